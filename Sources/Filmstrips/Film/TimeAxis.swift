/// Where times are along a line of a film: straight within each fragment, broken between them.
struct TimeAxis {
  struct Fragment {
    let left: Double
    let right: Double
    /// The times at its left and right ends, in seconds.
    let start: Double
    let end: Double

    var pixelsPerSecond: Double { (right - left) / (end - start) }

    func x(_ time: Double) -> Double { left + (time - start) * pixelsPerSecond }
  }

  let fragments: [Fragment]

  var left: Double { fragments.first?.left ?? 0 }
  var right: Double { fragments.last?.right ?? 0 }
}

extension TimeAxis.Fragment {
  /// Times for labels: round ones, about `spacing` pixels apart.
  func ticks(spacing: Double) -> [Double] {
    let step = NiceSteps.step(atLeast: spacing / pixelsPerSecond)
    guard step.isFinite, step > 0 else { return [] }
    let (first, last) = ((start / step - 1e-9).rounded(.up), (end / step + 1e-9).rounded(.down))
    guard last >= first, last - first < 200 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}

/// The steps that people count in: 1, 2, 5 and 10 times a power of ten.
enum NiceSteps {
  static func step(atLeast size: Double) -> Double {
    guard size > 0, size.isFinite else { return .infinity }
    var power = 1e-6
    while power * 10 <= size { power *= 10 }
    for factor in [1.0, 2, 5, 10] where power * factor >= size { return power * factor }
    return power * 10
  }
}
