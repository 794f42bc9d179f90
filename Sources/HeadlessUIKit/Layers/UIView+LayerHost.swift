public import HeadlessCoreAnimation
package import LayerTrees

extension UIView: CALayerDelegate {}

/// A view decides what is on its layer, and how its layer's changes move.
extension UIView: LayerHost {
  package func layerContent(of layer: CALayer) -> LayerContent {
    let drawing = currentDrawing
    var content = look
    content.elements = drawing.elements + content.elements
    content.followsSize = content.followsSize || drawing.followsSize
    return content
  }

  package var layerScroll: ScrollContent? { (self as? UIScrollView)?.scrollContent }
  package var layerIsDark: Bool { isInTheDark }

  /// The animation block that the change is in animates it, additively.
  package func layerDidChange(_ layer: CALayer, by change: PropertyAnimation.Change) {
    let loop = VirtualRunLoop.current
    let app = loop.app
    guard let context = app.animations.context else { return }
    context.run?.touch(self)
    guard context.timing.duration > 0, context.repeatCount > 0 else { return }
    let end = context.end(from: loop.now)
    layer.play(change, for: context.run, endingAt: end) {
      context.animation(of: change, at: $0)
    }
    app.animations.noteAnimation(endingAt: end)
  }

  package func layerContentSizeDidChange() {
    if ownDrawing?.followsSize == true { ownDrawing = nil }
  }

  package func layerNeedsDisplay() { ownDrawing = nil }
  package func layerNeedsLayout() { setNeedsLayout() }
  package func layerLayoutIfNeeded() { layoutIfNeeded() }
  package var layerAwaitsLayout: Bool { flags.needsLayout }

  /// Its own drawing, which is asked for no more often than UIKit does.
  private var currentDrawing: ViewDrawing {
    if let ownDrawing, ownDrawing.isOf(self) { return ownDrawing }
    let drawing = drawing
    ownDrawing = drawing
    return drawing
  }
}

// The attributes that a text layer reads.
extension UIFont: LayerFont {}
extension UIColor: LayerColorSource {}
