#!/usr/bin/env python3
"""Draws a strip of sixteen phones with other libraries, encodes it, and prints medians.

Usage: drawing-peers.py WIDTH HEIGHT REPETITIONS. The strip has the size, the cells, the plot and
the number of shapes of the one that StripTiming draws; each library draws it as one would at first.
A line each: name, milliseconds drawn, encoded, both, bytes.
"""
import io
import math
import statistics
import sys
import time

WIDTH, HEIGHT, REPETITIONS = map(int, sys.argv[1:4])
CELLS, CELL_WIDTH, CELL_HEIGHT, TOP, LEFT = 16, 197, 426, 210, 97
PITCH = (WIDTH - LEFT - 40) / CELLS


def strip(pen):
    """The same shapes for every library."""
    pen.rect(0, 0, WIDTH, HEIGHT, (255, 255, 255))
    pen.text(92, 53, 25, "Show, then hide", (22, 25, 29))
    pen.text(92, 79, 14, "iPhone 15 Pro - 393 x 852 pt at 3x - iOS 18 - 60 Hz", (89, 97, 107))
    for cell in range(CELLS):
        phone(pen, LEFT + cell * PITCH, TOP, cell)
    plot(pen, TOP + CELL_HEIGHT + 55, 150)


def phone(pen, x, y, cell):
    rise = 168 * (1 - math.exp(-cell / 3))
    pen.text(x + 70, y - 12, 13, f"{cell * 33} ms", (89, 97, 107))
    pen.round(x - 4, y - 4, CELL_WIDTH + 8, CELL_HEIGHT + 8, 30, (35, 39, 45))
    pen.round(x, y, CELL_WIDTH, CELL_HEIGHT, 26, (255, 255, 255))
    bar = y + CELL_HEIGHT - 17 - 22 - rise
    for bubble in range(10):
        top = bar - 4 - 26 * (bubble + 1)
        if top < y + 52:
            break
        width = 80 + 37 * bubble % 70
        own = bubble % 3 == 1
        left = x + CELL_WIDTH - 6 - width if own else x + 6
        pen.round(left, top, width, 22, 9, (63, 140, 244) if own else (230, 232, 236))
        pen.round(left + 7, top + 9, width - 14, 4, 2, (196, 220, 252) if own else (168, 174, 184))
    pen.rect(x, y + 26, CELL_WIDTH, 26, (244, 245, 247))
    pen.circle(x + 75, y + 39, 6, (169, 175, 184))
    pen.rect(x, bar, CELL_WIDTH, 22, (244, 245, 247))
    pen.round(x + 4, bar + 3, CELL_WIDTH - 28, 16, 8, (255, 255, 255))
    pen.circle(x + CELL_WIDTH - 12, bar + 11, 8, (47, 125, 235))
    top = bar + 22
    pen.rect(x, top, CELL_WIDTH, y + CELL_HEIGHT - top, (210, 213, 219))
    for row, (count, inset) in enumerate([(10, 2), (9, 12), (9, 2), (4, 2), (3, 2)]):
        pitch = (CELL_WIDTH - 2 * inset) / count
        for key in range(count):
            at = top + 26 + row * 27
            if at + 21 < y + CELL_HEIGHT:
                pen.round(x + inset + key * pitch + 1.5, at, pitch - 3, 21, 3, (253, 253, 254))
    if cell % 2:
        pen.rect(x, bar + 22, CELL_WIDTH, 9, (255, 106, 19))
        pen.text(x + 30, y + CELL_HEIGHT + 24, 13, f"gap {cell}.4 pt - {cell * 3} px", (201, 74, 0))


def plot(pen, top, height):
    pen.rect(LEFT, top, WIDTH - LEFT - 36, height, (246, 247, 249))
    for step in range(4):
        pen.rect(LEFT, top + 20 + step * 35, WIDTH - LEFT - 36, 1, (223, 226, 230))
        pen.text(60, top + 25 + step * 35, 13, str(300 - 100 * step), (89, 97, 107))
    for step in range(30):
        pen.text(LEFT + step * 120, top + height + 20, 13, str(step * 50), (89, 97, 107))
    for color, speed in [((14, 124, 193), 9), ((22, 25, 29), 12)]:
        span = WIDTH - LEFT - 40
        points = [
            (LEFT + span * i / 120, top + height - 8 - 120 * (1 - math.exp(-i / speed)))
            for i in range(121)
        ]
        pen.line(points, 2, color)


def measure(name, draw, encode):
    picture = draw()
    drawn, encoded, both, size = [], [], [], 0
    for _ in range(REPETITIONS):
        start = time.perf_counter()
        picture = draw()
        middle = time.perf_counter()
        size = len(encode(picture))
        end = time.perf_counter()
        drawn.append(middle - start)
        encoded.append(end - middle)
        both.append(end - start)
    figures = [statistics.median(times) * 1e3 for times in (drawn, encoded, both)]
    print(name, *(f"{figure:.3f}" for figure in figures), size, flush=True)


