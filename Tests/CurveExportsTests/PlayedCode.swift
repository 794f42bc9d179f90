import AnimationCurves
import CurveExports
import Foundation

/// The motion of a platform's code, read from the text and evaluated by the platform's formula.
///
/// Nothing here uses the curves of the package: a Bezier is solved by halving, a spring is
/// integrated step by step.
struct PlayedCode {
  private let value: (Double) -> Double

  /// Nil for code that has no motion in it, or leads to other values.
  init?(_ text: String, on platform: CurvePlatform, from: Double, to: Double) {
    let code = text.split(separator: "\n").filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
      .joined(separator: "\n")
    guard
      let value = platform == .lottie
        ? Self.keys(text).map({ key in { (key($0) - from) / (to - from) } })
        : Self.reading(code, on: platform, way: to - from), Self.leads(code, from: from, to: to)
    else { return nil }
    self.value = value
  }

  /// True if the values that a text names are those of the motion.
  private static func leads(_ code: String, from: Double, to: Double) -> Bool {
    let ends =
      numbers(code, after: "withTiming(").first ?? numbers(code, after: "withSpring(").first
    let values = code.firstMatch(of: /shares.map { (.+) \+ \((.+)\) \* \$0 }/)
    return (ends ?? to) == to
      && values.map { Double($0.output.1) == from && Double($0.output.2) == to - from } ?? true
  }

  /// The share of the way at a time in seconds.
  func progress(at time: Double) -> Double { value(time) }

  private static func reading(
    _ code: String, on platform: CurvePlatform, way: Double
  ) -> ((Double) -> Double)? {
    let spring =
      code.contains("pring(") && !code.contains("spring<")
      || code.contains("SpringTiming") || code.contains("SpringSimulation")
      || code.contains("SpringForce") || code.contains("spring<")
    if spring { return springMotion(code, on: platform, way: way) }
    guard let duration = duration(code, on: platform) else { return nil }
    if let table = table(code) { return { $0 >= duration ? 1 : table($0 / duration) } }
    if platform == .css {
      return css(code).map { curve in { $0 >= duration ? 1 : curve($0 / duration) } }
    }
    let list = numbers(code, after: platform == .uikit ? "controlPoint1" : bezierName(platform))
    let points = platform == .uikit ? list.filter { !$0.isNaN } : Array(list.prefix(4))
    guard points.count >= 4 else { return nil }
    return { $0 >= duration ? 1 : bezier(points, $0 / duration, on: platform) }
  }

  private static func bezierName(_ platform: CurvePlatform) -> String {
    switch platform {
    case .swiftui: "timingCurve("
    case .android: "PathInterpolator("
    case .compose: "CubicBezierEasing("
    case .flutter: "Cubic("
    case .reactnative: "bezier("
    case .css, .uikit, .lottie: "("
    }
  }

  private static func duration(_ code: String, on platform: CurvePlatform) -> Double? {
    switch platform {
    case .css: numbers(code, after: "animation-duration:").first.map { $0 / 1000 }
    case .swiftui:
      numbers(code, after: "duration:").first ?? numbers(code, after: "time /").first
    case .uikit:
      numbers(code, after: "duration:").first ?? numbers(code, after: "duration =").first
    case .android: numbers(code, after: "duration =").first.map { $0 / 1000 }
    case .compose: numbers(code, after: "durationMillis =").first.map { $0 / 1000 }
    case .flutter: numbers(code, after: "microseconds:").first.map { $0 / 1e6 }
    case .reactnative: numbers(code, after: "duration:").first.map { $0 / 1000 }
    case .lottie: nil
    }
  }

  /// The numbers after a word, up to the end of the text.
  private static func numbers(_ text: String, after word: String) -> [Double] {
    guard let place = text.range(of: word) else { return [] }
    return numbers(String(text[place.upperBound...]))
  }

  private static func numbers(_ text: String) -> [Double] {
    text.matches(of: /(?:^|[^A-Za-z0-9.])(-?\d+(?:\.\d+)?(?:e-?\d+)?)/)
      .compactMap { Double($0.output.1) }
  }
}

extension PlayedCode {
  /// A function that looks up the two lists of a table; nil where the code has none.
  private static func table(_ code: String) -> ((Double) -> Double)? {
    let lists = code.matches(of: /[\[(]\n([-0-9.e,f\s]+)\n\s*[\])]/).map { match in
      numbers(String(match.output.1).replacing("f", with: ""))
    }
    guard lists.count >= 2, lists[0].count == lists[1].count, lists[0].count > 1 else { return nil }
    return { lookUp($0, lists[0], lists[1]) }
  }

  private static func lookUp(_ t: Double, _ inputs: [Double], _ outputs: [Double]) -> Double {
    guard let next = inputs.firstIndex(where: { $0 > t }) else { return outputs[outputs.count - 1] }
    let last = max(next - 1, 0)
    let share = inputs[next] > inputs[last] ? (t - inputs[last]) / (inputs[next] - inputs[last]) : 1
    return outputs[last] + (outputs[next] - outputs[last]) * share
  }

