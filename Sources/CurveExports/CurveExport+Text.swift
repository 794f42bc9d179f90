import AnimationCurves
import Foundation

extension CurveExport {
  /// The code under a comment that says how far it is off at most, and when.
  public var text: String {
    switch platform {
    case .css: "/* \(note) */\n" + code
    case .lottie: "{\n  \"meta\": {\"g\": \"\(note)\"},\n" + code.dropFirst(2)
    case .swiftui, .uikit, .android, .compose, .flutter, .reactnative: "// \(note)\n" + code
    }
  }

  /// Something like `keyboard: worst error 0.369 pt of 336 pt, at 500.0 ms`.
  public var note: String {
    // What is less than a millionth of the way comes from the arithmetic.
    guard worst.points > 1e-6 * travel else { return "\(name): exact" }
    let time = String(format: "%.1f ms", worst.time * 1000)
    guard travel != 1 else {
      return "\(name): worst error " + String(format: "%.5f", worst.points)
        + " of the way, at \(time)"
    }
    return "\(name): worst error " + String(format: "%.3f", worst.points)
      + " pt of \(shortDescription(travel)) pt, at \(time)"
  }
}
