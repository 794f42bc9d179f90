import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import SeededRandom

extension SplitMix64 {
  mutating func isTrue(_ chance: Double) -> Bool { number(in: 0...1) < chance }

  /// A timing of one of the kinds that play on a phone.
  mutating func timing() throws -> AnimationTiming {
    let functions: [TimingFunction] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    switch Int.random(in: 0..<7, using: &self) {
    case 5: return KeyboardProfile.iOS18.timing
    case 6: return KeyboardProfile.iOS26.timing
    case let index:
      return try AnimationTiming(
        curve: .timingFunction(functions[index]), duration: number(in: 0.2...0.6))
    }
  }

  mutating func point(within reach: Double) -> CGPoint {
    CGPoint(x: number(in: -reach...reach), y: number(in: -reach...reach))
  }

  mutating func rect() -> CGRect {
    CGRect(
      x: number(in: -100...100), y: number(in: -100...100), width: number(in: 50...400),
      height: number(in: 50...400))
  }

  /// A map without a turn: scaled, perhaps mirrored, and moved.
  mutating func uprightMap() -> CGAffineTransform {
    let mirror: Double = isTrue(0.2) ? -1 : 1
    return CGAffineTransform(scaleX: mirror * number(in: 0.5...2), y: number(in: 0.5...2))
      .concatenating(
        CGAffineTransform(translationX: number(in: -90...90), y: number(in: -90...90)))
  }

  /// A map with a turn.
  mutating func turnedMap() -> CGAffineTransform {
    CGAffineTransform(rotationAngle: number(in: -3...3)).concatenating(uprightMap())
  }

  mutating func map(turns: Bool) -> CGAffineTransform {
    turns && isTrue(0.5) ? turnedMap() : uprightMap()
  }

  mutating func change(turns: Bool) -> PropertyAnimation.Change {
    switch Int.random(in: 0..<5, using: &self) {
    case 0, 1: .position(dx: number(in: -300...300), dy: number(in: -300...300))
    case 2:
      .bounds(
        dx: number(in: -80...80), dy: number(in: -80...80), dWidth: number(in: -40...40),
        dHeight: number(in: -40...40))
    case 3: .transform(map(turns: turns))
    default: .opacity(number(in: -0.5...0.5))
    }
  }

  mutating func animations(turns: Bool) throws -> [PropertyAnimation] {
    try (0..<Int.random(in: 0...4, using: &self)).map { _ in
      PropertyAnimation(
        change: change(turns: turns), beginTime: number(in: -0.2...0.4), timing: try timing())
    }
  }

  /// A layer somewhere, scaled or scrolled at times, with several additive animations.
  mutating func layer(
    id: Int, turns: Bool, clips: Bool, sublayers: [LayerSnapshot]
  ) throws -> LayerSnapshot {
    LayerSnapshot(
      id: LayerID(id),
      model: LayerValues(
        position: point(within: 300),
        anchorPoint: CGPoint(x: number(in: 0...1), y: number(in: 0...1)), bounds: rect(),
        transform: isTrue(0.5) ? map(turns: turns) : .identity, opacity: number(in: 0...1)),
      masksToBounds: clips && isTrue(0.7),
      animations: try animations(turns: turns), sublayers: sublayers)
  }

  /// A path of up to five layers, outermost first.
  mutating func path(turns: Bool, clips: Bool = false) throws -> LayerPath {
    var layers: [LayerSnapshot] = []
    for id in 0..<Int.random(in: 1...5, using: &self) {
      layers.append(
        try layer(id: id, turns: turns, clips: clips, sublayers: layers.last.map { [$0] } ?? []))
    }
    return LayerPath(layers: layers.reversed())
  }

  /// A time at which no animation of the path starts or ends, so that all is smooth around it.
  mutating func smoothTime(of path: LayerPath) -> Double {
    while true {
      let time = number(in: -0.1...0.9)
      if path.kinks.allSatisfy({ abs($0 - time) > 1e-3 }) { return time }
    }
  }
}
