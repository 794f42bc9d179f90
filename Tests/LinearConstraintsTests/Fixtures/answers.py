"""Writes answers.json: seeded systems and their answers by HiGHS (scipy.optimize.linprog).

Run `pip install scipy==1.17.1 numpy==2.4.6`, then `python3 answers.py > answers.json`; two
minutes on four cores. `python3 answers.py large > large.json` writes systems of up to 45 variables
and rows of boxes whose sizes depend on each other, each at several widths; as long again. Each strength is a linear programme of its
own; the optimum is fixed before the next one. After the strengths come the variables' distances
from 0, one by one. A system whose required constraints cannot hold has the answer null.
A constraint is [[[variable, coefficient], ...], relation, constant, priority, weight].
"""

import json
import multiprocessing
import random
import sys

import numpy
import scipy
from scipy.optimize import linprog

assert scipy.__version__ == "1.17.1" and numpy.__version__ == "2.4.6"

PRIORITIES = [1000, 750, 600, 500, 250]


def system(seed):
    """The first sixty are larger; of the others every third is degenerate (few different constants,
    all coefficients 1), and every third a chain of boxes such as layouts have."""
    rng = random.Random(seed)
    if seed >= 60 and seed % 3 == 1:
        return boxes(rng)
    isPlain = seed >= 60 and seed % 3 == 2
    count = rng.randint(5, 18) if seed < 60 else rng.randint(2, 9)
    constraints = []
    for _ in range(rng.randint(count, 3 * count)):
        chosen = rng.sample(range(count), rng.randint(1, min(3, count)))
        coefficients = [1, -1] if isPlain else [1, 1, 1, -1, -1, -1, 2, -2, 0.5]
        terms = [[v, rng.choice(coefficients)] for v in sorted(chosen)]
        priority = rng.choice(PRIORITIES + [250, 500, 750])
        constant = rng.choice([0, 0, 10, 20]) if isPlain else rng.randint(-99, 99)
        constraints.append(
            [terms, rng.choice(["==", "==", "<=", ">="]), constant, priority,
             1 if isPlain else rng.randint(1, 3)])
    return count, constraints


def boxes(rng):
    """Boxes in a row between two edges: variables 2i and 2i + 1 are the position and the size."""
    boxes = rng.randint(2, 5)
    right = rng.choice([100, 200, 390])
    lines = [[[[0, 1]], ">=", 8, 1000, 1]]
    for i in range(boxes):
        at, size = 2 * i, 2 * i + 1
        lines.append([[[size, 1]], ">=", rng.choice([0, 20]), rng.choice([1000, 750]), 1])
        lines.append([[[size, 1]], "==", rng.choice([20, 44, 80, 400]), rng.choice([750, 500]), 1])
        if i:
            gap = [[at - 2, -1], [at - 1, -1], [at, 1]]
            lines.append([gap, rng.choice(["==", "==", ">="]), 8, rng.choice([1000, 1000, 750]), 1])
        if i and rng.random() < 0.5:
            lines.append([[[size - 2, -1], [size, 1]], "==", 0, rng.choice([1000, 600, 250]), 1])
        if rng.random() < 0.3:
            lines.append([[[at, 1], [size, 0.5]], "==", right / 2, rng.choice([600, 250]), 1])
    last = [[2 * boxes - 2, 1], [2 * boxes - 1, 1]]
    lines.append([last, rng.choice(["==", "<="]), right - 8, rng.choice([1000, 750, 500]), 1])
    return 2 * boxes, lines


def large(seed):
    """Systems of 6 to 45 variables with three times as many constraints, few of them required."""
    rng = random.Random(10_000 + seed)
    count = 6 + seed
    constraints = []
    for _ in range(10 + 3 * seed):
        chosen = rng.sample(range(count), rng.randint(1, 3))
        terms = [[v, rng.choice([1, 1, 1, -1, -1, -1, 2, -2, 3])] for v in sorted(chosen)]
        priority = 1000 if rng.randrange(8) == 0 else rng.choice([250, 500, 600, 750])
        constraints.append([terms, rng.choice(["==", "==", "<=", ">="]), rng.randint(-12, 12),
                            priority, rng.randint(1, 3)])
    return count, constraints


