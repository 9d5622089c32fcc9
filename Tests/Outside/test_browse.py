"""`rmlayout-browse` in a real terminal: what a person does and sees, and how it leaves."""

import os
import pathlib
import signal
import subprocess
import time
import unittest

from catalogue_server import CatalogueServer, Fault
from outside import BROWSE, DEMO
from terminal import FRAME_END, Terminal, Wire


def start(terminal, command=f"{DEMO} browse"):
    """Starts the app from the shell, which tells its status at the end."""
    terminal.type(f"{command}; echo ended $?")
    terminal.keys("Enter")
    terminal.see("Characters", "1 of 826, 20 loaded", "Rick Sanchez", "q quit")


def switches(process):
    """How often the threads of a process have begun to wait or were interrupted."""
    count = 0
    for task in pathlib.Path(f"/proc/{process}/task").iterdir():
        for line in (task / "status").read_text().splitlines():
            if "ctxt_switches" in line:
                count += int(line.split()[1])
    return count


class Journey(unittest.TestCase):
    def test_a_person_finds_everything(self):
        with Terminal() as terminal:
            start(terminal)
            self.move_in_the_list(terminal)
            self.read_a_page(terminal)
            self.search(terminal)
            self.turn_and_resize(terminal)
            self.go_to_the_last_page(terminal)
            terminal.keys("q")
            terminal.see("ended 0", gone=("Characters",))
            self.assertGreaterEqual(terminal.seen, 80)

    def move_in_the_list(self, terminal):
        terminal.see("Status: Alive", "┏━", "╭─")
        for key, place in (
            ("Right", "2 of 826"), ("Down", "6 of 826"), ("Left", "5 of 826"), ("Up", "1 of 826")):
            terminal.keys(key)
            terminal.see(place)
        terminal.keys("PageDown")
        terminal.see("9 of 826", "Agency Director", gone=("Rick Sanchez",))
        terminal.keys("PageUp")
        terminal.see("1 of 826", "Rick Sanchez")
        terminal.wheel(10, 10, turns=8)
        terminal.see("9 of 826", gone=("Rick Sanchez", "Morty Smith"))
        terminal.wheel(10, 10, is_down=False, turns=30)
        terminal.see("Rick Sanchez", "Morty Smith")
        terminal.keys("e")
        terminal.see("Why cell 0.", "frame ", "columns ", "section inset leading")
        terminal.keys("Escape")
        terminal.see("Rick Sanchez", gone=("Why cell",))

    def read_a_page(self, terminal):
        terminal.keys("Home")
        terminal.see("1 of 826")
        terminal.keys("Enter")
        terminal.see(
            "‹ RICK SANCHEZ", "episode 1 of 51", "STATUS", "Alive", "GENDER", "TYPE", "None",
            "SPECIES", "esc back")
        terminal.keys("End")
        terminal.see(
            "ORIGIN", "Earth (C-137)", "LOCATION", "CREATED", "EPISODE COUNT", "Episode S01E01",
            "Pilot", "Aired on December 2, 2013", "Episode S01E02")
        terminal.keys("Right")
        terminal.see("episode 2 of 51", "Lawnmower Dog", gone=("Pilot",))
        for _ in range(4):
            terminal.keys("Right")
        terminal.see("episode 6 of 51", "Episode S01E06")
        terminal.keys("Left")
        terminal.see("episode 5 of 51", "Meeseeks and Destroy")
        terminal.keys("e")
        terminal.see("Why cell 2.4")
        terminal.keys("e")
        terminal.see("Episode S01E05", gone=("Why cell",))
        terminal.keys("Escape")
        terminal.see("1 of 826", "Morty Smith", gone=("RICK SANCHEZ",))
        terminal.click(30, 5)
        terminal.see("‹ MORTY SMITH")
        terminal.keys("BSpace")
        terminal.see("2 of 826", "Rick Sanchez")

    def search(self, terminal):
        terminal.type("/")
        terminal.see("Search", "› Name:", "Status:  any", "Gender:  any")
        terminal.type("rick")
        terminal.see("rick▏")
        terminal.keys("Enter")
        terminal.see("Characters — name rick", "1 of 4, 4 loaded", "Adjudicator", gone=("Morty",))
        terminal.type("f")
        terminal.see("› Status:  ‹ any ›")
        terminal.keys("Right")
        terminal.see("‹ alive ›")
        terminal.keys("Enter")
        terminal.see("name rick, status alive", "1 of 1, 1 loaded", "Rick Sanchez")
        terminal.type("/")
        terminal.keys("C-u")
        terminal.type("nobody at all")
        terminal.keys("Enter")
        terminal.see("No results")
        terminal.type("/")
        terminal.see("nobody at all▏")
        terminal.keys("Escape")
        terminal.see("No results", gone=("Search",))
        terminal.type("c")
        terminal.see("1 of 826, 20 loaded", gone=("No results",))

    def turn_and_resize(self, terminal):
        before = terminal.see("Rick Sanchez").index("Rick Sanchez")
        terminal.type("r")
        terminal.find(r"Morty Smith│ +┃ +Rick Sanchez┃")
        terminal.type("r")
        after = terminal.find(r"┃Rick Sanchez +┃ │Morty Smith").start() + 1
        self.assertEqual(before, after)
        for _ in range(3):
            terminal.keys("Down")
        terminal.see("13 of 826", "Alien Googah")
        terminal.resize(120, 40)
        terminal.find(r"13 of 826, \d+ loaded")
        terminal.see("Alien Googah", "Alien Rick")
        terminal.resize(20, 5)
        terminal.see("Larger, please")
        terminal.resize(50, 20)
        terminal.see("Alien Googah", gone=("Larger",))
        terminal.resize(80, 24)
        terminal.find(r"13 of 826, \d+ loaded")

    def go_to_the_last_page(self, terminal):
        loaded = 0
        while loaded < 826:
            terminal.keys("End")
            loaded = int(terminal.find(rf"(?!{loaded} )\b(\d+) loaded").group(1))
        terminal.keys("End")
        terminal.see("826 of 826, 826 loaded", gone=("Loading more",))
        terminal.keys("Enter")
        terminal.see("episode 1 of", "STATUS")
        terminal.keys("Escape")
        terminal.see("826 of 826, 826 loaded")
        terminal.keys("Home")
        terminal.see("1 of 826, 826 loaded", "Rick Sanchez")


