import Detectors
import Foundation
import Recordings
import Scenes
import TestSupport
import Testing

/// A clip once it is measured.
@MainActor
struct MeasuredClipTests {
  /// A small clip of a bar that is a turn late, and what is measured with some options.
  private func measured(_ options: ClipOptions = ClipOptions()) throws -> Playback {
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let clip = try LadderClip(LadderStep(11, size: 2), in: folder)
    return try ClipMeter.measure(ClipFile(clip.file.path), options: options)
  }

  @Test func aSavedRecordingIsJudgedAlike() throws {
    let playback = try measured()
    let text = try PlaybackFile.text(of: playback)
    let read = try PlaybackFile.playback(in: text, file: "clip.playback.json")
    #expect(read.source == playback.source && read.recording != nil)
    #expect(CaseResult(read).findings == CaseResult(playback).findings)
  }

  @Test func nothingIsClaimedBetweenFrames() throws {
    let playback = try measured()
    let result = CaseResult(playback)
    #expect(!result.findings.isEmpty)
    #expect(result.findings.allSatisfy { $0.frames != nil && $0.continuous == $0.points })
    #expect(result.frameCount == playback.recording?.track.times.count)
  }

  @Test func aClipThatEndsOnTheWaySaysWhichRestIsMissing() throws {
    var options = ClipOptions()
    options.end = 1.15
    let playback = try measured(options)
    let notes = try #require(playback.recording?.notes)
    #expect(notes.contains { $0.contains("the closed rest is missing") })
    #expect(!CaseResult(playback).findings.isEmpty)
  }

  @Test func theClockIsWhatIsAskedFor() throws {
    var options = ClipOptions()
    (options.clock, options.rate) = (.frames, 60)
    let recording = try #require(try measured(options).recording)
    #expect(recording.clock == .frames)
    #expect(recording.rate == 60)
    #expect(abs(recording.track.times[30] - 0.5) < 1e-9)
  }

  /// A bar that stays under the keyboard is not taken for something else that stays, and is covered where
  /// a person says that it is.
  @Test func aBarThatNeverMovesIsAskedFor() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let clip = try LadderClip(LadderStep(0, size: 1), options: ["deaf": "true"], in: folder)
    #expect(throws: RecordingError.self) { try ClipMeter.measure(ClipFile(clip.file.path)) }
    var options = ClipOptions()
    options.bar = 774...818
    let found = CaseResult(try ClipMeter.measure(ClipFile(clip.file.path), options: options))
      .findings
    let overlap = try #require(found.first { $0.kind == .overlap })
    #expect(overlap.isAtLeast)
    #expect(overlap.points > 0.8 * 44)
    #expect((overlap.frames?.count ?? 0) > 20)
    #expect(!found.contains { $0.kind == .gap })
  }

  /// A bar at the place that a person gives has to be in the clip without the keyboard as well.
  @Test func aBarThatIsNowhereIsAnError() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let clip = try LadderClip(LadderStep(0, size: 1), in: folder)
    var options = ClipOptions()
    options.bar = 20...40
    #expect {
      try ClipMeter.measure(ClipFile(clip.file.path), options: options)
    } throws: { error in
      (error as? RecordingError)?.message.contains("20.0..40.0 pt") == true
    }
  }

  @Test func aGIFIsRefused() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let gif = folder.appendingPathComponent("clip.gif")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=gray:s=60x130:r=25:d=0.4", gif.path,
    ]
    try process.run()
    process.waitUntilExit()
    #expect {
      try ClipMeter.measure(ClipFile(gif.path))
    } throws: { "\($0)".contains("a GIF has few colours") }
  }
}
