"""The program from outside: exit statuses, whole files or none, pipes, pictures."""

import fcntl
import json
import os
import pathlib
import pty
import re
import resource
import signal
import struct
import subprocess
import tempfile
import termios
import time
import unittest
import xml.etree.ElementTree

from outside import DEMO
from terminal import read_to_end

DOCUMENT = json.dumps({
    "version": 1,
    "environment": {"size": {"width": 300, "height": 500}},
    "sections": [{"items": 3, "group": {
        "width": {"fractionalWidth": 1}, "height": {"absolute": 40}, "axis": "vertical",
        "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}],
})


def run(*words, **options):
    return subprocess.run(
        [DEMO, *map(str, words)], capture_output=True, timeout=120, **options)


class ProgramTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def names(self):
        return sorted(os.listdir(self.folder))

    def assert_fails(self, done, status):
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertEqual(done.stdout, b"")
        self.assertRegex(done.stderr, rb"\Aerror: [^\n]+\n\Z")


class ExitStatuses(ProgramTest):
    def test_a_good_command_line_ends_with_0_and_a_quiet_standard_error(self):
        for words in [[], ["--ascii"], ["--svg"], ["--json"], ["--help"], ["--version"]]:
            done = run(*words)
            self.assertEqual((done.returncode, done.stderr), (0, b""), words)
            self.assertTrue(done.stdout.endswith(b"\n"), words)

    def test_a_wrong_command_line_ends_with_64(self):
        for words in [["--svgg"], ["frmaes"], ["frames"], ["--size", "x"], ["--device", "fridge"]]:
            self.assert_fails(run(*words), 64)

    def test_wrong_data_end_with_65(self):
        for text in ["", "{", "[1,]", "\0", DOCUMENT.replace("items", "itms"), "[" * 100_000,
                     DOCUMENT.replace("300", "NaN"), DOCUMENT.replace("300", "1e400")]:
            self.assert_fails(run("frames", "-", input=text.encode()), 65)
        self.assert_fails(run("frames", "-", input=b"\xff\xfe{}"), 65)

    def test_a_missing_or_unreadable_input_ends_with_66(self):
        self.assert_fails(run("frames", self.folder / "gone.json"), 66)
        self.assert_fails(run("frames", self.folder), 66)
        closed = subprocess.run(
            ["sh", "-c", '"$0" frames - <&-', DEMO], capture_output=True, timeout=60)
        self.assert_fails(closed, 66)

    def test_an_output_that_cannot_be_written_ends_with_73(self):
        self.assert_fails(run("--svg", "-o", self.folder), 73)
        self.assert_fails(run("--svg", "-o", self.folder / "gone" / "out.svg"), 73)
        self.assert_fails(run("--svg", "-o", f"{self.folder}/out/"), 73)
        self.assert_fails(run("--svg", "-o", "/dev/full"), 73)
        self.assertEqual(self.names(), [])
        with open("/dev/full", "wb") as full:
            done = subprocess.run([DEMO], stdout=full, stderr=subprocess.PIPE, timeout=60)
        self.assertEqual(done.returncode, 73)
        self.assertRegex(done.stderr, rb"\Aerror: [^\n]+\n\Z")

    def test_an_output_beyond_the_limit_of_files_ends_with_73_and_no_signal(self):
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))
        many = DOCUMENT.replace('"items": 3', '"items": 1000').encode()
        for words, text in [(["--svg"], b""), (["--json"], b""), ([], b""), (["frames", "-"], many)]:
            with open(self.folder / "out", "wb") as out:
                done = subprocess.run(
                    [DEMO, *words], input=text, stdout=out, stderr=subprocess.PIPE,
                    timeout=60, preexec_fn=limit)
            self.assertEqual(done.returncode, 73, words)
            self.assertEqual(done.stderr, b"error: cannot write the output: File too large\n")

    def test_a_reader_who_goes_away_ends_it_quietly_with_141(self):
        for ignored in (False, True):
            process = subprocess.Popen(
                [DEMO, "--json", "--items", "50000"], stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, restore_signals=not ignored)
            process.stdout.read(10)
            process.stdout.close()
            errors = process.stderr.read()
            process.stderr.close()
            status = process.wait(timeout=60)
            self.assertIn(status, (141,) if ignored else (141, -signal.SIGPIPE))
            self.assertEqual(errors, b"")


class Documents(ProgramTest):
    def seconds(self, document):
        """The processor time of a run, of which other programs take none; the least of three."""
        times = []
        for _ in range(3):
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            run("frames", "-", "--limit", "0", input=document.encode())
            times.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
        return min(times)

    def test_the_place_of_a_fault_in_the_json_stands_in_the_form_that_editors_jump_to(self):
        path = self.folder / "b1.json"
        path.write_bytes(DOCUMENT.replace("40", "1e999").encode())
        column = DOCUMENT.index("40") + 1
        done = run("frames", path)
        self.assert_fails(done, 65)
        self.assertIn(f"error: {path}:1:{column}: the number 1e999".encode(), done.stderr)

    def test_deep_nesting_takes_no_longer_than_as_much_text_side_by_side(self):
        deep = "[" * 500 + "]" * 500
        flat = "[" + ",".join(["[]"] * 500) + "]"
        documents = [DOCUMENT[:-1] + f', "more": {text}' + "}" for text in (deep, flat)]
        self.assert_fails(run("frames", "-", input=documents[0].encode()), 65)
        self.assertLess(self.seconds(documents[0]), 0.05 + 5 * self.seconds(documents[1]))


class Files(ProgramTest):
    def test_a_file_is_new_or_replaced_whole_and_nothing_else_is_left(self):
        out = self.folder / "out.svg"
        for _ in range(2):
            self.assertEqual(run("-o", out).returncode, 0)
            self.assertEqual(out.read_bytes(), run("--svg").stdout)
        self.assertEqual(self.names(), ["out.svg"])

    def test_links_are_followed_and_stay_links(self):
        (self.folder / "there").mkdir()
        target = self.folder / "there" / "target.svg"
        link = self.folder / "link.svg"
        link.symlink_to("there/target.svg")
        for _ in range(2):
            self.assertEqual(run("-o", link).returncode, 0)
            self.assertTrue(link.is_symlink())
            self.assertEqual(target.read_bytes(), run("--svg").stdout)
        self.assertEqual(os.listdir(target.parent), ["target.svg"])

    def test_a_replaced_file_keeps_its_permissions(self):
        out = self.folder / "out.svg"
        out.write_text("old")
        out.chmod(0o640)
        self.assertEqual(run("-o", out).returncode, 0)
        self.assertEqual(out.stat().st_mode & 0o777, 0o640)

    def test_a_bare_name_stands_for_a_file_in_the_current_folder(self):
        self.assertEqual(run("-o", "out.json", cwd=self.folder).returncode, 0)
        self.assertEqual(self.names(), ["out.json"])

    def test_devices_and_pipes_are_written_to_as_they_are(self):
        self.assertEqual(run("--svg", "-o", "/dev/null").returncode, 0)
        self.assertTrue(pathlib.Path("/dev/null").is_char_device())
        self.assertEqual(run("--svg", "-o", "/dev/stdout").stdout, run("--svg").stdout)

    def test_a_full_disk_leaves_the_old_file_and_nothing_else(self):
        out = self.folder / "out.svg"
        out.write_text("old")
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        self.assert_fails(run("-o", out, preexec_fn=limit), 73)
        self.assertEqual(out.read_text(), "old")
        self.assertEqual(self.names(), ["out.svg"])

    def test_a_wrong_document_leaves_the_old_file(self):
        out = self.folder / "out.json"
        out.write_text("old")
        self.assert_fails(run("frames", "-", "-o", out, input=b"{"), 65)
        self.assertEqual(out.read_text(), "old")

    def test_a_program_that_is_stopped_leaves_the_old_file_or_the_new_one(self):
        out = self.folder / "out.json"
        words = [DEMO, "--json", "--items", "20000", "-o", str(out)]
        times = []
        for _ in range(2):
            started = time.monotonic()
            subprocess.run(words, check=True, timeout=60)
            times.append(time.monotonic() - started)
        new = out.read_bytes()
        # Later and later, until it comes to its end first: however long that takes just now.
        steps, is_stopped = 0, True
        while is_stopped:
            out.write_bytes(b"old")
            number = signal.SIGTERM if steps % 2 else signal.SIGINT
            is_stopped = self.stop(words, number, after=min(times) * steps / 20)
            self.assertIn(out.read_bytes(), (b"old", new))
            self.assertEqual(self.names(), ["out.json"])
            steps += 1
        self.assertGreater(steps, 5)

    def stop(self, words, number, after):
        """Sends a signal to a program after some seconds; whether it still ran."""
        process = subprocess.Popen(words)
        time.sleep(after)
        is_running = process.poll() is None
        process.send_signal(number)
        process.wait(timeout=60)
        return is_running


class Pictures(ProgramTest):
    def test_the_same_command_gives_the_same_bytes(self):
        for words in [[], ["--ascii"], ["--svg"], ["--json"]]:
            self.assertEqual(run(*words).stdout, run(*words).stdout)

    def test_the_svg_is_well_formed_and_shows_both_screens(self):
        for words in [[], ["--rtl"], ["--device", "iPad Pro 12.9"], ["--size", "0x0"],
                      ["--items", "0"], ["--items", "1000000000", "--offset", "1e9"]]:
            root = xml.etree.ElementTree.fromstring(run("--svg", *words).stdout)
            self.assertTrue(root.tag.endswith("svg"))
        text = "".join(root.itertext())
        self.assertIn("Characters", text)
        self.assertIn("RICK SANCHEZ", text)

    def test_the_text_is_80_columns_wide_at_most_and_less_on_a_narrow_terminal(self):
        for words in [[], ["--ascii"], ["--device", "iPad Pro 12.9"], ["--rtl"]]:
            for line in run(*words).stdout.decode().splitlines():
                self.assertLessEqual(len(line), 80, line)
        for line in run(env={**os.environ, "COLUMNS": "60"}).stdout.decode().splitlines():
            self.assertLessEqual(len(line), 60, line)

    def test_the_ascii_form_has_7_bits(self):
        self.assertTrue(run("--ascii").stdout.isascii())

    def test_the_json_is_json(self):
        both = json.loads(run("--json").stdout)
        self.assertEqual(list(both), ["version", "grid", "detail"])
        self.assertEqual(both["version"], 1)
        self.assertEqual(len(both["grid"]["elements"]), 21)
        self.assertEqual(len(both["detail"]["elements"]), 60)
        frames = json.loads(run("frames", "-", input=DOCUMENT.encode()).stdout)
        self.assertEqual(frames["contentSize"], {"width": 300, "height": 120})

    def test_a_terminal_gets_text_as_wide_as_it_is(self):
        leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 50, 0, 0))
        process = subprocess.Popen([DEMO], stdout=follower)
        os.close(follower)
        text = read_to_end(leader)
        self.assertEqual(process.wait(timeout=60), 0)
        # Colours take no room.
        lines = re.sub(r"\x1b\[[0-9;]*m", "", text.decode()).split("\r\n")
        self.assertGreater(len(lines), 10)
        self.assertLessEqual(max(map(len, lines)), 50)


if __name__ == "__main__":
    unittest.main()
