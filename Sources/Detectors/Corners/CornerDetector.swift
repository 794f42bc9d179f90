import Compositing
import Foundation
import Scenes

extension FindingKind {
  /// The backdrop shows in the round top corners of the keyboard.
  public static let corners = FindingKind(
    "corners", in: .squarePoints, tolerance: .squarePixels(1),
    mark: MarkStyle(
      .plum, dashes: [], isAboveSeam: true, addsUp: false, legend: "backdrop in a round corner"),
    finds: "backdrop in the keyboard's round top corners, in scenes with 'corners: reported'")
}

/// Finds backdrop in the round top corners of a keyboard that rests open at the bottom.
///
/// Only scenes that ask for it have such findings: most designs accept what shows there. The value
/// is the area in square points; the points are the greatest height of it.
struct CornerDetector: Detector {
  static let kinds = [FindingKind.corners]

  func findings(in evidence: Evidence) -> [Finding] {
    guard evidence.playback.scene.reportsCorners else { return [] }
    let track = evidence.track
    var found: [Finding] = []
    var last: (frames: ClosedRange<Int>, area: Double)?
    for rest in track.rests where rest.phase == .open {
      let time = evidence.times[rest.frames.lowerBound]
      guard let corners = track.corners(at: time), corners.area > evidence.tolerances[.corners]
      else { continue }
      var frames = rest.frames
      if let last, last.frames.upperBound == frames.lowerBound - 1, last.area == corners.area {
        frames = last.frames.lowerBound...frames.upperBound
        found.removeLast()
      }
      last = (frames, corners.area)
      found.append(finding(corners, over: frames, in: evidence))
    }
    return found
  }

  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    guard found.contains(where: { $0.kind == .corners }) else { return [] }
    let corners = evidence.track.corners(at: evidence.times[index])
    return (corners?.rects ?? []).map {
      FrameMark(kind: .corners, rect: $0, points: Double($0.height))
    }
  }

  private func finding(
    _ corners: KeyboardCorners, over frames: ClosedRange<Int>, in evidence: Evidence
  ) -> Finding {
    let size = FindingSize(
      points: corners.height, exposure: corners.area * evidence.shownTime(of: frames),
      amount: corners.area, unit: .squarePoints)
    return Finding(
      .corners, size, over: frames, worst: frames.lowerBound,
      cause: .bar(.cornersOpen(area: corners.area, radius: Points(corners.radius))), in: evidence)
  }
}

extension ScreenTrack {
  /// The backdrop in the keyboard's round corners at `time`; nil where there are none.
  fileprivate func corners(at time: Double) -> KeyboardCorners? {
    index(at: time).flatMap { index in
      let interval = intervals[index]
      return KeyboardCorners(interval, at: time, on: screen.turned(as: interval, at: time))
    }
  }
}
