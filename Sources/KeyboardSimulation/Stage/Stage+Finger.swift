import Foundation
import HeadlessUIKit
import Scenes

extension Stage {
  /// A finger pulls the keyboard down, and moves the list that it lies on if that dismisses it.
  func drag(_ drag: KeyboardDrag) {
    keyboard.drag(drag)
    guard let list = screen.scrollView, list.keyboardDismissMode != .none else { return }
    let rect = list.convert(list.bounds, to: loop.screen.coordinateSpace)
    guard (rect.minY...max(rect.minY, rect.maxY)).contains(drag.from) else { return }
    list.drag(
      from: inWindow(CGPoint(x: rect.midX, y: drag.from)),
      to: inWindow(CGPoint(x: rect.midX, y: drag.to)),
      duration: drag.duration, velocity: drag.velocity.map { CGPoint(x: 0, y: $0) })
  }

  /// A finger moves the list; where there is none, it finds nothing to move.
  func scroll(_ scroll: ListScroll) {
    guard let list = screen.scrollView else { return }
    let rect = list.convert(list.bounds, to: loop.screen.coordinateSpace)
    let bottom = min(rect.maxY, max(rect.minY, keyboard.frame.minY))
    let start = CGPoint(x: rect.midX, y: scroll.from.map { $0 } ?? (rect.minY + bottom) / 2)
    let distance = scroll.distance(fromOffset: list.contentOffset.y)
    list.drag(
      from: inWindow(start), to: inWindow(CGPoint(x: start.x, y: start.y + distance)),
      duration: scroll.duration, velocity: scroll.velocity.map { CGPoint(x: 0, y: $0) })
  }

  /// Taps what lies there, and what that lies in: of a keyboard only what is on its keys.
  func tap(at point: CGPoint) {
    guard let hit = view(at: point) else { return }
    for view in sequence(first: hit, next: \.superview) {
      let isInput = view.textInputs.first === view
      if isInput { view.becomeFirstResponder() }
      if let control = view as? UIControl, control.isEnabled {
        control.sendActions(for: .touchUpInside)
      }
      for case let recognizer as UITapGestureRecognizer in view.gestureRecognizers ?? [] {
        recognizer.tap(at: hit.window?.convert(point, from: nil) ?? point)
      }
      if isInput || view is UIControl { return }
    }
  }

  private func view(at point: CGPoint) -> UIView? {
    guard keyboard.frame.contains(point) else {
      return window.hitTest(inWindow(point), with: nil)
    }
    guard let accessory = loop.input.inputs.accessoryView, accessory.window != nil else {
      return nil
    }
    return accessory.hitTest(accessory.convert(point, from: nil), with: nil)
  }

  /// A point of the screen in points of the app's window.
  private func inWindow(_ point: CGPoint) -> CGPoint {
    window.convert(point, from: loop.screen.coordinateSpace)
  }
}
