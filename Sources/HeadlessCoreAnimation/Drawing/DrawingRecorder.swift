package import LayerTrees

/// The drawing of an app's own code, in the order in which it draws.
///
/// A blend mode other than the normal one, and a clip but for the newest, have no effect.
package final class DrawingRecorder {
  /// The settings that drawing goes by.
  package struct State {
    package var map = CGAffineTransform.identity
    package var fill = LayerColor(red: 0, green: 0, blue: 0)
    package var stroke = LayerColor(red: 0, green: 0, blue: 0)
    package var lineWidth: CGFloat = 1
    package var cap = CGLineCap.butt
    package var dashes: [Double] = []
    package var alpha = 1.0
    package var clip: LayerOutline?
  }

  /// The rectangle that is drawn on, in points.
  package let size: CGSize
  /// True if colours that differ between the two are those by dark.
  package let isDark: Bool
  package var state = State()
  private(set) var elements: [LayerElement] = []
  private var saved: [State] = []

  package init(size: CGSize, isDark: Bool) { (self.size, self.isDark) = (size, isDark) }

  /// Those that are drawn on, each begun while the ones before it were not ended.
  ///
  /// Drawing happens on the main thread, as all that is played does.
  nonisolated(unsafe) private static var stack: [DrawingRecorder] = []

  package static var current: DrawingRecorder? { stack.last }

  package func begin() { Self.stack.append(self) }

  /// Ends what was begun last; nil where nothing was.
  @discardableResult
  package static func end() -> DrawingRecorder? { stack.popLast() }

  /// The drawing so far; nil for none.
  package var canvas: LayerCanvas? {
    elements.isEmpty
      ? nil
      : LayerCanvas(width: Double(size.width), height: Double(size.height), elements: elements)
  }

  package func save() { saved.append(state) }
  package func restore() { if let last = saved.popLast() { state = last } }
}

extension DrawingRecorder {
  package func fill(_ path: CGPath, isEvenOdd: Bool = false) {
    guard state.fill.alpha > 0 else { return }
    add(
      LayerFigure(
        shown(path), fill: state.fill.thinned(by: state.alpha), isEvenOdd: isEvenOdd,
        clip: state.clip))
  }

  package func stroke(
    _ path: CGPath, width: CGFloat? = nil, cap: CGLineCap? = nil, dashes: [Double]? = nil
  ) {
    guard state.stroke.alpha > 0 else { return }
    let unit = abs(Double(state.map.a * state.map.d - state.map.b * state.map.c)).squareRoot()
    add(
      LayerFigure(
        shown(path), stroke: state.stroke.thinned(by: state.alpha),
        lineWidth: Double(width ?? state.lineWidth) * unit, cap: (cap ?? state.cap).shown,
        dashes: (dashes ?? state.dashes).map { $0 * unit }, clip: state.clip))
  }

  package func clip(to path: CGPath) { state.clip = shown(path) }

  /// Text from a point on, in lines no wider than `width`.
  package func write(_ text: LayerText, in rect: CGRect) {
    let place = rect.applying(state.map)
    var text = text
    text.isAtTop = true
    text.color = text.color.thinned(by: state.alpha)
    text.insets = insets(of: place)
    elements.append(.text(text))
  }

  package func draw(_ picture: LayerPicture, in rect: CGRect) {
    var picture = picture
    picture.insets = insets(of: rect.applying(state.map))
    (picture.width, picture.height) = (0, 0)
    elements.append(.picture(picture))
  }

  private func insets(of place: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: place.minY, left: place.minX, bottom: size.height - place.maxY,
      right: size.width - place.maxX)
  }

  private func add(_ figure: LayerFigure) {
    guard !figure.outline.pieces.isEmpty, elements.count < Self.mostElements else { return }
    elements.append(.figure(figure))
  }

  /// Far more than a picture of a film has room for.
  private static let mostElements = 5000

  private func shown(_ path: CGPath) -> LayerOutline {
    state.map == .identity
      ? path.layerOutline : CGPath(pieces: path.applying(state.map)).layerOutline
  }
}

extension CGLineCap {
  var shown: LayerFigure.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
