import Foundation
import Scenes
import SeededRandom

/// A generator of events of a kind.
package struct EventGenerator: Sendable {
  /// Makes the value of the kind's key in a scene.
  typealias Making = @Sendable (inout HuntRandom, inout HuntStage) -> DraftValue

  package let kind: String
  /// Its share of the choices, against the others.
  let weight: Int
  let make: Making

  init(_ kind: String, weight: Int = 1, _ make: @escaping Making) {
    self.kind = kind
    self.weight = weight
    self.make = make
  }

  /// Every kind of event that scenes know, but for those that none is made up of.
  package static let all: [EventGenerator] = ofKeyboard + ofPlacement + ofSystem + ofInput
}

/// The known state of the screen while a scene is made up.
struct HuntStage {
  let device: Device
  /// The height of the keyboard that was asked for last, in points; 0 while there is none.
  ///
  /// Recorded notifications go on from there: a phone announces no keyboard but its own.
  var height = 0.0
  /// True if the device lies on its side.
  var isLandscape = false

  init(device: Device) {
    self.device = device
  }

  /// Points from side to side.
  var width: Double { Double(isLandscape ? device.size.height : device.size.width) }

  /// Points from the top to the bottom.
  var bottom: Double { Double(isLandscape ? device.size.width : device.size.height) }
}

/// Choices that follow from a seed, the same on every machine.
struct HuntRandom {
  private var generator: SplitMix64

  /// The choices of the case of a number, far from those of the others.
  init(seed: UInt64, number: Int) {
    var scrambled = SplitMix64(seed: number)
    var mixed = SplitMix64(seed: seed ^ scrambled.next())
    generator = SplitMix64(seed: mixed.next())
  }

  /// A whole number from 0 up to a bound.
  mutating func below(_ bound: Int) -> Int {
    Int(generator.next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// One time in the given number.
  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  /// A multiple of a step between two bounds.
  mutating func number(from low: Double, to high: Double, step: Double = 1) -> Double {
    (low + Double(below(Int((high - low) / step) + 1)) * step).tidy
  }

  /// An entry of a map, one time in the given number.
  mutating func entry(
    _ key: String, oneIn count: Int, _ value: (inout HuntRandom) -> DraftValue
  ) -> DraftValue.Entry? {
    isOne(in: count) ? DraftValue.Entry(key, value(&self)) : nil
  }
}
