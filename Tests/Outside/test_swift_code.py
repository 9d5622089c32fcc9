"""The Swift code that the program writes: it compiles, and its layouts have the same frames."""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

import outside

BATCH = 50


def gallery_names():
    listed = outside.run(outside.DEMO, "gallery").decode()
    return [line.split()[0] for line in listed.splitlines()]


def golden_documents():
    for path in sorted((outside.ROOT / "Tests" / "Golden").glob("*.json")):
        for case in json.loads(path.read_text(encoding="utf-8")):
            yield case["id"], case["document"]


def main_file(types):
    """A program that prints the frames document of each type, each behind a line of its own."""
    lines = ["import RMLayout", "import RMLayoutDocument"]
    for name, has_position in types:
        position = f"{name}.position(in: solution)" if has_position else "ScrollPosition()"
        lines += [
            "do {", f"  let solution = try {name}.solve()",
            f'  print("== {name}")', f"  print(solution.framesText(at: {position}))",
            f"}} catch {{ print(\"{name}: \\(error)\") }}"]
    return "\n".join(lines) + "\n"


def objects_of(library):
    """The compiled files of a library, without those whose source is no longer there."""
    sources = {path.name for path in (outside.ROOT / "Sources" / library).rglob("*.swift")}
    return [path for path in (outside.BUILT / f"{library}.build").glob("*.o") if path.stem in sources]


class SwiftCode(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.sources = [cls.write(name, document) for name, document in golden_documents()]
        for name in gallery_names():
            cls.sources.append(cls.write(
                f"gallery-{name}",
                json.loads(outside.run(outside.DEMO, "gallery", name, "--document"))))

    @classmethod
    def write(cls, name, document):
        path = cls.folder / (re.sub(r"\W+", "-", name) + ".json")
        path.write_text(json.dumps(document), encoding="utf-8")
        return path

    def code(self):
        """The code of all documents, a file a batch, and the names of the types in order."""
        files, types = [], []
        for start in range(0, len(self.sources), BATCH):
            words = self.sources[start:start + BATCH]
            text = outside.run(outside.DEMO, "swift", "--name", f"Batch{start}Layout", *words).decode()
            files.append(self.folder / f"batch{start}.swift")
            files[-1].write_text(text, encoding="utf-8")
            for part in re.split(r"(?m)^(?=enum )", text)[1:]:
                types.append((re.match(r"enum (\w+)", part).group(1), "func position(" in part))
        return files, types

    def frames(self):
        command = ["swiftc", "-swift-version", "6", "-I", outside.BUILT / "Modules"]
        files, types = self.code()
        self.assertEqual(len(types), len(self.sources))
        main = self.folder / "main.swift"
        main.write_text(main_file(types), encoding="utf-8")
        objects = [path for library in ("RMLayout", "RMLayoutDocument") for path in objects_of(library)]
        program = self.folder / "frames"
        outside.run(*command, *files, main, *objects, "-lm", "-o", program)
        printed = subprocess.run([program], capture_output=True, check=True, timeout=120).stdout
        parts = printed.decode().split("== ")[1:]
        return dict(part.split("\n", 1) for part in parts), [name for name, _ in types]

    def test_the_code_of_every_golden_document_and_gallery_entry_gives_the_same_frames(self):
        frames, types = self.frames()
        for name, source in zip(types, self.sources):
            with self.subTest(source.stem):
                expected = outside.run(outside.DEMO, "frames", source).decode()
                self.assertEqual(frames[name].strip(), expected.strip())


if __name__ == "__main__":
    unittest.main()
