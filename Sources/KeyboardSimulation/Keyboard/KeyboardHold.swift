import Foundation
import Scenes

/// Who has hold of the keyboard: at most one finger at a time.
enum KeyboardHold {
  case nobody
  /// A finger of a scene's event; what scroll views report of it is ignored.
  case event(EventFinger)
  /// A finger on a scroll view, and where the keyboard was when it took hold.
  case scrollView(from: CGRect)

  /// Whether it is that finger of an event.
  func isOf(_ finger: EventFinger) -> Bool {
    if case .event(let holder) = self { holder === finger } else { false }
  }

  var isOfEvent: Bool {
    if case .event = self { true } else { false }
  }

  /// Where the keyboard was when a finger on a scroll view took hold; nil where none has.
  var grip: CGRect? {
    if case .scrollView(let frame) = self { frame } else { nil }
  }

  var isFree: Bool {
    if case .nobody = self { true } else { false }
  }
}

/// A finger of a scene's event that pulls the keyboard down, known by its identity.
final class EventFinger {
  let drag: KeyboardDrag
  /// Where the keyboard was when it took hold, in points of the screen.
  let open: CGRect
  /// Whether its way has come to the end, so that it lifts in this instant.
  var isLifting = false

  init(_ drag: KeyboardDrag, from open: CGRect) {
    self.drag = drag
    self.open = open
  }
}
