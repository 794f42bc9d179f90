import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// A reading of the options in the article's listings, which leave them open.
///
/// The listings end in `animate(withDuration:delay:options:animations:)`. Both readings are played:
/// no conclusion hangs on one of them alone.
enum ArticleReading: String, CaseIterable {
  /// No options: the animation has the notification's duration and UIKit's own curve.
  case none
  /// The notification's curve.
  case curve

  static let option = HandlerOption("options", default: ArticleReading.none)

  /// The options of the animation block.
  func options(of change: KeyboardChange) -> UIView.AnimationOptions {
    switch self {
    case .none: []
    case .curve: change.options
    }
  }
}
