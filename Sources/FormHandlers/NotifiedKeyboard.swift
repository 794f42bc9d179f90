package import HeadlessUIKit

/// The content of a keyboard notification, and its kind.
package struct NotifiedKeyboard: Sendable {
  enum Kind: CaseIterable {
    case willShow, didShow, willChangeFrame, willHide, didHide

    var name: Notification.Name {
      switch self {
      case .willShow: UIResponder.keyboardWillShowNotification
      case .didShow: UIResponder.keyboardDidShowNotification
      case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
      case .willHide: UIResponder.keyboardWillHideNotification
      case .didHide: UIResponder.keyboardDidHideNotification
      }
    }
  }

  let kind: Kind
  /// The keyboard's rectangle at the end, in points of the screen.
  let end: CGRect
  /// Seconds.
  let duration: TimeInterval
  /// The raw value of the animation curve.
  let curve: UInt

  /// Nil where something is missing that the library reads: where the keyboard was is not.
  init?(_ kind: Kind, _ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let end = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return nil }
    self.kind = kind
    self.end = end
    self.duration = duration
    self.curve = curve
  }

  /// True if the system is one from iOS 26 on, whose rectangles leave out what is on the keys.
  @MainActor
  package static var leavesAccessoryOut: Bool {
    (Double(UIDevice.current.systemVersion) ?? 0) >= 26
  }

  /// The height of a field's accessory where the rectangles leave it out, in points.
  @MainActor
  static func heightLeftOut(by field: UIView?) -> CGFloat {
    leavesAccessoryOut ? field?.inputAccessoryView?.bounds.height ?? 0 : 0
  }
}

extension NotifiedKeyboard {
  /// Points between the keyboard's top and the screen's bottom; 0 for one that floats or has gone.
  ///
  /// Source: hackiftekhar/IQKeyboardNotification, `IQKeyboardInfo.swift`.
  @MainActor
  var height: CGFloat {
    let isHide = kind == .willHide || kind == .didHide
    return Self.height(
      end: end, screen: UIScreen.main.bounds,
      isHideFromIOS26: isHide && Self.leavesAccessoryOut)
  }

  /// A floating keyboard is narrower than the screen and ends above its bottom.
  ///
  /// From iOS 26 on a hide ends in the accessory's rectangle, which has gone all the same.
  package static func height(end: CGRect, screen: CGRect, isHideFromIOS26: Bool) -> CGFloat {
    let floats = end.width < screen.width && end.maxY < screen.maxY
    return floats || isHideFromIOS26 ? 0 : max(0, screen.maxY - end.minY)
  }
}

/// The library's way to move views: as the keyboard did last.
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
