"""The JSON Schemas, by an independent implementation: what they accept and what they refuse."""

import copy
import json
import subprocess
import unittest

import jsonschema

import outside

SPARE = object()


def schema(name):
    found = json.loads(outside.run(outside.DEMO, "schema", name))
    jsonschema.Draft202012Validator.check_schema(found)
    return jsonschema.Draft202012Validator(found)


def places(value, path=()):
    """All places in a document, with what stands there."""
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, path + (key,))
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, path + (index,))


def changed(document, path, value):
    """A copy with another value at a place, or without what stood there."""
    result = copy.deepcopy(document)
    if not path:
        return value
    parent = result
    for step in path[:-1]:
        parent = parent[step]
    if value is SPARE:
        del parent[path[-1]]
    else:
        parent[path[-1]] = value
    return result


# Objects whose keys are names and no part of the format.
FREE = {"items", "boundary"}
REQUIRED = {"version", "environment", "sections", "size", "kind", "containerAnchor", "axis",
            "subitem", "repeatingSubitem", "subitems", "count", "frames", "group", "list"}
EXCLUSIVE = {"group": "list", "list": "group", "subitems": "subitem", "subitem": "frames",
             "itemSize": "itemSizes", "orthogonalOffset": "orthogonalTargetOffset",
             "absoluteOffset": "fractionalOffset"}


def faults(document):
    """What makes a good document wrong, at each of its places: a name, and the wrong document."""
    for path, value in places(document):
        name = path[-1] if path else ""
        for other in ([None] if value is not None else []) + [
                "x" if not isinstance(value, str) else 1, [] if isinstance(value, dict) else {}]:
            yield f"{path}: another type", changed(document, path, other)
        if isinstance(value, str) and name not in ("name", "kind"):
            yield f"{path}: an unknown word", changed(document, path, value + "s")
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            yield f"{path}: too great", changed(document, path, 1e300)
            if name in ("items", "count", "zIndex"):
                yield f"{path}: no whole number", changed(document, path, 1.5)
            if name in ("items", "count"):
                yield f"{path}: negative", changed(document, path, -1)
        if isinstance(value, dict) and not (name in FREE and path[-2:-1] == ("measured",)):
            yield f"{path}: an unknown key", changed(document, path, {**value, "colour": 1})
        if name in REQUIRED:
            yield f"{path}: missing", changed(document, path, SPARE)
        if name in EXCLUSIVE and EXCLUSIVE[name] in EXCLUSIVE.values():
            parent = changed(document, path[:-1] + (EXCLUSIVE[name],), value)
            yield f"{path}: two of which one is allowed", parent
        if isinstance(value, list) and path[-2:-1] in (("frames",), ("itemSizes",)):
            yield f"{path}: a number too many", changed(document, path, value + [1])


# One document with everything that the format has, for each sort of layout.
EVERYTHING = json.loads((outside.ROOT / "Tests" / "Outside" / "everything.json").read_text("utf-8"))


class LayoutSchema(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.schema = schema("layout")

    def errors(self, document):
        return [f"{error.json_path}: {error.message}" for error in self.schema.iter_errors(document)]

    def read(self, document):
        return subprocess.run(
            [outside.DEMO, "frames", "--limit", "0", "-"], input=json.dumps(document).encode(),
            capture_output=True, timeout=60)

    def test_all_golden_documents_are_accepted(self):
        count = 0
        for name, document in outside.golden_documents():
            with self.subTest(name):
                self.assertEqual(self.errors(document), [])
            count += 1
        self.assertGreaterEqual(count, 398)

    def test_all_documents_of_the_gallery_are_accepted(self):
        for line in outside.run(outside.DEMO, "gallery").decode().splitlines():
            name = line.split()[0]
            with self.subTest(name):
                text = outside.run(outside.DEMO, "gallery", name, "--document")
                self.assertEqual(self.errors(json.loads(text)), [])

    def test_documents_with_everything_are_accepted_and_read(self):
        for document in EVERYTHING:
            self.assertEqual(self.errors(document), [])
            done = self.read(document)
            self.assertEqual(done.returncode, 0, done.stderr)

    def test_what_is_refused_is_refused_by_the_program_too_and_there_are_500(self):
        broken = [fault for document in EVERYTHING for fault in faults(document)]
        self.assertGreaterEqual(len(broken), 500)
        for name, document in broken:
            with self.subTest(name):
                self.assertNotEqual(self.errors(document), [])
                done = self.read(document)
                self.assertEqual(done.returncode, 65, done.stdout[:200])
                self.assertRegex(done.stderr, rb"\Aerror: the standard input: [^\n]+\n\Z")


class FramesSchema(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.schema = schema("frames")

    def frames(self, document):
        return json.loads(outside.run(
            outside.DEMO, "frames", "-", input=json.dumps(document).encode()))

    def test_the_frames_of_all_golden_documents_are_accepted(self):
        for name, document in outside.golden_documents():
            with self.subTest(name):
                self.assertEqual(list(self.schema.iter_errors(self.frames(document))), [])

    def test_every_missing_key_unknown_key_and_wrong_type_is_refused(self):
        for document in EVERYTHING:
            frames = self.frames(document)
            frames["elements"] = frames["elements"][:4]
            for path, value in places(frames):
                for other in [None, {}, "x"]:
                    isText = isinstance(value, str) and other == "x" and path[-1] != "type"
                    if other != value and not isText and not (other is None and path[-1:] == ("section",)):
                        with self.subTest(f"{path}: {other}"):
                            self.assertFalse(self.schema.is_valid(changed(frames, path, other)))
                if isinstance(value, dict):
                    with self.subTest(path):
                        self.assertFalse(
                            self.schema.is_valid(changed(frames, path, {**value, "colour": 1})))


if __name__ == "__main__":
    unittest.main()
