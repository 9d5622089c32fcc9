"""The pictures in the tree, as a renderer that is not ours shows them."""

import collections
import re
import unittest
import xml.etree.ElementTree as ElementTree

import outside
import png

SVG = "{http://www.w3.org/2000/svg}"


class Pictures(unittest.TestCase):
    def pictures(self):
        paths = sorted(outside.PICTURES.glob("*.svg"))
        self.assertEqual([path.stem for path in paths], ["detail", "grid"])
        return paths

    def test_a_picture_is_rendered_at_the_size_it_states(self):
        for path in self.pictures():
            with self.subTest(path.name):
                root = ElementTree.parse(path).getroot()
                stated = tuple(round(float(root.get(key))) for key in ("width", "height"))
                image = outside.run("rsvg-convert", "--format=png", path)
                self.assertEqual(png.size(image), stated)

    def test_the_readme_shows_all_pictures_at_one_scale(self):
        readme = (outside.PICTURES.parent.parent / "README.md").read_text()
        scales = []
        for path in self.pictures():
            shown = re.search(rf'Documentation/Pictures/{path.name}"[^>]* width="(\d+)"', readme)
            width = float(ElementTree.parse(path).getroot().get("width"))
            scales.append(int(shown.group(1)) / width)
        self.assertAlmostEqual(scales[0], scales[1], delta=0.001)

    def test_a_rendered_picture_is_not_blank(self):
        for path in self.pictures():
            with self.subTest(path.name):
                image = outside.run(
                    "rsvg-convert", "--format=png", "--background-color=white", "--width=400", path)
                colours = collections.Counter(
                    pixel for row in png.pixels(image) for pixel in row)
                total = sum(colours.values())
                self.assertGreater(len(colours), 20, "hardly any colours")
                self.assertLess(colours.most_common(1)[0][1] / total, 0.95, "one colour nearly alone")

    def test_the_labels_are_text_that_the_renderer_draws(self):
        """Without the text elements the picture must look different."""
        for path in self.pictures():
            with self.subTest(path.name):
                tree = ElementTree.parse(path)
                for parent in tree.iter():
                    for child in [node for node in parent if node.tag == SVG + "text"]:
                        parent.remove(child)
                bare = ElementTree.tostring(tree.getroot())
                silent = outside.run("rsvg-convert", "--format=png", input=bare)
                self.assertNotEqual(silent, outside.run("rsvg-convert", "--format=png", path))

    def test_a_picture_says_what_it_shows_to_who_cannot_see_it(self):
        for path in self.pictures():
            with self.subTest(path.name):
                root = ElementTree.parse(path).getroot()
                self.assertEqual(root[0].tag, SVG + "title")
                self.assertTrue(root[0].text.strip())
                self.assertTrue(root.find(SVG + "desc").text.strip())
                self.assertEqual(root.get("role"), "img")


if __name__ == "__main__":
    unittest.main()
