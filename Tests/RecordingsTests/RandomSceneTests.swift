import AnimationCurves
import Detectors
import Foundation
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// Scenes by lot, drawn and read: all that is said of them is true, and all that shows is read.
struct RandomSceneTests {
  private static let handlers: [KeyValuePairs<String, String>] = [
    [:], ["timing": "easeOut"], ["timing": "linear"], ["turn": "next"], [:], ["inset": "doubled"],
    ["timing": "none"], ["timing": "easeInOut", "duration": "halved"],
  ]

  /// A list that scrolls less far than a bar that is mostly hidden shows much more that moves.
  private static let refused = [173]

  /// A scene by its number: what is right and what is wrong takes turns, the rest is drawn by lot.
  struct Lot: CustomTestStringConvertible, Sendable {
    let number: Int
    let options: KeyValuePairs<String, String>
    let device: String
    let height: Double
    let profile: KeyboardProfile
    let rate: Double
    let noise: Int
    let isDark: Bool
    let (show, hide): (Double, Double)
    /// Some recorders show a frame twice and leave one out; where all is right, both edges stay together.
    var repeats: Set<Int> {
      guard number % RandomSceneTests.handlers.count == 4 else { return [] }
      return Set([show, hide].map { SceneClip.rest + Int((($0 + 0.12) * rate).rounded()) })
    }

    init(_ number: Int) {
      var random = SplitMix64(seed: number)
      func one<T>(of all: [T]) -> T { all[Int(random.number(in: 0...Double(all.count) - 0.001))] }
      self.number = number
      options = RandomSceneTests.handlers[number % RandomSceneTests.handlers.count]
      device = one(of: ["iPhone 14", "iPhone 12 mini", "iPhone 8", "iPhone 15 Pro", "iPhone XR"])
      height = one(of: [240, 270, 320, 360])
      profile = one(of: [.iOS18, .iOS26])
      rate = one(of: [60, 60, 30, 120])
      noise = one(of: [0, 1, 2])
      isDark = one(of: [true, false])
      show = 0.2 + random.number(in: 0...1) / rate
      hide = show + 0.8 + random.number(in: 0...1) / rate
    }

    var testDescription: String {
      "\(number): \(options) on \(device), \(height) pt, \(profile.name), \(rate) Hz, noise \(noise), \(isDark ? "dark" : "light"), \(repeats.sorted()) twice"
    }

    func clip() async throws -> SceneClip {
      try await SceneClip(
        .named("frame", options), on: device, profile: profile, isDark: isDark, rate: rate,
        noise: noise, repeats: repeats, [.show(height, at: show), .hide(at: hide)])
    }
  }

  /// Of the last two one leaves both edges off their curves in a frame, and the other has a bar that is at once behind the
  /// keyboard, where messages look like it.
  @Test(arguments: (Array(0..<TestLength.cases(4, long: 192)) + [90, 222]).map { Lot($0) })
  func whatIsDrawnIsRead(_ lot: Lot) async throws {
    guard !Self.refused.contains(lot.number) else {
      await #expect(throws: (any Error).self) { try await lot.clip() }
      return
    }
    let clip = try await lot.clip()
    let recording = clip.recording
    #expect(recording.motions.map(\.phase) == [.opening, .closing])
    #expect(
      recording.notes.allSatisfy { note in
        ["the keyboard hides the bar", "as plain as the page", "shows the bar"].contains {
          note.contains($0)
        }
      })
    // What is a point or two off for a frame is within what is not known.
    let greatest = clip.played.result.findings.map(\.points).max() ?? 0
    #expect(clip.measured.verdict == (greatest < 3 ? .pass : .fail) || (1...10).contains(greatest))
    #expect(recording.system == lot.profile.name)
    let rest = Double(SceneClip.rest) / lot.rate
    for (motion, start) in zip(recording.motions, [lot.show, lot.hide]) {
      let begun = try #require(motion.keyboard, "\(motion.phase)")
      // A picture shows what is so at its refresh.
      #expect(abs(begun.start - rest - start) < 1 / lot.rate + 0.003)
      #expect(begun.curve == lot.profile.name)
    }
    try compareEdges(of: clip)
    clip.expectFindings()
  }

  /// Each edge is where it was drawn, in all frames that show enough of it; in a few that hide the bar a
  /// message may look like it.
  private func compareEdges(of clip: SceneClip) throws {
    let track = clip.recording.track
    let near = max(0.3, clip.recording.uncertainty + 0.1)
    let height = Double(clip.played.result.scene.device.size.height)
    var (missed, guessed) = (0, 0)
    for frame in track.times.indices {
      let drawn = try #require(clip.drawn(frame))
      if let top = track.keyboardTop[frame] {
        #expect(abs(top - drawn.keyboardTop) < near, "keyboard of frame \(frame)")
      } else if drawn.keyboardTop < height - 60 {
        missed += 1
      }
      let hidden = drawn.barBottom - drawn.keyboardTop
      if let bar = track.barBottom[frame] {
        let isThere = abs(bar - drawn.barBottom) < near
        #expect(isThere || hidden > 30, "bar of frame \(frame)")
        if !isThere { guessed += 1 }
      } else if hidden < 20 {
        missed += 1
      }
    }
    #expect(missed <= 3 && guessed <= 4)
  }
}
