import Foundation
import LayerTrees
import Testing

@testable import HeadlessUIKit

/// What apps draw themselves is in the looks that are committed.
@MainActor @Suite(.serialized)
struct DrawingTests {
  private final class Badge: UIView {
    var drawings = 0

    override func draw(_ rect: CGRect) {
      drawings += 1
      UIColor.systemRed.setFill()
      UIBezierPath(ovalIn: rect).fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.setStrokeColor(UIColor.black.cgColor)
      context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      "7".draw(at: CGPoint(x: 4, y: 6), withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
    }
  }

  private func elements(_ stage: Stage, _ view: UIView) throws -> [LayerElement] {
    try stage.layer(view).look?.elements ?? []
  }

  private func canvas(_ stage: Stage, _ view: UIView) throws -> LayerCanvas? {
    for case .picture(let picture) in try elements(stage, view) { return picture.canvas }
    return nil
  }

  private func figures(_ elements: [LayerElement]) -> [LayerFigure] {
    elements.compactMap { if case .figure(let figure) = $0 { figure } else { nil } }
  }

  @Test func whatAnAppDrawsIsCommitted() throws {
    let stage = Stage()
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    stage.window.addSubview(badge)
    try stage.play {}
    let canvas = try #require(try canvas(stage, badge))
    #expect(canvas.width == 40 && canvas.height == 30)
    let figures = figures(canvas.elements)
    #expect(figures.map(\.fill) == [UIColor.systemRed.color, nil])
    #expect(figures[0].outline.box == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(figures[1].outline.box == CGRect(x: 10, y: 20, width: 5, height: 5))
    guard case .text(let text)? = canvas.elements.last else {
      Issue.record("nothing is written")
      return
    }
    #expect(text.string == "7" && text.insets.left == 4 && text.insets.top == 6)
  }

