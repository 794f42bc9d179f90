import Foundation
import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessCoreAnimation

/// What a layer keeps, what of it is committed, and what it draws.
@MainActor @Suite(.serialized)
struct LayerPropertyTests {
  private struct Bold: LayerFont {
    var pointSize: CGFloat { 19 }
    var isBold: Bool { true }
  }

  private struct Green: LayerColorSource {
    var cgColor: CGColor { LayerColor(red: 0, green: 1, blue: 0) }
  }

  @Test("Whatever changes a layer's look is to be committed")
  func changesAreCommitted() throws {
    let changes: [(CALayer) -> Void] = [
      { $0.isDark = true }, { $0.zPosition = 1 }, { $0.isHidden = true },
      { $0.masksToBounds = true }, { $0.opacity = 0.5 }, { $0.position.x = 9 },
      { $0.anchorPoint.x = 0 }, { $0.transform = CATransform3DMakeScale(2, 1, 1) },
      { $0.backgroundColor = LayerColor(red: 0, green: 0, blue: 0) }, { $0.cornerRadius = 1 },
      { $0.cornerCurve = .continuous }, { $0.maskedCorners = [.layerMinXMinYCorner] },
      { $0.borderWidth = 1 }, { $0.borderColor = LayerColor(red: 0, green: 0, blue: 0) },
      { $0.shadowColor = LayerColor(red: 0, green: 0, blue: 0) }, { $0.shadowOpacity = 1 },
      { $0.shadowRadius = 1 }, { $0.shadowOffset = .zero }, { $0.mask = CALayer() },
      { $0.name = "a" }, { $0.tag = LayerTag(role: .inputBar) }, { $0.addSublayer(CALayer()) },
      { $0.speed = 0.5 }, { $0.setNeedsDisplay() },
    ]
    let stage = Stage()
    for (number, change) in changes.enumerated() {
      let layer = stage.add()
      try stage.play(at: stage.loop.now + 1) {}
      #expect(!stage.loop.root.hasUncommittedChanges)
      change(layer)
      #expect(stage.loop.root.hasUncommittedChanges, "change \(number)")
    }
  }

  @Test("A map of space is the affine one that it has in the plane")
  func mapsAreOfThePlane() {
    _ = makeLoop()
    let layer = CALayer()
    let map = CGAffineTransform(a: 2, b: 0.5, c: -0.5, d: 3, tx: 7, ty: 9)
    layer.transform = CATransform3DMakeAffineTransform(map)
    #expect(layer.affineTransform() == map)
    #expect(layer.transform == CATransform3DMakeAffineTransform(map))
    layer.setAffineTransform(.identity)
    #expect(layer.transform == CATransform3DIdentity)
    #expect(layer.sublayerTransform == CATransform3DIdentity)
  }

  @Test("Points and rectangles go to the root and back, where no other layer is given")
  func placesAreConverted() {
    _ = makeLoop()
    var random = SplitMix64(seed: 51)
    for _ in 0..<50 {
      let (root, layer) = (CALayer(), CALayer())
      root.addSublayer(layer)
      layer.frame = CGRect(
        x: random.number(in: -50...50), y: random.number(in: -50...50), width: 100, height: 80)
      layer.bounds.origin = CGPoint(x: random.number(in: -9...9), y: random.number(in: -9...9))
      let rect = CGRect(
        x: random.number(in: 0...50), y: random.number(in: 0...50), width: 20, height: 10)
      let moved = rect.offsetBy(
        dx: layer.frame.minX - layer.bounds.minX, dy: layer.frame.minY - layer.bounds.minY)
      func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) + abs(one.minY - other.minY) < 1e-9
          && abs(one.width - other.width) + abs(one.height - other.height) < 1e-9
      }
      #expect(isNear(layer.convert(rect, to: nil), moved))
      #expect(isNear(layer.convert(moved, from: nil), rect))
      #expect(isNear(layer.convert(rect, to: root), moved))
      #expect(isNear(root.convert(rect, from: layer), moved))
      let (point, place) = (
        layer.convert(rect.origin, to: nil), layer.convert(moved.origin, from: nil)
      )
      #expect(isNear(CGRect(origin: point, size: rect.size), moved))
      #expect(isNear(CGRect(origin: place, size: rect.size), rect))
    }
  }

  @Test("Layers are told apart, however they are made, and lie where they are put")
  func layersAreToldApart() {
    _ = makeLoop()
    let (parent, first) = (CALayer(), CALayer())
    let copy = CALayer(layer: first)
    #expect(Set([parent.id, first.id, copy.id]).count == 3)
    parent.sublayers = [first, copy]
    #expect(parent.sublayers?.count == 2)
    parent.replaceSublayer(first, with: first)
    parent.replaceSublayer(CALayer(), with: parent)
    #expect(parent.sublayers?.map(\.id) == [first.id, copy.id])
    parent.sublayers = nil
    #expect(parent.sublayers == nil && first.superlayer == nil)
    // A layer's time has no end of its own.
    (first.duration, first.repeatCount, first.repeatDuration) = (3, 2, 5)
    first.autoreverses = true
    #expect(first.duration == .infinity && first.repeatCount == 0 && first.repeatDuration == 0)
    #expect(!first.autoreverses && first.beginTime == 0 && first.timeOffset == 0)
  }

  @Test("Text with attributes has their font and colour, other text the layer's")
  func textHasAttributes() {
    _ = makeLoop()
    func text(_ layer: CATextLayer) -> LayerText? {
      guard case .text(let text)? = layer.contentElements.first else { return nil }
      return text
    }
    let layer = CATextLayer()
    (layer.fontSize, layer.font) = (12, Bold())
    layer.foregroundColor = LayerColor(red: 1, green: 0, blue: 0)
    layer.string = "Ada"
    #expect(text(layer)?.size == 12 && text(layer)?.isBold == true)
    layer.string = NSAttributedString(string: "Bob")
    #expect(text(layer)?.string == "Bob" && text(layer)?.size == 12)
    #expect(text(layer)?.color.red == 1)
    layer.font = nil
    layer.string = NSAttributedString(
      string: "Eve",
      attributes: [.init(rawValue: "NSFont"): Bold(), .init(rawValue: "NSColor"): Green()])
    let rich = text(layer)
    #expect(rich?.string == "Eve" && rich?.size == 19 && rich?.isBold == true)
    #expect(rich?.color == Green().cgColor)
    layer.string = NSAttributedString(string: "")
    #expect(text(layer) == nil)
  }

  @Test("A shape masks by its path, at its place; without a path it lets nothing through")
  func aShapeMasksByItsPath() throws {
    _ = makeLoop()
    let mask = CAShapeLayer()
    mask.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(mask.maskOutline.pieces.isEmpty)
    mask.path = CGPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8), transform: nil)
    #expect(mask.maskOutline.box == CGRect(x: 15, y: 26, width: 7, height: 8))
    mask.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(mask.maskOutline.box == CGRect(x: 14, y: 24, width: 7, height: 8))
  }

  @Test("Particles and copies have the values that Core Animation documents")
  func inertLayersHaveDefaults() {
    _ = makeLoop()
    let (emitter, replicator) = (CAEmitterLayer(), CAReplicatorLayer())
    #expect(emitter.birthRate == 1 && emitter.lifetime == 1 && emitter.emitterCells == nil)
    #expect(emitter.emitterPosition == .zero && emitter.emitterSize == .zero)
    #expect(emitter.emitterShape == .point && emitter.renderMode == .unordered)
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    #expect(replicator.instanceTransform == CATransform3DIdentity)
    #expect(replicator.instanceAlphaOffset == 0 && CGVector() == .zero && CGVector().dx == 0)
    let layer = CALayer()
    #expect(layer.contentsScale == 1 && layer.rasterizationScale == 1 && layer.allowsGroupOpacity)
    #expect(!layer.isOpaque && !layer.shouldRasterize && !layer.drawsAsynchronously)
    #expect(!layer.allowsEdgeAntialiasing && !layer.needsDisplayOnBoundsChange)
    #expect(!CALayer.needsDisplay(forKey: "position") && layer.contentsGravity == .resize)
  }
}

