"""Inputs that are wrong, deep, wide or great: one line that says why, in bounded time and memory."""

import copy
import json
import os
import pathlib
import pty
import signal
import subprocess
import sys
import tempfile
import unittest

import outside
from terminal import read_to_end

MEGABYTES = 400
ROW = {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}
DOCUMENT = {
    "version": 1, "environment": {"size": {"width": 300, "height": 500}},
    "sections": [{"items": 3, "group": {
        "width": {"fractionalWidth": 1}, "height": {"absolute": 40}, "axis": "vertical",
        "subitems": [ROW]}}],
}
EVERYTHING = json.loads((outside.ROOT / "Tests" / "Outside" / "everything.json").read_text("utf-8"))


# Runs the rest of its command line and says what that used. A process of its own, since the memory
# of a process counts as that of the program that it becomes.
MEASURE = """
import json, os, sys
process = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ)
_, status, usage = os.wait4(process, 0)
sys.stderr.write("\\n" + json.dumps([
    os.waitstatus_to_exitcode(status), usage.ru_maxrss, usage.ru_utime + usage.ru_stime]))
"""


class Run:
    """A run of the program with what it used."""

    def __init__(self, folder, *words, input=b""):
        (folder / "input").write_bytes(input)
        with open(folder / "input", "rb") as source, open(folder / "out", "wb") as out:
            done = subprocess.run(
                [sys.executable, "-S", "-c", MEASURE, outside.DEMO, *map(str, words)],
                stdin=source, stdout=out, stderr=subprocess.PIPE, check=True, timeout=300)
        self.errors, used = done.stderr.rsplit(b"\n", 1)
        self.status, memory, self.seconds = json.loads(used)
        self.size = (folder / "out").stat().st_size
        self.megabytes = memory / (1024 if os.uname().sysname == "Linux" else 2**20)


class InputTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_with(self, text, *words):
        words = words or ("frames", "--limit", "1", "-")
        return Run(self.folder, *words, input=text if isinstance(text, bytes) else text.encode())

    def assert_fails(self, done, message):
        self.assertEqual(done.status, 65, done.errors)
        self.assertEqual(done.size, 0)
        self.assertRegex(done.errors.decode(), rf"\Aerror: the standard input:{message}[^\n]*\n\Z")


def with_unknown(text):
    return json.dumps(DOCUMENT)[:-1] + f', "more": {text}' + "}"


class Limits(InputTest):
    def test_what_is_greater_than_16_megabytes_is_refused_before_it_is_parsed(self):
        done = self.run_with("[" * (16 * 2**20 + 1))
        self.assert_fails(done, " an input may have 16M, this one has more; give --max-input")
        self.assertLess(done.megabytes, 80)
        self.assertLess(done.seconds, 1)
        self.assert_fails(self.run_with("[" * 1000, "frames", "--max-input", "1K", "-"), "1:513:")

    def test_600_levels_of_nesting_fail_with_one_line(self):
        for text in ("[" * 600 + "]" * 600, '{"a":' * 600 + "1" + "}" * 600):
            self.assert_fails(self.run_with(with_unknown(text)), r"1:\d+: nested more than 512 deep")
        deep = ROW
        for _ in range(600):
            deep = {**ROW, "axis": "vertical", "subitem": deep, "count": 1}
        document = copy.deepcopy(DOCUMENT)
        document["sections"][0]["group"]["subitems"] = [deep]
        self.assert_fails(self.run_with(json.dumps(document)), r"1:\d+: nested more than 512 deep")

    def test_150_levels_of_groups_fail_with_one_line_and_90_work(self):
        for levels, status in ((90, 0), (150, 65)):
            deep = ROW
            for _ in range(levels):
                deep = {**ROW, "axis": "vertical", "subitem": deep, "count": 1}
            document = copy.deepcopy(DOCUMENT)
            document["sections"][0]["group"]["subitems"] = [deep]
            done = self.run_with(json.dumps(document))
            self.assertEqual(done.status, status, done.errors)
            if status:
                self.assertIn(b"groups may be nested 100 deep", done.errors)

    def test_numbers_beyond_the_range_fail_with_one_line(self):
        for number in ("1" + "0" * 308, "1e308", "-1e308", "1e13"):
            done = self.run_with(json.dumps(DOCUMENT).replace("300", number))
            self.assert_fails(done, " environment.size.width: must be a finite number")
        self.assert_fails(self.run_with(json.dumps(DOCUMENT).replace("300", "1e309")), r"1:\d+:")

    def test_a_million_keys_fail_with_one_line(self):
        keys = ", ".join(f'"k{number}": 1' for number in range(1_000_000))
        done = self.run_with(json.dumps(DOCUMENT)[:-1] + f", {keys}" + "}")
        self.assert_fails(done, " k0: unknown key; remove it, or give --lenient")
        self.assertLess(done.megabytes, MEGABYTES)

    def test_16_megabytes_of_whatever_stay_below_400_in_memory(self):
        count = (16 * 2**20 - 1000) // 4
        for text, message in [(",".join(["[0]"] * count), r"1:\d+: more than 4000000 values"),
                              (",".join(["{}"] * count), r"1:\d+: more than 4000000 values"),
                              (",".join(["[[]]"] * 1_900_000), " more: unknown key"),
                              ('"' + "\\n" * count + '"', " more: unknown key")]:
            done = self.run_with(with_unknown(f"[{text}]"))
            self.assert_fails(done, message)
            self.assertLess(done.megabytes, MEGABYTES)

    def test_a_million_sizes_work_below_400_in_memory(self):
        count = 1_300_000
        sizes = ",".join(["[1,2]"] * count)
        document = json.dumps({
            "version": 1, "environment": DOCUMENT["environment"], "layout": "flow",
            "sections": [{"items": count, "itemSizes": 0}]}).replace('s": 0', f's": [{sizes}]')
        done = self.run_with(document)
        self.assertEqual((done.status, done.errors), (0, b""))
        self.assertLess(done.megabytes, MEGABYTES)


