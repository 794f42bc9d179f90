"""Writes the oracle values of the AnimationCurves tests, computed with 150 digits.

    python3 Tests/Fixtures/AnimationCurves/oracle.py

needs mpmath. Inputs are doubles, taken exactly; outputs are rounded once, to the nearest double.
A line of beziers.txt is "x1 y1 x2 y2 x y", one of springs.txt is "mass stiffness damping
initialVelocity allowsOverdamping time progress velocity".
"""

import random
from pathlib import Path

from mpmath import mp, mpf

mp.dps = 150


def bezier(x1, y1, x2, y2, x):
    """y at x: the parameter by bisection in exact Bernstein form."""

    def value(a, b, s):
        return 3 * a * s * (1 - s) ** 2 + 3 * b * s**2 * (1 - s) + s**3

    a, b, target = mpf(x1), mpf(x2), mpf(x)
    low, high = mpf(0), mpf(1)
    for _ in range(460):
        middle = (low + high) / 2
        if value(a, b, middle) < target:
            low = middle
        else:
            high = middle
    return value(mpf(y1), mpf(y2), (low + high) / 2)


def bezier_rows():
    random.seed(20)
    tiny = [5e-324, 1e-300, 1e-100, 1e-40, 1e-25, 1e-20, 1e-17, 1e-16, 1e-12, 1e-8, 1e-4]
    curves = [(1, 0, 0, 1), (0, 1, 1, 0), (0, 0, 0, 1), (1, 0, 1, 1), (0, 1, 0, 1), (1, 1, 1, 0)]
    curves += [(0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1)]
    curves += [(0.191, 0.2384, 0.0984, 1.1204), (0.5, -1e6, 0.5, 1e6)]
    for small in tiny:
        near = 1 - small
        curves += [(1, 0, small, 1), (near, 0, 0, 1), (near, 0, small, 1), (near, -1, small, 2)]
        curves += [(small, 1, 0, 1), (0, 1, small, 1), (small, 1, 1, 0), (0, 1, near, 0)]
        curves += [(1, 0, near, 0.5), (near, 0, 1, 0), (near, 0.2, near, 0.9)]
    for _ in range(30):
        power = lambda: 10 ** random.uniform(-17, 0)
        curves.append((1 - power(), random.uniform(-1, 2), power(), random.uniform(-1, 2)))
        curves.append((random.random(), random.uniform(-1, 2), random.random(), random.uniform(-1, 2)))
    for curve in curves:
        x1, y1, x2, y2 = map(float, curve)
        middle = 0.5 + 0.375 * (x1 + x2 - 1)
        places = [middle, 0.5, 0.5 + 2**-53, 1e-9, 1 - 2**-53]
        places += [middle + sign * 10 ** random.uniform(-16, -2) for sign in (-1, 1)]
        places += [random.random()]
        for x in sorted({x for x in places if 0 < x < 1}):
            yield (x1, y1, x2, y2, x), [bezier(x1, y1, x2, y2, x)]


def spring(m, k, c, v0, over, t):
    """Progress and velocity from the two roots of the characteristic equation."""
    m, k, c, v0, t = map(mpf, (m, k, c, v0, t))
    w = mp.sqrt(k / m)
    a = c / (2 * m)
    if not over and a > w:
        a = w
    d = a * a - w * w
    if d == 0:
        offset = (1 + (a - v0) * t) * mp.exp(-a * t)
        velocity = mp.exp(-a * t) * (v0 + a * (a - v0) * t)
        return 1 - offset, velocity
    root = mp.sqrt(mp.mpc(d))
    p, q = -a + root, -a - root
    # offset = A e^(pt) + B e^(qt) with A + B = 1 and pA + qB = -v0
    big_a = (-v0 - q) / (p - q)
    big_b = 1 - big_a
    offset = big_a * mp.exp(p * t) + big_b * mp.exp(q * t)
    velocity = -(big_a * p * mp.exp(p * t) + big_b * q * mp.exp(q * t))
    return 1 - offset.real, velocity.real


def spring_rows():
    random.seed(30)
    springs = [(3, 1000, 500, 0, 0), (1, 555.0265, 47.118, 0, 0), (1, 100, 10, 0, 0)]
    springs += [(1, 100, 10, 5, 0), (1, 100, 10, -5, 0), (2, 100, 5, 0, 0), (1, 100, 0, 0, 0)]
    springs += [(1, 100, 20, 0, 1), (1, 100, 20, 7, 1), (1, 100, 30, 0, 0), (1, 100, 30, 0, 1)]
    springs += [(1, 100, 30, -7, 1), (3, 1000, 500, 0, 1), (1, 1, 2000, 0, 1), (0.01, 4e4, 1, 50, 1)]
    springs += [(1, 100, 20 * (1 + s * e), 0, 1) for s in (1, -1) for e in (1e-15, 1e-12, 1e-9, 1e-6, 1e-3)]
    for _ in range(12):
        m, k = 10 ** random.uniform(-2, 2), 10 ** random.uniform(0, 4)
        c = 2 * (m * k) ** 0.5 * 10 ** random.uniform(-1.5, 1.5)
        springs.append((m, k, c, random.choice([0, random.uniform(-20, 20)]), 1))
    for m, k, c, v0, over in springs:
        w = (k / m) ** 0.5
        scaled = [1e-12, 1e-6, 1e-3, 0.02, 0.1, 0.3, 0.34, 0.36, 0.5, 0.7, 0.8, 1, 2, 5, 12, 30]
        for t in [s / w for s in scaled] + [0.05, 0.5]:
            yield (float(m), float(k), float(c), float(v0), float(over), t), spring(m, k, c, v0, over, t)


def write(name, rows):
    lines = [" ".join(repr(float(v)) for v in [*inputs, *outputs]) for inputs, outputs in rows]
    (Path(__file__).parent / name).write_text("".join(line + "\n" for line in lines))
    print(name, len(lines))


write("beziers.txt", bezier_rows())
write("springs.txt", spring_rows())
