"""The pictures in two renderers that share no code: librsvg and Chromium."""

import base64
import contextlib
import unittest
import xml.etree.ElementTree as ElementTree

import chromium
import outside

# Where letters and slanted edges are smoothed, renderers differ by shades; a pixel counts as
# different where one of its channels does by more than this. Two pixels a point, as screens have.
SHADE = 48
MOST_DIFFERENT = 0.01
ZOOM = 2

COMPARE = """(async () => {
  const pixels = async data => {
    const image = await createImageBitmap(await (await fetch(data)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels("%s"), await pixels("%s")];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const far = [0, 1, 2, 3].some(c => Math.abs(a.data[at + c] - b.data[at + c]) > %d);
    if (far) different += 1;
  }
  return different / (a.width * a.height);
})()"""

# What an element is drawn in is the first rectangle of its group that is no shadow. Of what a clip
# path cuts only the rest that shows has to be within.
STRAY_LABELS = """(() => {
  const sides = ({left, top, right, bottom}) => ({left, top, right, bottom});
  const clip = node => {
    const clipped = node.closest("g[clip-path]");
    if (!clipped) return {left: -1e9, top: -1e9, right: 1e9, bottom: 1e9};
    const id = clipped.getAttribute("clip-path").slice(5, -1);
    const {x, y, width, height} = document.getElementById(id).firstElementChild.getBBox();
    return {left: x, top: y, right: x + width, bottom: y + height};
  };
  const strays = [];
  for (const text of document.querySelectorAll("text")) {
    const group = text.closest("g[id]");
    const cell = /(^|-)s[0-9]+-[A-Za-z]+[0-9]+(-off|-below)?$/.test(group.id)
      ? group.querySelector("rect:not([opacity])") : document.documentElement;
    const [box, room] = [text, cell].map(node => sides(node.getBoundingClientRect()));
    const shown = clip(text);
    for (const side of ["left", "top"]) box[side] = Math.max(box[side], shown[side]);
    for (const side of ["right", "bottom"]) box[side] = Math.min(box[side], shown[side]);
    if (box.left >= box.right || box.top >= box.bottom) continue;
    if (box.left < room.left - 0.5 || box.right > room.right + 0.5
        || box.top < room.top - 0.5 || box.bottom > room.bottom + 0.5) {
      strays.push(`${group.id} "${text.textContent}": ${JSON.stringify([box, room])}`);
    }
  }
  return strays;
})()"""


def pictures():
    return sorted(outside.PICTURES.rglob("*.svg"))


def size(path):
    root = ElementTree.parse(path).getroot()
    return tuple(round(float(root.get(key))) for key in ("width", "height"))


def encoded(image):
    return "data:image/png;base64," + base64.b64encode(image).decode()


class Renderers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = cls.enterClassContext(chromium.Browser())

    @contextlib.contextmanager
    def shown(self, path, **options):
        with self.subTest(path.stem):
            page = self.browser.open(path, *size(path), **options)
            try:
                yield page
            finally:
                page.close()

    def test_both_draw_every_picture_alike(self):
        for path in pictures():
            with self.shown(path, scale=ZOOM) as page:
                rendered = outside.run(
                    "rsvg-convert", f"--zoom={ZOOM}", "--background-color=white", path)
                images = [rendered, page.screenshot()]
                share = page.evaluate(COMPARE % (*map(encoded, images), SHADE))
                self.assertLessEqual(share, MOST_DIFFERENT)

    def test_no_label_leaves_its_cell(self):
        for path in pictures():
            with self.shown(path) as page:
                self.assertEqual(page.evaluate(STRAY_LABELS), [])


if __name__ == "__main__":
    unittest.main()
