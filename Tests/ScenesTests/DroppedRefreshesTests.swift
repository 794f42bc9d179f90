import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import SeededRandom
import Testing

/// Refreshes that the display misses.
struct DroppedRefreshesTests {
  private func scene(
    _ dropped: [DroppedRefreshes], events: [SceneEvent] = [], rate: Double = 60, phase: Double = 0
  ) -> SceneCase {
    var scene = SceneCase(
      name: "dropped", scene: "dropped", handler: HandlerSpec(name: "frame"),
      device: Device.catalog[0], rate: rate, phase: phase, events: events)
    scene.dropped = dropped
    return scene
  }

  /// The rest is every refresh that lies in no stretch, by the definition itself.
  @Test func stretchesLeaveOutWhatLiesInThem() {
    var generator = SplitMix64(seed: 11)
    let rates: [Double] = [24, 60, 90, 120, 144]
    for round in 0..<300 {
      let rate = rates[round % rates.count]
      let phase = Double.random(in: 0...0.01, using: &generator)
      let start = Double.random(in: 0...1, using: &generator)
      let length = Double.random(in: 0...0.3, using: &generator)
      let index = Int.random(in: 0...200, using: &generator)
      let scene = scene(
        [.from(start, .seconds(length)), .indices(index...index)], rate: rate, phase: phase)
      let count = Int(2 * rate)
      let expected: [Int] = (0...count).filter { number in
        let time: Double = phase + Double(number) / rate
        return !(start..<start + length).contains(time) && number != index
      }
      let times = scene.refreshTimes(until: phase + 2)
      let shown: [Int] = times.map { Int((($0 - phase) * rate).rounded()) }
      #expect(shown.filter { $0 <= count } == expected)
    }
  }

  @Test func anEventDropsFromItsTimeOn() {
    let events = [
      SceneEvent(time: 0.1, kind: .drop(.count(3))),
      SceneEvent(time: 0.5, kind: .drop(.seconds(0.1))),
    ]
    let times = scene([], events: events).refreshTimes(until: 1)
    let shown = times.map { Int(($0 * 60).rounded()) }
    #expect(shown == Array(0...60).filter { !(6...8).contains($0) && !(30...35).contains($0) })
  }

  @Test func theLastRefreshIsTheFirstThatIsShownAtRest() {
    #expect(scene([.indices(0...9)]).refreshTimes(until: 0) == [10.0 / 60])
    #expect(scene([.indices(60...62)]).refreshTimes(until: 0.99).last == 63.0 / 60)
  }
}
