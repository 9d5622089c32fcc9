"""The table of character widths against the data of Unicode, and against what Python knows of it."""

import importlib.util
import re
import unicodedata
import unittest

from outside import ROOT

TABLE = ROOT / "Sources" / "RMLayoutRendering" / "Cells" / "TerminalWidth+Table.swift"


def script():
    """The script that writes the table, as a module."""
    path = ROOT / "Scripts" / "make-width-table.py"
    spec = importlib.util.spec_from_file_location("make_width_table", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def committed():
    """The version in the table and the class of each code point by it."""
    text = TABLE.read_text(encoding="utf-8")
    version = re.search(r'unicodeVersion = "([\d.]+)"', text).group(1)
    changes = [int(number, 16) for number in re.findall(r"0x([0-9A-F]+)", text)]
    classes = bytearray()
    for change, following in zip(changes, changes[1:] + [0x110000 << 2]):
        classes += bytes([change & 3]) * ((following >> 2) - (change >> 2))
    return version, classes


class WidthTable(unittest.TestCase):
    def test_table_is_what_the_script_writes_from_the_data(self):
        make = script()
        version, _ = committed()
        self.assertEqual(make.version(make.FOLDER), version, "of unicode-data and of the table")
        self.assertEqual(make.source(), TABLE.read_text(encoding="utf-8"))

    def test_python_agrees_about_what_it_knows(self):
        make = script()
        _, classes = committed()
        self.assertEqual(len(classes), 0x110000)
        seen = dict.fromkeys(range(4), 0)
        for code, kind in enumerate(classes):
            character = chr(code)
            category = unicodedata.category(character)
            if category in ("Cn", "Cs"):
                continue
            seen[kind] += 1
            wide = unicodedata.east_asian_width(character) in "WF"
            if kind == make.WIDE:
                self.assertTrue(wide, f"U+{code:04X}")
            elif kind == make.ZERO:
                is_jamo = "HANGUL J" in unicodedata.name(character, "")
                self.assertTrue(
                    category in ("Mn", "Me", "Cc", "Cf", "Zl", "Zp") or is_jamo, f"U+{code:04X}")
            else:
                self.assertFalse(wide, f"U+{code:04X}")
                self.assertNotIn(category, ("Mn", "Me", "Cc", "Zl", "Zp"), f"U+{code:04X}")
        for kind, count in ((make.ZERO, 1500), (make.WIDE, 90_000), (make.NARROW_EMOJI, 100)):
            self.assertGreater(seen[kind], count)

    def test_every_recommended_emoji_takes_two_columns(self):
        make = script()
        _, classes = committed()
        text = (make.FOLDER / "emoji" / "emoji-test.txt").read_text(encoding="utf-8")
        sequences = re.findall(r"^([0-9A-F ]+?) *; fully-qualified", text, re.MULTILINE)
        self.assertGreater(len(sequences), 3600)
        for sequence in sequences:
            codes = [int(code, 16) for code in sequence.split()]
            first = classes[codes[0]]
            is_flag = 0x1F1E6 <= codes[0] <= 0x1F1FF and len(codes) == 2
            # A sign with a picture form and a skin tone is a picture without being asked for it.
            is_picture = first == make.NARROW_EMOJI and (
                codes[1] == 0xFE0F or 0x1F3FB <= codes[1] <= 0x1F3FF)
            self.assertTrue(first == make.WIDE or is_flag or is_picture, sequence)


if __name__ == "__main__":
    unittest.main()
