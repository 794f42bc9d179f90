import Detectors
import Foundation
import Recordings
import Reports
import Scenes

/// The frames of a clip that a page shows: the worst of each finding, and small ones of the motions.
struct ClipSheets {
  /// Bytes of all clips' pictures in a page, which is a third larger as text.
  static let mostBytes = 1_500_000
  /// The frames of the large ones and of the small ones, at most.
  private static let (mostLarge, mostSmall) = (6, 96)
  /// Pixels of a small one's width, the first that fit into the bytes; a large one has twice as many.
  private static let widths = [196, 130, 86, 56]
  private static let columns = 12
  /// Seconds of rest that are shown before a motion and after it.
  private static let rest = 0.1

  private let measured: ClipMeasurement
  private let start: Double?

  init(_ measured: ClipMeasurement, from start: Double?) {
    (self.measured, self.start) = (measured, start)
  }

  /// The sheets, the large one first; none where they do not fit.
  func drawn(within share: Int) throws(CommandFailure) -> [ContactSheet] {
    for width in Self.widths {
      let large = worstFrames.isEmpty ? [] : [try sheet(of: worstFrames, width: 2 * width)]
      let all = large + [try sheet(of: movingFrames, width: width)]
      if all.reduce(0, { $0 + $1.size }) <= share { return all }
    }
    return []
  }

  private func sheet(of frames: [Int], width: Int) throws(CommandFailure) -> ContactSheet {
    let size = measured.playback.scene.device.size
    let height = 2 * max(1, Int((Double(width) * size.height / size.width / 2).rounded()))
    let columns = min(frames.count, Self.columns)
    do throws(RecordingError) {
      let jpeg = try measured.clip.sheet(
        of: frames, columns: columns, width: width, height: height, from: start)
      return ContactSheet(
        frames: frames, columns: columns, width: width, height: height, jpeg: jpeg)
    } catch {
      throw CommandFailure(error, about: measured.clip.name)
    }
  }

  /// The worst frames of the greatest findings.
  private var worstFrames: [Int] {
    let findings = measured.result.findings.sorted { $0.points > $1.points }
    var frames: [Int] = []
    for frame in findings.compactMap(\.worst.frame) where !frames.contains(frame) {
      frames.append(frame)
    }
    return frames.prefix(Self.mostLarge).sorted()
  }

  /// The first frame, and those of the motions, or as many of them as are shown.
  private var movingFrames: [Int] {
    guard let recording = measured.playback.recording else { return [0] }
    let times = recording.track.times
    let moving = times.indices.dropFirst().filter { frame in
      recording.motions.contains {
        ($0.start - Self.rest...$0.end + Self.rest).contains(times[frame])
      }
    }
    let step = (moving.count + Self.mostSmall - 2) / (Self.mostSmall - 1)
    return [0] + stride(from: 0, to: moving.count, by: max(1, step)).map { moving[$0] }
  }
}