class Leaving(unittest.TestCase):
    """However the app ends, the terminal is as it was."""

    def check(self, terminal, status):
        terminal.see(f"ended {status}")
        self.assertEqual(terminal.value("alternate_on"), "0")
        self.assertEqual(terminal.value("cursor_flag"), "1")
        self.assertEqual(terminal.value("mouse_any_flag"), "0")
        terminal.type("stty -a | tr -d '\\n'")
        terminal.keys("Enter")
        terminal.find(r"(?s)[^-]icanon.*[^-]echo ")

    def test_control_c_leaves_with_130(self):
        with Terminal() as terminal:
            start(terminal)
            self.assertEqual(terminal.value("alternate_on"), "1")
            self.assertEqual(terminal.value("cursor_flag"), "0")
            self.assertEqual(terminal.value("mouse_any_flag"), "1")
            terminal.keys("C-c")
            self.check(terminal, 130)

    def test_a_signal_ends_it_in_order(self):
        with Terminal() as terminal:
            start(terminal)
            os.kill(terminal.process("rmlayout-browse"), signal.SIGTERM)
            self.check(terminal, 143)

    def test_a_crash_leaves_the_terminal_as_it_was(self):
        for number in (signal.SIGSEGV, signal.SIGILL, signal.SIGABRT):
            with self.subTest(number), Terminal() as terminal:
                start(terminal)
                os.kill(terminal.process("rmlayout-browse"), number)
                self.check(terminal, 128 + number)

    def test_it_stops_and_goes_on(self):
        with Terminal() as terminal:
            start(terminal)
            terminal.keys("C-z")
            terminal.see("ready>", gone=("q quit",))
            self.assertEqual(terminal.value("alternate_on"), "0")
            terminal.type("fg")
            terminal.keys("Enter")
            terminal.see("1 of 826, 20 loaded", "Rick Sanchez", "q quit")
            terminal.keys("Right")
            terminal.see("2 of 826")
            terminal.keys("q")
            terminal.see("ready> fg", gone=("q quit",))


class Cost(unittest.TestCase):
    def test_nothing_of_ours_wakes_it_while_nothing_happens(self):
        with Terminal() as terminal:
            start(terminal)
            process = terminal.process("rmlayout-browse")
            # Threads that have done their work wait a little for more, and then end.
            deadline = time.monotonic() + 30
            while len(list(pathlib.Path(f"/proc/{process}/task").iterdir())) > 2:
                self.assertLess(time.monotonic(), deadline, "its threads never end")
                time.sleep(0.1)
            before = switches(process)
            time.sleep(5)
            # Dispatch looks after its threads once a second, whatever a program does.
            self.assertLessEqual(switches(process) - before, 6)
            terminal.keys("q")
            terminal.see("ended 0")

    def test_a_wheel_turns_at_most_ten_times_a_second(self):
        with CatalogueServer() as server:
            server.break_path("/api/character?page=2", Fault.NEVER)
            wire = Wire(BROWSE, "--api", server.address)
            wire.wait(lambda seen: b"Person 1" in seen)
            wire.send(b"\x1b[F\x1b[B")
            wire.wait(lambda seen: "⠹".encode() in seen)
            # Until the list has come to rest; then nothing but the wheel moves.
            wire.read_for(1)
            frames = wire.bytes.count(FRAME_END)
            wire.read_for(3)
            turned = wire.bytes.count(FRAME_END) - frames
            self.assertLessEqual(turned, 30)
            # A busy machine draws fewer; none would be a wheel that stands.
            self.assertGreaterEqual(turned, 1)
            self.assertEqual(wire.leave(), 0)

    def test_the_demonstration_loads_nothing_of_it(self):
        loaded = subprocess.run(["ldd", DEMO], capture_output=True, text=True, check=True).stdout
        self.assertNotIn("FoundationNetworking", loaded)
        self.assertNotIn("FoundationInternationalization", loaded)
        linked = subprocess.run(["ldd", BROWSE], capture_output=True, text=True, check=True).stdout
        self.assertIn("FoundationNetworking", linked)


if __name__ == "__main__":
    unittest.main()
