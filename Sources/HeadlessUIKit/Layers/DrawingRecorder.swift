import LayerTrees

/// What code of an app's own draws, in the order in which it draws it.
///
/// A blend mode other than the normal one, and a clip but for the newest, have no effect.
final class DrawingRecorder {
  /// What drawing goes by.
  struct State {
    var map = CGAffineTransform.identity
    var fill = LayerColor(red: 0, green: 0, blue: 0)
    var stroke = LayerColor(red: 0, green: 0, blue: 0)
    var lineWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var dashes: [Double] = []
    var alpha = 1.0
    var clip: LayerOutline?
  }

  /// The rectangle that is drawn on, in points.
  let size: CGSize
  /// Whether colours that differ between the two are those by dark.
  let isDark: Bool
  var state = State()
  private(set) var elements: [LayerElement] = []
  private var saved: [State] = []

  init(size: CGSize, isDark: Bool) { (self.size, self.isDark) = (size, isDark) }

  /// Those that are drawn on, each begun while the ones before it were not ended.
  ///
  /// Drawing happens on the main thread, as all that is played does.
  nonisolated(unsafe) private static var stack: [DrawingRecorder] = []

  static var current: DrawingRecorder? { stack.last }

  func begin() { Self.stack.append(self) }

  /// Ends what was begun last; nil where nothing was.
  @discardableResult
  static func end() -> DrawingRecorder? { stack.popLast() }

  /// What has been drawn; nil where that is nothing.
  var canvas: LayerCanvas? {
    elements.isEmpty
      ? nil
      : LayerCanvas(width: Double(size.width), height: Double(size.height), elements: elements)
  }

  func save() { saved.append(state) }
  func restore() { if let last = saved.popLast() { state = last } }
}

extension DrawingRecorder {
  func fill(_ path: CGPath, isEvenOdd: Bool = false) {
    guard state.fill.alpha > 0 else { return }
    add(
      LayerFigure(
        shown(path), fill: state.fill.thinned(by: state.alpha), isEvenOdd: isEvenOdd,
        clip: state.clip))
  }

  func stroke(_ path: CGPath, width: CGFloat? = nil, cap: CGLineCap? = nil, dashes: [Double]? = nil)
  {
    guard state.stroke.alpha > 0 else { return }
    let unit = abs(Double(state.map.a * state.map.d - state.map.b * state.map.c)).squareRoot()
    add(
      LayerFigure(
        shown(path), stroke: state.stroke.thinned(by: state.alpha),
        lineWidth: Double(width ?? state.lineWidth) * unit, cap: (cap ?? state.cap).shown,
        dashes: (dashes ?? state.dashes).map { $0 * unit }, clip: state.clip))
  }

  func clip(to path: CGPath) { state.clip = shown(path) }

  /// Text from a point on, in lines no wider than `width`.
  func write(_ text: LayerText, in rect: CGRect) {
    let place = rect.applying(state.map)
    var text = text
    text.isAtTop = true
    text.color = text.color.thinned(by: state.alpha)
    text.insets = insets(of: place)
    elements.append(.text(text))
  }

  func draw(_ picture: LayerPicture, in rect: CGRect) {
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

  /// What a picture of a film has room for by far.
  private static let mostElements = 5000

  private func shown(_ path: CGPath) -> LayerOutline {
    state.map == .identity
      ? path.layerOutline : CGPath(pieces: path.applying(state.map)).layerOutline
  }
}

extension LayerColor {
  func thinned(by share: Double) -> LayerColor {
    share >= 1 ? self : LayerColor(red: red, green: green, blue: blue, alpha: alpha * share)
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

extension CGPath {
  /// The path as layers are committed with it.
  var layerOutline: LayerOutline {
    var result: [LayerOutline.Piece] = []
    var last = CGPoint.zero
    for piece in pieces {
      switch piece {
      case .move(let point): result.append(.move(point))
      case .line(let point): result.append(.line(point))
      case .quadratic(let point, let control):
        result.append(
          .curve(
            last.toward(control, by: 2.0 / 3), point.toward(control, by: 2.0 / 3), point))
      case .cubic(let point, let first, let second):
        result.append(.curve(first, second, point))
      case .close: result.append(.close)
      }
      last = piece.end ?? last
    }
    return LayerOutline(result.filter(\.isFinite))
  }

  /// The part of its length from one share to another, as straight pieces.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    let polygons = outline
    let total = polygons.reduce(0) { $0 + Self.length(of: $1) }
    let trimmed = CGMutablePath()
    var passed: CGFloat = 0
    for polygon in polygons {
      for (from, to) in zip(polygon, polygon.dropFirst()) {
        let length = from.distance(to: to)
        let (first, last) = (
          max(0, (start * total - passed) / length), min(1, (end * total - passed) / length)
        )
        passed += length
        guard length > 0, first < last else { continue }
        let begin = from.toward(to, by: first)
        if trimmed.isEmpty || trimmed.currentPoint != begin { trimmed.move(to: begin) }
        trimmed.addLine(to: from.toward(to, by: last))
      }
    }
    return trimmed
  }

  private static func length(of polygon: [CGPoint]) -> CGFloat {
    zip(polygon, polygon.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

extension LayerOutline.Piece {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let first, let second, let end):
      first.isFinite && second.isFinite && end.isFinite
    case .close: true
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
