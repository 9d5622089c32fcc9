"""A server on this machine that speaks as the catalogue's API does, and breaks where it is told to.

    with CatalogueServer() as server:
        server.break_path("/api/character/1", Fault.TRUNCATED)
        run("rmlayout-browse", "--api", server.address, ...)
        server.requests  # what was asked for, in its order
"""

import enum
import http.server
import json
import re
import socket
import struct
import threading
import time
import urllib.parse
import zlib

PAGE = 20
FILTERS = {
    "character": ("name", "status", "species", "type", "gender"),
    "location": ("name", "type", "dimension"),
    "episode": ("name", "episode"),
}


class Fault(enum.Enum):
    """What happens instead of an answer, or to it."""
    RESET = "the connection breaks off at once"
    CUT_SHORT = "the connection breaks off in the middle of the body"
    TRUNCATED = "half of the JSON, sent as if it were the whole"
    WRONG_TYPE = "JSON of another shape"
    NOT_FOUND = "404 with a page in HTML"
    TROUBLE = "500 each time"
    TROUBLE_ONCE = "503 the first time"
    BUSY_ONCE = "429 the first time, with a second to wait"
    BUSY = "429 with half a day to wait"
    HUGE = "a body of 1 GB, announced"
    HUGE_UNANNOUNCED = "a body of 1 GB, in chunks without a length"
    NEVER = "no answer"
    SLOW = "an answer after half a second"
    ELSEWHERE = "a redirection to another server"


