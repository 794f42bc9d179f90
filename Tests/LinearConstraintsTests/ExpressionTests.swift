import LinearConstraints
import Testing

@Suite struct ExpressionTests {
  let width = Variable("width")
  let left = Variable("left")

  @Test func termsOfOneVariableAreMerged() {
    let expression = 2 * width + 8 - width / 2 - (left - 1) + left
    #expect(expression.terms == [.init(width, coefficient: 1.5)])
    #expect(expression.constant == 9)
  }

  @Test func valueFollowsTheOperators() {
    let values = [width: 3.0, left: 5.0]
    let expression = -(2 * (width - left) / 4) + (1 - left) * 3 - 7
    #expect(expression.value { values[$0] ?? 0 } == 1 - 12 - 7)
  }

  @Test func aConstraintHasItsVariablesOnTheLeft() {
    let constraint = width + 2 <= left - 6
    #expect(constraint.constant == -8)
    #expect(constraint.expression.constant == 0)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.description == "width - left <= -8")
    #expect((3 <= width).relation == .greaterThanOrEqual)
    #expect((3 >= width).relation == .lessThanOrEqual)
    #expect((3 == width).constant == 3)
  }

  @Test func variablesAreThemselvesOnly() {
    #expect(width == width)
    #expect(width != Variable("width"))
    let same: Constraint = width == left
    #expect(same != same.with(.weak))
    #expect(same.description == "width - left == 0")
    #expect(same.with(.weak).with(label: "twins").description == "twins: width - left == 0 (weak)")
  }

  @Test func prioritiesKeepTheirOrder() {
    let priorities: [Double] = [1, 50, 250, 251, 749.5, 750, 999, 1000]
    let strengths = priorities.map(Strength.init(priority:))
    #expect(strengths == strengths.sorted())
    #expect(Set(strengths).count == strengths.count)
    #expect(Strength.weak < .medium && Strength.medium < .strong && Strength.strong < .required)
    #expect(Strength(priority: 1000) == .required)
  }
}
