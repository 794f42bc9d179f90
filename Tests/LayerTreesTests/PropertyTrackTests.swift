import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import SeededRandom
import Testing

/// Tracks take the place of what shows or add to it, with exact velocities.
struct PropertyTrackTests {
  private func layer(
    _ model: LayerValues, _ animations: [PropertyAnimation]
  ) -> LayerSnapshot {
    LayerSnapshot(id: LayerID(1), model: model, animations: animations)
  }

  private func play(
    _ track: PropertyTrack, _ curve: AnyTimingCurve = .timingFunction(.linear),
    for duration: Double = 1
  ) throws -> PropertyAnimation {
    PropertyAnimation(
      change: .track(track), timing: try AnimationTiming(curve: curve, duration: duration),
      clocks: [MediaClock(beginTime: 0, duration: duration)])
  }

  @Test func valuesComeAtTheirTimes() throws {
    let numbers = [0.0, 10, 10, -5].map(AnimatedNumbers.init(x:))
    let track = PropertyTrack(.positionY, values: numbers, keyTimes: [0, 0.2, 0.7, 1])
    let shown = layer(LayerValues(position: CGPoint(x: 3, y: 100)), [try play(track)])
    for (time, y) in [(0.0, 0.0), (0.1, 5), (0.2, 10), (0.5, 10), (0.85, 2.5), (1, 100)] {
      let position = shown.presentation(at: time).position
      #expect(position.x == 3)
      #expect(abs(position.y - y) < 1e-9)
    }
    #expect(Set(shown.animations[0].kinks.map { ($0 * 1e6).rounded() / 1e6 }) == [0, 0.2, 0.7, 1])
  }

  @Test func twoValuesAreAWay() throws {
    let track = PropertyTrack(.opacity, values: [0.25, 0.75].map(AnimatedNumbers.init(x:)))
    let shown = layer(LayerValues(), [try play(track)])
    #expect([0, 0.5, 0.75].map { shown.presentation(at: $0).opacity } == [0.25, 0.5, 0.625])
  }

  @Test func discreteValuesHold() throws {
    let numbers = [1.0, 2, 3].map(AnimatedNumbers.init(x:))
    let track = PropertyTrack(
      .opacity, values: numbers, keyTimes: [0, 0.5, 0.75, 1], isDiscrete: true)
    let shown = layer(LayerValues(), [try play(track)])
    for (time, value) in [(0.0, 1.0), (0.49, 1), (0.5, 2), (0.74, 2), (0.76, 3), (0.999, 3)] {
      #expect(shown.presentation(at: time).opacity == value)
    }
  }

  @Test func anAdditiveOneAddsAndALaterOneReplacesWhatCameBefore() throws {
    let ten = PropertyTrack(.positionY, values: [AnimatedNumbers(x: 10)], isAdditive: true)
    let fixed = PropertyTrack(.positionY, values: [AnimatedNumbers(x: 7)])
    let model = LayerValues(position: CGPoint(x: 0, y: 100))
    let (adds, replaces) = (try play(ten), try play(fixed))
    #expect(layer(model, [adds, adds]).presentation(at: 0.5).position.y == 120)
    #expect(layer(model, [adds, replaces]).presentation(at: 0.5).position.y == 7)
    #expect(layer(model, [replaces, adds]).presentation(at: 0.5).position.y == 17)
  }

  @Test(arguments: AnimatedProperty.allCases)
  func replacedNumbersAreThoseRead(property: AnimatedProperty) throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<50 {
      var numbers = AnimatedNumbers.zero
      for index in 0..<6 { numbers[index] = random.number(in: 0.2...1.5) }
      let model = LayerValues(
        position: CGPoint(x: 4, y: 5), bounds: CGRect(x: 1, y: 2, width: 30, height: 40),
        transform: CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5), opacity: 0.5)
      let track = PropertyTrack(property, values: [numbers])
      let shown = layer(model, [try play(track)]).presentation(at: 0.5).numbers(of: property)
      let count = model.numbers(of: property).indices.filter {
        LayerValues(bounds: .zero).counts(property) > $0
      }
      for index in count { #expect(abs(shown[index] - numbers[index]) < 1e-9) }
    }
  }

  @Test(arguments: AnimatedProperty.allCases)
  func velocitiesAreDerivatives(property: AnimatedProperty) throws {
    var random = SplitMix64(seed: 11)
    for isAdditive in [false, true] {
      let values = (0..<3).map { _ in
        var numbers = AnimatedNumbers.zero
        for index in 0..<6 { numbers[index] = random.number(in: 0.4...1.6) }
        return numbers
      }
      let track = PropertyTrack(property, values: values, isAdditive: isAdditive)
      let model = LayerValues(
        position: CGPoint(x: 4, y: 5), bounds: CGRect(x: 1, y: 2, width: 30, height: 40),
        transform: CGAffineTransform(scaleX: 1.2, y: 0.8))
      let path = LayerPath(
        layers: [layer(model, [try play(track, .timingFunction(.easeInEaseOut))])])
      for time in stride(from: 0.03, to: 0.97, by: 0.0411) where abs(time - 0.5) > 0.01 {
        let step = 1e-6
        let (left, right) = (path.frame(at: time - step), path.frame(at: time + step))
        let middle = path.frame(at: time)
        for edge in [\RectMotion.minX, \.minY, \.maxX, \.maxY] {
          let slope = (right[keyPath: edge].value - left[keyPath: edge].value) / (2 * step)
          #expect(abs(slope - middle[keyPath: edge].velocity) < 1e-4 * max(1, abs(slope)))
        }
      }
    }
  }

  /// The screen shows the same whether asked for values or for a moving rectangle.
  @Test func valuesAndMotionsAgree() throws {
    var random = SplitMix64(seed: 13)
    for _ in 0..<50 {
      let property = AnimatedProperty.allCases[Int(random.number(in: 0...19.99))]
      let values = (0..<2).map { _ in AnimatedNumbers(repeating: random.number(in: 0.5...2)) }
      let spring = KeyboardProfile.iOS18.timing
      let delta = CGAffineTransform(rotationAngle: CGFloat(random.number(in: 0...1)))
      let shown = layer(
        LayerValues(bounds: CGRect(x: 0, y: 0, width: 10, height: 20)),
        [
          PropertyAnimation(change: .transform(delta), beginTime: 0.1, timing: spring),
          try play(PropertyTrack(property, values: values)),
          PropertyAnimation(change: .position(dx: 5, dy: 9), beginTime: 0.2, timing: spring),
        ])
      for time in stride(from: 0.0, to: 1.2, by: 0.07) {
        let frame = shown.presentation(at: time).frame
        let moving = LayerPath(layers: [shown]).frame(at: time).rect
        #expect(abs(frame.minX - moving.minX) < 1e-9 && abs(frame.maxY - moving.maxY) < 1e-9)
      }
    }
  }
}

extension LayerValues {
  /// The number of numbers that a property has.
  func counts(_ property: AnimatedProperty) -> Int {
    switch property {
    case .bounds: 4
    case .transform: 6
    case .position, .boundsOrigin, .boundsSize, .translation: 2
    default: 1
    }
  }
}
