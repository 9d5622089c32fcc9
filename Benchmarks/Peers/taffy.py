"""Lays out the same samples by Taffy and by RMLayout, compares all frames and prints the ratios.

Called by run.sh, with the folder of the built benchmark. Taffy is driven through the compiled part of
stretchable: its nodes in Python would take longer than all layouts. Building Taffy's tree from
Python is not counted, only its layout; RMLayout's figure counts everything from the specification to
a buffer with all frames.
"""

import json
import statistics
import subprocess
import sys
import time

from stretchable import taffylib
from stretchable.style import AUTO, PCT, AlignContent, Display, FlexDirection, FlexWrap, Style
from stretchable.style.geometry.size import SizeAvailableSpace

WIDTH = 390
RUNS = 5
# Taffy computes in 32-bit floats.
TOLERANCE = 0.01


def style(**properties):
    return Style(**properties).to_dict()


ROWS = {"display": Display.FLEX, "flex_direction": FlexDirection.COLUMN}


class Tree:
    """A tree of Taffy's nodes, freed with it."""

    def __init__(self):
        self.taffy = taffylib.init()
        taffylib.disable_rounding(self.taffy)

    def __del__(self):
        taffylib.free(self.taffy)

    def node(self, parent, properties):
        node = taffylib.node_create(self.taffy, properties)
        if parent is not None:
            taffylib.node_add_child(self.taffy, parent, node)
        return node

    def lay_out(self, root):
        space = SizeAvailableSpace(WIDTH, None).to_dict()
        start = time.perf_counter()
        taffylib.node_compute_layout(self.taffy, root, space)
        return (time.perf_counter() - start) * 1e9

    def frame(self, node, inside=(0, 0)):
        layout = taffylib.PyLayout()
        taffylib.node_get_layout(self.taffy, node, layout)
        return (layout.x + inside[0], layout.y + inside[1], layout.width, layout.height)


# Each sample gives its root and its leaves, with the nodes that these lie in.


def grid(tree, count):
    cell = style(size=(50 * PCT, 150), flex_shrink=0)
    root = tree.node(None, style(
        display=Display.FLEX, flex_wrap=FlexWrap.WRAP, size=(WIDTH, AUTO),
        align_content=AlignContent.FLEX_START))
    return root, [([], tree.node(root, cell)) for _ in range(count)]


def nested(tree, count):
    row_style = style(display=Display.FLEX, size=(100 * PCT, 300), flex_shrink=0)
    half = style(size=(50 * PCT, 100 * PCT))
    column_style = style(**ROWS, size=(50 * PCT, 100 * PCT))
    cell = style(size=(100 * PCT, 50 * PCT))
    root = tree.node(None, style(**ROWS, size=(WIDTH, AUTO)))
    leaves = []
    while len(leaves) < count:
        row = tree.node(root, row_style)
        leaves.append(([row], tree.node(row, half)))
        column = tree.node(row, column_style)
        for _ in range(min(2, count - len(leaves))):
            leaves.append(([row, column], tree.node(column, cell)))
    return root, leaves


def list_row(height):
    return style(size=(100 * PCT, height), flex_shrink=0)


def measured_list(tree, count):
    rows = [list_row(height) for height in range(40, 90)]
    root = tree.node(None, style(**ROWS, size=(WIDTH, AUTO)))
    return root, [([], tree.node(root, rows[index * 7919 % 50])) for index in range(count)]


SAMPLES = {"grid": grid, "nested": nested, "list": measured_list}


def frames_of(tree, leaves):
    corners = {}
    for parents, leaf in leaves:
        inside = (0, 0)
        for parent in parents:
            if parent not in corners:
                corners[parent] = tree.frame(parent, inside)[:2]
            inside = corners[parent]
        yield tree.frame(leaf, inside)


def by_taffy(name, count):
    """The median of fresh layouts, that of one changed row, and the frames."""
    times, changes = [], []
    for _ in range(RUNS):
        tree = Tree()
        root, leaves = SAMPLES[name](tree, count)
        times.append(tree.lay_out(root))
    frames = list(frames_of(tree, leaves))
    if name == "list":
        for run in range(RUNS):
            row = list_row(123 - run % 2)
            taffylib.node_set_style(tree.taffy, leaves[count // 2][1], row)
            changes.append(tree.lay_out(root))
    return statistics.median(times), statistics.median(changes) if changes else None, frames


def by_us(program, name, count):
    output = subprocess.run(
        [program, "--peer-work", name, str(count)], check=True, capture_output=True, text=True).stdout
    first, *lines = output.splitlines()
    layout, change = first.split()
    frames = [tuple(map(float, line.split())) for line in lines]
    return float(layout), None if change == "none" else float(change), frames


def largest_difference(frames, others):
    assert len(frames) == len(others), f"{len(frames)} frames against {len(others)}"
    return max(abs(a - b) for one, other in zip(frames, others) for a, b in zip(one, other))


def compare(program, name, count):
    theirs, their_change, their_frames = by_taffy(name, count)
    ours, our_change, our_frames = by_us(program, name, count)
    difference = largest_difference(our_frames, their_frames)
    yield row(f"{name}, layout", count, "ns/item", theirs / count, ours / count, difference)
    if our_change is not None:
        yield row(f"{name}, one row changes", count, "us", their_change / 1e3, our_change / 1e3)


def row(sample, count, unit, theirs, ours, difference=None):
    return {
        "sample": sample, "count": count, "unit": unit, "taffy": round(theirs, 3),
        "rmlayout": round(ours, 3), "ratio": round(theirs / ours, 1),
        "largestDifference": difference,
    }


def main(program, out):
    rows = []
    line = "{:<24} {:>8} {:>12} {:>12} {:>9} {:<8} {}"
    print(line.format("sample", "items", "Taffy", "RMLayout", "ratio", "unit", "frames differ by"))
    for name in SAMPLES:
        for count in (10_000, 100_000):
            for found in compare(program, name, count):
                rows.append(found)
                print(line.format(*(str("" if cell is None else cell) for cell in (
                    found["sample"], found["count"], found["taffy"], found["rmlayout"],
                    found["ratio"], found["unit"], found["largestDifference"]))), flush=True)
    if out:
        with open(out, "w", encoding="utf-8") as file:
            json.dump(rows, file)
    worst = max(found["largestDifference"] or 0 for found in rows)
    if worst > TOLERANCE:
        sys.exit(f"error: the frames of both differ by up to {worst} points")


main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
