"""Writes answers.json: seeded systems and their answers by HiGHS (scipy.optimize.linprog).

Run `python3 answers.py > answers.json` (scipy 1.17.1). Each strength is a linear programme of its
own; the optimum is fixed before the next one. After the strengths come the variables' distances
from 0, one by one. A system whose required constraints cannot hold has the answer null.
A constraint is [[[variable, coefficient], ...], relation, constant, priority, weight].
"""

import json
import random

import numpy
from scipy.optimize import linprog

PRIORITIES = [1000, 750, 600, 500, 250]


def system(seed):
    rng = random.Random(seed)
    count = rng.randint(5, 18)
    constraints = []
    for _ in range(rng.randint(count, 3 * count)):
        chosen = rng.sample(range(count), rng.randint(1, 3))
        terms = [[v, rng.choice([1, 1, 1, -1, -1, -1, 2, -2, 0.5])] for v in sorted(chosen)]
        priority = rng.choice(PRIORITIES + [250, 500, 750])
        constraints.append(
            [terms, rng.choice(["==", "==", "<=", ">="]), rng.randint(-99, 99), priority,
             rng.randint(1, 3)])
    return count, constraints


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
    return [round(value, 6) + 0.0 for value in found.x[:count]]


def objective(constraints, count, width, priority):
    cost = numpy.zeros(width)
    for row, (_, relation, _, own, weight) in enumerate(constraints):
        if own == priority:
            weight = 1 if priority == 1000 else weight
            cost[count + 2 * row] = 0 if relation == ">=" else weight
            cost[count + 2 * row + 1] = 0 if relation == "<=" else weight
    return cost


systems = []
for seed in range(60):
    count, constraints = system(seed)
    systems.append(
        {"variables": count, "constraints": constraints, "answer": answer(count, constraints)})
print("[" + ",\n".join(json.dumps(s, separators=(",", ":")) for s in systems) + "]")