def pycairo():
    import cairo

    class Pen:
        def __init__(self):
            self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
            self.context = cairo.Context(self.surface)

        def paint(self, color):
            self.context.set_source_rgb(*(part / 255 for part in color))

        def rect(self, x, y, w, h, color):
            self.paint(color)
            self.context.rectangle(x, y, w, h)
            self.context.fill()

        def round(self, x, y, w, h, r, color):
            self.paint(color)
            r = min(r, w / 2, h / 2)
            pen = self.context
            pen.new_sub_path()
            pen.arc(x + w - r, y + r, r, -math.pi / 2, 0)
            pen.arc(x + w - r, y + h - r, r, 0, math.pi / 2)
            pen.arc(x + r, y + h - r, r, math.pi / 2, math.pi)
            pen.arc(x + r, y + r, r, math.pi, 1.5 * math.pi)
            pen.close_path()
            pen.fill()

        def circle(self, x, y, r, color):
            self.paint(color)
            self.context.arc(x, y, r, 0, 2 * math.pi)
            self.context.fill()

        def line(self, points, width, color):
            self.paint(color)
            for point in points:
                self.context.line_to(*point)
            self.context.set_line_width(width)
            self.context.stroke()

        def text(self, x, y, size, text, color):
            self.paint(color)
            self.context.set_font_size(size)
            self.context.move_to(x, y)
            self.context.show_text(text)

    def draw():
        pen = Pen()
        strip(pen)
        return pen.surface

    def encode(surface):
        file = io.BytesIO()
        surface.write_to_png(file)
        return file.getvalue()

    measure("pycairo", draw, encode)


def pillow():
    from PIL import Image, ImageDraw, ImageFont

    fonts = {size: ImageFont.load_default(size) for size in (13, 14, 25)}

    class Pen:
        def __init__(self):
            self.image = Image.new("RGB", (WIDTH, HEIGHT))
            self.pen = ImageDraw.Draw(self.image)

        def rect(self, x, y, w, h, color):
            self.pen.rectangle((x, y, x + w - 1, y + h - 1), fill=color)

        def round(self, x, y, w, h, r, color):
            self.pen.rounded_rectangle((x, y, x + w - 1, y + h - 1), min(r, h / 2), fill=color)

        def circle(self, x, y, r, color):
            self.pen.ellipse((x - r, y - r, x + r, y + r), fill=color)

        def line(self, points, width, color):
            self.pen.line(points, fill=color, width=width, joint="curve")

        def text(self, x, y, size, text, color):
            self.pen.text((x, y), text, fill=color, font=fonts[size], anchor="ls")

    def draw():
        pen = Pen()
        strip(pen)
        return pen.image

    def encode(image):
        file = io.BytesIO()
        image.save(file, "PNG")
        return file.getvalue()

    measure("Pillow", draw, encode)


def skia():
    import skia as sk

    typeface = sk.Typeface()
    fonts = {size: sk.Font(typeface, size) for size in (13, 14, 25)}

    class Pen:
        def __init__(self):
            self.surface = sk.Surface(WIDTH, HEIGHT)
            self.canvas = self.surface.getCanvas()

        def paint(self, color, **options):
            return sk.Paint(AntiAlias=True, Color=sk.Color(*color), **options)

        def rect(self, x, y, w, h, color):
            self.canvas.drawRect(sk.Rect.MakeXYWH(x, y, w, h), self.paint(color))

        def round(self, x, y, w, h, r, color):
            self.canvas.drawRoundRect(sk.Rect.MakeXYWH(x, y, w, h), r, r, self.paint(color))

        def circle(self, x, y, r, color):
            self.canvas.drawCircle(x, y, r, self.paint(color))

        def line(self, points, width, color):
            path = sk.Path()
            path.moveTo(*points[0])
            for point in points[1:]:
                path.lineTo(*point)
            style = self.paint(color, Style=sk.Paint.kStroke_Style, StrokeWidth=width)
            self.canvas.drawPath(path, style)

        def text(self, x, y, size, text, color):
            self.canvas.drawString(text, x, y, fonts[size], self.paint(color))

    def draw():
        pen = Pen()
        strip(pen)
        return pen.surface.makeImageSnapshot()

    def encode(image):
        return bytes(image.encodeToData(sk.EncodedImageFormat.kPNG, 100))

    measure("skia-python", draw, encode)


for peer in (pycairo, pillow, skia):
    try:
        peer()
    except ImportError as error:
        print(f"{peer.__name__}: left out, {error}", file=sys.stderr)
