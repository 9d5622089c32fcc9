"""The Swift code with UIKit's names that the program writes: it compiles, and has the same frames."""

import pathlib
import subprocess
import tempfile
import unittest

import outside
import swift_code

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


class UIKitCode(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.stated, cls.delegated = [], []
        for name, document in outside.golden_documents():
            path = swift_code.write(document, name, cls.folder)
            (cls.delegated if needs_delegate(document) else cls.stated).append(path)

    def frames(self):
        """What the code of all documents comes to, in order."""
        texts = [
            outside.run(outside.DEMO, "swift", "--uikit", "--name", f"Case{number}Layout", source).decode()
            for number, source in enumerate(self.stated)]
        files = ["\n".join(batch) for batch in swift_code.batches(texts)]
        return swift_code.frames(files, LIBRARIES, self.folder)

    def test_the_code_of_every_golden_document_gives_the_same_frames(self):
        self.assertGreater(len(self.stated), 300)
        frames = self.frames()
        self.assertEqual(len(frames), len(self.stated))
        for source, found in zip(self.stated, frames):
            with self.subTest(source.stem):
                expected = outside.run(outside.DEMO, "frames", source).decode()
                self.assertEqual(elements(found), elements(expected))

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
