import AnimationCurves
import Detectors
import Recordings
import Scenes
import TestSupport
import Testing

/// Clips of scenes, read and compared with what was drawn, frame by frame.
struct ReadSceneTests {
  private static let events: [SceneEvent] = [.show(336, at: 0.2), .hide(at: 1.2)]

  /// What a right bar's clip shows is all there is to say of it.
  @Test(arguments: [
    (KeyboardProfile.iOS18, 60.0, 0, 0.0), (.iOS26, 120, 0, 0), (.iOS26, 60, 1, 0),
    (.iOS18, 60, 1, 0.002),
  ])
  func bothEdgesAreWhereTheyAreDrawn(
    _ profile: KeyboardProfile, _ rate: Double, _ noise: Int, _ jitter: Double
  ) async throws {
    let clip = try await SceneClip(
      .named("layoutguide"), on: "iPhone 14", profile: profile, rate: rate, noise: noise,
      jitter: jitter, Self.events)
    let recording = clip.recording
    #expect(clip.measured.findings.isEmpty && clip.measured.verdict == .pass)
    #expect(recording.system == profile.name)
    // Stamps that shake are worse than the frames' numbers, and that is said.
    #expect(recording.clock == (jitter > 0 ? .frames : .stamps))
    #expect(recording.notes.isEmpty == (jitter == 0), "\(recording.notes)")
    #expect(recording.motions.map(\.phase) == [.opening, .closing])
    #expect(abs(recording.rate - rate) < 0.02 * rate)
    #expect(recording.uncertainty <= 0.5)
    #expect(recording.scaleDoubt == nil && recording.footDoubt == nil && recording.covered.isEmpty)
    #expect((recording.width, recording.height) == (780, 1688))
    let rest = Double(SceneClip.rest) / rate
    for (motion, start) in zip(recording.motions, [0.2, 1.2]) {
      #expect(abs(motion.start - rest - start) < 2.5 / rate)
      #expect(motion.end > motion.start + 0.3 && motion.end < motion.start + 0.8)
      #expect(motion.keyboard?.curve == profile.name && motion.bar?.curve == profile.name)
      #expect(abs(motion.delay ?? 1) < 0.003 && !motion.isBarStill)
    }
    var seen = 0
    let near = noise > 0 ? 0.5 : 0.15
    for frame in recording.track.times.indices {
      let drawn = try #require(clip.drawn(frame))
      if let top = recording.track.keyboardTop[frame] {
        #expect(abs(top - drawn.keyboardTop) < near, "frame \(frame)")
        seen += 1
      } else {
        #expect(drawn.keyboardTop > 844 - 24, "frame \(frame)")
      }
      let bar = try #require(recording.track.barBottom[frame])
      #expect(abs(bar - drawn.barBottom) < near, "frame \(frame)")
      let barTop = try #require(recording.track.barTop[frame])
      #expect(bar - barTop > 30 && bar - barTop < 90)
    }
    #expect(seen > 60 && recording.keyboard.visible == seen)
    #expect(recording.keyboard.rms < near && recording.bar.rms < near)
  }
}

extension ReadSceneTests {
  /// Messages go another way than the keyboard, farther up the screen than one reaches.
  @Test func aListAboveAKeyboardIsNoneOfIt() async throws {
    let clip = try await SceneClip(
      .named("frame", ["timing": "easeOut"]), on: "iPhone 15 Pro", isDark: true,
      [.show(253, at: 0.2144), .hide(at: 1.0212)])
    clip.expectFindings()
    #expect(clip.recording.motions.allSatisfy { $0.keyboard?.curve == "iOS 18" })
    #expect(clip.recording.motions.allSatisfy { $0.bar?.curve == "easeOut" })
  }

  /// What a person says of the bar is where it is, and nothing is a doubt then.
  @Test func aBarThatIsGivenIsReadThere() async throws {
    var options = ClipOptions()
    options.bar = 448...508
    let clip = try await SceneClip(
      .named("layoutguide"), on: "iPhone 14", options: options, Self.events)
    #expect(clip.measured.findings.isEmpty)
    let open = try #require(clip.recording.track.barBottom[SceneClip.rest + 60])
    #expect(abs(open - 508) < 0.5)
  }

  /// The clock, its rate and the keyboard's top are those that are asked for.
  @Test func whatIsGivenCounts() async throws {
    var options = ClipOptions()
    (options.clock, options.rate, options.keyboard) = (.frames, 30, 508)
    let recording = try await SceneClip(
      .named("layoutguide"), on: "iPhone 14", options: options, Self.events
    ).recording
    #expect(recording.clock == .frames && recording.rate == 30)
    #expect(
      recording.track.times.indices.allSatisfy {
        abs(recording.track.times[$0] - Double($0) / 30) < 1e-9
      })
    #expect(recording.system == nil, "at half the speed it is no system's motion")
    #expect(
      recording.track.keyboardTop.compactMap(\.self).min().map { abs($0 - 508) < 0.3 } == true)
  }

  /// A part that ends, or begins, on the way says so, and is judged by what it shows.
  @Test(arguments: [(nil, 1.72, "ends"), (0.7, nil, "begins")] as [(Double?, Double?, String)])
  func aPartSaysWhatIsMissing(from start: Double?, to end: Double?, _ verb: String) async throws {
    var options = ClipOptions()
    (options.start, options.end) = (start, end)
    let clip = try await SceneClip(
      .named("layoutguide"), on: "iPhone 14", options: options, Self.events)
    #expect(clip.measured.findings.isEmpty)
    #expect(clip.recording.motions.map(\.phase) == [.opening, .closing])
    let notes = clip.recording.notes.filter { $0.contains("the closed rest is missing") }
    #expect(notes.count == 1 && notes[0].hasPrefix("the clip \(verb)"))
  }
}
