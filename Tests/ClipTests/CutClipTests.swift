import Detectors
import Foundation
import Recordings
import Scenes
import TestSupport
import Testing

/// Clips that begin or end on the way, and clips of few frames a second.
@MainActor
struct CutClipTests {
  /// The frames of clips of the ladder, each drawn once.
  private static var drawn: [Int: RowPictures] = [:]

  /// The frames of a clip of the ladder.
  private func pictures(_ number: Int) throws -> RowPictures {
    if let pictures = Self.drawn[number] { return pictures }
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let clip = try LadderClip(LadderStep(number), in: folder)
    let pictures = try ClipFile(clip.file.path).rows(from: nil, to: nil)
    Self.drawn[number] = pictures
    return pictures
  }

  /// Clips of the ladder with a bar that is right, of 60 frames a second or more.
  nonisolated private static let glued = TestLength.isLong ? [142, 169] : [142]

  /// Reads a part of a clip; nil where it is refused because of a rest that is missing.
  private func measured(_ pictures: RowPictures) throws -> Playback? {
    do {
      return try ClipMeter.measure(pictures, named: "clip")
    } catch {
      #expect("\(error)".contains("rest") || "\(error)".contains("slides"))
      return nil
    }
  }

  @Test(arguments: glued) func aRightBarIsRightWhereverTheClipIsCut(number: Int) throws {
    let whole = try pictures(number)
    let step = TestLength.isLong ? 0.1 : 0.2
    let cuts = stride(from: 0.3, through: 0.7, by: step).flatMap { time in
      [(0.0, time), (time, 9.0), (0.0, time + 0.8), (time + 0.8, 9.0)]
    }
    for (start, end) in cuts {
      guard let playback = try measured(whole.cut(from: start, to: end)) else { continue }
      #expect(CaseResult(playback).findings.isEmpty, "from \(start) to \(end)")
    }
  }

  @Test func aClipThatEndsAsTheKeyboardClosesSaysSo() throws {
    let whole = try pictures(Self.glued[0])
    let playback = try ClipMeter.measure(whole.cut(from: 0, to: 1.2), named: "clip")
    let notes = try #require(playback.recording?.notes)
    #expect(notes.contains { $0.contains("the closed rest is missing") })
    #expect(CaseResult(playback).findings.isEmpty)
  }

  @Test(arguments: glued, [24.0, 15])
  func aRightBarIsRightAtLowRates(number: Int, rate: Double) throws {
    let playback = try ClipMeter.measure(
      try pictures(number).resampled(to: rate), named: "clip")
    #expect(CaseResult(playback).findings.isEmpty)
  }

  /// Recorders leave out frames that show no change: a rest is one frame then, and lasts.
  @Test(arguments: glued) func aRightBarIsRightWhereFramesAreLeftOut(number: Int) throws {
    let pictures = try pictures(number).withoutStillFrames
    let playback = try ClipMeter.measure(pictures, named: "clip")
    #expect(CaseResult(playback).findings.isEmpty)
    #expect(playback.recording?.motions.map(\.phase) == [.opening, .closing])
    #expect((playback.recording?.rate ?? 0) > 50)
  }

  @Test func tenFramesASecondShowNoMotion() throws {
    let pictures = try pictures(1).resampled(to: 10)
    #expect {
      try ClipMeter.measure(pictures, named: "clip")
    } throws: { "\($0)".contains("has 10.0 frames a second") }
  }
}

extension RowPictures {
  /// The frames from one time to another, in seconds from the first one.
  fileprivate func cut(from start: Double, to end: Double) -> RowPictures {
    let kept = times.indices.filter { (start..<end).contains(times[$0] - times[0]) }
    return RowPictures(
      width: width, height: height, times: kept.map { times[$0] }, frames: kept.map { frames[$0] })
  }

  /// At another rate, each frame as the last one that was shown by then.
  fileprivate func resampled(to rate: Double) -> RowPictures {
    let length = (times.last ?? 0) - times[0]
    let stamps = (0...Int(length * rate)).map { Double($0) / rate }
    let kept = stamps.map { stamp in times.lastIndex { $0 - times[0] <= stamp + 1e-6 } ?? 0 }
    return RowPictures(width: width, height: height, times: stamps, frames: kept.map { frames[$0] })
  }

  /// Without the frames that show nearly what the last one that is left shows.
  fileprivate var withoutStillFrames: RowPictures {
    var kept = [0]
    for frame in times.indices.dropFirst() {
      let changes = zip(frames[frame], frames[kept[kept.count - 1]]).count { one, other in
        abs(Int(one) - Int(other)) > 6
      }
      if changes > 20 || frame == times.count - 1 { kept.append(frame) }
    }
    return RowPictures(
      width: width, height: height, times: kept.map { times[$0] }, frames: kept.map { frames[$0] })
  }
}
