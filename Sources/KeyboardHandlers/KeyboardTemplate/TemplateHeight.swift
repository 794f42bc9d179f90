import HeadlessUIKit

/// The height of a keyboard of the app's own.
enum TemplateHeight: Equatable {
  /// As high as the system keyboard whose place it takes, within bounds, in points.
  ///
  /// Where no system keyboard is on the screen as it comes, `standard` is taken, within the bounds.
  case system(min: CGFloat, max: CGFloat, standard: CGFloat)
  /// Always so high, in points.
  case custom(CGFloat)

  /// The height of the view in the keys' place.
  ///
  /// A recorded height counts what is on the keys, which is subtracted. The least height also
  /// serves where a hardware keyboard leaves nothing. That it then posts the accessory alone, so
  /// that nothing is left, is assumed of the case that the article means; without an accessory
  /// nothing is on the screen, and `standard` is taken.
  ///
  /// - Parameters:
  ///   - recorded: the height of the system keyboard on the screen, in points; nil without one.
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

/// Remembers how high the system's keyboard on the screen was at its last notification.
///
/// A rectangle below the screen says that none is there. That this is how the original knows is
/// assumed: the article says what `default` is for, and not how that is found out.
///
/// Both the change that is about to happen and the one that has happened are read: a split keyboard
/// under a finger on an iPad posts an empty rectangle first, and of its height once it is
/// dropped. Empty rectangles say nothing.
@MainActor
final class KeyboardHeightRecord {
  /// Points, with what is on the keys; nil while no system keyboard is on the screen.
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
    guard !change.end.isEmpty else { return }
    guard change.end.minY < UIScreen.main.bounds.maxY else { return height = nil }
    if !isPaused { height = change.end.height }
  }
}
