import HeadlessCoreAnimation
import LayerTrees
import SeededRandom
import Testing

/// Layers in layers: their order, their places and their times, against plain arithmetic.
@MainActor @Suite(.serialized)
struct LayerTreeTests {
  /// Against a list of numbers that gets the same changes.
  @Test func sublayersLieInTheOrderInWhichTheyArePut() {
    _ = makeLoop()
    var random = SplitMix64(seed: 31)
    let (parent, layers) = (CALayer(), (0..<7).map { _ in CALayer() })
    var list: [Int] = []
    for _ in 0..<3000 {
      let one = Int.random(in: 0..<7, using: &random)
      let other = (one + Int.random(in: 1..<7, using: &random)) % 7
      let before = list
      let kind = Int.random(in: 0..<6, using: &random)
      if kind != 5 || list.contains(other) { list.removeAll { $0 == one } }
      switch kind {
      case 0:
        parent.addSublayer(layers[one])
        list.append(one)
      case 1:
        let index = Int.random(in: -2...9, using: &random)
        parent.insertSublayer(layers[one], at: index)
        list.insert(one, at: min(max(0, index), list.count))
      case 2:
        parent.insertSublayer(layers[one], above: layers[other])
        list.insert(one, at: list.firstIndex(of: other).map { $0 + 1 } ?? list.count)
      case 3:
        parent.insertSublayer(layers[one], below: layers[other])
        list.insert(one, at: list.firstIndex(of: other) ?? list.count)
      case 4: layers[one].removeFromSuperlayer()
      default:
        parent.replaceSublayer(layers[other], with: layers[one])
        if let place = list.firstIndex(of: other) { list[place] = one }
      }
      let found = (parent.sublayers ?? []).map { layer in
        layers.firstIndex { $0 === layer } ?? -1
      }
      #expect(found == list, "\(kind): \(one), \(other) in \(before)")
      for (index, layer) in layers.enumerated() {
        #expect((layer.superlayer === parent) == list.contains(index))
      }
    }
    parent.sublayers = [layers[3], layers[1]]
    #expect(parent.sublayers?.map(\.id) == [layers[3].id, layers[1].id])
    #expect(layers.filter { $0.superlayer === parent }.count == 2)
  }

  /// A tree of layers that are moved, scrolled and scaled.
  private func tree(_ random: inout SplitMix64, turns: Bool = false) -> [CALayer] {
    var layers = [CALayer()]
    layers[0].frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    for _ in 0..<8 {
      let layer = CALayer()
      layer.anchorPoint = CGPoint(x: random.number(in: 0...1), y: random.number(in: 0...1))
      layer.frame = CGRect(
        x: random.number(in: -50...200), y: random.number(in: -50...200),
        width: random.number(in: 20...200), height: random.number(in: 20...200))
      layer.bounds.origin = CGPoint(x: random.number(in: -30...30), y: random.number(in: -30...30))
      layer.setAffineTransform(
        CGAffineTransform(rotationAngle: turns ? random.number(in: -3...3) : 0)
          .scaledBy(x: random.number(in: 0.5...2), y: random.number(in: 0.5...2)))
      layers[Int.random(in: layers.indices, using: &random)].addSublayer(layer)
      layers.append(layer)
    }
    return layers
  }

  /// The point in the root's coordinates, by the definition at each step.
  private func inRoot(_ point: CGPoint, of layer: CALayer) -> CGPoint {
    guard let parent = layer.superlayer else { return point }
    let (bounds, anchor, map) = (layer.bounds, layer.anchorPoint, layer.affineTransform())
    let x = point.x - bounds.origin.x - anchor.x * bounds.width
    let y = point.y - bounds.origin.y - anchor.y * bounds.height
    return inRoot(
      CGPoint(
        x: map.a * x + map.c * y + map.tx + layer.position.x,
        y: map.b * x + map.d * y + map.ty + layer.position.y), of: parent)
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-7 && abs(one.y - other.y) < 1e-7
  }

