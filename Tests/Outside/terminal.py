"""Drives a program in a real terminal, tmux on a server of its own, or on a wire that shows each byte."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import time

LIMIT = 30
# What a frame ends in.
FRAME_END = b"\x1b[?2026l"


class Terminal:
    """A shell in a terminal of some size. Every wait is for text, with a limit for what never comes."""

    def __init__(self, columns=80, rows=24, environment=None):
        folder = tempfile.TemporaryDirectory(prefix="rmlayout-terminal-")
        self._folder = folder
        self._socket = os.path.join(folder.name, "tmux")
        variables = {
            **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
            "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PS1": "ready> ", "TZ": "UTC",
            **(environment or {})}
        self._environment = variables
        self._tmux(
            "new-session", "-d", "-x", str(columns), "-y", str(rows), "-s", "main", "env -i "
            + " ".join(f"'{name}={value}'" for name, value in variables.items()) + " TERM=screen-256color sh")
        self._tmux("set-option", "-g", "status", "off")
        self._tmux("resize-window", "-x", str(columns), "-y", str(rows))
        self.seen = 0
        self.see("ready>")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._tmux("kill-server")
        self._folder.cleanup()

    def _tmux(self, *words):
        done = subprocess.run(
            ["tmux", "-u", "-S", self._socket, "-f", "/dev/null", *words],
            capture_output=True, text=True, timeout=LIMIT, env=self._environment)
        if done.returncode != 0:
            raise AssertionError(f"tmux {words[0]}: {done.stderr}")
        return done.stdout

    def keys(self, *names):
        """Presses keys by tmux's names."""
        self._tmux("send-keys", "-t", "main", *names)

    def type(self, text):
        """Types characters."""
        self._tmux("send-keys", "-t", "main", "-l", text)

    def bytes(self, text):
        """Sends what a terminal sends, such as reports of the mouse."""
        self._tmux("send-keys", "-t", "main", "-H", *(f"{byte:02x}" for byte in text.encode()))

    def click(self, column, row):
        """Clicks into a cell, counted from 1."""
        self.bytes(f"\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m")

    def wheel(self, column, row, is_down=True, turns=1):
        """Turns the wheel over a cell."""
        self.bytes(f"\x1b[<{65 if is_down else 64};{column};{row}M" * turns)

    def resize(self, columns, rows):
        self._tmux("resize-window", "-t", "main", "-x", str(columns), "-y", str(rows))

    def screen(self):
        return self._tmux("capture-pane", "-p", "-t", "main")

    def value(self, name):
        """What tmux knows of the terminal, such as `alternate_on`."""
        return self._tmux("display-message", "-p", "-t", "main", f"#{{{name}}}").strip()

    def see(self, *texts, gone=()):
        """Waits until all texts show, and none of those that should be gone; returns the screen."""
        def is_there(screen):
            return all(text in screen for text in texts) and not any(t in screen for t in gone)
        self.seen += len(texts) + len(gone)
        return self._wait(is_there, f"{texts}" + (f" without {gone}" if gone else ""))

    def find(self, pattern):
        """Waits until a pattern matches; returns the match."""
        self.seen += 1
        screen = self._wait(lambda screen: re.search(pattern, screen), pattern)
        return re.search(pattern, screen)

    def _wait(self, condition, wanted):
        end = time.monotonic() + LIMIT
        while True:
            screen = self.screen()
            if condition(screen):
                return screen
            if time.monotonic() > end:
                raise AssertionError(f"never showed {wanted}; instead:\n{screen}")
            time.sleep(0.02)

    def process(self, name):
        """The number of the process by this name that the shell has started."""
        shell = self.value("pane_pid")
        children = subprocess.run(["pgrep", "-P", shell, name], capture_output=True, text=True)
        return int(children.stdout.split()[0])


def read_to_end(end):
    """All that programs still write to a terminal, until the last has closed its end; closes this one."""
    text = b""
    try:
        while piece := os.read(end, 65536):
            text += piece
    except OSError:
        pass  # How Linux says that nobody holds the other end.
    os.close(end)
    return text


class Wire:
    """The other end of a terminal: what the program writes, and what it is sent."""

    def __init__(self, *words):
        self.process, self.end = pty.fork()
        if self.process == 0:
            os.execve(words[0], words, {**os.environ, "TERM": "xterm-256color"})
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.bytes = b""

    def send(self, data):
        os.write(self.end, data)

    def wait(self, condition):
        """Reads until a condition holds of all bytes so far."""
        end = time.monotonic() + LIMIT
        while not condition(self.bytes):
            if not select.select([self.end], [], [], max(0, end - time.monotonic()))[0]:
                raise AssertionError(f"never came; the last bytes are {self.bytes[-500:]}")
            self.bytes += os.read(self.end, 65536)

    def read_for(self, seconds):
        """Reads all that comes in some time."""
        end = time.monotonic() + seconds
        while select.select([self.end], [], [], max(0, end - time.monotonic()))[0]:
            self.bytes += os.read(self.end, 65536)

    def leave(self):
        """Presses q; returns the status."""
        self.send(b"q")
        read_to_end(self.end)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
