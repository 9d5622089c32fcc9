"""Drives a headless Chromium over its DevTools pipe, with nothing but the standard library.

    with chromium.Browser() as browser:
        page = browser.open(path, width=800, height=600)
        page.evaluate("document.title")
        page.screenshot()

Everything else that DevTools can do goes through `page.call`, such as
`page.call("Input.dispatchKeyEvent", type="keyDown", key="End")`.
"""

import base64
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time

PATIENCE = 60
SWITCHES = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
    "--disable-background-networking", "--disable-component-update", "--disable-extensions",
    "--no-first-run", "--force-color-profile=srgb", "--font-render-hinting=none",
    "--remote-debugging-pipe",
]


class Browser:
    """One process of Chromium with a profile of its own; a context manager that ends both."""

    def __enter__(self):
        self._profile = tempfile.mkdtemp(prefix="chromium-")
        to_browser, self._writing = os.pipe()
        self._reading, from_browser = os.pipe()
        # Chromium reads commands from its descriptor 3 and writes answers to 4. The shell moves them
        # there by numbers that neither is in the way of.
        high = [100, 101]
        os.dup2(to_browser, high[0], inheritable=True)
        os.dup2(from_browser, high[1], inheritable=True)
        words = ["chromium", *SWITCHES, f"--user-data-dir={self._profile}", "about:blank"]
        self._process = subprocess.Popen(
            ["bash", "-c", 'exec "$@" 3<&100 4>&101 100<&- 101>&-', "bash", *words],
            pass_fds=high, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        for descriptor in [to_browser, from_browser, *high]:
            os.close(descriptor)
        self._buffer = b""
        self._number = 0
        self._events = []
        return self

    def __exit__(self, *_):
        try:
            self._send("Browser.close", {}, None)
            self._process.wait(timeout=10)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        os.close(self._writing)
        os.close(self._reading)
        shutil.rmtree(self._profile, ignore_errors=True)

    def open(self, path, width=800, height=600, scale=1, dark=False, reduced_motion=False):
        """A new page that shows a file, when it has been loaded; its viewport in CSS pixels."""
        target = self.call("Target.createTarget", None, url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", None, targetId=target, flatten=True)
        page = Page(self, session["sessionId"], target)
        page.call("Page.enable")
        page.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=scale, mobile=False)
        page.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion",
             "value": "reduce" if reduced_motion else "no-preference"}])
        self._events.clear()
        page.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        self.wait_for("Page.loadEventFired", page.session)
        return page

    def call(self, method, session, **parameters):
        """What DevTools answers to a command; an error raises."""
        number = self._send(method, parameters, session)
        while True:
            message = self._receive()
            if message.get("id") != number:
                self._events.append(message)
                continue
            if "error" in message:
                raise AssertionError(f"{method}: {message['error']['message']}")
            return message["result"]

    def wait_for(self, event, session):
        """Returns when an event has been reported since the last page was opened."""
        while not any(
                message.get("method") == event and message.get("sessionId") == session
                for message in self._events):
            self._events.append(self._receive())

    def _send(self, method, parameters, session):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._writing, data):]
        return self._number

    def _receive(self):
        deadline = time.monotonic() + PATIENCE
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._reading], [], [], max(0, deadline - time.monotonic()))
            data = os.read(self._reading, 1 << 20) if ready else b""
            if not data:
                raise AssertionError(
                    "Chromium went away" if ready else f"Chromium said nothing for {PATIENCE} s")
            self._buffer += data
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)


class Page:
    """One tab."""

    def __init__(self, browser, session, target):
        self._browser, self.session, self._target = browser, session, target

    def call(self, method, **parameters):
        """What DevTools answers to a command for this page."""
        return self._browser.call(method, self.session, **parameters)

    def evaluate(self, script):
        """The value of an expression, or of what its promise comes to, as JSON can say it."""
        answer = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise AssertionError(details.get("exception", details).get("description", details))
        return answer["result"].get("value")

    def screenshot(self):
        """What the viewport shows, as the bytes of a PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def close(self):
        """Closes the tab."""
        self._browser.call("Target.closeTarget", None, targetId=self._target)
