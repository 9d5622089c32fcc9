"""The Swift code with UIKit's names that the program writes: it compiles, and has the same frames."""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

import outside
import test_swift_code

LIBRARIES = ("RMLayout", "RMLayoutDocument", "RMLayoutUIKit")


def needs_delegate(document):
    """Whether UIKit states the layout by a delegate: flow sections that differ, or items that do."""
    sections = [
        {key: value for key, value in section.items() if key not in ("items", "measured")}
        for section in document["sections"]]
    return document.get("layout") == "flow" and any(
        "itemSizes" in section or section != sections[0] for section in sections)


def elements(frames):
    """The lines of a frames document with documents' words for kinds, in an order of their own."""
    for kind in ("Header", "Footer"):
        frames = frames.replace(f"UICollectionElementKindSection{kind}", kind.lower())
    return sorted(line.rstrip(",") for line in frames.splitlines() if line)


def objects_of(library):
    """The compiled files of a library, without those whose source is no longer there."""
    sources = {path.name for path in (outside.ROOT / "Sources" / library).rglob("*.swift")}
    return [path for path in (outside.BUILT / f"{library}.build").glob("*.o") if path.stem in sources]


class UIKitCode(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.stated, cls.delegated = [], []
        for name, document in test_swift_code.golden_documents():
            path = cls.folder / (re.sub(r"\W+", "-", name) + ".json")
            path.write_text(json.dumps(document), encoding="utf-8")
            (cls.delegated if needs_delegate(document) else cls.stated).append(path)

    def frames(self):
        """What a program that holds the code of all documents prints for each, in order."""
        texts, types = [], []
        for number, source in enumerate(self.stated):
            name = f"Case{number}Layout"
            texts.append(outside.run(outside.DEMO, "swift", "--uikit", "--name", name, source).decode())
            types.append((name, "func position(" in texts[-1]))
        files = []
        for start in range(0, len(texts), test_swift_code.BATCH):
            files.append(self.folder / f"batch{start}.swift")
            batch = texts[start:start + test_swift_code.BATCH]
            files[-1].write_text("\n".join(batch), encoding="utf-8")
        main = self.folder / "main.swift"
        main.write_text(test_swift_code.main_file(types), encoding="utf-8")
        program = self.folder / "frames"
        objects = [path for library in LIBRARIES for path in objects_of(library)]
        outside.run(
            "swiftc", "-swift-version", "6", "-I", outside.BUILT / "Modules", *files, main, *objects,
            "-lm", "-o", program)
        printed = subprocess.run([program], capture_output=True, check=True, timeout=120).stdout
        parts = dict(part.split("\n", 1) for part in printed.decode().split("== ")[1:])
        return [parts[name] for name, _ in types]

    def test_the_code_of_every_golden_document_gives_the_same_frames(self):
        self.assertGreater(len(self.stated), 300)
        for source, frames in zip(self.stated, self.frames()):
            with self.subTest(source.stem):
                expected = outside.run(outside.DEMO, "frames", source).decode()
                self.assertEqual(elements(frames), elements(expected))

    def test_what_uikit_states_by_a_delegate_is_refused_with_its_place(self):
        self.assertTrue(self.delegated)
        for source in self.delegated:
            done = subprocess.run(
                [outside.DEMO, "swift", "--uikit", source], capture_output=True, text=True)
            with self.subTest(source.stem):
                self.assertEqual((done.returncode, done.stdout), (65, ""))
                self.assertRegex(done.stderr, r"sections\[\d+\].*delegate")


if __name__ == "__main__":
    unittest.main()
