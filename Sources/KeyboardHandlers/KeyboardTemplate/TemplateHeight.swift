import HeadlessUIKit

/// The height of a keyboard of the app's own.
enum TemplateHeight: Equatable {
  /// As high as the last system keyboard, within bounds; `standard` before there was one. Points.
  case system(min: CGFloat, max: CGFloat, standard: CGFloat)
  /// Always so high, in points.
  case custom(CGFloat)

  /// The height of the view in the keys' place.
  ///
  /// A recorded height counts what is on the keys, which is subtracted. The least height also
  /// serves where a hardware keyboard leaves nothing.
  ///
  /// - Parameters:
  ///   - recorded: the height of the last system keyboard, in points; nil where none was seen.
  ///   - above: the height of what was on its keys, in points.
  /// - Returns: Points.
  func height(recorded: CGFloat?, above: CGFloat) -> CGFloat {
    switch self {
    case .custom(let height): height
    case .system(let least, let greatest, let standard):
      Swift.max(least, Swift.min(greatest, recorded.map { $0 - above } ?? standard))
    }
  }
}

/// Remembers how high the system's keyboard was at its last notification.
///
/// Both the change that is about to happen and the one that has happened are read: a split keyboard
/// under a finger on an iPad posts an empty rectangle first, and of its height once it is
/// dropped. Empty rectangles say nothing.
@MainActor
final class KeyboardHeightRecord {
  /// Points, with what is on the keys; nil before the first.
  private(set) var height: CGFloat?
  /// True while the keyboard on the screen is not the system's.
  var isPaused = false
  private var observer: KeyboardObserver?

  init() {
    observer = KeyboardObserver([
      UIResponder.keyboardWillChangeFrameNotification: { [weak self] in self?.note($0) },
      UIResponder.keyboardDidChangeFrameNotification: { [weak self] in self?.note($0) },
    ])
  }

  private func note(_ change: KeyboardChange) {
    guard !isPaused, !change.end.isEmpty else { return }
    height = change.end.height
  }
}
