"""The pages that HTMLRenderer writes, as Chromium lays them out, scrolls and snaps them."""

import html.parser
import json
import pathlib
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

import chromium
import html_pages
import outside

# Documents of the corpus that are wrong, or too large for frames.
REFUSED = ["broken", "duplicate-kinds", "huge"]
SCREENS = {"grid": ["--screen", "grid"], "detail": ["--screen", "detail"]}


def gallery():
    listed = outside.run(outside.DEMO, "gallery").decode().splitlines()
    return {line.split()[0]: ["gallery", line.split()[0]] for line in listed}


class PageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = cls.enterClassContext(chromium.Browser())
        cls.folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()))

    def document(self, *words):
        return json.loads(outside.run(outside.DEMO, *words, "--json"))

    def open(self, *words, **options):
        """The page of a command line, in a window that shows the whole device."""
        path = self.folder / "page.html"
        path.write_bytes(outside.run(outside.DEMO, *words, "--html"))
        page = self.browser.open(path, width=1000, height=1100, **options)
        self.addCleanup(page.close)
        return page


class Markup(PageTest):
    def test_pages_are_well_formed_for_parsers_of_html_and_of_xml(self):
        for words in [[], *gallery().values()]:
            text = outside.run(outside.DEMO, *words, "--html").decode()
            with self.subTest(words):
                self.assertTrue(text.startswith("<!DOCTYPE html>\n"))
                ElementTree.fromstring(text.split("\n", 1)[1])
                Nesting(self).feed(text)

    def test_a_page_tells_of_no_errors_and_asks_for_nothing(self):
        page = self.open()
        self.assertEqual(page.evaluate("performance.getEntriesByType('resource').length"), 0)
        self.assertEqual(page.evaluate("document.compatMode"), "CSS1Compat")
        self.assertEqual(page.evaluate("document.documentElement.lang"), "en")

    def test_light_and_dark_differ_and_every_element_has_a_title(self):
        colours = []
        for dark in (False, True):
            page = self.open(dark=dark)
            colours.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
            self.assertEqual(page.evaluate("document.querySelectorAll('.e:not([title])').length"), 0)
        self.assertEqual(colours, ["rgb(233, 235, 240)", "rgb(14, 14, 17)"])


class Nesting(html.parser.HTMLParser):
    """Checks that what is opened is closed, in the right order."""

    def __init__(self, test):
        super().__init__()
        self.test, self.open = test, []

    def handle_starttag(self, tag, attributes):
        self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        self.test.assertEqual(self.open.pop(), tag)


class Frames(PageTest):
    def check(self, scene, words, **options):
        page = self.open(*words, **options)
        wrong = html_pages.differences(page, scene, self.document(*words))
        self.assertEqual(wrong[:3], [], f"{len(wrong)} frames of {words}")
        return page

    def test_frames_in_a_page_are_those_of_the_layout(self):
        for scene, words in {**SCREENS, **gallery()}.items():
            for more in ([], ["--rtl"]):
                with self.subTest(words + more):
                    self.check(scene, words + more)

    def test_frames_are_the_same_on_a_tablet_at_odd_sizes_and_at_three_pixels_a_point(self):
        self.check("grid", ["--screen", "grid", "--device", "iPad Pro 12.9"])
        for scene, words in {**SCREENS, "mosaic": ["gallery", "mosaic"]}.items():
            self.check(scene, [*words, "--size", "311.7x402.3"], scale=3)

    def test_a_page_starts_where_the_layout_is_scrolled_to(self):
        for more in ([], ["--rtl"]):
            page = self.check(
                "detail", ["--screen", "detail", "--offset", "300", "--page", "3", *more])
            self.assertEqual(html_pages.settled(page, "detail")[1], 300)
            left = html_pages.settled(page, "detail-s2-row")[0]
            self.assertAlmostEqual(abs(left), 943, delta=0.5)

    def test_without_scripts_a_page_shows_the_same(self):
        path = self.folder / "still.html"
        words = ["--screen", "detail", "--offset", "300", "--page", "3"]
        page_text = outside.run(outside.DEMO, *words, "--html").decode()
        start, end = page_text.index("<script>"), page_text.index("</script>")
        path.write_text(page_text[:start] + page_text[end + 9:])
        page = self.browser.open(path, width=1000, height=1100)
        self.addCleanup(page.close)
        self.assertEqual(html_pages.differences(page, "detail", self.document(*words)), [])
        self.assertAlmostEqual(html_pages.settled(page, "detail-s2-row")[0], 943, delta=0.5)
        self.assertAlmostEqual(html_pages.wheel(page, "detail-s2-row", right=200)[0], 1257, delta=0.5)


