import HeadlessCoreAnimation
import LayerTrees
import Testing

/// The look of a layer as it is committed.
@MainActor @Suite(.serialized)
struct LayerLookTests {
  private let loop = makeLoop()

  /// The look with which a layer is committed after some changes.
  private func look<Layer: CALayer>(
    _ layer: Layer, _ change: (Layer) -> Void = { _ in }
  ) throws -> LayerLook? {
    loop.makeCurrent()
    if layer.superlayer == nil { loop.root.addSublayer(layer) }
    change(layer)
    loop.schedule(at: loop.now + 1) {}
    try loop.run(until: 1000)
    let root = try #require(loop.log.commits.last).root
    return try #require(root.sublayers.first { $0.id == layer.id }).look
  }

  /// Corners, border and shadow, each where there is one.
  @Test func aShapeHasItsParts() throws {
    let layer = CALayer()
    #expect(try look(layer) == nil)
    let round = try #require(
      try look(layer) {
        ($0.cornerRadius, $0.maskedCorners) = (8, [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
      })
    #expect(round.shape.radius == 8 && round.shape.corners.rawValue == 0b1001)
    let border = try #require(
      try look(layer) { ($0.cornerRadius, $0.borderWidth) = (0, 2) })
    #expect(border.shape.borderWidth == 2 && border.shape.radius == 0)
    #expect(border.shape.borderColor == LayerColor(red: 0, green: 0, blue: 0))
    // Corners that are not round are all alike.
    #expect(border.shape.corners == .all && border.shape.shadow == nil)
    let shadow = try #require(
      try look(layer) {
        ($0.borderWidth, $0.shadowOpacity, $0.shadowRadius) = (0, 0.5, 7)
        $0.shadowColor = LayerColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        $0.shadowOffset = CGSize(width: 3, height: 4)
      }
    ).shape
    #expect(shadow.shadow == LayerColor(red: 0, green: 1, blue: 0, alpha: 0.25))
    #expect(shadow.shadowRadius == 7 && shadow.shadowDrop == 4 && shadow.borderColor == nil)
    #expect(try look(layer) { $0.shadowOpacity = 0 } == nil)
  }

  /// A mask limits by its rectangle, at its place, as round as it is.
  @Test func aMaskIsAtItsPlace() throws {
    let (layer, mask) = (CALayer(), CALayer())
    mask.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(try look(layer) { $0.mask = mask }?.shape.mask?.box == mask.frame)
    loop.makeCurrent()
    mask.frame.origin.x = 15
    #expect(try look(layer)?.shape.mask?.box.minX == 15)
    mask.cornerRadius = 5
    let outline = try #require(try look(layer)?.shape.mask)
    #expect(outline.pieces.contains { if case .curve = $0 { true } else { false } })
    #expect(try look(layer) { $0.mask = nil } == nil)
    mask.frame.origin.x = 99
    #expect(try look(layer) == nil)
  }

  /// A path is filled and stroked as its layer says, with the part of the line that it says.
  @Test func aShapeLayersPathIsFilledAndStroked() throws {
    func figures(_ look: LayerLook?) -> [LayerFigure] {
      (look?.elements ?? []).compactMap { if case .figure(let figure) = $0 { figure } else { nil } }
    }
    let layer = CAShapeLayer()
    #expect(try look(layer) == nil)
    let rect = CGRect(x: 0, y: 0, width: 30, height: 10)
    let filled = figures(try look(layer) { $0.path = CGPath(rect: rect, transform: nil) })
    #expect(filled.map(\.fill) == [LayerColor(red: 0, green: 0, blue: 0)])
    #expect(filled[0].outline.box == rect && !filled[0].isEvenOdd)
    let both = figures(
      try look(layer) {
        ($0.fillRule, $0.strokeColor) = (.evenOdd, LayerColor(red: 1, green: 0, blue: 0))
        ($0.lineWidth, $0.lineCap, $0.lineDashPattern) = (3, .square, [2, 1])
        $0.strokeEnd = 0.5
      })
    #expect(both.count == 2 && both[0].isEvenOdd && both[0].stroke == nil)
    #expect(both[1].lineWidth == 3 && both[1].cap == .square && both[1].dashes == [2, 1])
    // Half of the way round from the first corner.
    #expect(both[1].outline.pieces.last == .line(CGPoint(x: 30, y: 10)))
    let rest = figures(try look(layer) { ($0.fillColor, $0.strokeStart) = (nil, 0.25) })
    #expect(rest.count == 1 && rest[0].outline.pieces.first == .move(CGPoint(x: 20, y: 0)))
    #expect(figures(try look(layer) { $0.lineCap = .round })[0].cap == .round)
    #expect(try look(layer) { $0.strokeColor = nil } == nil)
  }

  /// A text is at the top, in its font, at its side; an empty one is none.
  @Test func aTextLayerIsWritten() throws {
    func text(_ look: LayerLook?) -> LayerText? {
      guard case .text(let text)? = look?.elements.first else { return nil }
      return text
    }
    let layer = CATextLayer()
    #expect(try look(layer) { $0.string = "" } == nil)
    let plain = try #require(text(try look(layer) { $0.string = "Ada" }))
    #expect(plain.string == "Ada" && plain.size == 36 && plain.lineLimit == 1 && plain.isAtTop)
    #expect(!plain.isBold)
    #expect(plain.color == LayerColor(red: 1, green: 1, blue: 1) && plain.alignment == .left)
    let other = try #require(
      text(
        try look(layer) {
          ($0.fontSize, $0.isWrapped, $0.alignmentMode) = (12, true, .center)
          $0.foregroundColor = LayerColor(red: 1, green: 0, blue: 0)
        }))
    #expect(other.size == 12 && other.lineLimit == 0 && other.alignment == .center)
    #expect(other.color.green == 0)
    #expect(text(try look(layer) { $0.alignmentMode = .right })?.alignment == .right)
  }

  /// A solid gradient is a ground, until it is one no more; a colour of the layer's own stays.
  @Test func aSolidGradientIsAGround() throws {
    let (red, clear) = (
      LayerColor(red: 1, green: 0, blue: 0), LayerColor(red: 0, green: 0, blue: 0, alpha: 0)
    )
    let layer = CAGradientLayer()
    #expect(try look(layer) == nil)
    let solid = try #require(
      try look(layer) {
        ($0.colors, $0.locations, $0.type) = ([red, red], [0, 1], .radial)
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.4))
      })
    guard case .gradient(let gradient)? = solid.elements.first else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.colors == [red, red] && gradient.locations == [0, 1] && gradient.isRadial)
    #expect(gradient.start == CGPoint(x: 0.1, y: 0.2) && gradient.end == CGPoint(x: 0.3, y: 0.4))
    #expect(layer.backgroundColor == red)
    layer.colors = [red, clear]
    #expect(layer.backgroundColor == nil)
    layer.colors = []
    #expect(layer.backgroundColor == nil)
    let own = CAGradientLayer()
    own.backgroundColor = clear
    own.colors = [red]
    #expect(own.backgroundColor == clear)
  }

  /// Only a layer that has changed, and those around it, are committed anew.
  @Test func whatHasNotChangedIsShared() throws {
    let (one, other, inner) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(inner)
    loop.root.addSublayer(other)
    _ = try look(one)
    let before = try #require(loop.log.commits.last).root
    _ = try look(one) { _ in inner.isHidden = true }
    let after = try #require(loop.log.commits.last).root
    func part(_ root: LayerSnapshot, _ layer: CALayer) -> LayerSnapshot? {
      root.path { $0.id == layer.id }?.last
    }
    #expect(before !== after && part(before, one) !== part(after, one))
    #expect(part(before, other) === part(after, other))
    #expect(part(after, inner)?.isHidden == true && part(before, inner)?.isHidden == false)
    _ = try look(one)
    #expect(try #require(loop.log.commits.last).root === after)
  }
}
