"""The app in a real terminal while its server breaks: it says so, keeps what it has, and goes on."""

import unittest

from catalogue_server import CatalogueServer, Fault
from outside import BROWSE
from terminal import Terminal

SECOND_PAGE = "/api/character?page=2"


class Faults(unittest.TestCase):
    def setUp(self):
        self.server = CatalogueServer()
        self.server.__enter__()
        self.addCleanup(self.server.__exit__)

    def start(self, terminal, *texts):
        terminal.type(f"{BROWSE} --api {self.server.address}; echo ended $?")
        terminal.keys("Enter")
        terminal.see(*texts)

    def leave(self, terminal):
        terminal.keys("q")
        terminal.see("ended 0", gone=("Characters",))

    def asked(self, path):
        return self.server.requests.count(path)

    def test_a_page_that_breaks_is_said_on_one_line_and_comes_when_it_is_tried_again(self):
        for fault, line in (
                (Fault.RESET, "cannot be reached"), (Fault.CUT_SHORT, "cannot be reached"),
                (Fault.TRUNCATED, "it is no JSON"), (Fault.WRONG_TYPE, "has the wrong type"),
                (Fault.NOT_FOUND, "answered 404"), (Fault.TROUBLE, "500: out of order"),
                (Fault.BUSY, "asks to wait 43200 s"), (Fault.HUGE, "larger than 8 MB"),
                (Fault.HUGE_UNANNOUNCED, "larger than 8 MB")):
            with self.subTest(fault.name), Terminal(columns=100) as terminal:
                self.server.break_path(SECOND_PAGE, fault)
                self.start(terminal, "1 of 826, 20 loaded")
                terminal.keys("End")
                terminal.see("20 of 826, 20 loaded", line, "t tries again", "Person 19")
                self.server.break_path(SECOND_PAGE, None)
                terminal.keys("t")
                terminal.see("20 of 826, 40 loaded", gone=("t tries again",))
                self.leave(terminal)

    def test_a_first_page_that_breaks_is_said_and_comes_when_it_is_tried_again(self):
        self.server.break_path("/api/character", Fault.RESET)
        with Terminal(columns=100) as terminal:
            self.start(terminal, "the server cannot be reached")
            self.server.break_path("/api/character", None)
            terminal.keys("t")
            terminal.see("1 of 826, 20 loaded", "Person 1")
            self.leave(terminal)

    def test_a_picture_that_is_none_leaves_the_portrait_and_the_app_goes_on(self):
        self.server.break_path("/api/character/avatar/*", Fault.WRONG_TYPE)
        with Terminal() as terminal:
            self.start(terminal, "1 of 826, 20 loaded", "Person 1")
            terminal.keys("Enter")
            terminal.see("‹ PERSON 1", "STATUS")
            terminal.keys("Escape")
            terminal.see("1 of 826")
            self.leave(terminal)

    def test_an_episode_that_breaks_comes_when_it_is_tried_again(self):
        self.server.break_path("/api/episode/2", Fault.RESET)
        with Terminal(rows=40) as terminal:
            self.start(terminal, "Person 1")
            terminal.keys("Enter")
            terminal.see("‹ PERSON 1")
            terminal.keys("End")
            terminal.see("Episode S01E03", gone=("Story 2",))
            self.server.break_path("/api/episode/2", None)
            terminal.keys("t")
            terminal.see("Story 2")
            self.leave(terminal)

    def test_a_server_that_does_not_answer_holds_up_nothing(self):
        self.server.break_path(SECOND_PAGE, Fault.NEVER)
        with Terminal() as terminal:
            self.start(terminal, "1 of 826, 20 loaded")
            terminal.keys("End")
            terminal.see("Loading more")
            terminal.keys("Home")
            terminal.see("1 of 826", "Person 1")
            terminal.keys("Enter")
            terminal.see("‹ PERSON 1")
            self.leave(terminal)

    def test_ten_thousand_fast_scrolls_ask_for_nothing_twice(self):
        with Terminal() as terminal:
            self.start(terminal, "1 of 826, 20 loaded")
            for _ in range(100):
                terminal.wheel(10, 10, turns=60)
                terminal.wheel(10, 10, is_down=False, turns=40)
            terminal.keys("Home")
            terminal.see("1 of 826", "Person 1")
            self.leave(terminal)
        self.assertGreater(len(self.server.requests), 5)
        self.assertEqual(len(self.server.requests), len(set(self.server.requests)))


if __name__ == "__main__":
    unittest.main()