class Documents(PageTest):
    def write(self, name, **document):
        path = self.folder / f"{name}.json"
        path.write_text(json.dumps({"version": 1, **document}))
        return path

    def render(self, path, *more, **options):
        return self.open("render", path, *more, **options)

    def test_documents_of_all_kinds_have_their_frames_in_both_directions(self):
        checked = 0
        for path in sorted((outside.ROOT / "Tests" / "Corpus").glob("*.json")):
            if path.stem in REFUSED:
                continue
            for more in ([], ["--rtl"]):
                with self.subTest(f"{path.stem} {more}"):
                    page = self.render(path, *more)
                    document = self.document("render", path, *more)
                    self.assertEqual(html_pages.differences(page, path.stem, document)[:3], [])
                    checked += len(document["elements"])
        self.assertGreater(checked, 400)

    def test_rows_of_every_behaviour_rest_where_the_layout_says(self):
        behaviours = ["continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
                      "groupPagingCentered"]
        whole = {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}
        sections = [
            {"items": 8, "orthogonalScrolling": behaviour, "interGroupSpacing": 8,
             "contentInsets": {"leading": 4, "trailing": 6},
             "group": {"width": {"absolute": 101.3}, "height": {"absolute": 50},
                       "axis": "horizontal", "subitems": [whole]}}
            for behaviour in behaviours]
        for direction in ("ltr", "rtl"):
            environment = {"size": {"width": 320, "height": 480}, "direction": direction}
            path = self.write("behaviours", environment=environment, sections=sections)
            page = self.render(path)
            sign = 1 if direction == "ltr" else -1
            for section, row in html_pages.rows(self.document("render", path)).items():
                name, start = f"behaviours-s{section}-row", html_pages.first_offset(row)
                kind = html_pages.style(page, name, "scrollSnapType")
                self.assertEqual(kind, "x mandatory" if section else "none")
                for asked in (37, 130, 200, 400, 1e5, 0):
                    left, _ = html_pages.scroll(page, name, left=sign * asked)
                    offset = min(start + asked, row["range"][1])
                    if section:
                        offset = min(row["restingOffsets"], key=lambda stop: abs(stop - offset))
                    # What does not snap ends at the next whole pixel.
                    self.assertAlmostEqual(
                        sign * left + start, offset, delta=0.51 if section else 0.99, msg=name)

    def column(self, count, height, **section):
        row = {"width": {"fractionalWidth": 1}, "height": {"absolute": height}}
        return {
            "environment": {"size": {"width": 320, "height": 480}, "profile": "exact"},
            "sections": [{"items": count, **section, "group": {
                **row, "axis": "horizontal", "subitems": [row]}}]}

    def test_thirty_million_points_down_frames_and_headers_are_still_exact(self):
        header = {"kind": "header", "width": {"fractionalWidth": 1}, "height": {"absolute": 30.3},
                  "alignment": "top", "pinToVisibleBounds": True}
        path = self.write("far", **self.column(900, 33_330.7, boundaryItems=[header]))
        page = self.render(path)
        frames = {html_pages.identifier(element): element["frame"]
                  for element in self.document("render", path)["elements"]}
        self.assertGreater(frames["s0-i899"][1], 29_900_000)
        for item in (0, 1, 2, 3, 450, 555, 898, 899):
            found = html_pages.far_frame(page, f"far-s0-i{item}")
            self.assertTrue(html_pages.is_same(frames[f"s0-i{item}"], found), (item, found))
        top = html_pages.scroll(page, "far", top=29_000_000)[1]
        stuck = page.evaluate("""document.getElementById("far-s0-header0").getBoundingClientRect().top
          - document.getElementById("far").getBoundingClientRect().top""")
        self.assertAlmostEqual(top, 29_000_000, delta=2)
        self.assertAlmostEqual(stuck, 0, delta=2)

    def test_a_longer_page_is_cut_with_a_note(self):
        path = self.write("long", **self.column(1000, 50_000))
        page = self.render(path)
        self.assertEqual(
            page.evaluate("document.getElementById('long').scrollHeight"), 30_000_000)
        self.assertIn(
            "50000000 points long; this page ends after 30000000", page.evaluate("document.body.innerText"))
        self.assertEqual(page.evaluate("document.querySelectorAll('.e').length"), 600)

    def test_of_a_million_items_the_page_holds_the_start_and_says_so(self):
        path = self.write("million", **self.column(1_000_000, 20))
        page = self.render(path)
        self.assertEqual(page.evaluate("document.querySelectorAll('.e').length"), 10_000)
        self.assertIn("Only the first 10000 of 1000000 elements",
                      page.evaluate("document.body.innerText"))


