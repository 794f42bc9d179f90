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