  private final class Rectangles: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.systemRed.setFill()
      UIRectFill(CGRect(x: 1, y: 2, width: 10, height: 6))
      UIRectFrame(CGRect(x: 12, y: 2, width: 10, height: 6))
    }
  }

  /// A rectangle is filled in the fill's colour, and framed in it by a line of a point inside.
  @Test func rectanglesAreFilledAndFramed() throws {
    let stage = Stage()
    let view = Rectangles(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    stage.window.addSubview(view)
    try stage.play {}
    let figures = figures(try #require(try canvas(stage, view)).elements)
    let red = UIColor.systemRed.color
    #expect(figures.map(\.fill) == [red, nil] && figures.map(\.stroke) == [nil, red])
    #expect(figures[0].outline.box == CGRect(x: 1, y: 2, width: 10, height: 6))
    #expect(figures[1].outline.box == CGRect(x: 12.5, y: 2.5, width: 9, height: 5))
    #expect(figures[1].lineWidth == 1)
  }

  /// A view whose bounds begin elsewhere draws what is in them.
  @Test(arguments: [CGPoint(x: 0, y: 50), CGPoint(x: -7, y: 3)])
  func aDrawingIsOfTheBounds(origin: CGPoint) throws {
    let stage = Stage()
    let view = Rectangles(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.bounds.origin = origin
    stage.window.addSubview(view)
    try stage.play {}
    let figures = figures(try #require(try canvas(stage, view)).elements)
    #expect(
      figures[0].outline.box == CGRect(x: 1 - origin.x, y: 2 - origin.y, width: 10, height: 6))
  }

  /// A bubble that makes its shape when it is drawn, as chats do.
  private final class ShapedBubble: UIView {
    let shape = CAShapeLayer()

    override func draw(_ rect: CGRect) {
      if shape.superlayer == nil { layer.addSublayer(shape) }
      shape.path = UIBezierPath(rect: rect).cgPath
    }
  }

  @Test(arguments: [false, true]) func whatADrawingMakesOfLayersInsideIsCommitted(later: Bool)
    throws
  {
    let stage = Stage()
    let bubble = ShapedBubble(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    bubble.contentMode = .redraw
    bubble.layer.addSublayer(bubble.shape)
    stage.window.addSubview(bubble)
    try stage.play {}
    if later { try stage.play(at: 1) { bubble.frame.size.width = 60 } }
    let shape = try #require(try stage.layer(bubble).sublayers.first)
    let figures = figures(shape.look?.elements ?? [])
    #expect(figures.map(\.outline.box.width) == [later ? 60 : 40])
  }

  @Test func aViewIsDrawnAgainWhenItAsks() throws {
    let stage = Stage()
    let badge = Badge(frame: .zero)
    stage.window.addSubview(badge)
    try stage.play {}
    #expect(badge.drawings == 0)
    try stage.play(at: 1) { badge.frame.size = CGSize(width: 20, height: 20) }
    #expect(badge.drawings == 1)
    try stage.play(at: 2) { badge.frame.size = CGSize(width: 30, height: 20) }
    #expect(badge.drawings == 1)
    try stage.play(at: 3) { badge.setNeedsDisplay() }
    #expect(badge.drawings == 2)
    #expect(try canvas(stage, badge)?.width == 30)
    badge.contentMode = .redraw
    try stage.play(at: 4) { badge.setNeedsDisplay() }
    try stage.play(at: 5) { badge.frame.size = CGSize(width: 50, height: 20) }
    #expect(try canvas(stage, badge)?.width == 50)
  }

  /// A field that sets itself up each time that it draws would ask for a commit each refresh.
  @Test func aViewIsNotDrawnAgainForAnotherTextOrColor() throws {
    final class Field: UITextField {
      var drawings = 0

      override func draw(_ rect: CGRect) {
        drawings += 1
        UIColor.systemRed.setFill()
        UIBezierPath(rect: rect).fill()
        HeadlessUIKit.DispatchQueue.main.async { self.placeholder = "\(self.drawings)" }
      }
    }
    let stage = Stage()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    stage.window.addSubview(field)
    try stage.play {}
    try stage.play(at: 1) { field.text = "more" }
    #expect(field.drawings == 1)
    try stage.play(at: 2) { field.layer.setNeedsDisplay() }
    #expect(field.drawings == 2)
    try stage.play(at: 3) { stage.window.overrideUserInterfaceStyle = .dark }
    #expect(field.drawings == 3)
  }

  @Test func anImageKeepsWhatWasDrawnOnIt() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.systemGreen.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let stage = Stage()
    let view = UIImageView(image: image)
    stage.window.addSubview(view)
    try stage.play {}
    let figures = figures(try #require(try canvas(stage, view)).elements)
    #expect(figures.map(\.fill) == [UIColor.systemGreen.color])
  }

  @Test func aShapeLayerShowsItsPathAndFollowsIt() throws {
    let stage = Stage()
    let view = stage.add()
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemBlue.cgColor
    shape.strokeEnd = 0.5
    view.layer.addSublayer(shape)
    func look() throws -> LayerLook? { try stage.layer(view).sublayers.first?.look }
    try stage.play {}
    // Half of the way round from the first corner.
    #expect(try look()?.reach == CGRect(x: -0.5, y: -0.5, width: 31, height: 11))
    let drawn = figures(try look()?.elements ?? [])
    #expect(drawn.first?.outline.pieces.last == .line(CGPoint(x: 30, y: 10)))
    try stage.play(at: 1) { shape.lineWidth = 4 }
    #expect(try look()?.reach.minX == -2)
  }

  @Test func aMaskFollowsItsPathAndItsPlace() throws {
    let stage = Stage()
    let view = stage.add()
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    view.layer.mask = mask
    func box() throws -> CGRect? { try stage.layer(view).look?.shape.mask?.box }
    try stage.play {}
    #expect(try box() == CGRect(x: 0, y: 0, width: 10, height: 10))
    try stage.play(at: 1) { mask.position.x = 5 }
    #expect(try box()?.minX == 5)
    try stage.play(at: 2) {
      mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    }
    #expect(try box() == CGRect(x: 5, y: 0, width: 4, height: 4))
    try stage.play(at: 3) { view.layer.mask = nil }
    #expect(try box() == nil)
  }

  @Test func aGradientHidesWhatIsBehindItOnlyWhereItIsSolid() throws {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    layer.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    #expect(layer.backgroundColor == nil)
  }

  @Test func controlsShowTheirStateAtEverySize() throws {
    let stage = Stage()
    let segments = UISegmentedControl(items: ["One", "Two"])
    let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 100, height: 34))
    let onOff = UISwitch(frame: .zero)
    for view in [segments, slider, onOff] as [UIView] { stage.window.addSubview(view) }
    try stage.play {}
    let before = try [segments, slider, onOff].map { try stage.layer($0).look }
    try stage.play(at: 1) {
      segments.selectedSegmentIndex = 1
      slider.value = 0.5
      onOff.isOn = true
    }
    let after = try [segments, slider, onOff].map { try stage.layer($0).look }
    #expect(zip(before, after).allSatisfy { $0 != $1 })
    try stage.play(at: 2) {
      segments.frame.size.width = 300
      slider.frame.size.width = 200
    }
    #expect(try stage.layer(segments).look != after[0])
    #expect(try stage.layer(slider).look != after[1])
  }
}

extension DrawingTests {
  private final class Stamp: UIView {
    let image = UIImage(systemName: "star")

    override func draw(_ rect: CGRect) {
      image?.draw(in: CGRect(x: 5, y: 6, width: 20, height: 10))
      image?.draw(at: CGPoint(x: 1, y: 2))
    }
  }

  /// An image is drawn into its rectangle, or in its own size.
  @Test func anImageIsDrawnWhereItIsAskedFor() throws {
    let stage = Stage()
    let stamp = Stamp(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    stage.window.addSubview(stamp)
    try stage.play {}
    let drawn = try #require(try canvas(stage, stamp)).elements.compactMap { element in
      if case .picture(let picture) = element { picture } else { nil }
    }
    #expect(drawn.map(\.name) == ["star", "star"])
    #expect(drawn.map(\.insets.left) == [5, 1] && drawn.map(\.insets.top) == [6, 2])
  }
}