class Streams(InputTest):
    def setUp(self):
        super().setUp()
        document = copy.deepcopy(DOCUMENT)
        document["sections"][0]["items"] = 1_000_000
        self.text = json.dumps(document)

    def test_a_million_elements_are_written_in_little_memory(self):
        for words in (["frames", "-"], ["query", "--rect", "0,0,300,4e7", "-"]):
            done = self.run_with(self.text, *words)
            self.assertEqual((done.status, done.errors), (0, b""))
            self.assertGreater(done.size, 30_000_000)
            self.assertLess(done.megabytes, 50)

    def test_to_a_file_too_and_a_signal_leaves_the_old_one_and_nothing_else(self):
        out = self.folder / "out.json"
        done = self.run_with(self.text, "frames", "-", "-o", out)
        self.assertEqual((done.status, done.errors), (0, b""))
        self.assertGreater(out.stat().st_size, 90_000_000)
        self.assertLess(done.megabytes, 50)
        out.write_bytes(b"old")
        before = sorted(os.listdir(self.folder))
        (self.folder / "input").write_text(self.text)
        with open(self.folder / "input", "rb") as source:
            process = subprocess.Popen([outside.DEMO, "frames", "-", "-o", out], stdin=source)
            with self.assertRaises(subprocess.TimeoutExpired):
                process.wait(timeout=0.4)
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=60)
        self.assertEqual(out.read_bytes(), b"old")
        self.assertEqual(sorted(os.listdir(self.folder)), before)

    def test_a_reader_who_goes_away_ends_each_command_quietly(self):
        (self.folder / "input").write_text(self.text)
        for words in (["frames"], ["query", "--rect", "0,0,300,4e7"]):
            process = subprocess.Popen(
                [outside.DEMO, *words, self.folder / "input"], stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, restore_signals=False)
            process.stdout.read(10)
            process.stdout.close()
            errors = process.stderr.read()
            process.stderr.close()
            self.assertEqual((process.wait(timeout=60), errors), (141, b""), words)


class Misspellings(InputTest):
    def test_of_every_key_a_misspelling_is_answered_with_the_key(self):
        count = 0
        for document in EVERYTHING:
            for path, key in self.keys(document):
                wrong = key[0] + key
                broken = copy.deepcopy(document)
                parent = broken
                for step in path:
                    parent = parent[step]
                parent[wrong] = parent.pop(key)
                with self.subTest(f"{path} {wrong}"):
                    done = self.run_with(json.dumps(broken))
                    self.assertEqual(done.status, 65)
                    self.assertIn(f'{wrong}: unknown key; did you mean "{key}"?', done.errors.decode())
                count += 1
        self.assertGreater(count, 150)

    def keys(self, value, path=()):
        """Every key of the format, with the place of its object."""
        if isinstance(value, dict):
            for key, inner in value.items():
                # The keys of what was measured are the document's own.
                if path[-2:-1] != ("measured",):
                    yield path, key
                yield from self.keys(inner, path + (key,))
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                yield from self.keys(inner, path + (index,))


class Progress(InputTest):
    def test_a_terminal_shows_the_file_at_work_and_nothing_at_the_end(self):
        path = self.folder / "layout.json"
        path.write_text(json.dumps(DOCUMENT))
        leader, follower = pty.openpty()
        process = subprocess.Popen(
            [outside.DEMO, "lint", path, path, path], stdout=subprocess.DEVNULL, stderr=follower)
        os.close(follower)
        text = read_to_end(leader)
        self.assertEqual(process.wait(timeout=60), 0)
        self.assertIn(b"\r1/3 ", text)
        self.assertTrue(text.endswith(b"\r\x1b[K"), text)


if __name__ == "__main__":
    unittest.main()