def cycle(seed, width):
    """A row of boxes with equal sizes, ratios and centres around the middle, some of which do not
    fit: variable 0 is the width of all, 2i + 1 and 2i + 2 are the position and the size of box i."""
    rng = random.Random(20_000 + seed)
    boxes = 3 + seed % 9
    lines = []
    for i in range(boxes):
        at, size = 2 * i + 1, 2 * i + 2
        if i:
            lines.append([[[at - 2, -1], [at - 1, -1], [at, 1]], "==", 8, 1000, 1])
            ratio = rng.randint(1, 2)
            lines.append([[[size - 2, -ratio], [size, 1]], "==", 0, 750, 1])
        lines.append([[[0, -0.5], [at, 1], [size, 0.5]], "==", 0, 250, 1 + i])
        lines.append([[[size, 1]], ">=", 30, 1000 if i % 2 == 0 else 500, 1])
    lines.append([[[1, 1]], "==", 0, 1000, 1])
    lines.append([[[0, -1], [2 * boxes - 1, 1], [2 * boxes, 1]], "==", 0, 1000, 1])
    lines.append([[[0, 1]], "==", width, 750, 1])
    return 2 * boxes + 1, lines


def answer(count, constraints):
    """The columns are the values, then what each constraint is above and below its constant by,
    then the parts of each value above and below 0."""
    m = len(constraints)
    width = count + 2 * m + 2 * count
    equations = numpy.zeros((m + count, width))
    right = numpy.zeros(m + count)
    for row, (terms, _, constant, _, _) in enumerate(constraints):
        for variable, coefficient in terms:
            equations[row, variable] = coefficient
        equations[row, count + 2 * row] = -1
        equations[row, count + 2 * row + 1] = 1
        right[row] = constant
    for v in range(count):
        equations[m + v, [v, count + 2 * m + 2 * v, count + 2 * m + 2 * v + 1]] = [1, -1, 1]
    bounds = [(None, None)] * count + [(0, None)] * (width - count)
    objectives = [objective(constraints, count, width, p) for p in PRIORITIES]
    for v in range(count):
        rest = numpy.zeros(width)
        rest[count + 2 * m + 2 * v: count + 2 * m + 2 * v + 2] = 1
        objectives.append(rest)
    kept, limits = [], []
    for level, cost in enumerate(objectives):
        found = linprog(
            cost, A_eq=equations, b_eq=right, bounds=bounds, A_ub=kept or None,
            b_ub=limits or None, method="highs",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10})
        assert found.status == 0, found.message
        if level == 0 and found.fun > 1e-6:
            return None
        kept.append(cost)
        limits.append(found.fun + 1e-7)
    return [short(value) for value in found.x[:count]]


def short(value):
    """The value to five decimals, as a whole number where it is one."""
    rounded = round(value, 5) + 0.0
    return int(rounded) if rounded == int(rounded) else rounded


def objective(constraints, count, width, priority):
    cost = numpy.zeros(width)
    for row, (_, relation, _, own, weight) in enumerate(constraints):
        if own == priority:
            weight = 1 if priority == 1000 else weight
            cost[count + 2 * row] = 0 if relation == ">=" else weight
            cost[count + 2 * row + 1] = 0 if relation == "<=" else weight
    return cost


def entry(made):
    count, constraints = made
    return {"variables": count, "constraints": constraints, "answer": answer(count, constraints)}


def systems(which):
    if which != "large":
        return [system(seed) for seed in range(3000)]
    widths = [0, 120, 333, 390, 610, 900, 47]
    return [large(seed) for seed in range(40)] + [
        cycle(seed, width) for seed in range(27) for width in widths]


if __name__ == "__main__":
    with multiprocessing.Pool() as pool:
        answers = pool.map(entry, systems("".join(sys.argv[1:])), chunksize=10)
    lines = [json.dumps(system, separators=(",", ":")) for system in answers]
    print("[" + ",\n".join(lines) + "]")
