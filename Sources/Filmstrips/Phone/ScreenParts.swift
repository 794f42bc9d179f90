import Detectors
import Compositing
import Foundation
import LayerTrees

/// What the layers of a frame are drawn by: which parts of it are the app's own.
struct ScreenParts {
  /// What the app shows itself in: the screen or its window, in points.
  let app: CGRect
  /// Whether field and button of the bar are layers that are named so.
  let hasField: Bool
  /// Whether there is something in the bar that is drawn as it looks.
  let ownsBar: Bool
  /// The same for the navigation bar.
  let ownsNavigationBar: Bool
  /// Whether something has been typed into a bar of which field and button are named.
  let hasTypedText: Bool
  /// Whether a screen that was played by light is shown by dark, and colours have to follow.
  private let isTranslated: Bool
  private let palette: PhonePalette

  init(_ frame: MarkedFrame, app: CGRect, palette: PhonePalette) {
    self.app = app
    self.palette = palette
    isTranslated = !frame.isDark && palette.isDark
    var (hasField, hasContent, hasTitle, hasText) = (false, false, false, false)
    for layer in frame.layers {
      switch layer.role {
      case .textField, .sendButton, .formField: hasField = true
      default: break
      }
      guard let look = layer.look, look.hasElements else { continue }
      if layer.owner == .inputBar {
        hasContent = true
        hasText = hasText || look.elements.contains(where: \.isWritten)
      }
      if layer.owner == .navigationBar { hasTitle = true }
    }
    self.hasField = hasField
    ownsBar = hasContent && !hasField
    hasTypedText = hasText && hasField
    ownsNavigationBar = hasTitle
  }

  /// The colour in which a layer shows itself.
  ///
  /// A colour that covers all of the app is its backdrop, and one of the bar's parts that is as
  /// wide as the app is the bar's ground: where a light screen is shown by dark they follow.
  func shown(_ layer: PaintedLayer) -> LayerColor? {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return nil }
    let isGround =
      layer.owner == .inputBar && !ownsBar
      && Double(layer.frame.width) > Double(app.width) * 0.9
    if isGround { return palette.chrome }
    guard isTranslated else { return color }
    let isBackdrop =
      layer.role == .form
      || color.alpha > 0.99 && layer.frame.contains(app.insetBy(dx: 1, dy: 1))
    return isBackdrop ? palette.backdrop : palette.shown(color)
  }
}

extension LayerElement {
  /// Whether there are words, and more than a caret.
  fileprivate var isWritten: Bool {
    if case .text(let text) = self { !text.string.isEmpty } else { false }
  }
}