class Snapping(PageTest):
    def rows(self, scene, *words):
        """A page with each of its rows: the id, the row of the document, the sign of its offsets."""
        page = self.open(*words)
        sign = -1 if "--rtl" in words else 1
        for section, row in html_pages.rows(self.document(*words)).items():
            yield page, f"{scene}-s{section}-row", row, sign

    def assert_rests(self, row, offset, message):
        nearest = min(row["restingOffsets"], key=lambda stop: abs(stop - offset))
        # Browsers scroll by whole pixels.
        self.assertAlmostEqual(offset, nearest, delta=0.51, msg=message)

    def test_a_row_comes_to_rest_at_a_resting_offset_whatever_moves_it(self):
        for scene, words in {**SCREENS, "carousel": ["gallery", "carousel"]}.items():
            for more in ([], ["--rtl"]):
                for page, name, row, sign in self.rows(scene, *words, *more):
                    start = html_pages.first_offset(row)
                    for asked in (130, 700, 1e6, 0):
                        left, _ = html_pages.scroll(page, name, left=sign * asked)
                        nearest = min(
                            row["restingOffsets"], key=lambda stop: abs(stop - start - asked))
                        self.assertAlmostEqual(sign * left + start, nearest, delta=0.51, msg=name)
                    for turn in (200, 200, -150, 900):
                        left, _ = html_pages.wheel(page, name, right=sign * turn)
                        self.assert_rests(row, sign * left + start, f"{name} by wheel")

    def test_arrow_keys_go_from_stop_to_stop(self):
        for more, forward in (([], "ArrowRight"), (["--rtl"], "ArrowLeft")):
            for page, name, row, sign in self.rows("detail", "--screen", "detail", *more):
                page.evaluate(f"document.getElementById('{name}').focus()")
                for index in (1, 2, 3):
                    html_pages.press(page, forward)
                    left, _ = html_pages.settled(page, name)
                    self.assertAlmostEqual(
                        sign * left, row["restingOffsets"][index], delta=0.51)

    def test_rows_that_page_let_no_fling_pass_a_stop(self):
        for page, name, row, sign in self.rows("detail", "--screen", "detail"):
            self.assertEqual(html_pages.style(page, name, "scrollSnapType"), "x mandatory")
            stops = page.evaluate(f"""[...document.querySelectorAll("#{name} .stop")].map(
              stop => [getComputedStyle(stop).scrollSnapStop, getComputedStyle(stop).scrollSnapAlign])""")
            self.assertEqual(len(stops), len(row["restingOffsets"]))
            self.assertEqual(set(map(tuple, stops)), {("always", "start")})


class Sticking(PageTest):
    def test_headers_stick_where_the_layout_pins_them_at_any_offset(self):
        for entry, steps in {"list": (1, 27, 100, 333, 1234), "spreadsheet": (40, 41, 5000, 7000),
                             "calendar": (30, 700, 2000)}.items():
            for more in ([], ["--rtl"]):
                page = self.open("gallery", entry, *more)
                for offset in steps:
                    self.assertEqual(html_pages.scroll(page, entry, top=offset)[1], offset)
                    document = self.document("gallery", entry, "--offset", offset, *more)
                    if entry == "list":
                        self.assertTrue(any(map(lambda one: one.get("pinned"), document["elements"])))
                    wrong = html_pages.differences(page, entry, document)
                    self.assertEqual(wrong[:3], [], f"{entry} at {offset}")


    def test_leading_items_stick_where_content_scrolls_sideways_in_both_directions(self):
        column = {"width": {"absolute": 88.25}, "height": {"fractionalHeight": 1}}
        bar = {"width": {"absolute": 30}, "height": {"fractionalHeight": 1},
               "pinToVisibleBounds": True}
        section = {
            "items": 7, "group": {**column, "axis": "vertical", "subitems": [column]},
            "boundaryItems": [{**bar, "kind": "start", "alignment": "leading"},
                              {**bar, "kind": "end", "alignment": "trailing"}]}
        document = {
            "version": 1, "configuration": {"scrollDirection": "horizontal"},
            "sections": [section, section]}
        path = self.folder / "sideways.json"
        for direction in ("ltr", "rtl"):
            for offset in (0, 12, 200, 600, 755, 900):
                environment = {"size": {"width": 320, "height": 90}, "direction": direction}
                viewport = {"offset": {"x": offset, "y": 0}}
                path.write_text(json.dumps(
                    {**document, "environment": environment, "viewport": viewport}))
                page = self.open("render", path)
                found = self.document("render", path)
                end = found["contentSize"]["width"] - 320
                left, _ = html_pages.settled(page, "sideways")
                self.assertAlmostEqual(
                    left, offset if direction == "ltr" else offset - end, delta=0.51)
                # The browser scrolls by whole pixels; what sticks goes with it.
                wrong = [name for name, frame, shown in html_pages.differences(
                    page, "sideways", found)
                    if abs(shown[0][0] - frame[0]) > 0.51]
                self.assertEqual(wrong, [], f"{direction} at {offset}")


