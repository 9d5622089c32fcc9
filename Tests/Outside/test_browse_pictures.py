"""Pictures in a terminal that answers for iTerm2's protocol, and portraits in one that does not."""

import base64
import re
import unittest

from catalogue_server import CatalogueServer
from outside import BROWSE
from terminal import FRAME_END, Wire

QUESTION = b"\x1b]1337;ReportCellSize\x07"
ANSWER = b"\x1b]1337;ReportCellSize=17.0;8.0;2.0\x1b\\"
PICTURE = re.compile(
    rb"\x1b\]1337;File=inline=1;[^:]*width=(\d+);height=(\d+)[^:]*:([A-Za-z0-9+/=]+)\x07")


class Pictures(unittest.TestCase):
    def test_a_terminal_that_answers_gets_each_picture_once(self):
        with CatalogueServer() as server:
            wire = Wire(BROWSE, "--api", server.address)
            wire.wait(lambda seen: QUESTION in seen)
            wire.send(ANSWER)
            wire.wait(lambda seen: len(PICTURE.findall(seen)) >= 4)
            width, height, text = PICTURE.findall(wire.bytes)[0]
            self.assertIn(int(width), (16, 17))
            self.assertEqual(int(height), 10)
            self.assertTrue(base64.b64decode(text).startswith(b"\x89PNG\r\n"))
            # Another card is at the keys; the pictures stay where they are.
            frames = wire.bytes.count(FRAME_END)
            wire.send(b"\x1b[C")
            wire.wait(lambda seen: seen.count(FRAME_END) > frames)
            self.assertEqual(len(PICTURE.findall(wire.bytes)), 4)
            self.assertEqual(wire.leave(), 0)

    def test_a_terminal_that_does_not_answer_gets_portraits(self):
        with CatalogueServer() as server:
            wire = Wire(BROWSE, "--api", server.address)
            wire.wait(lambda seen: b"Person 1" in seen and "▀".encode() in seen)
            self.assertEqual(wire.leave(), 0)
            self.assertNotIn(b"File=inline", wire.bytes)
            self.assertFalse([path for path in server.requests if "avatar" in path])


if __name__ == "__main__":
    unittest.main()
