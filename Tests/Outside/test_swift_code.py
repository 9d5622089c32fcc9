"""The Swift code that the program writes: it compiles, and its layouts have the same frames."""

import json
import pathlib
import tempfile
import unittest

import outside
import swift_code

LIBRARIES = ("RMLayout", "RMLayoutDocument")


def gallery_names():
    listed = outside.run(outside.DEMO, "gallery").decode()
    return [line.split()[0] for line in listed.splitlines()]


class SwiftCode(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.sources = [
            swift_code.write(document, name, cls.folder)
            for name, document in outside.golden_documents()]
        for name in gallery_names():
            document = json.loads(outside.run(outside.DEMO, "gallery", name, "--document"))
            cls.sources.append(swift_code.write(document, f"gallery-{name}", cls.folder))

    def frames(self):
        """What the code of all documents comes to, in order."""
        texts = [
            outside.run(outside.DEMO, "swift", "--name", f"Batch{number}Layout", *batch).decode()
            for number, batch in enumerate(swift_code.batches(self.sources))]
        return swift_code.frames(texts, LIBRARIES, self.folder)

    def test_the_code_of_every_golden_document_and_gallery_entry_gives_the_same_frames(self):
        frames = self.frames()
        self.assertEqual(len(frames), len(self.sources))
        for source, found in zip(self.sources, frames):
            with self.subTest(source.stem):
                expected = outside.run(outside.DEMO, "frames", source).decode()
                self.assertEqual(found.strip(), expected.strip())


if __name__ == "__main__":
    unittest.main()
