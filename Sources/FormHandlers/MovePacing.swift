package import HeadlessUIKit

/// How the library moves views: as the keyboard did last.
package struct MovePacing {
  /// Seconds.
  package private(set) var duration: TimeInterval = Self.usualDuration
  package private(set) var options = UIView.AnimationOptions.curveEaseOut
  private let generation: IQKeyboardManagerSettings.Generation
  private let isFixed: Bool

  private static let usualDuration: TimeInterval = 0.25

  package init(_ generation: IQKeyboardManagerSettings.Generation, isFixed: Bool = false) {
    self.generation = generation
    self.isFixed = isFixed
  }

  mutating func follow(_ report: NotifiedKeyboard) {
    follow(duration: report.duration, curve: report.curve, isHide: report.kind == .willHide)
  }

  /// Takes the pace of a notification.
  ///
  /// A duration of 0 leaves generation 4 with the last one, generation 8 with 0.25 s. Generation 4
  /// goes down by the curve that it came up by. Fixed, both do as it says.
  package mutating func follow(duration posted: TimeInterval, curve: UInt, isHide: Bool) {
    guard !isFixed else {
      (duration, options) = (posted, UIView.AnimationOptions(rawValue: curve << 16))
      return
    }
    switch generation {
    case .fourth:
      if posted != 0 { duration = posted }
      if !isHide { options = UIView.AnimationOptions(rawValue: curve << 16) }
    case .eighth:
      duration = posted == 0 ? Self.usualDuration : posted
      options = UIView.AnimationOptions(rawValue: curve << 16)
    }
  }

  @MainActor
  func animate(_ changes: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
      animations: changes)
  }
}
