/// A finger that drags, as the pan recognizers of the view under it and of those around hear it.
///
/// Of two that do not run together the inner one hears it, and on one view the one added first:
/// UIKit leaves that open.
@MainActor
package final class PanTouch {
  private let start: CGPoint
  private let recognizers: [UIPanGestureRecognizer]

  /// Puts a finger down on a view, at a point of its window.
  package init(at point: CGPoint, on view: UIView?) {
    start = point
    let touch = UITouch()
    touch.view = view
    let views = view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIPanGestureRecognizer }
      .filter { $0.isEnabled && $0.receives(touch) }
      .reduce(into: []) { chosen, next in
        if chosen.allSatisfy({ $0.runs(with: next) }) { chosen.append(next) }
      }
    tell(.began, at: point, velocity: .zero)
  }

  /// Moves it, at a velocity in points per second.
  package func move(to point: CGPoint, velocity: CGPoint) {
    tell(.changed, at: point, velocity: velocity)
  }

  package func lift() {
    for recognizer in recognizers { recognizer.finish() }
  }

  private func tell(_ state: UIGestureRecognizer.State, at point: CGPoint, velocity: CGPoint) {
    for recognizer in recognizers {
      recognizer.track(state, at: point, from: start, velocity: velocity)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func receives(_ touch: UITouch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether one of the two wants to run beside the other.
  fileprivate func runs(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}
