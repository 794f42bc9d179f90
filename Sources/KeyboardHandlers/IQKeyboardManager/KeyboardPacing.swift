import HeadlessUIKit

/// How the library moves views: as the keyboard did last.
struct KeyboardPacing {
  /// Seconds; a keyboard that says 0 leaves it as it was.
  private(set) var duration: TimeInterval = 0.25
  private var options = UIView.AnimationOptions.curveEaseOut

  mutating func follow(_ report: KeyboardReport) {
    if report.duration != 0 { duration = report.duration }
    options = UIView.AnimationOptions(rawValue: report.curve << 16)
  }

  @MainActor
  func animate(_ changes: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
      animations: changes)
  }
}
