"""What the project says about itself, against the tree and the compiler's view of the interface."""

import json
import re
import unittest

import outside

LONGEST_SUMMARY = 150
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def markdown_files():
    listed = outside.run("git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md")
    return [outside.ROOT / name for name in listed.decode().split()]


def example_tests():
    folder = outside.ROOT / "Examples" / "LayoutTests" / "Tests" / "LayoutTests"
    return [path.read_text(encoding="utf-8") for path in folder.glob("*.swift")]


def libraries():
    """The products that others can import, as the manifest lists them."""
    manifest = (outside.ROOT / "Package.swift").read_text(encoding="utf-8")
    return re.findall(r'\.library\(name: "(\w+)"', manifest)


def public_symbols(library):
    folder = outside.PRODUCTS / "symbol-graphs" / library
    graphs = sorted(folder.glob("*.symbols.json"))
    if not graphs:
        raise AssertionError(f"no symbol graphs in {folder}; run Scripts/check.sh docs first")
    for graph in graphs:
        yield from json.loads(graph.read_text(encoding="utf-8"))["symbols"]


def summary(symbol):
    lines = [line["text"].strip() for line in symbol.get("docComment", {"lines": []})["lines"]]
    ends = [number for number, line in enumerate(lines) if not line or line.startswith(("- ", "```"))]
    return " ".join(lines[:ends[0]] if ends else lines)


class Readme(unittest.TestCase):
    def setUp(self):
        self.text = (outside.ROOT / "README.md").read_text(encoding="utf-8")

    def test_its_unit_test_stands_in_the_example_package_word_for_word(self):
        blocks = re.findall(r"```swift\n(.*?)```", self.text, re.DOTALL)
        tests = [block for block in blocks if "@Test" in block]
        self.assertEqual(len(tests), 1)
        self.assertTrue(any(tests[0].strip() in source for source in example_tests()))

    def test_it_counts_the_other_tests_of_the_example_package(self):
        count = sum(len(re.findall(r"(?m)^ *@Test\b", source)) for source in example_tests())
        word = re.search(r"This and (\w+) more are in\s+\[Examples/LayoutTests\]", self.text).group(1)
        self.assertEqual(NUMBERS.index(word), count - 1)

    def test_it_names_the_two_commands_that_a_new_user_types(self):
        self.assertIn("swift run rmlayout-demo --svg > out.svg", self.text)
        self.assertRegex(self.text, r"(?m)^swift test$")


class Changelog(unittest.TestCase):
    def test_its_newest_version_is_the_one_that_the_program_prints(self):
        text = (outside.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        newest = re.search(r"(?m)^## \[(\d+\.\d+\.\d+)\]", text).group(1)
        printed = outside.run(outside.DEMO, "--version").decode()
        self.assertIn(newest, printed.split())


class Links(unittest.TestCase):
    def test_every_relative_link_leads_to_a_file_of_the_tree(self):
        for path in markdown_files():
            text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
                if re.match(r"[a-z]+:", target):
                    continue
                with self.subTest(f"{path.name}: {target}"):
                    self.assertTrue((path.parent / target).exists())


class Interface(unittest.TestCase):
    def test_every_public_symbol_has_a_summary_that_is_not_too_long(self):
        self.assertIn("RMLayout", libraries())
        for library in libraries():
            for symbol in public_symbols(library):
                name = f"{library}: {'.'.join(symbol['pathComponents'])}"
                with self.subTest(name):
                    text = summary(symbol)
                    self.assertTrue(text, "no documentation")
                    self.assertLessEqual(len(text), LONGEST_SUMMARY, text)
                    self.assertTrue(text.endswith((".", ":")), text)


if __name__ == "__main__":
    unittest.main()
