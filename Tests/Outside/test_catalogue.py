"""The program that browses the catalogue, against a server on this machine that also breaks."""

import base64
import os
import pathlib
import socket
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

import catalogue_server
from catalogue_server import CatalogueServer, Fault
from outside import BROWSE, DEMO

SVG = "{http://www.w3.org/2000/svg}"


def run(*words, program=BROWSE, **options):
    return subprocess.run(
        [program, *map(str, words)], capture_output=True, timeout=60, text=True,
        stdin=subprocess.DEVNULL, **options)


def peak_memory(*words):
    """Runs the program; how it ended, and the most memory that it held, in bytes."""
    process = subprocess.Popen(
        [BROWSE, *map(str, words)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True)
    said = process.stderr.read()
    process.stderr.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, said, usage.ru_maxrss * 1024


class CatalogueTest(unittest.TestCase):
    def setUp(self):
        server = CatalogueServer()
        self.server = server.__enter__()
        self.addCleanup(server.__exit__)

    def detail(self, *words):
        return run("--api", self.server.address, "--screen", "detail", *words)

    def grid(self, *words):
        return run("--api", self.server.address, *words)

    def assert_fails(self, done, status, line):
        self.assertEqual(done.stdout, "")
        self.assertRegex(done.stderr, rf"\Aerror: [^\n]*{line}[^\n]*\n\Z")
        self.assertEqual(done.returncode, status)

    def assert_warns(self, done, line):
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stderr, rf"\Awarning: [^\n]*{line}[^\n]*\n\Z")


class WholeAnswers(CatalogueTest):
    def test_a_detail_screen_asks_for_the_character_its_photo_and_its_episodes_once_each(self):
        done = self.detail("--id", 7, "--svg")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(sorted(self.server.requests), [
            "/api/character/7", "/api/character/avatar/7.png", "/api/episode/10",
            "/api/episode/8", "/api/episode/9"])
        root = xml.etree.ElementTree.fromstring(done.stdout)
        texts = ["".join(text.itertext()) for text in root.iter(SVG + "text")]
        for text in ["PERSON 7", "Episode S01E08", "Story 8", "Earth"]:
            self.assertIn(text, texts)

    def test_pictures_are_embedded_whole(self):
        for done, numbers in [(self.detail("--id", 7, "--svg"), {7}),
                              (self.grid("--svg"), set(range(1, 7)))]:
            root = xml.etree.ElementTree.fromstring(done.stdout)
            embedded = {image.get("href") for image in root.iter(SVG + "image")}
            for number in numbers:
                data = base64.b64encode(catalogue_server.picture(number)).decode()
                self.assertIn(f"data:image/png;base64,{data}", embedded)
            self.assertTrue(all(href.startswith("data:image/png;") for href in embedded))

    def test_a_page_holds_its_pictures_and_refers_to_nothing_outside(self):
        done = self.detail("--id", 7, "--html")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        data = base64.b64encode(catalogue_server.picture(7)).decode()
        self.assertIn(f'src="data:image/png;base64,{data}"', done.stdout)
        self.assertNotIn(self.server.origin, done.stdout)
        done = self.grid("--pages", 2, "--html")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout.count('src="data:image/png;base64,'), 40)

    def test_pages_and_filters_reach_the_server_encoded_and_each_page_once(self):
        done = self.grid("--pages", 4, "--name", "rick & morty", "--json")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(
            [path for path in self.server.requests if "avatar" not in path],
            ["/api/character?name=rick%20%26%20morty"]
            + [f"/api/character?page={n}&name=rick%20%26%20morty" for n in (2, 3, 4)])

    def test_a_copy_of_the_api_that_refers_to_the_original_is_asked_itself(self):
        for record in self.server.catalogue.records["character"]:
            record["episode"] = ["https://rickandmortyapi.com/api/episode/5"]
            record["image"] = "https://rickandmortyapi.com/api/character/avatar/1.jpeg"
        done = self.detail("--id", 1, "--ascii")
        self.assert_warns(done, "is not on this server; nothing was sent")
        self.assertIn("Story 5", done.stdout)

    def test_a_slow_answer_is_waited_for(self):
        self.server.break_path("/api/*", Fault.SLOW)
        done = self.detail("--ascii")
        self.assertEqual((done.returncode, done.stderr), (0, ""))


