import LinearConstraints
import SeededRandom

/// Seeded constraints over a few variables, with small whole coefficients.
struct RandomSystem {
  var generator: SplitMix64
  let variables: [Variable]

  init(seed: Int, variables count: Int) {
    generator = SplitMix64(seed: seed)
    variables = (0..<count).map { Variable("x\($0)") }
  }

  /// A constraint of one to three variables; one in four is required.
  mutating func constraint(requiredShare: Int = 4) -> Constraint {
    let count = Int.random(in: 1...min(3, variables.count), using: &generator)
    let terms = variables.shuffled(using: &generator).prefix(count).map { variable in
      Expression.Term(variable, coefficient: coefficient())
    }
    let strengths: [Strength] = [.weak, .medium, Strength(priority: 600), .strong]
    let isRequired = Int.random(in: 0..<requiredShare, using: &generator) == 0
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Constraint(
      Expression(terms), pick(relations), Expression(constant: constant()),
      strength: isRequired ? .required : pick(strengths),
      weight: Double(Int.random(in: 1...3, using: &generator)))
  }

  mutating func constant() -> Double { Double(Int.random(in: -12...12, using: &generator)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func coefficient() -> Double { pick([1, 1, 1, -1, -1, -1, 2, -2, 3]) }
}

/// Random systems that leave many choices: many priorities, few sizes, targets that coincide.
struct TiedSystem {
  private var generator: SplitMix64
  private let strengths: [Strength]
  private let size: Int
  let variables: [Variable]

  init(seed: Int, variables most: Int) {
    generator = SplitMix64(seed: seed)
    let count = 2 + seed % (most - 1)
    variables = (0..<count).map { Variable("x\($0)") }
    size = 1 + (seed / 3) % (2 * count)
    let soft = (0..<60).map { Strength(priority: Double(2 + 13 * $0)) }
    let shares: [[Strength]] = [
      [.required] + soft, soft, [.required, .required, .required] + soft.prefix(25),
      soft.prefix(5) + [.required],
    ]
    strengths = shares[(seed / 7) % shares.count]
  }

  /// A solver with as many as can hold, some of which have taken the place of others.
  mutating func solver(changes: Int) throws -> Solver {
    let solver = Solver()
    var kept: [Constraint] = []
    for _ in 0..<size { add(to: solver, &kept) }
    for _ in 0..<changes where !kept.isEmpty {
      try solver.remove(kept.remove(at: Int.random(in: kept.indices, using: &generator)))
      add(to: solver, &kept)
    }
    return solver
  }

  private mutating func add(to solver: Solver, _ kept: inout [Constraint]) {
    let constraint = constraint()
    if (try? solver.add(constraint)) != nil { kept.append(constraint) }
  }

  private mutating func constraint() -> Constraint {
    let count = pick([1, 2, 2, 3, 3, 4])
    let chosen = variables.shuffled(using: &generator).prefix(min(count, variables.count))
    let terms = chosen.map { variable in
      Expression.Term(variable, coefficient: pick([1.0, 1, -1, -1, 0.5, -0.5, 0.25]))
    }
    let relation: Relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let constant = Double(pick([0, 0, 0, 5, 7, -3, 10, -8]))
    return Constraint(
      Expression(terms), relation, Expression(constant: constant), strength: pick(strengths))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}
