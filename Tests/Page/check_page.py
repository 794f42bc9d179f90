"""Tries the report's page in a real Chromium: every control, both themes, wide and narrow.

Arguments: the program, a folder for screenshots, and Chromium.
"""
import base64
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

from playwright.sync_api import sync_playwright

seam, shots, chromium = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
folder = pathlib.Path(tempfile.mkdtemp())
here = pathlib.Path(__file__).parent
# A row of a case, and not the head of a group that opens and closes.
CASE = ".row:not([aria-expanded])"
problems, tried = [], 0


def check(holds, what):
    global tried
    tried += 1
    if not holds:
        problems.append(what)


def report(name, *arguments):
    path = folder / f"{name}.html"
    done = subprocess.run(
        [seam, "check", *map(str, arguments), "--reporter", f"html={path}"], capture_output=True)
    assert done.returncode in (0, 1), done.stderr.decode()
    return path


def open_page(browser, path, width=1600, height=1000, scheme="light", at=""):
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
    page.on("console", lambda message: check(
        "willReadFrequently" in message.text, f"{path.name}: console: {message.text}"))
    page.on("pageerror", lambda error: check(False, f"{path.name}: {error}"))
    page.on("dialog", lambda dialog: check(False, f"{path.name}: a dialog"))
    page.on("request", lambda request: check(
        request.url.startswith("file:"), f"{path.name}: asks for {request.url}"))
    page.goto(f"file://{path}{at}")
    page.wait_for_selector(".row")
    return page


def frame_of(page):
    return int(page.locator("#readout b").inner_text().split()[-1])


def title_of(page):
    return page.locator("#title").evaluate("e => e.firstChild.textContent")


def settled(page):
    page.wait_for_timeout(350)


def try_filters(page):
    count = lambda: int(re.match(r"(\d+)", page.locator("#count").inner_text())[1])
    everything = count()
    page.fill("#text", "two curves")
    check(0 < count() < everything, "the text filter keeps some cases")
    page.fill("#text", "no case has this")
    check(count() == 0 and page.locator(".row").count() == 0, "a text that no case has keeps none")
    page.fill("#text", "differentcurve")
    check(count() > 0, "the text filter looks at rules, whatever the case of letters")
    page.fill("#text", "")
    for name in ("handler", "device"):
        options = page.locator(f"#{name} option").all_inner_texts()
        check(len(options) > 1, f"the filter {name} has options")
        page.select_option(f"#{name}", index=1)
        check(0 < count() <= everything, f"the filter {name} keeps some cases")
        names = page.locator(CASE).evaluate_all("list => list.map(e => e.title)")
        check(all(options[1] in n for n in names), f"the filter {name} keeps the right cases")
        page.select_option(f"#{name}", index=0)


def try_groups(browser):
    """Cases that are wrong for the same causes are one group; a row says what differs."""
    path = report("grouped", here / "two-causes.yaml")
    for width in (1280, 400):
        page = open_page(browser, path, width, 900)
        heads = page.locator(".row[aria-expanded]")
        counts = [re.match(r"(\d+) cases", text)[1] for text in page.locator(".row.head i").all_inner_texts()]
        check(counts == ["12", "12", "12"], f"two causes and what passes are groups of {counts}")
        check("turn: next" in heads.nth(0).inner_text(), "a group says what its cases have in common")
        check(page.locator(CASE).count() == 0, "at first all groups are seen")
        bottom = page.locator("#finds p").first.evaluate("e => e.getBoundingClientRect().bottom")
        check(bottom < 900, f"at {width} px the first cause ends at {bottom}")
        heads.nth(1).click()
        check(page.locator(CASE).count() > 3, "a click opens a group")
        check("inset" in title_of(page), "and selects its worst case")
        texts = page.locator(CASE).all_inner_texts()
        check(not any("inset" in text or "Two causes" in text for text in texts), "a row says what differs")
        check(len(set(texts)) == len(texts), "no two rows read alike")
        heads.nth(1).click()
        check(heads.nth(1).get_attribute("aria-expanded") == "false", "another click closes it")
        page.locator("#list").focus()
        page.keyboard.press("End")
        check(title_of(page) == "frame", "the last group opens when it is come to")
        page.close()


