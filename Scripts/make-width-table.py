#!/usr/bin/env python3
"""Writes the table of character widths from the data files of Unicode, which Debian has as unicode-data.

usage: Scripts/make-width-table.py [FOLDER] > Sources/RMLayoutRendering/Cells/TerminalWidth+Table.swift
"""

import pathlib
import re
import sys

FOLDER = pathlib.Path("/usr/share/unicode")
ZERO, NARROW, WIDE, NARROW_EMOJI = range(4)


def fields(folder, name):
    """The code points and the property of each line of a data file."""
    for line in (folder / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        codes, value = [field.strip() for field in line.split(";")[:2]]
        first, _, last = codes.split()[0].partition("..")
        yield range(int(first, 16), int(last or first, 16) + 1), value


def version(folder):
    heading = (folder / "EastAsianWidth.txt").read_text(encoding="utf-8").splitlines()[0]
    return re.search(r"\d+\.\d+\.\d+", heading).group()


def widths(folder=FOLDER):
    """The class of every code point."""
    table = bytearray([NARROW]) * 0x110000
    for codes, value in fields(folder, "EastAsianWidth.txt"):
        if value in ("W", "F"):
            table[codes.start:codes.stop] = bytes([WIDE]) * len(codes)
    # A sign that has a picture form takes two columns in it.
    for codes, value in fields(folder, "emoji/emoji-variation-sequences.txt"):
        if table[codes.start] == NARROW:
            table[codes.start] = NARROW_EMOJI
    prepended = {
        code for codes, value in fields(folder, "PropList.txt")
        if value == "Prepended_Concatenation_Mark" for code in codes}
    for codes, value in fields(folder, "extracted/DerivedGeneralCategory.txt"):
        if value in ("Mn", "Me", "Cc", "Cf", "Zl", "Zp"):
            for code in codes:
                # A soft hyphen shows, and so do the signs that enclose the digits after them.
                if code != 0xAD and code not in prepended:
                    table[code] = ZERO
    # Vowels and final consonants stand in the square that the first consonant opens.
    for codes, value in fields(folder, "HangulSyllableType.txt"):
        if value in ("V", "T"):
            table[codes.start:codes.stop] = bytes([ZERO]) * len(codes)
    return table


def boundaries(table):
    """Where the class changes, as the code point times 4 plus the class from there on."""
    return [
        code << 2 | kind for code, kind in enumerate(table)
        if code == 0 or table[code - 1] != kind]


def source(folder=FOLDER):
    numbers = [f"0x{number:X}" for number in boundaries(widths(folder))]
    lines, line = [], "   "
    for number in numbers:
        if len(line) + len(number) + 2 > 100:
            lines.append(line)
            line = "   "
        line += f" {number},"
    lines.append(line)
    return f"""// Written by Scripts/make-width-table.py from the data of Unicode {version(folder)}; not edited by hand.

extension TerminalWidth {{
  /// The version of Unicode whose East Asian widths, emoji and categories the widths come from.
  public static let unicodeVersion = "{version(folder)}"

  /// Where the class of code points changes: the first one times 4, plus its ``Class``, ascending.
  static let changes: [UInt32] = [
{chr(10).join(lines)}
  ]
}}
"""


if __name__ == "__main__":
    sys.stdout.write(source(pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
