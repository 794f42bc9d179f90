"""Draws screen recordings of chats with cairo, whose keyboard and bar are known in every frame.

Shares no code, no pictures and no curves with the rest of the project. Lengths are points of a phone's
screen unless they are called pixels. Needs python3-cairo, python3-numpy and ffmpeg with libx264 and libx265.
"""

import math
import random
import subprocess

import cairo
import numpy

# Width, height, safe area at the bottom.
PHONES = [(375, 667, 0), (375, 812, 34), (390, 844, 34), (393, 852, 34), (402, 874, 34), (430, 932, 34)]
# Angular frequencies of the keyboard's critically damped springs of iOS 10 to 18 and of iOS 26.
SPRINGS = {18: 18.257, 26: 23.559}
WORDS = (
    "so when do we meet at the lake tomorrow I can bring tea and some cake if you like that one was great"
    " thanks see you there no idea what happened call me later please wait the train is late again okay"
).split()
CURVES = {"easeInOut": (0.42, 0, 0.58, 1), "easeOut": (0, 0, 0.58, 1), "easeIn": (0.42, 0, 1, 1),
          "linear": (0, 0, 1, 1)}


def spring(frequency, seconds):
    if seconds <= 0:
        return 0.0
    return 1 - (1 + frequency * seconds) * math.exp(-frequency * seconds)


def bezier(points, share):
    """The height of a cubic Bezier from (0, 0) to (1, 1) where its width is a share."""
    share = min(1.0, max(0.0, share))
    x1, y1, x2, y2 = points
    low, high = 0.0, 1.0
    for _ in range(40):
        t = (low + high) / 2
        x = 3 * (1 - t) ** 2 * t * x1 + 3 * (1 - t) * t * t * x2 + t ** 3
        low, high = (t, high) if x < share else (low, t)
    t = (low + high) / 2
    return 3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t * t * y2 + t ** 3