def try_list(page):
    first = page.locator(CASE).first
    first.click()
    check(first.get_attribute("aria-selected") == "true", "a click selects a case")
    page.locator("#list").focus()
    before = page.locator("[role=treeitem][aria-selected=true]").get_attribute("id")
    page.keyboard.press("ArrowDown")
    after = page.locator("[role=treeitem][aria-selected=true]").get_attribute("id")
    check(before != after, "the down arrow selects the next case")
    check(page.locator("#list").get_attribute("aria-activedescendant") == after, "it is active")
    page.keyboard.press("End")
    settled(page)
    check(page.locator("#list").evaluate("e => e.scrollTop") > 0, "the end of the list is shown")
    check(page.locator(".row").count() < 40, "only the rows in sight are made")
    page.keyboard.press("Home")


def try_time(page):
    page.keyboard.press("Escape")
    page.locator("#stage").focus()
    last = int(page.locator("#scrub").get_attribute("max"))
    page.locator("#scrub").fill("5")
    check(frame_of(page) == 5, "the slider goes to a frame")
    page.locator("#stage").focus()
    page.keyboard.press("ArrowRight")
    check(frame_of(page) == 6, "the right arrow is a frame on")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    check(frame_of(page) == 4, "the left arrow is a frame back")
    page.click("#next")
    check(frame_of(page) == 5, "the next button")
    page.click("#back")
    check(frame_of(page) == 4, "the back button")
    text = page.locator("#scrub").get_attribute("aria-valuetext")
    check(re.match(r"frame 4, \d+ ms", text), f"the slider says {text}")
    settled(page)
    check(page.locator("#live").inner_text().startswith("frame 4"), "the live region says the frame")
    box = page.locator("#seam").bounding_box()
    page.mouse.click(box["x"] + 46 + 1, box["y"] + 60)
    check(frame_of(page) == 0, "a click at the plot's start goes to frame 0")
    page.mouse.click(box["x"] + box["width"] - 3, box["y"] + 60)
    check(frame_of(page) == last, "a click at the plot's end goes to the last frame")
    page.mouse.move(box["x"] + 300, box["y"] + 60)
    page.mouse.down()
    here = frame_of(page)
    page.mouse.move(box["x"] + 600, box["y"] + 60)
    page.mouse.up()
    check(frame_of(page) > here, "dragging on the plot moves through time")
    page.locator("#link").click()
    check(page.url.endswith(f"&{frame_of(page)}"), "the link has the frame")


def try_playing(page):
    speeds = page.locator("#speeds button")
    for index, (speed, wait) in enumerate([(1, 300), (0.25, 800), (0.1, 1600)]):
        speeds.nth(index).click()
        check(speeds.nth(index).get_attribute("aria-pressed") == "true", f"speed {speed} is chosen")
        # A busy machine may hold up one of both clocks: a wrong speed is wrong each time.
        for _ in range(3):
            page.locator("#scrub").fill("0")
            page.locator("#stage").focus()
            start = page.evaluate("performance.now()")
            page.keyboard.press("Space")
            page.wait_for_timeout(wait)
            page.keyboard.press("Space")
            frames = (page.evaluate("performance.now()") - start) / 1000 * speed * 60
            is_right = abs(frame_of(page) - frames) < 2 + 0.35 * frames
            if is_right:
                break
        check(is_right, f"{frames:.0f} frames at {speed}")
    speeds.first.click()
    page.locator("#scrub").fill(str(int(page.locator("#scrub").get_attribute("max")) - 1))
    page.click("#play")
    page.wait_for_timeout(400)
    check(page.locator("#play").inner_text() == "Play", "playing ends with the case")


