package import HeadlessUIKit

/// The place of the root view with the rest of a move that no scroll view has taken, in points.
///
/// Source: hackiftekhar/IQKeyboardManager, `adjustFrame` of 4.0.10, `adjustRootController` of 8.0.2.
package struct RootPlace {
  /// The root's top now, and where it was before the keyboard came.
  package let y: CGFloat
  package let beginY: CGFloat
  /// The least height of the root's top; nil where nothing holds it.
  package let least: CGFloat?

  package init(y: CGFloat, beginY: CGFloat, least: CGFloat?) {
    self.y = y
    self.beginY = beginY
    self.least = least
  }

  /// The root's top after a move: up to the least height, down to where it began.
  package func moved(by rise: CGFloat) -> CGFloat {
    guard rise < 0 else { return max(y - rise, least ?? -.infinity) }
    let risen = y - beginY
    return risen < 0 ? y - max(rise, risen) : y
  }

  /// A root that fills the window rises by no more than the keyboard is high.
  package static func least(keyboardHeight: CGFloat) -> CGFloat { min(0, -keyboardHeight) }

  /// A sheet in the middle of the window rises by no more than the keyboard from that middle.
  package static func leastOfSheet(
    keyboardHeight: CGFloat, sheetHeight: CGFloat, windowHeight: CGFloat, top: CGFloat
  ) -> CGFloat {
    (windowHeight - sheetHeight - top) / 2 - keyboardHeight
  }
}

/// A constraint to the top or bottom layout guide, which generation 4 can change in place of frames.
@MainActor
package final class GuideConstraint {
  /// The guide that it holds on to.
  package enum Edge: String, CaseIterable {
    case none, top, bottom
  }

  let constraint: NSLayoutConstraint
  let edge: Edge
  private var initialConstant: CGFloat

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    edge = constraint.firstAttribute == .bottom ? .bottom : .top
    initialConstant = constraint.constant
  }

  func remember() { initialConstant = constraint.constant }
  func restore() { constraint.constant = initialConstant }

  func move(by rise: CGFloat) {
    constraint.constant = edge.constant(constraint.constant, initialConstant, moved: rise)
  }
}

extension GuideConstraint.Edge {
  /// The constant after a move: at the top not above the initial one, at the bottom not below it.
  ///
  /// `min(initial, constant - rise)` and `max(initial, constant + rise)`.
  package func constant(_ constant: CGFloat, _ initial: CGFloat, moved rise: CGFloat) -> CGFloat {
    switch self {
    case .none: constant
    case .top: min(initial, constant - rise)
    case .bottom: max(initial, constant + rise)
    }
  }
}
