"""What every command has in common: help, the standard input, quiet pipes, nothing written unasked."""

import os
import pathlib
import subprocess
import tempfile
import unittest

import outside

ROWS = """{"version": 1, "environment": {"size": {"width": 300, "height": 400}}, "sections": [
  {"items": 9, "orthogonalScrolling": "groupPaging", "group": {"width": {"fractionalWidth": 0.8},
   "height": {"absolute": 100}, "axis": "horizontal", "subitems": [
     {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}]}"""

# How each command that reads layout documents is run on the standard input.
READING = {
    "render": ["render", "-"], "frames": ["frames", "-"], "query": ["query", "-"],
    "page": ["page", "-"], "matrix": ["matrix", "-"], "explain": ["explain", "-", "0.1"],
    "lint": ["lint", "-"], "swift": ["swift", "-"],
}
# Commands that read none, and how they are run.
OTHERS = {
    "gallery": ["gallery", "mosaic", "--svg"], "schema": ["schema"],
    "completions": ["completions", "zsh"],
}
# They read two documents, or are a program of their own.
APART = {"diff", "browse"}


def commands():
    return [name for name in outside.commands() if name != "browse"]


class EveryCommand(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_in_folder(self, *words, **options):
        return subprocess.run(
            [os.path.abspath(outside.DEMO), *words], cwd=self.folder, input=ROWS.encode(),
            timeout=60, **{"capture_output": True, **options})

    def test_all_commands_are_known_here(self):
        self.assertEqual(set(outside.commands()) - APART, set(READING) | set(OTHERS))

    def test_each_has_a_help_with_examples_and_a_table_of_exit_statuses(self):
        for name in commands():
            with self.subTest(name):
                text = outside.run(outside.DEMO, name, "--help").decode()
                self.assertEqual(text, outside.run(outside.DEMO, "help", name).decode())
                self.assertTrue(text.startswith(f"usage: rmlayout-demo {name} "), text)
                statuses = text.split("\nexit status:\n")[1].split("\n\n")[0].splitlines()
                found = {line.split()[0] for line in statuses}
                self.assertLessEqual({"0", "64", "70"}, found)
                examples = text.split("\nexamples:\n")[1].splitlines()
                self.assertTrue(any(f"rmlayout-demo {name}" in line for line in examples))
                self.assertLessEqual(max(map(len, text.splitlines())), 80)

    def test_each_reads_the_standard_input_and_writes_no_file_without_being_asked(self):
        for name, words in (READING | OTHERS).items():
            with self.subTest(name):
                done = self.run_in_folder(*words)
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assertTrue(done.stdout.endswith(b"\n"))
                self.assertEqual(os.listdir(self.folder), [])

    def test_each_writes_to_a_file_what_it_prints(self):
        for name, words in (READING | OTHERS).items():
            with self.subTest(name):
                printed = self.run_in_folder(*words).stdout
                done = self.run_in_folder(*words, "-o", "out")
                self.assertEqual((done.returncode, done.stdout, done.stderr), (0, b"", b""))
                self.assertEqual((self.folder / "out").read_bytes(), printed)

    def test_each_ends_quietly_where_nobody_reads(self):
        for name, words in (READING | OTHERS).items():
            with self.subTest(name):
                reader, writer = os.pipe()
                os.close(reader)
                try:
                    done = self.run_in_folder(
                        *words, capture_output=False, stdout=writer, stderr=subprocess.PIPE,
                        restore_signals=False)
                finally:
                    os.close(writer)
                self.assertEqual((done.returncode, done.stderr), (141, b""))

    def test_each_tells_an_error_as_an_object_where_that_is_asked_for(self):
        for name, words in READING.items():
            with self.subTest(name):
                done = subprocess.run(
                    [outside.DEMO, *words, "--errors", "json"], input=b"{\n!", capture_output=True,
                    timeout=60)
                self.assertEqual(done.returncode, 65)
                self.assertEqual(
                    done.stderr,
                    b'{"severity": "error", "status": 65, "file": "the standard input", "line": 2, '
                    b'"column": 1, "message": "expected a key in quotes, found !; correct the JSON '
                    b'there"}\n')


if __name__ == "__main__":
    unittest.main()
