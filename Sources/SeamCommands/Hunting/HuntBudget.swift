/// When a hunt ends.
enum HuntBudget {
  case cases(Int)
  case seconds(Double)

  static let standardCount = 1000

  /// How many cases there are; nil where only the time counts.
  var count: Int? {
    guard case .cases(let count) = self else { return nil }
    return count
  }
}
