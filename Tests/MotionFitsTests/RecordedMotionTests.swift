import AnimationCurves
import Foundation
import MotionFits
import Testing

/// The profiles of the systems against motions that were read from public screen recordings.
@Suite struct RecordedMotionTests {
  struct Recorded: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let repository: String
    let commit: String
    let file: String
    let frames: [Int]
    let conditions: String
    let system: String
    let times: [Double]
    let points: [Double?]

    var testDescription: String { name }
  }

  private struct Records: Decodable {
    let motions: [Recorded]
  }

  static func motions() throws -> [Recorded] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/motions.json")
    return try JSONDecoder().decode(Records.self, from: Data(contentsOf: file)).motions
  }

  @Test(arguments: try motions())
  func profileFits(motion: Recorded) throws {
    let track = try SampledTrack(times: motion.times, values: motion.points)
    let fit = try #require(track.fits().first)
    let profile = try #require(fit.candidates.first { $0.name == motion.system })
    #expect(profile.share <= 0.002)
    #expect(fit.best?.name == motion.system)
    // No other system is mistaken for it.
    for other in fit.candidates where other.name.hasPrefix("iOS") && other.name != profile.name {
      #expect(other.rms > 10 * profile.rms)
    }
  }

  @Test func eachIsFromAPublicClip() throws {
    let motions = try Self.motions()
    #expect(motions.count >= 8)
    for system in ["iOS 18", "iOS 26"] {
      #expect(motions.count { $0.system == system } >= 4)
    }
    for motion in motions {
      #expect(motion.commit.count == 40 && motion.frames.count == 2 && !motion.conditions.isEmpty)
      #expect(motion.times.count == motion.frames[1] - motion.frames[0] + 1)
      #expect(motion.times.count == motion.points.count)
    }
  }
}