class FurtherPages(PageTest):
    def items(self, page):
        return int(page.evaluate("document.getElementById('grid').dataset.items"))

    def wait_for(self, page, count):
        page.evaluate(f"""new Promise((done, fail) => {{
          const view = document.getElementById("grid");
          const end = Date.now() + 20000;
          const look = () => {{
            if (view.dataset.items === "{count}") done();
            else if (Date.now() > end) fail(new Error(view.dataset.items + " items"));
            else setTimeout(look, 20);
          }};
          look();
        }})""")

    def test_a_page_arrives_when_120_points_are_left_and_not_before(self):
        words = ["--screen", "grid"]
        page = self.open(*words)
        document = self.document(*words)
        height = page.evaluate("document.getElementById('grid').clientHeight")
        due = document["contentSize"]["height"] - height - 120
        html_pages.scroll(page, "grid", top=int(due) - 2)
        page.evaluate("new Promise(done => setTimeout(done, 600))")
        self.assertEqual(self.items(page), 20)
        html_pages.scroll(page, "grid", top=int(due) + 2)
        self.wait_for(page, 40)
        page.evaluate("new Promise(done => setTimeout(done, 600))")
        self.assertEqual(self.items(page), 40, "one page at a time")

    def test_what_has_arrived_has_the_frames_of_the_longer_layout(self):
        page = self.open("--screen", "grid")
        for count in (40, 60):
            html_pages.scroll(page, "grid", top=1e6)
            self.wait_for(page, count)
            document = self.document("--screen", "grid", "--items", count)
            self.assertEqual(html_pages.differences(page, "grid", document), [])
        self.assertEqual(
            page.evaluate("document.getElementById('grid-status').textContent"), "60 of 826 items")

    def test_behind_the_last_page_nothing_loads(self):
        page = self.open("--screen", "grid", "--items", "790")
        for count in (810, 826):
            html_pages.scroll(page, "grid", top=1e6)
            self.wait_for(page, count)
        document = self.document("--screen", "grid", "--items", "826")
        self.assertEqual(html_pages.differences(page, "grid", document), [])
        self.assertFalse(page.evaluate("!!document.getElementById('grid-s0-footer0')"))
        self.assertFalse(page.evaluate("!!document.querySelector('template')"))

    def test_pages_arrive_by_themselves_until_the_view_is_full(self):
        page = self.open("--screen", "grid", "--items", "2")
        self.wait_for(page, 22)
        page.evaluate("new Promise(done => setTimeout(done, 600))")
        self.assertEqual(self.items(page), 22)


class Keyboard(PageTest):
    def focused(self, page):
        return page.evaluate("document.activeElement.id")

    def test_the_tabulator_reaches_views_and_rows_in_order(self):
        page = self.open()
        reached = []
        for _ in range(3):
            html_pages.press(page, "Tab")
            reached.append(self.focused(page))
        self.assertEqual(reached, ["grid", "detail", "detail-s2-row"])

    def test_keys_scroll_what_has_the_focus_and_the_focus_is_seen(self):
        page = self.open()
        self.assertEqual(html_pages.style(page, "grid", "outlineStyle"), "none")
        html_pages.press(page, "Tab")
        self.assertEqual(html_pages.style(page, "grid", "outlineStyle"), "solid")
        before = 0
        for key in ("ArrowDown", "PageDown", "PageDown"):
            html_pages.press(page, key)
            after = html_pages.settled(page, "grid")[1]
            self.assertGreater(after, before, key)
            before = after
        html_pages.press(page, "Home")
        self.assertEqual(html_pages.settled(page, "grid"), [0, 0])


class Motion(PageTest):
    def test_nothing_moves_by_itself_where_less_motion_is_asked_for(self):
        names = []
        for reduced in (False, True):
            page = self.open("--screen", "grid", reduced_motion=reduced)
            names.append(page.evaluate("getComputedStyle(document.querySelector('.wheel')).animationName"))
        self.assertEqual(names, ["turn", "none"])


if __name__ == "__main__":
    unittest.main()