def try_findings(page):
    page.fill("#text", "two curves easeinout")
    page.fill("#text", "easeinout")
    page.locator(CASE).first.click()
    page.fill("#text", "")
    bands = page.locator(".band")
    check(bands.count() > 0 and bands.count() == page.locator("#finds button").count(), "bands")
    cut = bands.evaluate_all("list => list.filter(e => e.scrollWidth > e.clientWidth).map(e => e.title)")
    check(not cut, f"bands whose words are cut off: {cut}")
    for index in range(bands.count()):
        page.locator("#scrub").fill("0")
        worst = int(re.search(r"worst at (\d+) ms", bands.nth(index).get_attribute("title"))[1])
        bands.nth(index).click()
        shown = int(re.search(r"(\d+) ms", page.locator("#readout").inner_text())[1])
        check(abs(shown - worst) <= 1, f"a band goes to {worst} ms, not {shown}")
        place = frame_of(page)
        page.locator("#scrub").fill("0")
    page.locator("#finds button").first.click()
    check(frame_of(page) > 0, "a finding goes to its worst frame")
    check(page.locator(".post").count() >= 2, "notifications are on the axis")


def try_stage(page):
    phones = page.locator(".phone")
    check(phones.count() > 1, "handlers are side by side")
    other = page.locator(".phone[aria-pressed=false]").first
    name, time = other.get_attribute("title"), page.locator("#readout").inner_text()
    other.click()
    check(title_of(page) == name, "a click on a phone selects its case")
    check(re.search(r"\d+ ms", time)[0] in page.locator("#readout").inner_text(), "at the same time")
    page.click("#pin")
    check(page.locator("#pin").get_attribute("aria-pressed") == "true", "a case is kept beside")
    page.fill("#text", "dropped")
    page.locator(CASE).first.click()
    page.fill("#text", "")
    check(any(name in t for t in page.locator(".phone").evaluate_all(
        "list => list.map(e => e.title)")), "it stays on the stage")
    hues = []
    for _ in range(3):
        page.click("#theme")
        hues.append(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    check(len(set(hues)) == 2, "the theme's button goes through light and dark")
    page.locator("#skip").focus()
    page.keyboard.press("Enter")
    check(page.evaluate("document.activeElement.id") == "stage", "the skip button goes to the case")


def try_links(browser, path, page):
    page.locator(CASE).nth(2).click()
    page.locator("#scrub").fill("7")
    settled(page)
    target, name = page.url, title_of(page)
    scene = page.locator("#scene").inner_text()
    again = open_page(browser, path, at="#" + target.split("#")[1])
    check((title_of(again), again.locator("#scene").inner_text()) == (name, scene), "a link's case")
    check(frame_of(again) == 7, "a link's frame")
    again.evaluate("location.hash = location.hash.replace(/&7$/, '&3')")
    settled(again)
    check(frame_of(again) == 3, "another frame in the address")
    again.evaluate("location.hash = '#%E0%A4%A'")
    settled(again)
    again.close()
    strange = open_page(browser, path, at="#nobody&99999")
    check(strange.locator("#title").inner_text() != "", "a link to nothing shows the first case")
    check("nobody" in strange.locator("#lost").inner_text(), "and says that there is no such case")
    strange.locator(CASE).nth(1).click()
    check(strange.locator("#lost").inner_text() == "", "until another case is chosen")
    strange.close()


def try_names(page):
    unnamed = page.evaluate("""() => [...document.querySelectorAll("button, input, select, a, canvas[role]")]
      .filter(e => e.checkVisibility() && !(e.getAttribute("aria-label") || e.textContent.trim() || e.title)).map(e => e.outerHTML)""")
    check(not unnamed, f"controls without a name: {unnamed[:2]}")
    page.evaluate("document.body.focus()")
    seen = []
    for _ in range(14):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.id || document.activeElement.className"))
    check(seen[0] == "skip" and "text" in seen and "list" in seen, f"the order of focus: {seen}")
    check(seen.index("text") < seen.index("list"), "filters come before the list")


CONTRAST = """() => {
  const lum = c => { const [r, g, b] = c.match(/[\\d.]+/g).map(v => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
  const ground = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor; if (!/, 0\\)/.test(c)) return c; } return "rgb(255,255,255)"; };
  const poor = [];
  for (const e of document.querySelectorAll("body *")) {
    if (!e.checkVisibility() || e.disabled || ![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) || e.matches("script, option, .unseen, .mark")) continue;
    const [a, b] = [lum(getComputedStyle(e).color), lum(ground(e))].sort((x, y) => y - x);
    if ((a + .05) / (b + .05) < 4.5) poor.push(e.className + "#" + e.id + " " + e.textContent.slice(0, 20) + " " + ((a + .05) / (b + .05)).toFixed(2));
  }
  return poor;
}"""


def try_widths(browser, path):
    """No case is wider than a narrow screen."""
    page = open_page(browser, path, 400, 800)
    names = page.evaluate("(d => d.cases.map(c => d.text[c.n]))(JSON.parse(document.getElementById('data').textContent))")
    wide = []
    for name in names:
        page.evaluate("name => { location.hash = '#' + encodeURIComponent(name); }", name)
        page.wait_for_timeout(5)
        if page.evaluate("document.documentElement.scrollWidth") > 400:
            wide.append(name)
    check(not wide, f"{len(wide)} of {len(names)} cases scroll sideways at 400 px: {wide[:2]}")
    page.close()


def try_looks(browser, path):
    for width, height in ((1600, 1000), (400, 800)):
        for scheme in ("light", "dark"):
            page = open_page(browser, path, width, height, scheme)
            page.locator(CASE).nth(1).click()
            wide = page.evaluate("document.documentElement.scrollWidth")
            check(wide <= width, f"at {width} px the page is {wide} px wide")
            poor = page.evaluate(CONTRAST)
            check(not poor, f"{scheme} {width}: contrast below 4.5: {poor[:4]}")
            page.screenshot(path=shots / f"page-{width}-{scheme}.png", full_page=width < 900)
            page.close()


# The colours of a screen's left edge, as classes that both drawings have.
CLASSIFY = """
const classes = { gap: [255, 106, 19], overlap: [90, 63, 224], keyboard: [210, 213, 219], chrome: [244, 245, 247], backdrop: [255, 255, 255] };
const classify = (r, g, b) => {
  if (r > 235 && g > 90 && g < 205 && b < 175 && r - b > 60) return "g";
  if (b > r + 35 && b > g + 35 && r > g - 10) return "o";
  const near = (c, d) => Math.abs(r - c[0]) + Math.abs(g - c[1]) + Math.abs(b - c[2]) < d;
  return near(classes.keyboard, 12) ? "k" : near(classes.chrome, 3) || near(classes.backdrop, 3) ? "." : "x";
};
"""
FILM = """async png => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height), g = canvas.getContext("2d");
  g.drawImage(image, 0, 0);
  const { data, width, height } = g.getImageData(0, 0, image.width, image.height);
  const isBody = (x, y) => { const i = (y * width + x) * 4; return data[i] === 0x23 && data[i + 1] === 0x27 && data[i + 2] === 0x2d; };
  // Bezels: columns with a long run of the body's colour.
  const bezels = [];
  for (let x = 0; x < width; x++) {
    let run = 0, end = 0;
    for (let y = 0, now = 0; y < height; y++) { now = isBody(x, y) ? now + 1 : 0; if (now > run) { run = now; end = y; } }
    if (run > 300 && run < 420) bezels.push([x, end]);
  }
  const cells = [];
  bezels.forEach(([x, end], i) => { if (i && x - bezels[i - 1][0] > 150) cells.push([bezels[i - 1][0] + 1, x]); });
  return cells.map(([left, right]) => {
    const x = left + 2; let text = "";
    for (let y = 0; y < height; y++) { const i = (y * width + x) * 4; text += isBody(x, y) ? "#" : classify(data[i], data[i + 1], data[i + 2]); }
    return [right - left, text];
  });
}"""
PAGE = """() => {
  const canvas = document.querySelector(".phone canvas"), g = canvas.getContext("2d"), R = Math.round;
  const side = R(9 * .5), { data } = g.getImageData(side + 2, 0, 1, canvas.height);
  let text = "";
  for (let y = 0; y < canvas.height; y++) text += classify(data[y * 4], data[y * 4 + 1], data[y * 4 + 2]);
  return text;
}"""


def marks(text):
    """Where keyboard, gap and overlap begin and end in a column of a screen, as rows."""
    found = {}
    for kind in "gok":
        rows = [y for y, c in enumerate(text) if c == kind]
        if rows:
            found[kind] = (rows[0], rows[-1] + 1)
    return found


def try_frames(browser):
    """What the page draws at the seam is what a film shows, to a pixel."""
    scene = here / "every-frame.yaml"
    subprocess.run([seam, "film", str(scene), "-o", str(folder), "--columns", "60", "--scale", "0.5", "--width", "9000"],
                   check=True, capture_output=True)
    film = next(folder.glob("*.png"))
    blank = browser.new_page()
    cells = blank.evaluate(f"(png => {{ {CLASSIFY} return ({FILM})(png); }})",
                           base64.b64encode(film.read_bytes()).decode())
    blank.close()
    columns = []
    for width, text in cells:
        body = re.search(r"#[^#]{380,440}#", text)
        if body and abs(width - 197) <= 1:
            columns.append(text[body.start() + 1:body.end() - 1])
    page = open_page(browser, report("every-frame", scene))
    last = int(page.locator("#scrub").get_attribute("max"))
    drawn = []
    for frame in range(last + 1):
        page.locator("#scrub").fill(str(frame))
        text = page.evaluate(f"() => {{ {CLASSIFY} return ({PAGE})(); }}")
        drawn.append(text)
    page.close()
    check(len(columns) >= 8, f"the film shows {len(columns)} phones")
    compared, place = 0, 0
    for text in columns:
        wanted = marks(text)
        shift = None
        for frame in range(place, last + 1):
            have = marks(drawn[frame])
            if set(have) != set(wanted) or not wanted:
                continue
            top = film_offset(text, drawn[frame])
            if all(abs(have[k][e] - top - wanted[k][e]) <= 1 for k in wanted for e in (0, 1)
                   if not (k == "k" and e == 1)):
                shift, place = frame, frame
                break
        check(shift is not None or not wanted, f"no frame of the page shows {wanted}")
        compared += bool(wanted)
    check(compared >= 8, f"only {compared} frames have a seam to compare")
    return compared


def film_offset(film, page):
    """How many rows the page's column begins above that of the film, by where the screens end."""
    return (len(page) - len(film)) // 2


def try_hostile(browser):
    page = open_page(browser, report("hostile", here / "hostile.yaml"))
    check(page.evaluate("window.hacked") is None, "a title ran")
    check(page.locator("img").count() == 0 and page.locator("script").count() == 2, "a title is markup")
    check("</script><script>" in page.locator("#scene").inner_text(), "the title is shown as it is")
    heads = page.locator(".row").evaluate_all("list => list.map(e => e.className)")
    check(heads[0] == "row head v1" and heads[-1] == "row head v0", f"failures come first: {heads}")
    check("2 of 3 cases" in page.locator("#verdict").inner_text(), "the verdict counts failures")
    page.emulate_media(media="print")
    check(not page.locator("nav").is_visible() and page.locator("#phones").is_visible(), "print")
    page.pdf(path=shots / "page.pdf")
    # The policy: what somehow got into the page would not run.
    page.close()
    bare = browser.new_page()
    bare.goto(f"file://{folder / 'hostile.html'}")
    bare.evaluate("""() => { const e = document.createElement("div"); e.innerHTML = "<img src=x onerror='window.hacked = 1'>"; document.body.append(e);
      const s = document.createElement("script"); s.textContent = "window.hacked = 1"; document.body.append(s); }""")
    bare.wait_for_timeout(200)
    check(bare.evaluate("window.hacked") is None, "the policy lets a script run")
    bare.close()


def try_recorded(browser, path):
    """A clip's case has another clock, no notifications and no guide, and frames without edges."""
    html = path.read_text()
    start = html.index('id="data">') + len('id="data">')
    end = html.index("</script>", start)
    data = json.loads(html[start:end])
    source = next(c for c in data["cases"] if data["text"][c["n"]].startswith("The same bar"))
    clip = json.loads(json.dumps(source))

    def put(pool, value):
        data[pool].append(value)
        return len(data[pool]) - 1

    clip["n"], clip["s"], clip["k"] = (put("text", "clip.mp4" + " " * i) for i in range(3))
    clip["h"], clip["from"] = put("text", "recorded"), put("text", "filmed")
    clip["finds"], clip["missing"] = [], []
    track = clip["track"]
    track["origin"] += 3.5
    track["posts"], track["gap"], track["overlap"] = [], [], []
    nothing = put("col", none(clip["frames"]))
    for place in (6, 7, 8, 9, 10):
        track["e"][place] = nothing
    # Its own frames: 0 is red, 40 lime, and 80 blue in a sheet of its own.
    clip["sheets"] = [sheet([80], "blue"), sheet([0, 40], "red", "lime")]
    data["cases"].append(clip)
    bare = json.loads(json.dumps(clip))
    bare["n"] = put("text", "no-track.mp4")
    del bare["sheets"]
    del bare["track"]
    data["cases"].append(bare)
    changed = folder / "recorded.html"
    changed.write_text(html[:start] + json.dumps(data).replace("<", "\\u003c") + html[end:])
    page = open_page(browser, changed)
    page.fill("#text", "clip.mp4")
    page.locator(CASE).first.click()
    page.fill("#text", "")
    names = page.locator(".phone").evaluate_all("list => list.map(e => e.title)")
    check(len(names) > 1 and names[0] == "recorded", f"a clip stands beside simulated cases: {names}")
    for frame, color in ((0, "red"), (39, "red"), (40, "lime"), (79, "lime"), (80, "blue"), (81, "lime")):
        page.locator("#scrub").fill(str(frame))
        labels = page.locator(".phone .at").all_inner_texts()
        check(labels[0].startswith("no seam"), f"a clip without a seam says {labels[0]}")
        settled(page)
        shown = color_of(page.locator(".phone canvas").first)
        check(shown == color, f"frame {frame} of a clip is {shown}")
        check(frame != 39 or labels[0].endswith("picture of frame 0"), f"frame 39 says {labels[0]}")
    shown = int(re.search(r"(\d+) ms", page.locator("#readout").inner_text())[1])
    check(shown >= 3500, "a clip keeps its own clock")
    page.fill("#text", "same bar by two curves")
    page.locator(CASE).first.click()
    check("recorded" in page.locator(".phone").first.get_attribute("title"), "the clip beside a scene")
    page.fill("#text", "no-track")
    page.locator(CASE).first.click()
    check(not page.locator("#player").is_visible(), "a case without a track has no player")
    check("no track" in page.locator(".phone").first.inner_text(), "it says that it has no track")
    page.close()


def sheet(frames, *colors):
    """Frames of one colour each, side by side, as a page keeps a clip's own."""
    parts = [part for color in colors for part in ("-f", "lavfi", "-i", f"color={color}:s=64x128:d=1")]
    stack = ["-filter_complex", f"hstack=inputs={len(colors)}"] if len(colors) > 1 else []
    done = subprocess.run(
        ["ffmpeg", "-v", "error", *parts, *stack, "-frames:v", "1", "-c:v", "mjpeg", "-f",
         "image2pipe", "-"], capture_output=True, check=True)
    return {"frames": frames, "columns": len(colors), "width": 64, "height": 128,
            "jpeg": base64.b64encode(done.stdout).decode()}


def color_of(canvas):
    """The colour a quarter below the top of a phone: red, lime, blue, or its numbers."""
    pixel = canvas.evaluate(
        "e => [...e.getContext('2d').getImageData(e.width / 3, e.height / 4, 1, 1).data].slice(0, 3)")
    names = {(1, 0, 0): "red", (0, 1, 0): "lime", (0, 0, 1): "blue"}
    return names.get(tuple(round(value / 255) for value in pixel), str(pixel))


def none(count):
    """A column of nothing, as PageColumn writes it."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    number, text = (count - 1) * 2, ""
    while True:
        bits, number = number & 31, number >> 5
        text += letters[bits | 32 if number else bits]
        if not number:
            return "~!" + text


with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    motions = report("motions", "Scenes/motions")
    page = open_page(browser, motions)
    try_names(page)
    try_filters(page)
    try_list(page)
    try_findings(page)
    try_time(page)
    try_playing(page)
    try_stage(page)
    try_links(browser, motions, page)
    page.close()
    try_groups(browser)
    try_widths(browser, motions)
    try_looks(browser, motions)
    try_recorded(browser, motions)
    try_hostile(browser)
    compared = try_frames(browser)
    browser.close()

for problem in problems:
    print(f"page: {problem}", file=sys.stderr)
print(f"the page: {tried - len(problems)} of {tried} checks hold, {compared} frames as films have them")
sys.exit(1 if problems else 0)
