public import HeadlessUIKit

/// A screen with a keyboard of its own, which scenes can switch to and back from.
@MainActor
public protocol InputViewSwitching: UIViewController {
  /// Puts the app's own keyboard in the place of the system's, or the system's back.
  func useOwnInputView(_ isOwn: Bool)
}

/// A screen whose own keyboard has a height that changes, and that may follow the system's.
///
/// What is up is held against it: a finding `mismatch` says where they differ.
@MainActor
public protocol InputViewResizing: InputViewSwitching {
  /// The height of its own keyboard, in points without an accessory; scenes may change it.
  var ownInputViewHeight: CGFloat { get set }
  /// The heights between which its own keyboard is to be as high as the system's.
  ///
  /// That is the one whose place it takes; where none is on the screen, no height is demanded.
  /// Nil for one that has a height of its own.
  var systemInputHeights: ClosedRange<CGFloat>? { get }
}

extension InputViewResizing {
  /// Nil: by default a keyboard has a height of its own.
  public var systemInputHeights: ClosedRange<CGFloat>? { nil }
}
