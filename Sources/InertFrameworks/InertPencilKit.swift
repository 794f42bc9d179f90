// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: nothing is drawn by hand.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default`, anyInput, pencilOnly
}

/// Does nothing: nothing is drawn by hand.
public struct PKStroke {
}

/// Does nothing: nothing is drawn by hand.
public struct PKDrawing {
  public var strokes: [PKStroke] = []
  public init() {}
  public init(strokes: [PKStroke]) { self.strokes = strokes }
}

/// Does nothing: nothing is drawn by hand.
open class PKCanvasView: UIScrollView {
  open var drawing: PKDrawing = PKDrawing()
  open var drawingPolicy: PKCanvasViewDrawingPolicy = .default
}

/// Does nothing: nothing is drawn by hand.
open class PKToolPicker: NSObject {
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  open func addObserver(_ observer: UIView) {}
}
