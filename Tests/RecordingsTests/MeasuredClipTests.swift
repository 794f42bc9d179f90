import Detectors
import Foundation
import Recordings
import Scenes
import Testing

/// What becomes of a clip once it is measured.
@MainActor
struct MeasuredClipTests {
  /// A small clip of a bar that is a turn late, and what is measured with some options.
  private func measured(_ options: ClipOptions = ClipOptions()) throws -> Playback {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("seam-measured-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let clip = try LadderClip(LadderStep(11, size: 2), in: folder)
    return try ClipMeter.measure(ClipFile(clip.file.path), options: options)
  }

  @Test func aSavedRecordingIsJudgedAlike() throws {
    let playback = try measured()
    let text = try PlaybackFile.text(of: playback)
    let read = try PlaybackFile.playback(in: text, file: "clip.playback.json")
    #expect(read.source == .recorded)
    #expect(read.recording == playback.recording)
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
}