class Plan:
    """Everything about a clip, by lot."""

    def __init__(self, number, seed):
        lot = self.lot = random.Random(f"{seed}/{number}")
        self.number = number
        self.size = lot.choice(PHONES)
        width, height, safe = self.size
        self.system = lot.choice([18, 26])
        self.dark = lot.random() < 0.4
        self.keyboard = lot.choice([height * 0.31, 216 + safe * 2, 260 + safe, 291, 336, 346, 301])
        self.keyboard = round(self.keyboard)
        self.keyboard_look = lot.choice(["letters", "letters", "letters", "emoji", "numbers"])
        self.keyboard_glass = lot.random() < 0.35
        self.suggestions = lot.random() < 0.5 and self.keyboard > 250
        self.page = lot.choice(["plain", "plain", "plain", "wallpaper", "photo", "gradient"])
        self.bar_look = lot.choice(
            ["plain", "plain", "hairline", "hairline", "tinted", "glass", "glass", "floating", "circles"])
        self.bar_height = lot.choice([44, 49, 52, 56, 60, 88] if self.bar_look != "circles" else [48, 56])
        # A field, buttons, nothing but an edge.
        self.contents = lot.choice(["field", "field", "field", "buttons", "text"])
        self.padding = lot.choice([4, 7, 8, 10, 16])
        self.margin = lot.choice([8, 12, 16]) if self.bar_look in ("floating", "circles") else 0
        self.extends = self.bar_look not in ("floating", "circles") and lot.random() < 0.7
        self.messages_move = lot.random() < 0.7
        self.messages = lot.choice([2, 5, 9, 16])
        self.photos = lot.random() < 0.3
        self.events = [event for event in (
            "typing", "arrives", "grows", "streams", "scroll closed", "scroll open", "touches", "clock",
            "suggests") if lot.random() < 0.16]
        if self.bar_look == "circles" and "grows" in self.events:
            self.events.remove("grows")
        self.fault = lot.choice(
            ["none"] * 5 + ["late", "late", "curve", "curve", "short", "jump", "inset", "apart", "under"])
        self.order = lot.choice(["up and down"] * 6 + ["up", "down", "starts open"])
        if self.fault in ("inset", "apart", "under"):
            # What is painted in one colour down to the screen's bottom rests nowhere.
            self.extends = False
            if self.bar_look in ("plain", "hairline", "glass") and self.page != "photo":
                self.bar_look = "tinted"
        self.kind = lot.choice(["full"] * 7 + ["small", "slow", "gif", "shape"])
        self.rate = lot.choice([30, 60, 60, 60, 120])
        self.codec = lot.choice(["libx264", "libx264", "libx265"])
        self.crf = lot.choice([18, 20, 23, 26, 28, 30])
        self.pixels = lot.choice([750, 828, 886, 1080, 1170, 1206, "own"])
        if self.rate == 120:
            self.pixels = lot.choice([750, 828])
        self.variable = lot.random() < 0.25
        if self.kind in ("small", "slow", "gif"):
            self.pixels = lot.choice([400, 480, 540]) if self.kind != "gif" else lot.choice([320, 400])
        if self.kind == "slow":
            self.rate = lot.choice([10, 12, 17, 20, 24])
        if self.kind == "gif":
            self.rate = lot.choice([10, 15, 20, 25])
        if self.pixels == "own":
            self.pixels = width * 3
        self.pixels = self.pixels // 2 * 2
        self.scale = self.pixels / width
        self.rows = round(height * self.scale) // 2 * 2
        # Of another shape than any phone's in the list: cropped, or another maker's.
        self.crop = 0
        if self.kind == "shape":
            self.crop = lot.choice([40, 90, 150])
        self.decide_motions()

    def decide_motions(self):
        lot = self.lot
        _, height, safe = self.size
        self.top = height - self.keyboard
        self.home = height - (self.margin + (safe if self.margin else 0)) if self.margin else height - safe
        self.right_open = self.top - self.margin
        self.bar_open = self.right_open
        if self.fault == "inset":
            self.bar_open -= safe if safe and self.margin == 0 else 44
        elif self.fault == "apart":
            self.bar_open -= lot.choice([40, 55, 70])
        elif self.fault == "under":
            self.bar_open += lot.choice([14, 22, 30]) + self.margin
        self.late = lot.choice([2, 3, 4, 6, 10]) / 60 if self.fault == "late" else 0
        self.curve = lot.choice(sorted(CURVES)) if self.fault == "curve" else None
        self.length = lot.choice([0.25, 0.3, 0.4]) if self.fault == "curve" else None
        self.tempo = lot.choice([1.6, 2.0]) if self.fault == "short" else 1
        rest = 0.45 + lot.random() * 0.3
        self.events_at = {}
        closed, opened = rest, rest
        for event in self.events:
            place = "closed" if event == "scroll closed" else "open"
            at = 0.3
            if place == "closed":
                self.events_at[event] = at
                closed = at + 0.5 + rest
            else:
                self.events_at[event] = opened
                opened += 0.5 + (0.2 if event != "touches" else 0)
        opened += rest
        if self.order == "up and down":
            self.moves = [(closed, True), (closed + 0.75 + opened, False)]
            self.length_all = self.moves[1][0] + 0.75 + rest
        elif self.order == "up":
            self.moves = [(closed, True)]
            self.length_all = closed + 0.75 + opened
        else:
            self.moves = [(opened, False)]
            if self.order == "starts open":
                self.moves.append((opened + 0.75 + rest, True))
            self.length_all = self.moves[-1][0] + 0.75 + rest
        opening = next((at for at, up in self.moves if up), None)
        begun = opening + 0.75 if opening is not None and self.order != "starts open" else 0
        self.begun = {
            event: at + (begun if event != "scroll closed" else 0) for event, at in self.events_at.items()}
        if self.order in ("down", "starts open"):
            self.begun.pop("scroll closed", None)

    def edges(self, time):
        """The keyboard's top, the bar's bottom and a right bar's bottom at a time."""
        _, height, _ = self.size
        frequency = SPRINGS[self.system]
        share, own = (0.0, 0.0) if self.moves[0][1] else (1.0, 1.0)
        for at, up in self.moves:
            if time < at:
                break
            done = spring(frequency, time - at)
            if self.curve:
                bar = bezier(CURVES[self.curve], (time - at) / self.length)
            elif self.fault == "jump":
                bar = 1.0
            else:
                bar = spring(frequency * self.tempo, time - at - self.late)
            share, own = (done, bar) if up else (1 - done, 1 - bar)
            if done > 0.9999 and time - at > 0.72:
                share = own = 1.0 if up else 0.0
        top = height - share * self.keyboard
        bar = self.home + own * (self.bar_open - self.home)
        right = self.home + share * (self.right_open - self.home)
        return top, bar, right

    def grown(self, time):
        """Points by which the bar has grown at its top."""
        at = self.begun.get("grows")
        if at is None or time < at:
            return 0
        return 20 * bezier(CURVES["easeInOut"], (time - at) / 0.2)


