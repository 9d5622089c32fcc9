"""Reads the pages of HTMLRenderer in a browser: frames, scrollers and what they do."""

import json
import re

# Browsers keep 64ths of a pixel; far out a number in single precision holds less.
EXACT = 1 / 64
FAR = 100_000
FAR_EXACT = 0.03

# Every element with its row and its frame in the coordinates of the content, as it shows.
FRAMES = """(id => {
  const origin = document.getElementById(id + "-content").getBoundingClientRect();
  return [...document.getElementById(id).querySelectorAll(".e")].map(node => {
    const {left, top, width, height} = node.getBoundingClientRect();
    return [node.id.slice(id.length + 1), node.closest(".row")?.id ?? null,
      [left - origin.left, top - origin.top, width, height]];
  });
})(%s)"""

# An element far out: where it lies in its block, and the block in the content. No number between
# them is long, where in single precision a far place in the content is good to two pixels only.
FAR_FRAME = """(node => {
  node.scrollIntoView();
  const block = node.closest(".origin");
  const {left, top, width, height} = node.getBoundingClientRect();
  const origin = block.getBoundingClientRect();
  return [left - origin.left, [block.offsetTop, top - origin.top], width, height];
})(document.getElementById(%s))"""

# Where a scroller is once it has not moved for a while.
SETTLED = """new Promise(done => {
  const node = document.getElementById(%s);
  let [last, still] = [null, 0];
  const look = () => {
    const now = [node.scrollLeft, node.scrollTop];
    still = String(now) === String(last) ? still + 1 : 0;
    last = now;
    if (still > 8) done(now); else setTimeout(look, 25);
  };
  look();
})"""

MIDDLE = """(node => {
  node.scrollIntoView({block: "nearest", inline: "nearest"});
  const {left, top, width, height} = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})(document.getElementById(%s))"""

KEYS = {"Tab": 9, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowRight": 39,
        "ArrowDown": 40}


def far_frame(page, identifier):
    """The frame of an element that may be far down."""
    left, tops, width, height = page.evaluate(FAR_FRAME % json.dumps(identifier))
    return [left, sum(tops), width, height]


def settled(page, scroller):
    """The offsets of a scroller, left and top, when it has come to rest."""
    return page.evaluate(SETTLED % json.dumps(scroller))


def scroll(page, scroller, left=None, top=None):
    """Scrolls by script, which snaps; returns where the scroller comes to rest."""
    for name, value in (("scrollLeft", left), ("scrollTop", top)):
        if value is not None:
            page.evaluate(f"document.getElementById({json.dumps(scroller)}).{name} = {value}")
    return settled(page, scroller)


def wheel(page, scroller, right=0, down=0):
    """Turns the wheel over a scroller; returns where that comes to rest."""
    x, y = page.evaluate(MIDDLE % json.dumps(scroller))
    page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=right, deltaY=down)
    return settled(page, scroller)


def press(page, key):
    """Presses a key and lets it go."""
    for kind in ("rawKeyDown", "keyUp"):
        page.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                  windowsVirtualKeyCode=KEYS[key])


def style(page, identifier, name):
    """The computed value of a property."""
    return page.evaluate(
        f"getComputedStyle(document.getElementById({json.dumps(identifier)})).{name}")


def identifier(element):
    """The id of an element of a frames document within its scene."""
    if element["type"] == "cell":
        return f"s{element['section']}-i{element['item']}"
    kind = re.sub(r"[^A-Za-z0-9-]", "-", element["kind"])
    if element["section"] is None:
        return f"layout-{kind}"
    return f"s{element['section']}-{kind}{element['item']}"


def rows(document):
    """The rows of a frames document by their section."""
    return {number: section["orthogonal"] for number, section in enumerate(document["sections"])
            if "orthogonal" in section}


def first_offset(row):
    """The offset of a row whose scroller stands at its start: a whole number."""
    return row["range"][0] // 1


def differences(page, scene, document):
    """What is not where the frames document says, with both frames; the rows as the page has them."""
    right_to_left = style(page, scene, "direction") == "rtl"
    across = {f"{scene}-s{section}-row": row for section, row in rows(document).items()}
    shifts = {}
    for name, row in across.items():
        left, top = page.evaluate(
            f"(row => [row.scrollLeft, row.scrollTop])(document.getElementById('{name}'))")
        # What the document's row is scrolled more than the page's.
        along = row["offset"] - first_offset(row) - abs(left or top)
        sideways = page.evaluate(f"document.getElementById('{name}').classList.contains('across')")
        shifts[name] = [(-along if right_to_left else along) if sideways else 0,
                        0 if sideways else along]
    found = {}
    for name, row, frame in page.evaluate(FRAMES % json.dumps(scene)):
        x, y = shifts.get(row, (0, 0))
        found.setdefault(name, []).append([frame[0] - x, frame[1] - y, *frame[2:]])
    wanted = {}
    for element in document["elements"]:
        wanted.setdefault(identifier(element), []).append(element["frame"])
    # Of elements of one name the page numbers all but the first.
    wanted = {name if number == 0 else f"{name}-{number + 1}": frame
              for name, frames in wanted.items() for number, frame in enumerate(frames)}
    if sorted(found) != sorted(wanted):
        return [("elements", sorted(set(found) ^ set(wanted)))]
    return [(name, frame, found[name]) for name, frame in wanted.items()
            if len(found[name]) != 1 or not is_same(frame, found[name][0])]


def is_same(frame, other):
    """Whether two frames are the same as far as a browser can tell."""
    return all(abs(a - b) <= (FAR_EXACT if abs(a) > FAR else EXACT) + 1e-4
               for a, b in zip(frame, other))
