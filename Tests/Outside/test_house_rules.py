"""The script of the house rules finds what it forbids."""

import shutil
import subprocess
import tempfile
import pathlib
import unittest

import outside

# Split in two, so that these lines are no breaches themselves.
BREACHES = {
    "the engine imports nothing": ("Sources/RMLayout/A.swift", "import Gli" + "bc\n"),
    "the renderers import the engine alone": (
        "Sources/RMLayoutRendering/A.swift", "public import RMLayout" + "Document\n"),
    "the recipes import the engine alone": (
        "Sources/RMLayoutRecipes/A.swift", "import RMLayout" + "Rendering\n"),
    "no test library in a library": ("Sources/RMLayoutTesting/A.swift", "import Test" + "ing\n"),
    "axes are compared in Geometry alone": (
        "Sources/RMLayout/Solving/A.swift", "let a = axis =" + "= .vertical\n"),
    "nothing that traps": ("Sources/RMLayoutDemo/A.swift", "let a = try" + "! b()\n"),
    "no loose ends": ("Tests/ATests/A.swift", "// TO" + "DO: later\n"),
    "at most 400 lines": ("Sources/RMLayout/A.swift", "// line\n" * 401),
    "FoundationEssentials where it is there": (
        "Sources/RMLayoutDocument/A.swift", "import Found" + "ation\n"),
    "no path of a machine": ("Documentation/A.md", "See `/ho" + "me/me/x`.\n"),
}


class HouseRules(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        subprocess.run(["git", "init", "--quiet", self.folder], check=True)
        (self.folder / "Scripts").mkdir()
        for name in ("lib.sh", "house-rules.sh"):
            shutil.copy(outside.ROOT / "Scripts" / name, self.folder / "Scripts")
        self.write("Sources/RMLayout/Fine.swift", "public struct Fine {}\n")
        self.write("Sources/RMLayoutRendering/Fine.swift", "public import RMLayout\n")

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def check(self):
        return subprocess.run(
            ["bash", self.folder / "Scripts" / "house-rules.sh"], capture_output=True, text=True)

    def test_a_clean_tree_passes(self):
        done = self.check()
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)

    def test_each_breach_is_named_with_its_file(self):
        for rule, (path, text) in BREACHES.items():
            with self.subTest(rule):
                self.write(path, text)
                done = self.check()
                (self.folder / path).unlink()
                self.assertEqual(done.returncode, 1)
                self.assertIn(rule, done.stdout)
                self.assertIn(path, done.stdout)
                self.assertIn("1 rules are broken", done.stderr)


if __name__ == "__main__":
    unittest.main()