  @Test func pointsAndRectanglesConvertByTheDefinition() {
    _ = makeLoop()
    var random = SplitMix64(seed: 32)
    for round in 0..<40 {
      let layers = tree(&random, turns: round % 2 == 0)
      for (one, other) in zip(layers.dropFirst(), layers.shuffled(using: &random)) {
        let point = CGPoint(x: random.number(in: -99...99), y: random.number(in: -99...99))
        // The root has a place of its own, which counts only on the way out of the tree.
        let (there, back) = (one.convert(point, to: other), other.convert(point, from: one))
        #expect(isNear(inRoot(there, of: other), inRoot(point, of: one)))
        #expect(isNear(there, back))
        guard round % 2 == 1 else { continue }
        let rect = CGRect(x: point.x, y: point.y, width: 30, height: 20)
        let corner = one.convert(CGPoint(x: rect.maxX, y: rect.maxY), to: other)
        for found in [one.convert(rect, to: other), other.convert(rect, from: one)] {
          #expect(isNear(found.origin, there))
          #expect(isNear(CGPoint(x: found.maxX, y: found.maxY), corner))
        }
      }
    }
  }

  /// What is set is what is read, under a map as well, and the scroll offset stays.
  @Test func aFrameIsReadAsItWasSet() {
    _ = makeLoop()
    var random = SplitMix64(seed: 33)
    for _ in 0..<200 {
      for layer in tree(&random).dropFirst() {
        let origin = layer.bounds.origin
        let frame = CGRect(
          x: random.number(in: -99...99), y: random.number(in: -99...99),
          width: random.number(in: 1...99), height: random.number(in: 1...99))
        layer.frame = frame
        #expect(isNear(layer.frame.origin, frame.origin) && layer.bounds.origin == origin)
        #expect(abs(layer.frame.width - frame.width) < 1e-9)
        #expect(abs(layer.frame.height - frame.height) < 1e-9)
      }
    }
  }

  /// The last in paint order that holds the point, and lies in none that does not.
  @Test func aPointHitsWhatIsPaintedLast() {
    _ = makeLoop()
    var random = SplitMix64(seed: 34)
    for _ in 0..<60 {
      let layers = tree(&random)
      for layer in layers.dropFirst() {
        layer.isHidden = Int.random(in: 0..<6, using: &random) == 0
      }
      for _ in 0..<40 {
        let point = CGPoint(x: random.number(in: -20...320), y: random.number(in: -20...320))
        var last: CALayer?
        func walk(_ layer: CALayer) {
          let inner = layers[0].convert(point, to: layer)
          guard !layer.isHidden, layer.bounds.contains(inner) else { return }
          last = layer
          for sublayer in layer.sublayers ?? [] { walk(sublayer) }
        }
        walk(layers[0])
        #expect(layers[0].hitTest(point) === last)
      }
    }
  }

  /// `local = (outer - begin) · speed + offset` at each step down.
  @Test func timesConvertByTheClocksBetween() {
    _ = makeLoop()
    var random = SplitMix64(seed: 35)
    for _ in 0..<100 {
      let layers = tree(&random)
      for layer in layers where Bool.random(using: &random) {
        layer.beginTime = random.number(in: -3...3)
        layer.speed = Float(random.number(in: 0.5...3))
        layer.timeOffset = random.number(in: -3...3)
      }
      func local(_ scene: Double, _ layer: CALayer) -> Double {
        let outer = layer.superlayer.map { local(scene, $0) } ?? scene
        return (outer - layer.beginTime) * Double(layer.speed) + layer.timeOffset
      }
      let time = random.number(in: -9...9)
      for (one, other) in zip(layers, layers.reversed()) {
        #expect(abs(one.convertTime(time, from: nil) - local(time, one)) < 1e-9)
        #expect(abs(one.convertTime(local(time, one), to: nil) - time) < 1e-9)
        #expect(abs(one.convertTime(local(time, other), from: other) - local(time, one)) < 1e-9)
        #expect(abs(one.convertTime(local(time, one), to: other) - local(time, other)) < 1e-9)
      }
    }
    let still = CALayer()
    (still.speed, still.timeOffset, still.beginTime) = (0, 4, 1)
    #expect(still.convertTime(99, from: nil) == 4 && still.convertTime(99, to: nil) == 0)
    #expect(still.duration == .infinity && still.repeatCount == 0 && !still.autoreverses)
  }
}

