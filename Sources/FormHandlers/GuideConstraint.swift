package import HeadlessUIKit

/// A constraint to the top or bottom layout guide, which generation 4 can change in place of frames.
@MainActor
package final class GuideConstraint {
  /// Which guide it holds on to.
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
