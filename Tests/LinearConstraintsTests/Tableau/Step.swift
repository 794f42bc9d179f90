@testable import LinearConstraints

/// A direction in which to leave a point: one resting quantity goes up or down, and what
/// depends on it follows.
struct TableauStep: Sendable {
  /// The quantity that leaves its target.
  var place: Int
  var isUp: Bool

  /// What the quantity's change is multiplied by to have the direction upward.
  var sign: Double { isUp ? 1 : -1 }
}

extension TableauStep {
  /// A following quantity that meets its target along the way.
  struct Crossing: Sendable {
    var place: Int
    /// How fast its value changes along the direction.
    var rate: Double
    /// How far along the direction it meets its target, at least 0.
    var distance: Double

    /// Whether this one is met before the other; of those met at once, the firmest pivot last.
    func precedes(_ other: Crossing) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if abs(rate) != abs(other.rate) { return abs(rate) < abs(other.rate) }
      return place < other.place
    }
  }
}

extension Tableau {
  /// How cost changes along a step from the present point.
  func slope(of step: TableauStep) -> Slope {
    var slope = Slope(levels: priorities.count)
    let quantity = places[step.place]
    slope.add(quantity, derivative: step.isUp ? quantity.above : quantity.below)
    for row in columns[step.place] {
      let rate = rows[row].coefficient(of: step.place) * step.sign
      guard abs(rate) > Quantity.noise else { continue }
      slope.add(places[row], derivative: places[row].slope * rate)
    }
    return slope
  }

  /// Goes along a step for as long as cost falls, past every kink where it still does.
  ///
  /// The quantity whose kink ends the way rests; the step's quantity follows from then on. A short
  /// step ends at the first kink met. Answers the way's length, or nil, with nothing done, if cost
  /// falls without end, which only rounding can bring about.
  mutating func take(_ step: TableauStep, isShort: Bool = false) -> Double? {
    let crossings = crossings(along: step, isShort: isShort)
    guard let last = end(of: step, along: crossings, isShort: isShort) else { return nil }
    for crossing in crossings[..<last] { places[crossing.place].isAbove = crossing.rate > 0 }
    let end = crossings[last]
    advance(step, by: end.distance)
    exchange(leaving: end.place, entering: step.place)
    restAtTarget(end.place)
    return end.distance
  }

  private func crossings(along step: TableauStep, isShort: Bool) -> [TableauStep.Crossing] {
    var crossings: [TableauStep.Crossing] = []
    for row in columns[step.place] {
      let rate = rows[row].coefficient(of: step.place) * step.sign
      let quantity = places[row]
      guard abs(rate) > Quantity.noise, quantity.isAbove == (rate < 0) else { continue }
      let distance = max(0, (quantity.target - quantity.value) / rate)
      crossings.append(TableauStep.Crossing(place: row, rate: rate, distance: distance))
    }
    if isShort {
      crossings.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    } else {
      crossings.sort { $0.precedes($1) }
    }
    return crossings
  }

  private func end(of step: TableauStep, along crossings: [TableauStep.Crossing], isShort: Bool)
    -> Int?
  {
    if isShort { return crossings.indices.first }
    var slope = slope(of: step)
    return crossings.firstIndex { crossing in
      let quantity = places[crossing.place]
      guard !quantity.isVariable || quantity.rank == slope.leader else { return false }
      slope.add(quantity, derivative: (quantity.above + quantity.below) * abs(crossing.rate))
      return !slope.isDownhill
    }
  }

  private mutating func advance(_ step: TableauStep, by distance: Double) {
    for row in columns[step.place] {
      let rate = rows[row].coefficient(of: step.place) * step.sign
      _ = setValue(places[row].value + rate * distance, of: row)
    }
    places[step.place].isAbove = step.isUp
    _ = setValue(places[step.place].value + distance * step.sign, of: step.place)
  }
}
