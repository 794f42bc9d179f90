import Compositing
import Foundation
import LayerGeometry
import LayerTrees
import Scenes

/// Finds bars whose field or button rests in the home indicator's zone while no keyboard is up.
///
/// The value is how far the lowest of them reaches into the zone, in points; it is found once,
/// where it is seen first, and again on the device's other side. A bar's ground belongs there, a
/// bar of which no part is known says nothing, and one that goes on beyond the edge is off the
/// screen.
struct HomeIndicatorDetector: Detector {
  static let kinds: [FindingKind] = []

  func findings(in evidence: Evidence) -> [Finding] {
    let track = evidence.track
    var found: [(frames: ClosedRange<Int>, part: LowestPart)] = []
    for rest in track.rests where rest.phase == .closed {
      let time = evidence.times[rest.frames.lowerBound]
      guard let part = LowestPart(rest.shown, at: time, on: evidence.playback.scene),
        part.reach > evidence.tolerances[.offscreen]
      else { continue }
      guard let index = found.firstIndex(where: { $0.part.zone == part.zone }) else {
        found.append((rest.frames, part))
        continue
      }
      if found[index].part == part, found[index].frames.upperBound == rest.frames.lowerBound - 1 {
        found[index].frames = found[index].frames.lowerBound...rest.frames.upperBound
      }
    }
    return found.map { frames, part in finding(part, over: frames, in: evidence) }
  }

  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    guard found.contains(where: { $0.rule == .underHomeIndicator }),
      let shown = evidence.track.commit(at: evidence.times[index]),
      let part = LowestPart(shown, at: evidence.times[index], on: evidence.playback.scene)
    else { return [] }
    return [FrameMark(kind: .offscreen, rect: part.hidden, points: part.reach)]
  }

  private func finding(
    _ part: LowestPart, over frames: ClosedRange<Int>, in evidence: Evidence
  ) -> Finding {
    let area = Double(part.hidden.width * part.hidden.height)
    return Finding(
      .offscreen, FindingSize(points: part.reach, exposure: area * evidence.shownTime(of: frames)),
      over: frames,
      worst: frames.lowerBound, phase: .closed,
      cause: .bar(.underHomeIndicator(by: Points(part.reach), zone: Points(part.zone))),
      in: evidence)
  }
}

/// The part of a bar that reaches farthest into the home indicator's zone.
private struct LowestPart: Equatable {
  /// Points below the zone's top.
  let reach: Double
  /// The part of it that lies in the zone, in points of the screen.
  let hidden: CGRect
  /// The height of the zone, in points.
  let zone: Double

  /// Nil where nothing of the bar is in the zone, or where the app does not reach there.
  init?(_ shown: ShownCommit, at time: Double, on scene: SceneCase) {
    guard let bar = shown.roles.bar, !bar.isHidden else { return nil }
    let device = scene.device.turned(as: shown.root)
    zone = Double(device.safeArea.bottom)
    let screen = device.bounds
    let top = screen.maxY - device.safeArea.bottom
    guard zone > 0, scene.place.map({ $0.maxY > top }) ?? true else { return nil }
    let band = CGRect(x: 0, y: top, width: screen.width, height: device.safeArea.bottom)
    let lowest = bar.leaf.sublayers.flatMap { $0.parts(below: bar.layers) }
      .map { $0.visibleFrame(at: time).rect.intersection(band) }
      .filter { !$0.isEmpty }.max { $0.maxY < $1.maxY }
    guard let lowest, bar.frame(at: time).rect.maxY <= screen.maxY + Slack.span else { return nil }
    reach = Double(lowest.maxY - top)
    hidden = lowest
  }
}

extension LayerSnapshot {
  /// The paths to what is typed into, pressed or read: fields, buttons and what is written.
  fileprivate func parts(below parents: [LayerSnapshot]) -> [LayerPath] {
    guard !isHidden, model.opacity > Slack.opaque else { return [] }
    let path = parents + [self]
    let isPart =
      switch role {
      case .textField, .sendButton: true
      default: look?.hasElements == true
      }
    return isPart
      ? [LayerPath(layers: path)] : sublayers.flatMap { $0.parts(below: path) }
  }
}