  private static func css(_ code: String) -> ((Double) -> Double)? {
    guard let name = code.firstMatch(of: /function: ([a-z-]+)(?:\(([^)]*)\))?;/) else { return nil }
    let arguments = name.output.2.map(String.init) ?? ""
    switch name.output.1 {
    case "cubic-bezier":
      let points = numbers(arguments)
      return { bezier(points, $0, on: .css) }
    case "linear":
      let pairs = arguments.split(separator: ",").map { numbers(String($0)) }
      return { lookUp($0, pairs.map { $0[1] / 100 }, pairs.map { $0[0] }) }
    case "steps":
      let (count, term) = (numbers(arguments)[0], String(arguments.split(separator: " ")[1]))
      let jumps = term == "jump-none" ? count - 1 : term == "jump-both" ? count + 1 : count
      let first = term == "jump-start" || term == "jump-both" ? 1.0 : 0
      return { min((($0 * count).rounded(.down) + first) / jumps, 1) }
    default: return nil
    }
  }

  private static func cubic(_ s: Double, _ first: Double, _ second: Double) -> Double {
    3 * first * (1 - s) * (1 - s) * s + 3 * second * (1 - s) * s * s + s * s * s
  }

  /// y at x by halving, to Flutter's thousandth where Flutter plays it.
  private static func bezier(_ points: [Double], _ x: Double, on platform: CurvePlatform) -> Double
  {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let found = cubic(middle, points[0], points[2])
      if platform == .flutter, abs(found - x) < 0.001 { return cubic(middle, points[1], points[3]) }
      if found < x { low = middle } else { high = middle }
    }
    return cubic((low + high) / 2, points[1], points[3])
  }

  /// A spring of the printed parameters, integrated.
  private static func springMotion(
    _ code: String, on platform: CurvePlatform, way: Double
  ) -> ((Double) -> Double)? {
    let stiffness = numbers(code, after: "stiffness").first ?? 0
    let ratio = numbers(code, after: "dampingRatio").first
    let mass = ratio == nil ? numbers(code, after: "mass").first ?? 1 : 1
    let damping =
      ratio.map { 2 * $0 * stiffness.squareRoot() }
      ?? numbers(code, after: "damping").first ?? 0
    let velocity: Double =
      switch platform {
      case .swiftui: numbers(code, after: "initialVelocity:").first ?? 0
      case .uikit: numbers(code, after: "dx:").first ?? 0
      case .flutter: numbers(code, after: "0.0, 1.0,").first ?? 0
      case .reactnative: (numbers(code, after: "velocity:").first ?? 0) / way
      default: 0
      }
    return course(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }

  /// The motion in steps of a fifth of a millisecond (Runge and Kutta), straight between them.
  private static func course(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) -> (Double) -> Double {
    let h = 2e-4
    var (x, v, places) = (0.0, velocity, [0.0])
    func pull(_ x: Double, _ v: Double) -> Double { (stiffness * (1 - x) - damping * v) / mass }
    while places.count < 12_000 {
      let (k1, l1) = (v, pull(x, v))
      let (k2, l2) = (v + h / 2 * l1, pull(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, pull(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, pull(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      places.append(x)
    }
    return { [places] time in
      let place = min(max(time / h, 0), Double(places.count - 2))
      let index = Int(place)
      return places[index] + (places[index + 1] - places[index]) * (place - Double(index))
    }
  }

  /// The value over time that the keys of a Lottie animation give.
  private static func keys(_ text: String) -> ((Double) -> Double)? {
    guard let whole = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let layer = (whole["layers"] as? [[String: Any]])?.first,
      let place = (layer["ks"] as? [String: Any])?["p"] as? [String: Any],
      let keys = (place["y"] as? [String: Any])?["k"] as? [[String: Any]]
    else { return nil }
    func number(_ key: [String: Any], _ name: String, _ axis: String) -> Double {
      (((key[name] as? [String: Any])?[axis] as? [Double])?.first) ?? .nan
    }
    let times = keys.map { ($0["t"] as? Double ?? 0) / 60 }
    let values = keys.map { ($0["s"] as? [Double])?.first ?? 0 }
    return { time in
      guard let index = times.lastIndex(where: { $0 <= time }) else { return values[0] }
      guard index + 1 < keys.count, keys[index]["h"] as? Int != 1 else { return values[index] }
      let x = (time - times[index]) / (times[index + 1] - times[index])
      let key = keys[index]
      let points = [
        number(key, "o", "x"), number(key, "o", "y"), number(key, "i", "x"), number(key, "i", "y"),
      ]
      return values[index] + (values[index + 1] - values[index]) * bezier(points, x, on: .lottie)
    }
  }
}