def rounded(context, x, y, width, height, radius):
    radius = min(radius, width / 2, height / 2)
    context.new_sub_path()
    for cx, cy, start in ((x + width - radius, y + radius, -90), (x + width - radius, y + height - radius, 0),
                          (x + radius, y + height - radius, 90), (x + radius, y + radius, 180)):
        context.arc(cx, cy, radius, math.radians(start), math.radians(start + 90))
    context.close_path()


def grey(context, level, alpha=1.0, tint=(0, 0, 0)):
    context.set_source_rgba(*(min(1, max(0, level + part)) for part in tint), alpha)


def write(context, text, x, y, size, level, alpha=1.0):
    context.select_font_face("DejaVu Sans", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_NORMAL)
    context.set_font_size(size)
    grey(context, level, alpha)
    context.move_to(x, y)
    context.show_text(text)


class Artist:
    """Draws the frames of a plan."""

    def __init__(self, plan):
        self.plan = plan
        self.lot = random.Random(f"art/{plan.number}/{plan.lot.random()}")
        width, height, _ = plan.size
        self.ink, self.paper = (0.95, 0.07) if plan.dark else (0.05, 1.0)
        if plan.page == "plain" and self.lot.random() < 0.4:
            self.paper = 0.0 if plan.dark else 0.95
        self.page = self.make_page()
        self.list = self.make_list()
        self.keys = self.make_keyboard()
        self.words = [self.make_suggestions(), self.make_suggestions()]
        self.bars = {}

    def surface(self, width, height):
        """A transparent surface, and a context that draws on it in points."""
        scale = self.plan.scale
        made = cairo.ImageSurface(
            cairo.FORMAT_ARGB32, max(1, math.ceil(width * scale)), max(1, math.ceil(height * scale)))
        context = cairo.Context(made)
        context.scale(scale, scale)
        return made, context

    def make_page(self):
        plan = self.plan
        width, height, _ = plan.size
        made, context = self.surface(width, height)
        grey(context, self.paper)
        context.paint()
        noise = numpy.random.default_rng(plan.number)
        if plan.page == "gradient":
            ramp = cairo.LinearGradient(0, 0, width * 0.3, height)
            for stop, level in ((0, 0.25 if plan.dark else 0.95), (1, 0.05 if plan.dark else 0.7)):
                ramp.add_color_stop_rgb(stop, level, level * 0.9, min(1, level * 1.05))
            context.set_source(ramp)
            context.paint()
        if plan.page == "wallpaper":
            for _ in range(140):
                x, y = noise.uniform(0, width), noise.uniform(0, height)
                context.arc(x, y, noise.uniform(2, 14), 0, math.tau)
                grey(context, self.ink, 0.07)
                context.set_line_width(1.5)
                context.stroke()
        if plan.page == "photo":
            cells = noise.uniform(0, 1, (24, 12, 3)) * 0.5 + (0.05 if plan.dark else 0.35)
            self.paint_cells(context, cells, width, height)
        return made

    def paint_cells(self, context, cells, width, height):
        rows, columns, _ = cells.shape
        pixels = numpy.zeros((rows, columns, 4), numpy.uint8)
        pixels[..., :3] = (cells * 255).clip(0, 255)
        pixels[..., 3] = 255
        small = cairo.ImageSurface.create_for_data(pixels, cairo.FORMAT_ARGB32, columns, rows)
        context.save()
        context.scale(width / columns, height / rows)
        context.set_source_surface(small)
        context.get_source().set_filter(cairo.FILTER_BILINEAR)
        context.get_source().set_extend(cairo.EXTEND_PAD)
        context.paint()
        context.restore()

    def make_list(self):
        """Messages from the bottom up, and where each one begins above the list's end."""
        plan, lot = self.plan, self.lot
        width, height, _ = plan.size
        messages = []
        for index in range(plan.messages):
            lines = [" ".join(lot.choices(WORDS, k=lot.randint(1, 5))) for _ in range(lot.randint(1, 4))]
            photo = plan.photos and lot.random() < 0.3
            messages.append(self.make_message(lines, lot.random() < 0.5, photo))
        return messages

    def make_message(self, lines, mine, photo=False):
        lot, plan = self.lot, self.plan
        tall = 120 if photo else 20 * len(lines) + 16
        wide = 180 if photo else min(300, 24 + 8.6 * max(len(line) for line in lines))
        made, context = self.surface(plan.size[0], tall + 6)
        x = plan.size[0] - wide - 14 if mine else 14
        rounded(context, x, 2, wide, tall, 17)
        if photo:
            context.save()
            context.clip()
            cells = numpy.random.default_rng(lot.randrange(10 ** 6)).uniform(0.1, 0.9, (9, 12, 3))
            context.translate(x, 2)
            self.paint_cells(context, cells, wide, tall)
            context.restore()
        elif mine:
            context.set_source_rgb(0.1, 0.48, 1.0)
            context.fill()
        else:
            grey(context, 0.17 if plan.dark else 0.91)
            context.fill()
        if not photo:
            for index, line in enumerate(lines):
                write(context, line, x + 12, 22 + 20 * index, 15, 1.0 if mine else self.ink)
        return made, tall + 6

    def make_keyboard(self):
        plan, lot = self.plan, self.lot
        width = plan.size[0]
        tall = plan.keyboard
        made, context = self.surface(width, tall + 30)
        glass = plan.keyboard_glass
        base = 0.16 if plan.dark else 0.83
        radius = 26 if plan.system == 26 and glass else 0
        if radius:
            rounded(context, 0, 0, width, tall + 60, radius)
        else:
            context.rectangle(0, 0, width, tall + 30)
        grey(context, base, 0.8 if glass else 1.0, (0, 0.005, 0.02))
        context.fill()
        top = 46 if plan.suggestions else 8
        safe = plan.size[2]
        bottom = tall - safe - (10 if safe else 4)
        if plan.keyboard_look == "emoji":
            noise = numpy.random.default_rng(plan.number + 7)
            for row in range(int((bottom - top) // 42)):
                for column in range(8):
                    context.arc(width * (column + 0.5) / 8, top + 22 + 42 * row, 15, 0, math.tau)
                    context.set_source_rgb(*noise.uniform(0.3, 1, 3))
                    context.fill()
            return made
        rows = 4
        pitch = (bottom - top) / rows
        letters = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM", ""]
        for row in range(rows):
            if plan.keyboard_look == "numbers":
                keys = [(width / 3 * column + 3, width / 3 - 6, "123456789 0 "[row * 3 + column]) for column in range(3)]
            elif row == 3:
                keys = [(3, 90, "123"), (99, width - 198, "space"), (width - 93, 90, "return")]
            else:
                unit = width / 10
                inset = (10 - len(letters[row])) * unit / 2
                keys = [(inset + unit * i + 3, unit - 6, letter) for i, letter in enumerate(letters[row])]
            for x, wide, text in keys:
                rounded(context, x, top + row * pitch + 4, wide, pitch - 11, 5)
                grey(context, 0.42 if plan.dark else 1.0, 0.85 if glass else 1.0)
                context.fill()
                size = 16 if len(text) > 1 else 22
                write(context, text, x + wide / 2 - size * 0.3 * len(text), top + row * pitch + pitch / 2 + 4, size, self.ink)
        return made

    def make_suggestions(self):
        made, context = self.surface(self.plan.size[0], 40)
        third = self.plan.size[0] / 3
        for index in range(3):
            write(context, self.lot.choice(WORDS), third * index + 30, 26, 16, self.ink)
            if index:
                context.rectangle(third * index, 10, 0.7, 22)
                grey(context, self.ink, 0.25)
                context.fill()
        return made

    def bar(self, grown):
        """The bar's own picture; what it lets through is drawn before."""
        key = round(grown, 2)
        if key in self.bars:
            return self.bars[key]
        plan = self.plan
        width, height, safe = plan.size
        tall = plan.bar_height + grown
        below = height if plan.extends else 0
        made, context = self.surface(width, tall + below)
        lot = random.Random(plan.number)
        look = plan.bar_look
        level = {"plain": self.paper, "hairline": self.paper, "tinted": 0.25 if plan.dark else 0.85,
                 "glass": self.paper}.get(look)
        if level is not None:
            context.rectangle(0, 0, width, tall + below)
            grey(context, level, 0.75 if look == "glass" else 1.0, (0, 0, 0.04) if look == "tinted" else (0, 0, 0))
            context.fill()
        if look == "hairline":
            context.rectangle(0, 0, width, 0.6)
            grey(context, 0.5, 0.6)
            context.fill()
        padding = min(plan.padding, (plan.bar_height - 30) / 2)
        if look == "floating":
            rounded(context, 12, 0, width - 24, tall, 22)
            grey(context, 0.22 if plan.dark else 0.93, 0.96)
            context.fill()
            rounded(context, 12, 0, width - 24, tall, 22)
            grey(context, 0.5, 0.5)
            context.set_line_width(0.7)
            context.stroke()
            padding = 8
        if look == "circles":
            for x in (14 + tall / 2, width - 14 - tall / 2):
                context.arc(x, tall / 2, tall / 2, 0, math.tau)
                context.set_source_rgb(*((0.2, 0.5, 0.95) if x < width / 2 else (0.9, 0.35, 0.3)))
                context.fill()
                write(context, "+" if x < width / 2 else "A", x - 7, tall / 2 + 8, 22, 1.0)
        elif plan.contents == "field":
            x = 52
            rounded(context, x, padding, width - x - 56, tall - 2 * padding, 17)
            grey(context, 0.02 if plan.dark else 0.99)
            context.fill_preserve()
            grey(context, 0.5, 0.7)
            context.set_line_width(1)
            context.stroke()
            write(context, "Message", x + 14, tall - padding - (plan.bar_height - 2 * padding) / 2 + 5, 15, 0.55)
            for x, text in ((26, "+"), (width - 30, ">")):
                context.arc(x, tall - plan.bar_height / 2, 13, 0, math.tau)
                context.set_source_rgb(0.15, 0.45, 0.95)
                context.fill()
                write(context, text, x - 6, tall - plan.bar_height / 2 + 7, 18, 1.0)
        elif plan.contents == "buttons":
            for index in range(5):
                x = width * (index + 0.5) / 5
                rounded(context, x - 12, tall / 2 - 12, 24, 24, 4 + index)
                context.set_source_rgb(0.25 + 0.12 * index, 0.45, 0.9 - 0.1 * index)
                context.set_line_width(2.5)
                context.stroke()
        else:
            write(context, "Write a reply", 18, tall / 2 + 6, 17, self.ink, 0.7)
            write(context, "Send", width - 64, tall / 2 + 6, 17, self.ink, 0.9)
        self.bars[key] = made
        return made

    def place(self, context, surface, y, x=0):
        """Lays a surface with its top at a height in points, between rows if it is there."""
        context.save()
        context.identity_matrix()
        context.set_source_surface(surface, x * self.plan.scale, y * self.plan.scale)
        context.get_source().set_filter(cairo.FILTER_BILINEAR)
        context.paint()
        context.restore()

    def blur(self, surface, context, y, tall):
        """Blurs what lies in a band of the screen."""
        width = self.plan.size[0]
        small = cairo.ImageSurface(cairo.FORMAT_RGB24, 26, 58)
        shrunk = cairo.Context(small)
        own = surface.get_width(), surface.get_height()
        shrunk.scale(26 / own[0], 58 / own[1])
        shrunk.set_source_surface(surface)
        shrunk.get_source().set_filter(cairo.FILTER_GOOD)
        shrunk.paint()
        context.save()
        context.rectangle(0, y, width, tall)
        context.clip()
        context.identity_matrix()
        context.scale(own[0] / 26, own[1] / 58)
        context.set_source_surface(small)
        context.get_source().set_filter(cairo.FILTER_BILINEAR)
        context.get_source().set_extend(cairo.EXTEND_PAD)
        context.paint()
        context.restore()

    def scrolled(self, time):
        total = 0.0
        for event, by in (("scroll closed", 90), ("scroll open", -120)):
            at = self.plan.begun.get(event)
            if at is not None and time > at:
                total += by * (1 - math.exp(-(time - at) * 7)) if time - at < 0.7 else by
        return total

    def frame(self, time):
        plan = self.plan
        width, height, safe = plan.size
        surface, context = self.surface(width, height)
        top, bar, right = plan.edges(time)
        grown = plan.grown(time)
        context.set_source_surface(self.page)
        context.save()
        context.identity_matrix()
        context.set_source_surface(self.page, 0, 0)
        context.paint()
        context.restore()
        tall = plan.bar_height + grown
        end = (bar if plan.messages_move else plan.home) - tall - 8 + self.scrolled(time)
        shown = list(self.list)
        at = plan.begun.get("arrives")
        if at is not None:
            new = self.extra = getattr(self, "extra", None) or self.make_message(["and this one is new"], False)
            end += new[1] * (1 - bezier(CURVES["easeOut"], (time - at) / 0.25))
            shown.insert(0, new)
        at = plan.begun.get("streams")
        if at is not None and time > at:
            lines = 1 + min(4, int((time - at) / 0.12))
            key = f"stream {lines}"
            kept = self.__dict__.setdefault("streams", {})
            if key not in kept:
                kept[key] = self.make_message(["it says more and more of it", "line after line", "until the end", "comes", "at last"][:lines], False)
            shown.insert(0, kept[key])
        for message, tall_message in shown:
            end -= tall_message + 4
            if end < height and end + tall_message > 0:
                self.place(context, message, end)
        at = plan.begun.get("typing")
        if at is not None and time > at:
            step = int((time - at) * 6) % 3
            for index in range(3):
                context.arc(30 + 12 * index, bar - tall - 14, 4, 0, math.tau)
                grey(context, 0.5, 0.9 if index == step else 0.4)
                context.fill()
        bar_top = bar - tall
        if plan.bar_look == "glass":
            self.blur(surface, context, bar_top, height if plan.extends else tall)
        self.place(context, self.bar(grown), bar_top)
        if top < height - 0.01:
            if plan.keyboard_glass:
                self.blur(surface, context, top, height)
            self.place(context, self.keys, top)
            if plan.suggestions:
                at = plan.begun.get("suggests")
                self.place(context, self.words[1 if at is not None and time > at + 0.2 else 0], top + 3)
            at = plan.begun.get("touches")
            if at is not None and 0 < time - at < 0.5 and int((time - at) * 8) % 2 == 0:
                rounded(context, width * 0.4, top + plan.keyboard * 0.3, 44, 58, 8)
                grey(context, 0.5, 0.8)
                context.fill()
        clock = "9:41" if "clock" not in plan.events or time < plan.length_all / 2 else "9:42"
        write(context, clock, 30, 26 if safe else 15, 14, self.ink)
        context.rectangle(width - 52, 16 if safe else 5, 22, 10)
        grey(context, self.ink, 0.8)
        context.fill()
        if safe:
            rounded(context, width / 2 - 67, height - 13, 134, 5, 2.5)
            grey(context, self.ink)
            context.fill()
        surface.flush()
        return surface


def film(plan, path):
    """Encodes the clip of a plan; returns the times and edges of its frames."""
    artist = Artist(plan)
    lot = random.Random(f"film/{plan.number}")
    times = [index / plan.rate for index in range(int(plan.length_all * plan.rate))]
    offset = lot.random() / plan.rate
    dropped = set()
    if plan.variable and plan.rate >= 60:
        dropped = {lot.randrange(1, len(times)) for _ in range(len(times) // 25)}
    rows = plan.rows - round(plan.crop * plan.scale) // 2 * 2
    filters = [f"crop={plan.pixels}:{rows}:0:{plan.rows - rows}"] if plan.crop else []
    if dropped:
        filters.append("select='not(" + "+".join(f"eq(n,{n})" for n in sorted(dropped)) + ")'")
    elif plan.variable:
        filters.append("mpdecimate=hi=200:lo=100:frac=0.02:max=30")
    output = ["-pix_fmt", "yuv420p", "-c:v", plan.codec, "-crf", str(plan.crf)]
    output += ["-preset", "veryfast"] if plan.codec == "libx264" else ["-preset", "ultrafast", "-x265-params", "log-level=error"]
    if plan.kind == "gif":
        filters.append("split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=" + lot.choice(["bayer", "sierra2_4a", "none"]))
        output = []
    command = ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s",
               f"{plan.pixels}x{plan.rows}", "-r", str(plan.rate), "-i", "-", "-threads", "2"]
    command += (["-filter_complex" if plan.kind == "gif" else "-vf", ",".join(filters)] if filters else [])
    command += ["-fps_mode", "passthrough"] + output + [str(path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE)
    last, last_key = None, None
    for time in times:
        shown = time + offset
        data = artist.frame(shown) if key_of(plan, artist, shown) != last_key or last is None else None
        if data is not None:
            buffer = numpy.ndarray((data.get_height(), data.get_stride() // 4, 4), numpy.uint8, data.get_data())
            last = numpy.ascontiguousarray(buffer[: plan.rows, : plan.pixels])
            if last.shape[:2] != (plan.rows, plan.pixels):
                padded = numpy.zeros((plan.rows, plan.pixels, 4), numpy.uint8)
                padded[: last.shape[0], : last.shape[1]] = last
                last = padded
            last_key = key_of(plan, artist, shown)
        process.stdin.write(last.tobytes())
    process.stdin.close()
    if process.wait() != 0:
        raise RuntimeError("ffmpeg failed")
    return [plan.edges(time + offset) for time in times]


def key_of(plan, artist, time):
    """What a frame shows: frames of one key are alike."""
    parts = [round(edge, 4) for edge in plan.edges(time)] + [round(plan.grown(time), 2), round(artist.scrolled(time), 3)]
    for event, at in plan.begun.items():
        parts.append(int(max(0, min(1.4, time - at)) * 48))
    parts.append(time < plan.length_all / 2)
    return tuple(parts)