class Catalogue:
    """Characters, locations and episodes by their numbers, with addresses that point at each other."""

    def __init__(self, base, characters=826, locations=126, episodes=51):
        def address(kind, number):
            return f"{base}/{kind}/{number}"

        self.base = base
        self.records = {
            "character": [{
                "id": n, "name": f"Rick & Morty {n}" if n % 5 == 0 else f"Person {n}",
                "status": ("Alive", "Dead", "unknown")[n % 3], "species": "Human", "type": "",
                "gender": ("Male", "Female", "Genderless", "unknown")[n % 4],
                "origin": {"name": "Earth", "url": address("location", 1)},
                "location": {"name": "unknown", "url": ""},
                "image": f"{base}/character/avatar/{n}.png",
                "episode": [address("episode", 1 + (n + k) % episodes) for k in range(3)],
                "url": address("character", n), "created": "2017-11-04T18:48:46.250Z",
            } for n in range(1, characters + 1)],
            "location": [{
                "id": n, "name": f"Place {n}", "type": "Planet", "dimension": "unknown",
                "residents": [], "url": address("location", n), "created": "",
            } for n in range(1, locations + 1)],
            "episode": [{
                "id": n, "name": f"Story {n}", "air_date": "December 2, 2013",
                "episode": f"S01E{n:02}", "characters": [], "url": address("episode", n),
                "created": "",
            } for n in range(1, episodes + 1)],
        }

    def answer(self, path, query):
        """The status and the JSON value for a path below the base."""
        words = [word for word in path.split("/") if word]
        if not words or words[0] not in self.records or len(words) > 2:
            return 404, {"error": "There is nothing here."}
        if len(words) == 1:
            return self.page(words[0], path, query)
        return self.entries(words[0], urllib.parse.unquote(words[1]))

    def entries(self, kind, word):
        records = self.records[kind]
        if word.startswith("[") or "," in word:
            numbers = word.strip("[]").split(",")
            if not all(number.isdecimal() for number in numbers):
                return 500, {"error": "Bad... bad array :/"}
            wanted = set(map(int, numbers))
            return 200, [record for record in records if record["id"] in wanted]
        if not word.isdecimal():
            return 500, {"error": "Hey! you must provide an id"}
        if not 1 <= int(word) <= len(records):
            return 404, {"error": f"{kind.capitalize()} not found"}
        return 200, records[int(word) - 1]

    def page(self, kind, path, query):
        filters = [(key, value) for key, value in query if key in FILTERS[kind]]
        found = [record for record in self.records[kind] if matches(record, filters)]
        asked = dict(query).get("page", "1")
        number = int(asked) if asked.isdecimal() and int(asked) > 0 else 1
        pages = -(-len(found) // PAGE)
        if number > pages:
            return 404, {"error": "There is nothing here"}
        # As the API does: the slash of the question is repeated, values are not encoded.
        rest = "".join(f"&{key}={value}" for key, value in filters)

        def place(page):
            return f"{self.base}{path}?page={page}{rest}" if 1 <= page <= pages else None

        return 200, {
            "info": {"count": len(found), "pages": pages, "next": place(number + 1),
                     "prev": place(number - 1)},
            "results": found[(number - 1) * PAGE:number * PAGE],
        }


def matches(record, filters):
    for key, value in filters:
        text, value = str(record[key]).lower(), value.lower()
        if not (text.startswith(value) if value.startswith("male") else value in text):
            return False
    return True


def picture(number):
    """A small picture with a colour of its own, as a PNG file."""
    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))

    row = b"\0" + bytes([number * 37 % 256, number * 91 % 256, 160]) * 30
    header = struct.pack(">IIBBBBB", 30, 30, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(row * 30)) + chunk(b"IEND", b""))


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        server = self.server.catalogue_server
        parts = urllib.parse.urlsplit(self.path)
        time_asked = server.note(self.path)
        fault = server.fault(self.path) or server.fault(parts.path)
        if fault is not None and self.misbehave(fault, parts, time_asked):
            return
        self.send(*self.whole_answer(parts))

    def whole_answer(self, parts):
        server = self.server.catalogue_server
        avatar = re.fullmatch(r"/api/character/avatar/(\d+)\.png", parts.path)
        if avatar:
            return 200, picture(int(avatar.group(1))), "image/png"
        if not parts.path.startswith("/api/"):
            return 404, b'{"error":"There is nothing here."}', "application/json"
        query = urllib.parse.parse_qsl(parts.query, keep_blank_values=True)
        status, value = server.catalogue.answer(parts.path.removeprefix("/api"), query)
        return status, json.dumps(value).encode(), "application/json; charset=utf-8"

    def send(self, status, body, kind="application/json", headers=()):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def misbehave(self, fault, parts, time_asked):
        """Does what the fault says; false where the answer follows as usual."""
        if fault is Fault.RESET:
            self.break_off()
        elif fault is Fault.CUT_SHORT:
            _, body, kind = self.whole_answer(parts)
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body[:len(body) // 2])
            self.break_off()
        elif fault is Fault.TRUNCATED:
            _, body, kind = self.whole_answer(parts)
            self.send(200, body[:len(body) // 2], kind)
        elif fault is Fault.WRONG_TYPE:
            self.send(200, b'{"id":"one","info":[],"results":{}}')
        elif fault is Fault.NOT_FOUND:
            self.send(404, b"<html>gone</html>", "text/html")
        elif fault is Fault.TROUBLE or fault is Fault.TROUBLE_ONCE and time_asked == 1:
            self.send(500 if fault is Fault.TROUBLE else 503, b'{"error":"out of order"}')
        elif fault is Fault.BUSY or fault is Fault.BUSY_ONCE and time_asked == 1:
            wait = "43200" if fault is Fault.BUSY else "1"
            self.send(429, b'{"error":"slow down"}', headers=[("Retry-After", wait)])
        elif fault in (Fault.HUGE, Fault.HUGE_UNANNOUNCED):
            self.send_gigabyte(announced=fault is Fault.HUGE)
        elif fault is Fault.NEVER:
            self.server.catalogue_server.stopped.wait(60)
            self.close_connection = True
        elif fault is Fault.ELSEWHERE:
            self.send(302, b"", headers=[("Location", self.server.catalogue_server.elsewhere)])
        else:
            if fault is Fault.SLOW:
                time.sleep(0.5)
            return False
        return True

    def break_off(self):
        # A socket that lingers for no time resets the connection.
        self.connection.setsockopt(
            socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.close()
        self.close_connection = True

    def send_gigabyte(self, announced):
        piece = b" " * (1 << 16)
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        if announced:
            self.send_header("Content-Length", str(1 << 30))
        else:
            self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        sent = 0
        try:
            while sent < 1 << 30:
                if announced:
                    self.wfile.write(piece)
                else:
                    self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
                sent += len(piece)
        except OSError:
            pass
        self.close_connection = True

    def finish(self):
        try:
            super().finish()
        except OSError:
            pass

    def log_message(self, *words):
        pass


class QuietServer(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request, address):
        pass


class CatalogueServer:
    """Runs on a free port of this machine until the end of its `with`."""

    def __init__(self, **counts):
        self.server = QuietServer(("127.0.0.1", 0), Handler)
        self.server.catalogue_server = self
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.address = f"{self.origin}/api"
        self.catalogue = Catalogue(self.address, **counts)
        # Where a redirection leads; whoever wants one says.
        self.elsewhere = None
        self.requests = []
        self.stopped = threading.Event()
        self.faults = {}
        self.lock = threading.Lock()

    def __enter__(self):
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,))
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.stopped.set()
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def break_path(self, path, fault):
        """Lets a path, with its query or without, answer with a fault until it is `None`.

        A path that ends in `*` stands for all that begin with it.
        """
        if fault is Fault.ELSEWHERE and self.elsewhere is None:
            raise ValueError("elsewhere is not set: the address that a redirection leads to")
        self.faults[path] = fault

    def fault(self, path):
        for pattern, fault in self.faults.items():
            if path == pattern or pattern.endswith("*") and path.startswith(pattern[:-1]):
                return fault
        return None

    def note(self, path):
        """Remembers a request; how many times it has been asked for."""
        with self.lock:
            self.requests.append(path)
            return self.requests.count(path)


if __name__ == "__main__":
    # By hand: a server to try the program with, until it is interrupted.
    with CatalogueServer() as running:
        print(running.address, flush=True)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            pass
