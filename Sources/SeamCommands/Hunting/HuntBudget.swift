/// The end of a hunt: after some cases, or after some time.
enum HuntBudget {
  case cases(Int)
  case seconds(Double)

  static let standardCount = 1000

  /// The number of cases; nil where only the time counts.
  var count: Int? {
    guard case .cases(let count) = self else { return nil }
    return count
  }
}
