import LayerTrees

/// What a view has drawn itself.
struct ViewDrawing {
  var elements: [LayerElement] = []
  /// Whether it has to be drawn again for another size.
  var followsSize = false
  /// Whether it was drawn for a dark screen.
  var isDark = false

  /// Whether it is still what a view would draw; a label draws itself anew with its text.
  @MainActor
  func isOf(_ view: UIView) -> Bool {
    !(view is UILabel) && (elements.isEmpty || isDark == view.isInTheDark)
  }
}

extension UIView {
  /// What `draw(_:)` of an app's class draws, over all of the view; nothing of this module's own.
  var drawing: ViewDrawing {
    guard !Self.drawsNothing.contains(ObjectIdentifier(type(of: self))) else {
      return ViewDrawing()
    }
    guard bounds.width > 0, bounds.height > 0 else { return ViewDrawing(followsSize: true) }
    let recorder = DrawingRecorder(size: bounds.size, isDark: isInTheDark)
    recorder.state.map = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    recorder.begin()
    draw(bounds)
    DrawingRecorder.end()
    guard let canvas = recorder.canvas else { return ViewDrawing(followsSize: false) }
    var picture = LayerPicture()
    picture.canvas = canvas
    return ViewDrawing(
      elements: [.picture(picture)], followsSize: contentMode == .redraw,
      isDark: recorder.isDark)
  }

  /// Classes whose `draw(_:)` is known to do nothing.
  private static let drawsNothing: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self),
    ObjectIdentifier(UIImageView.self), ObjectIdentifier(UIButton.self),
    ObjectIdentifier(UITextField.self), ObjectIdentifier(UITextView.self),
    ObjectIdentifier(UITableViewCell.self), ObjectIdentifier(UITableView.self),
    ObjectIdentifier(UIScrollView.self), ObjectIdentifier(UIStackView.self),
    ObjectIdentifier(UIWindow.self),
  ]
}
