#!/usr/bin/env python3
"""Plays exported curves where they belong: CSS in Chromium, Lottie by librlottie.

    check_curves.py SEAM CHROMIUM

SEAM is the program, CHROMIUM the browser. Each curve's code is compared with `seam curve --format csv` at every refresh
of 120 a second. Chromium says how far an animation is (`getComputedTiming().progress`), librlottie draws
the shape, whose place is read off the picture. Fails where a distance is greater than what the
export states, and what the reading adds: a tenth of a point for pictures.
"""

import csv
import ctypes
import ctypes.util
import io
import json
import re
import subprocess
import sys

TRAVEL = 300
CURVES = [
    ("keyboard", "iOS 18"),
    ("keyboard", "iOS 26"),
    ("easeIn", "iOS 18"),
    ("android-ime", "iOS 18"),
    ("androidx-ime-show", "iOS 18"),
    ("steps(4, jump-start)", "iOS 18"),
    ("linear(0, 0.25 75%, 1)", "iOS 18"),
    ("spring(1, 300, 12)", "iOS 18"),
]


def run(seam, curve, profile, *arguments):
    command = [seam, "curve", curve, "--profile", profile, "--duration", "0.5"]
    command += ["--from", "0", "--to", str(TRAVEL), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def frames(seam, curve, profile):
    text = run(seam, curve, profile, "--rate", "120", "--format", "csv")
    return [(float(row["time"]), float(row["value"])) for row in csv.DictReader(io.StringIO(text))]


def stated(text):
    """The worst error that the code states, in points."""
    if re.search(r": exact", text):
        return 0.0
    return float(re.search(r"worst error ([0-9.]+) pt", text).group(1))


def leaps(series, index):
    """Whether a value leaps at a refresh: a rounded time may fall on either side."""
    near = [value for _, value in series[max(0, index - 1) : index + 2]]
    return max(near) - min(near) > 40 or index >= len(series) - 1


def check_css(seam, page):
    for curve, profile in CURVES:
        for bound in ([], ["--within", "2pt"]):
            text = run(seam, curve, profile, "--format", "css", *bound)
            easing = re.search(r"timing-function: (.*);", text).group(1)
            duration = float(re.search(r"duration: ([0-9.]+)ms", text).group(1))
            series = frames(seam, curve, profile)
            read = page.evaluate(
                """([easing, duration, times]) => {
                  const animation = document.body.animate(
                    {opacity: [0, 1]}, {duration, easing, fill: 'both'});
                  animation.pause();
                  return times.map((time) => {
                    animation.currentTime = time * 1000;
                    return animation.effect.getComputedTiming().progress;
                  });
                }""",
                [easing, duration, [time for time, _ in series]],
            )
            compare(f"css {curve}, {profile}", series, [share * TRAVEL for share in read], stated(text), 0.01)


def check_lottie(seam):
    name = ctypes.util.find_library("rlottie")
    if name is None:
        return print("no librlottie here: Lottie is not played")
    library = ctypes.CDLL(name)
    library.lottie_animation_from_data.restype = ctypes.c_void_p
    library.lottie_animation_from_data.argtypes = [ctypes.c_char_p] * 3
    library.lottie_animation_render.argtypes = [
        ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p,
        ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t,
    ]
    library.lottie_animation_get_totalframe.restype = ctypes.c_size_t
    library.lottie_animation_get_totalframe.argtypes = [ctypes.c_void_p]
    for place, (curve, profile) in enumerate(CURVES):
        text = run(seam, curve, profile, "--format", "lottie")
        animation = json.loads(text)
        width, height = animation["w"], animation["h"]
        handle = library.lottie_animation_from_data(
            text.encode(), f"seam{place}".encode(), b"")
        assert handle, f"librlottie does not read {curve}"
        series = [pair for index, pair in enumerate(frames(seam, curve, profile)) if index % 2 == 0]
        pixels = (ctypes.c_uint32 * (width * height))()
        total = library.lottie_animation_get_totalframe(handle)
        read = []
        for index in range(len(series)):
            library.lottie_animation_render(
                handle, min(index, total - 1), pixels, width, height, width * 4)
            column = [pixels[y * width + width // 2] >> 24 for y in range(height)]
            weight = sum(column)
            middle = sum((y + 0.5) * alpha for y, alpha in enumerate(column)) / max(weight, 1)
            read.append(None if weight < 15 * 255 else middle)
        # A shape that is half outside of the picture has its middle elsewhere.
        whole = [(value if 10 <= value <= height - 10 else None) for _, value in series]
        read = [value if truth is not None else None for value, truth in zip(read, whole)]
        compare(f"lottie {curve}, {profile}", series, read, stated(animation["meta"]["g"]), 0.1)


def compare(name, series, read, error, reading):
    worst = max(
        (abs(value - truth), time)
        for index, ((time, truth), value) in enumerate(zip(series, read))
        if value is not None and not leaps(series, index)
    )
    print(f"{name}: {worst[0]:.3f} pt at {worst[1] * 1000:.1f} ms, stated {error:.3f}")
    if worst[0] > error + reading:
        sys.exit(f"{name} is farther off than it states")


def main():
    seam, chromium = sys.argv[1:]
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"])
        check_css(seam, browser.new_page())
        browser.close()
    check_lottie(seam)


main()
