"""The completions, in the shells that they are for."""

import os
import pathlib
import pty
import select
import subprocess
import tempfile
import time
import unittest

import outside

PROGRAM = "rmlayout-demo"


def options(command):
    """The long names of a command's options, as its help lists them."""
    text = outside.run(outside.DEMO, *([command] if command else []), "--help").decode()
    lines = text.split("\noptions:\n")[1].split("\nexit status:")[0].splitlines()
    starts = [line.split("  ")[1] for line in lines if line.startswith("  -")]
    return sorted(word.strip(",") for start in starts for word in start.split()
                  if word.startswith("--"))


class Bash(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.script = self.folder / "completions"
        self.script.write_bytes(outside.run(outside.DEMO, "completions", "bash"))
        for name in ("layout.json", "other.json"):
            (self.folder / name).write_text("{}")

    def replies(self, *words):
        """What bash offers for the last word of a command line."""
        program = (
            'source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _rmlayout_demo; '
            'printf "%s\\n" "${COMPREPLY[@]}"')
        done = subprocess.run(
            ["bash", "--norc", "-u", "-c", program, self.script, PROGRAM, *words],
            cwd=self.folder, capture_output=True, check=True, timeout=60)
        self.assertEqual(done.stderr, b"")
        return sorted(done.stdout.decode().split())

    def test_the_first_word_is_a_command(self):
        self.assertEqual(self.replies(""), sorted(outside.commands() + ["help"]))
        self.assertEqual(self.replies("fr"), ["frames"])
        self.assertEqual(self.replies("help", "sw"), ["swift"])

    def test_each_command_has_all_its_options(self):
        self.assertEqual(self.replies("--"), options(""))
        for command in outside.commands():
            # Its options are another program's.
            if command == "browse":
                continue
            with self.subTest(command):
                self.assertEqual(self.replies(command, "--"), options(command))

    def test_files_and_words_stand_where_they_belong(self):
        self.assertEqual(self.replies("frames", "lay"), ["layout.json"])
        self.assertEqual(self.replies("frames", "-o", "oth"), ["other.json"])
        self.assertEqual(self.replies("lint", "a.json", "--errors", ""), ["json", "text"])
        self.assertEqual(self.replies("gallery", "mo"), ["mosaic"])
        self.assertEqual(self.replies("completions", ""), ["bash", "zsh"])
        self.assertEqual(self.replies("--device", "iPad-Pro-1"), ["iPad-Pro-11", "iPad-Pro-12.9"])
        self.assertEqual(self.replies("frames", "--limit", ""), [])

    def test_every_device_that_is_offered_is_understood(self):
        devices = self.replies("--device", "")
        self.assertGreater(len(devices), 20)
        for device in devices[::5]:
            outside.run(outside.DEMO, "--device", device, "--screen", "grid")


class Zsh(unittest.TestCase):
    """A real zsh at a pseudo terminal: what stands on its line after the tabulator."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        script = self.folder / f"_{PROGRAM}"
        script.write_bytes(outside.run(outside.DEMO, "completions", "zsh"))
        subprocess.run(["zsh", "-n", script], check=True, timeout=60)
        (self.folder / "layout.json").write_text("{}")
        process, self.terminal = pty.fork()
        if process == 0:
            os.chdir(self.folder)
            os.execvpe("zsh", ["zsh", "-f", "-i"], {**os.environ, "TERM": "dumb", "HOME": folder.name})
        self.addCleanup(os.waitpid, process, 0)
        self.addCleanup(os.close, self.terminal)
        self.type(f"PS1='> '; unsetopt zle_bracketed_paste; fpath=({self.folder} $fpath); "
                  "autoload -U compinit; compinit -u -D; echo rea''dy\n")
        self.read_until("ready")

    def type(self, text):
        os.write(self.terminal, text.encode())

    def read_until(self, expected):
        text, end = "", time.monotonic() + 30
        while expected not in text:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.terminal], [], [], left)[0]:
                self.fail(f"zsh does not show {expected!r}: {text!r}")
            text += os.read(self.terminal, 4096).decode(errors="replace")
        return text

    def assert_completes(self, typed, expected):
        with self.subTest(typed):
            self.type(typed + "\t")
            self.read_until(expected)
            self.type("\x15")

    def test_commands_options_words_and_files_are_completed(self):
        self.assert_completes(f"{PROGRAM} fra", f"{PROGRAM} frames ")
        self.assert_completes(f"{PROGRAM} swift --nam", "swift --name ")
        self.assert_completes(f"{PROGRAM} lint --max", "lint --max-input ")
        self.assert_completes(f"{PROGRAM} frames lay", "frames layout.json")
        self.assert_completes(f"{PROGRAM} frames -o lay", "-o layout.json")
        self.assert_completes(f"{PROGRAM} gallery mos", "gallery mosaic")
        self.assert_completes(f"{PROGRAM} --device iPad-m", "--device iPad-mini-6")
        self.assert_completes(f"{PROGRAM} completions z", "completions zsh")

    def test_a_list_says_what_each_command_does(self):
        self.type(f"{PROGRAM} \t\t")
        self.read_until("the frames of layout documents")


if __name__ == "__main__":
    unittest.main()
