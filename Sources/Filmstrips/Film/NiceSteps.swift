/// The steps that people count in: 1, 2, 5 and 10 times a power of ten.
enum NiceSteps {
  /// The most ticks that an axis has.
  private static let limit = 200.0

  static func step(atLeast size: Double) -> Double {
    guard size > 0, size.isFinite else { return .infinity }
    var power = 1e-6
    while power * 10 <= size { power *= 10 }
    for factor in [1.0, 2, 5, 10] where power * factor >= size { return power * factor }
    return power * 10
  }

  /// The multiples of the step from `first` to `last`, the ends with them; none for an endless step.
  static func ticks(from first: Double, to last: Double, step: Double) -> [Double] {
    guard step.isFinite, step > 0 else { return [] }
    let (first, last) = ((first / step - 1e-9).rounded(.up), (last / step + 1e-9).rounded(.down))
    guard last >= first, last - first < limit else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }
}
