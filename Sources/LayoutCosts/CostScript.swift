import Foundation
import KeyboardSimulation
import Scenes

/// What happens in the scenes that are measured.
struct CostScript {
  let device: Device
  /// How many samples are counted, and how many before them only warm the program up.
  let sampleCount: Int
  let warmUpCount: Int

  private var count: Int { sampleCount + warmUpCount }

  /// The keyboard comes and goes, at rest in between; a sample each.
  var motions: [SceneEvent] {
    (0..<count).map { number in
      SceneEvent(
        time: 1 + Double(number),
        kind: number.isMultiple(of: 2)
          ? .show(height: device.keyboardHeight, duration: nil, curve: 7)
          : .hide(duration: nil, curve: 7))
    }
  }

  /// The keyboard is dragged a few points at every refresh, which posts a notification each time.
  ///
  /// With a duration of 0 nothing animates: a handler puts everything in place at once.
  var drag: [SceneEvent] {
    let heights = (0...count).map { number in
      device.keyboardHeight - Double(abs(number % 40 - 20)) * 4
    }
    return zip(heights, heights.dropFirst()).enumerated().map { number, pair in
      SceneEvent(
        time: 2 + Double(number) / 60,
        kind: .notification(
          KeyboardNotification(
            name: .willShow, begin: frame(height: pair.0), end: frame(height: pair.1),
            duration: 0)))
    }
  }

  /// The times of the samples that count.
  func times(of events: [SceneEvent]) -> [Double] { events.dropFirst(warmUpCount).map(\.time) }

  private func frame(height: Double) -> CGRect {
    CGRect(
      x: 0, y: device.bounds.height - height, width: device.bounds.width, height: height)
  }
}