/// What is drawn on a context under maps, and what becomes of paths.
@MainActor
struct MappedPathTests {
  private let recorder = DrawingRecorder(size: CGSize(width: 100, height: 50), isDark: false)

  private var figures: [LayerFigure] {
    recorder.elements.compactMap { if case .figure(let figure) = $0 { figure } else { nil } }
  }

  private func isNear(_ box: CGRect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Bool
  {
    guard let box else { return false }
    let pairs = [(box.minX, x), (box.minY, y), (box.width, width), (box.height, height)]
    return pairs.allSatisfy { abs(Double($0.0) - $0.1) < 1e-9 }
  }

  @Test("A turn by a right angle lays what is wide upright")
  func whatIsDrawnIsTurned() {
    let context = CGContext(recorder)
    context.saveGState()
    context.translateBy(x: 50, y: 10)
    context.rotate(by: .pi / 2)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 3))
    context.restoreGState()
    context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    context.fillPath()
    context.setLineCap(.square)
    context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    context.strokePath()
    let boxes = figures.map(\.outline.box)
    #expect(boxes.count == 3 && isNear(boxes[0], 47, 10, 3, 8) && isNear(boxes[1], 1, 2, 3, 4))
    #expect(figures.map { $0.fill != nil } == [true, true, false])
    #expect(figures.last?.cap == .square)
  }

  @Test("A picture's mask clips to its rectangle")
  func aMaskClips() {
    let context = CGContext(recorder)
    let mask = CGImage(size: CGSize(width: 2, height: 2))
    context.clip(to: CGRect(x: 4, y: 5, width: 6, height: 7), mask: mask)
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(isNear(figures.first?.clip?.box, 4, 5, 6, 7) && mask.alphaInfo == .premultipliedLast)
  }

  @Test("A copy of a path is mapped piece by piece, and does not change with the original")
  func copiesAreMapped() throws {
    let path = CGMutablePath()
    path.addLines(between: [])
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 2)])
    path.addQuadCurve(to: CGPoint(x: 12, y: 8), control: CGPoint(x: 14, y: 3))
    path.addCurve(
      to: CGPoint(x: 2, y: 9), control1: CGPoint(x: 10, y: 13), control2: CGPoint(x: 5, y: 11))
    path.closeSubpath()
    var map = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)
    let mapped = try #require(path.copy(using: &map))
    #expect(isNear(path.boundingBox, 1, 1, 13, 12))
    #expect(isNear(mapped.boundingBox, 12, 23, 26, 36))
    let tight = path.boundingBoxOfPath
    let box = mapped.boundingBoxOfPath
    #expect(
      abs(box.maxX - 2 * tight.maxX - 10) < 1e-6 && abs(box.maxY - 3 * tight.maxY - 20) < 1e-6)
    #expect(mapped.currentPoint == CGPoint(x: 12, y: 23))
    let copy = try #require(path.mutableCopy())
    path.move(to: CGPoint(x: 99, y: 99))
    #expect(isNear(copy.boundingBox, 1, 1, 13, 12) && !isNear(path.boundingBox, 1, 1, 13, 12))
    #expect(try #require(copy.copy(using: nil)).boundingBox == copy.boundingBox)
  }
}
