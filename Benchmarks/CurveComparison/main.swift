import AnimationCurves
import Foundation

// Prints what a value of a curve costs here and as others find it, and how far both are off.

/// A Bezier as browsers solve it: eleven samples of the time give a start by a straight line, up to
/// four steps of Newton follow, and halving where they do not arrive.
///
/// Written from that description.
struct BrowserBezier {
  /// The factors of the parameter's powers, from the third down, of time and progress.
  let time, progress: (Double, Double, Double)
  let samples: [Double]
  private static let (tolerance, stepCount, count) = (1e-7, 4, 11)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func factors(_ first: Double, _ second: Double) -> (Double, Double, Double) {
      let c = 3 * first
      let b = 3 * (second - first) - c
      return (1 - c - b, b, c)
    }
    (time, progress) = (factors(x1, x2), factors(y1, y2))
    let time = time
    samples = (0..<Self.count).map { Self.value(time, Double($0) / Double(Self.count - 1)) }
  }

  @inline(__always)
  private static func value(_ f: (Double, Double, Double), _ t: Double) -> Double {
    ((f.0 * t + f.1) * t + f.2) * t
  }

  func value(at x: Double) -> Double { Self.value(progress, parameter(at: x)) }

  private func parameter(at x: Double) -> Double {
    let width = 1 / Double(Self.count - 1)
    var cell = 1
    while cell < Self.count - 1, samples[cell] < x { cell += 1 }
    var (low, high) = (Double(cell - 1) * width, Double(cell) * width)
    var t = low + width * (x - samples[cell - 1]) / (samples[cell] - samples[cell - 1])
    for _ in 0..<Self.stepCount {
      let miss = Self.value(time, t) - x
      if abs(miss) < Self.tolerance { return t }
      let slope = (3 * time.0 * t + 2 * time.1) * t + time.2
      if abs(slope) < 1e-6 { break }
      t -= miss / slope
    }
    while high - low > Self.tolerance, abs(Self.value(time, t) - x) >= Self.tolerance {
      if Self.value(time, t) < x { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }

  /// The value found by halving until nothing is left to halve.
  func reference(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while case let middle = (low + high) / 2, middle > low, middle < high {
      if Self.value(time, middle) < x { low = middle } else { high = middle }
    }
    return Self.value(progress, low)
  }
}

/// Times in 0...1 in no order: the fractional parts of multiples of the golden ratio.
func scatteredTimes(_ count: Int) -> [Double] {
  (1...count).map { (Double($0) * 0.6180339887498949).truncatingRemainder(dividingBy: 1) }
}

/// Nanoseconds that the processor has spent on this process.
func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Nanoseconds a value: the median of 101 runs, each of about 100,000 values.
func time(_ times: [Double], _ body: ([Double], UnsafeMutableBufferPointer<Double>) -> Void)
  -> (nanoseconds: Double, values: [Double])
{
  let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: times.count)
  defer { values.deallocate() }
  let rounds = max(1, 100_000 / times.count)
  let figures = (0..<101).map { _ in
    let start = now()
    for _ in 0..<rounds { body(times, values) }
    return Double(now() - start) / Double(rounds * times.count)
  }
  return (figures.sorted()[50], Array(values))
}

func row(
  _ what: String, _ count: Int, _ times: [Double], _ exact: [Double],
  _ body: ([Double], UnsafeMutableBufferPointer<Double>) -> Void
) {
  let (nanoseconds, values) = time(times, body)
  let error = zip(values, exact).map { abs($0 - $1) }.max() ?? 0
  print(
    "\(what.padding(toLength: 44, withPad: " ", startingAt: 0)) \(String(count).padding(toLength: 7, withPad: " ", startingAt: 0))"
      + String(format: "%6.1f ns  %.0e", nanoseconds, error))
}

/// A Bezier in batches, one at a time, and as browsers do.
func compareBeziers(_ count: Int) throws {
  for (name, x1, y1, x2, y2) in [
    ("ease-in-out", 0.42, 0.0, 0.58, 1.0), ("ease", 0.25, 0.1, 0.25, 1.0),
  ] {
    let (theirs, ours) = (BrowserBezier(x1, y1, x2, y2), try UnitBezier(x1, y1, x2, y2))
    let times = scatteredTimes(count)
    let exact = times.map(theirs.reference)
    row("\(name): a batch", count, times, exact) { times, values in
      times.withUnsafeBufferPointer { ours.values(at: $0, into: values) }
    }
    row("\(name): one at a time", count, times, exact) { times, values in
      for index in times.indices { values[index] = ours.value(at: times[index]) }
    }
    row("\(name): as browsers do", count, times, exact) { times, values in
      for index in times.indices { values[index] = theirs.value(at: times[index]) }
    }
  }
}

/// The keyboard's spring in batches, one at a time, and by the system's exponential function.
func compareSprings(_ count: Int) {
  let spring = KeyboardProfile.iOS18.spring
  let times = scatteredTimes(count).map { $0 / 2 }
  let frequency = (spring.stiffness / spring.mass).squareRoot()
  func plain(_ time: Double) -> Double { 1 - (1 + frequency * time) * exp(-frequency * time) }
  let exact = times.map(plain)
  row("keyboard's spring: a batch", count, times, exact) { times, values in
    times.withUnsafeBufferPointer { spring.progress(at: $0, into: values) }
  }
  row("keyboard's spring: one at a time", count, times, exact) { times, values in
    for index in times.indices { values[index] = spring.progress(at: times[index]) }
  }
  row("keyboard's spring: a loop with exp", count, times, exact) { times, values in
    for index in times.indices { values[index] = plain(times[index]) }
  }
}

print("curve                                        values     time  off by at most")
for count in [30, 61, 120, 10_000] {
  try compareBeziers(count)
  compareSprings(count)
}
