import AnimationCurves
import Foundation

/// The code that plays a form on a platform.
struct PlatformCode {
  let text: String

  init(
    _ platform: CurvePlatform, _ form: ExportForm, timing: AnimationTiming, motion: ExportMotion
  ) {
    let duration = platform.printedDuration(timing.duration)
    text =
      switch platform {
      case .css: CSSCode(form: form, duration: duration).text
      case .swiftui: SwiftUICode(form: form, duration: duration).text
      case .uikit: UIKitCode(form: form, duration: duration, motion: motion).text
      case .android: AndroidCode(form: form, duration: duration).text
      case .compose: ComposeCode(form: form, duration: duration).text
      case .flutter: FlutterCode(form: form, duration: duration).text
      case .reactnative: ReanimatedCode(form: form, duration: duration, motion: motion).text
      case .lottie: LottieCode(form: form, duration: duration, motion: motion).text
      }
  }
}

/// Points as lists of numbers, for the platforms whose curves are functions that we write.
struct PointTable {
  let inputs: [Double]
  let outputs: [Double]

  init(_ line: PiecewiseLinear) {
    inputs = line.points.map(\.input)
    outputs = line.points.map(\.output)
  }

  /// A staircase as lines: each step level, each jump upright.
  init(_ steps: StepTiming) {
    let count = steps.count
    var (inputs, outputs): ([Double], [Double]) = ([], [])
    for step in 0..<min(count, Self.mostSteps) {
      let (start, end) = (Double(step) / Double(count), Double(step + 1) / Double(count))
      let output = steps.progress(at: (start + end) / 2, duration: 1)
      inputs += [start, end]
      outputs += [output, output]
    }
    self.inputs = inputs + [1]
    self.outputs = outputs + [1]
  }

  private static let mostSteps = 1000

  func rows(_ number: (Double) -> String, indent: String) -> (inputs: String, outputs: String) {
    (Self.wrapped(inputs.map(number), indent), Self.wrapped(outputs.map(number), indent))
  }

  /// Numbers with commas between, in lines of some 90 characters.
  private static func wrapped(_ words: [String], _ indent: String) -> String {
    var lines = [indent]
    for word in words {
      if lines[lines.count - 1].count + word.count > 90 { lines.append(indent) }
      lines[lines.count - 1] += (lines[lines.count - 1] == indent ? "" : " ") + word + ","
    }
    return lines.joined(separator: "\n")
  }
}

extension ExportForm {
  /// The points of lines or of a staircase; nil for what a platform has itself.
  var table: PointTable? {
    switch self {
    case .points(let line): PointTable(line)
    case .steps(let steps): PointTable(steps)
    case .bezier, .spring, .pieces: nil
    }
  }
}

extension UnitBezier {
  /// The four numbers with commas between.
  func list(_ number: (Double) -> String = \.text) -> String {
    [x1, y1, x2, y2].map(number).joined(separator: ", ")
  }
}

extension Double {
  /// The number with at most that many decimals.
  func decimals(_ count: Int) -> Double {
    let unit = pow(10, Double(count))
    let rounded = (self * unit).rounded() / unit
    return rounded.isFinite ? rounded + 0 : self
  }

  /// The number as it is printed: at most six decimals, no more than it has.
  var text: String { shortDescription(decimals(6)) }

  /// The same with a point in any case, for languages in which 1 is another type than 1.0.
  var pointed: String {
    let text = text
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }
}