class Faults(CatalogueTest):
    def test_a_server_that_is_not_there_is_said_in_one_line(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            address = f"http://127.0.0.1:{taken.getsockname()[1]}/api"
            self.assert_fails(run("--api", address), 66, "cannot be reached: it takes no connection")
        self.assert_fails(run("--api", "http://no-such-host.invalid/api"), 66, "its name is not known")

    def test_a_connection_that_breaks_off_is_said_in_one_line(self):
        for fault in (Fault.RESET, Fault.CUT_SHORT):
            self.server.break_path("/api/character/1", fault)
            self.assert_fails(self.detail(), 66, "character 1: the server cannot be reached")

    def test_half_an_answer_and_another_shape_are_wrong_data(self):
        self.server.break_path("/api/character/1", Fault.TRUNCATED)
        self.assert_fails(self.detail(), 65, "it is no JSON, or not all of it")
        self.server.break_path("/api/character/1", Fault.WRONG_TYPE)
        self.assert_fails(self.detail(), 65, "id has the wrong type")
        self.server.break_path("/api/character", Fault.WRONG_TYPE)
        self.assert_fails(self.grid(), 65, "info has the wrong type")

    def test_the_servers_own_words_are_told(self):
        self.assert_fails(self.detail("--id", 827), 66, "404: Character not found")
        self.assert_fails(self.grid("--name", "nobody"), 66, "404: There is nothing here")
        self.server.break_path("/api/character/1", Fault.NOT_FOUND)
        self.assert_fails(self.detail(), 66, "the server answered 404$")

    def test_a_server_in_trouble_is_asked_four_times_and_then_given_up(self):
        self.server.break_path("/api/character/1", Fault.TROUBLE)
        self.assert_fails(self.detail(), 66, "500: out of order")
        self.assertEqual(self.server.requests, ["/api/character/1"] * 4)

    def test_a_server_that_recovers_is_not_given_up(self):
        for fault in (Fault.TROUBLE_ONCE, Fault.BUSY_ONCE):
            with self.subTest(fault.name):
                self.server.requests.clear()
                self.server.break_path("/api/character/1", fault)
                done = self.detail("--ascii")
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                self.assertEqual(self.server.requests[:2], ["/api/character/1"] * 2)

    def test_a_server_that_is_busy_for_hours_is_not_waited_for(self):
        self.server.break_path("/api/character/1", Fault.BUSY)
        self.assert_fails(self.detail(), 66, "asks to wait 43200 s")

    def test_a_gigabyte_is_given_up_and_never_held(self):
        for fault in (Fault.HUGE, Fault.HUGE_UNANNOUNCED):
            with self.subTest(fault.name):
                self.server.break_path("/api/character/1", fault)
                words = ("--api", self.server.address, "--screen", "detail")
                status, said, memory = peak_memory(*words)
                self.assertEqual((status, said), (
                    65, "error: character 1: the answer is larger than 8 MB\n"))
                self.assertLess(memory, 100 << 20)

    def test_a_redirection_to_another_server_is_not_followed(self):
        with CatalogueServer() as other:
            self.server.elsewhere = f"{other.address}/character/1"
            self.server.break_path("/api/character/1", Fault.ELSEWHERE)
            self.assert_fails(self.detail(), 66, "the server answered 302")
            self.assertEqual(other.requests, [])

    def test_what_breaks_beside_the_character_is_a_warning_and_the_rest_is_drawn(self):
        self.server.break_path("/api/character/avatar/1.png", Fault.WRONG_TYPE)
        done = self.detail("--svg")
        self.assert_warns(done, "the photo: the answer is not a picture")
        self.assertNotIn("<image", done.stdout)
        self.server.break_path("/api/character/avatar/1.png", None)
        self.server.break_path("/api/episode/3", Fault.RESET)
        done = self.detail("--svg")
        self.assert_warns(done, "episode 2 of the row: the server cannot be reached")
        self.assertIn("<image", done.stdout)
        self.assertIn("Story 2", done.stdout)

    def test_a_page_that_breaks_leaves_those_before_it(self):
        self.server.break_path("/api/character", Fault.TROUBLE_ONCE)
        done = self.grid("--pages", 2, "--json")
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_no_answer_ends_after_a_time(self):
        self.server.break_path("/api/character/1", Fault.NEVER)
        self.assert_fails(self.detail(), 66, "no answer within 20 s")


class WithoutNetwork(unittest.TestCase):
    def test_the_catalogue_that_is_built_in_asks_nobody(self):
        with tempfile.TemporaryDirectory() as folder:
            log = pathlib.Path(folder) / "calls"
            done = subprocess.run(
                ["strace", "-f", "-qq", "-e", "trace=connect,sendto,bind,openat,creat,unlink",
                 "-o", log, BROWSE, "--screen", "detail", "--id", "1", "--ascii"],
                capture_output=True, timeout=60, stdin=subprocess.DEVNULL)
            self.assertEqual(done.returncode, 0, done.stderr)
            calls = log.read_text()
            self.assertNotRegex(calls, r"AF_INET")
            self.assertNotRegex(calls, r"O_WRONLY|O_RDWR|O_CREAT|creat\(|unlink\(")

    def test_both_screens_are_drawn_from_what_is_built_in(self):
        done = run("--screen", "detail", "--id", 1, "--ascii")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("RICK SANCHEZ", done.stdout)
        self.assertIn("Lawnmower Dog", run("--screen", "detail", "--page", 1, "--ascii").stdout)
        self.assertIn("Morty Smith", run("--ascii").stdout)
        self.assertNotIn("<image", run("--svg").stdout)

    def test_a_file_is_written_whole_or_not_at_all(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "rick.svg"
            done = run("--screen", "detail", "--svg", "-o", path)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
            xml.etree.ElementTree.parse(path)
            self.assertEqual(run("--id", 827, "--screen", "detail", "-o", path).returncode, 66)
            self.assertEqual(os.listdir(folder), ["rick.svg"])

    def test_wrong_command_lines_end_with_64(self):
        for words in (["--api", "localhost"], ["--api", "ftp://x/"], ["--api", "http://u:p@x/"],
                      ["--pages", "0"], ["--screen", "detail", "--id", "0"], ["--id", "3"],
                      ["--screen", "detail", "--name", "x"], ["--screen", "list"], ["extra"]):
            done = run(*words)
            self.assertEqual((done.returncode, done.stdout), (64, ""), words)
            self.assertRegex(done.stderr, r"\Aerror: [^\n]+\n\Z")


class Programs(unittest.TestCase):
    def test_the_demonstration_hands_over_to_the_browser_beside_it(self):
        words = ("--screen", "detail", "--id", "3", "--ascii")
        done = run("browse", *words, program=DEMO)
        self.assertEqual((done.returncode, done.stdout), (0, run(*words).stdout))
        self.assertEqual(run("browse", "--version", program=DEMO).stdout, "rmlayout-browse 0.1.0\n")

    def test_a_browser_that_is_missing_is_said_in_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            alone = pathlib.Path(folder) / "rmlayout-demo"
            os.link(DEMO, alone) if os.stat(DEMO).st_dev == os.stat(folder).st_dev else \
                alone.write_bytes(pathlib.Path(DEMO).read_bytes())
            alone.chmod(0o755)
            done = run("browse", program=str(alone))
            self.assertEqual(done.returncode, 66)
            self.assertRegex(done.stderr, r"\Aerror: rmlayout-browse cannot be started[^\n]+\n\Z")


if __name__ == "__main__":
    unittest.main()