/// Maps of space as products of matrices.
struct Transform3DTests {
  private typealias Matrix = [[Double]]

  private func rows(_ map: CATransform3D) -> Matrix {
    [
      [map.m11, map.m12, map.m13, map.m14], [map.m21, map.m22, map.m23, map.m24],
      [map.m31, map.m32, map.m33, map.m34], [map.m41, map.m42, map.m43, map.m44],
    ].map { $0.map(Double.init) }
  }

  private func product(_ one: Matrix, _ other: Matrix) -> Matrix {
    one.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * other[$1][column] } }
    }
  }

  private func isNear(_ one: Matrix, _ other: Matrix) -> Bool {
    zip(one.joined(), other.joined()).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func number(_ random: inout SplitMix64) -> CGFloat { CGFloat(random.number(in: -3...3)) }

  /// What is added acts before what is there, as rows are multiplied from the left.
  @Test func whatIsAddedActsFirst() {
    var random = SplitMix64(seed: 36)
    for _ in 0..<50 {
      let (x, y, z) = (number(&random), number(&random), number(&random))
      let base = CATransform3DConcat(
        CATransform3DMakeRotation(number(&random), x, y, z), CATransform3DMakeTranslation(x, y, z))
      let move: Matrix = [
        [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1].map(Double.init),
      ]
      let scale: Matrix = [
        [Double(x), 0, 0, 0], [0, Double(y), 0, 0], [0, 0, Double(z), 0], [0, 0, 0, 1],
      ]
      #expect(rows(CATransform3DMakeTranslation(x, y, z)) == move)
      #expect(rows(CATransform3DMakeScale(x, y, z)) == scale)
      let maps: [(CATransform3D, Matrix)] = [
        (CATransform3DTranslate(base, x, y, z), move), (CATransform3DScale(base, x, y, z), scale),
        (CATransform3DRotate(base, 1, x, y, z), rows(CATransform3DMakeRotation(1, x, y, z))),
        (CATransform3DConcat(CATransform3DMakeScale(x, y, z), base), scale),
      ]
      for (found, first) in maps { #expect(isNear(rows(found), product(first, rows(base)))) }
      #expect(CATransform3DIsAffine(base) == (base.m13 == 0 && base.m23 == 0))
    }
  }

  /// Any two maps multiply, those with a perspective as well.
  @Test func mapsMultiply() {
    var random = SplitMix64(seed: 38)
    func any() -> CATransform3D {
      var map = CATransform3DIdentity
      for part in [
        \CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33,
        \.m34, \.m41, \.m42, \.m43, \.m44,
      ] { map[keyPath: part] = number(&random) }
      return map
    }
    for _ in 0..<20 {
      let (one, other) = (any(), any())
      #expect(isNear(rows(CATransform3DConcat(one, other)), product(rows(one), rows(other))))
    }
  }

  /// A turn keeps its axis and all lengths, and turns what is square to the axis by its angle.
  @Test func aTurnIsAboutItsAxis() {
    var random = SplitMix64(seed: 37)
    for _ in 0..<100 {
      let (angle, x, y, z) = (number(&random), number(&random), number(&random), number(&random))
      let turn = rows(CATransform3DMakeRotation(angle, x, y, z))
      let axis: Matrix = [[Double(x), Double(y), Double(z), 1]]
      #expect(isNear(product(axis, turn), axis))
      let turned = (0..<4).map { column in (0..<4).map { turn[$0][column] } }
      #expect(isNear(product(turn, turned), rows(CATransform3DIdentity)))
      #expect(abs(turn[0][0] + turn[1][1] + turn[2][2] - (1 + 2 * cos(Double(angle)))) < 1e-9)
      // By the right hand: (1, 0, 0) goes to (cos, sin, 0) about z.
      let flat = CATransform3DMakeRotation(angle, 0, 0, z)
      #expect(abs(flat.m12 - sin(angle) * (z < 0 ? -1 : 1)) < 1e-9)
    }
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(2, 0, 0, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(2, 1, 0, 0)))
  }
}
