import AnimationCurves
import LayerTrees

/// How much a keyboard that is not opaque covers: what a person sees of it.
///
/// What has no opacity covers nothing, and what has some covers its share of the height. While its
/// opacity is on the way, only what the keyboard covers at the opaque end of the way counts: what it
/// will still cover once it has come, or has covered since before it went. What slides by the posted
/// curve may take a little longer than the fade, up to the keyboard's own 0.5 s, and counts with it. A bar that slides under a
/// keyboard meanwhile is what the system's own apps show with Prefer Cross-Fade. Source:
/// react-native-keyboard-controller, pull request 570.
struct KeyboardFade {
  /// From when to when its opacity changes, or a bar slides that set out with it, in seconds; nil where
  /// it stays.
  private let way: ClosedRange<Double>?
  /// Whether it is opaque at the end of the way.
  private let comes: Bool
  /// How much of the bar was covered before the way began, in points.
  var before = 0.0

  /// Nil for a keyboard that is opaque all the time.
  init?(of keyboard: LayerPath, beside bar: LayerPath) {
    let fades = keyboard.layers.flatMap(\.animations).filter(\.isOfOpacity)
    let rest = keyboard.layers.reduce(1) { $0 * min(1, $1.model.opacity) }
    guard !fades.isEmpty || rest < Slack.opaque else { return nil }
    comes = rest >= Slack.opaque
    let start = fades.map(\.beginTime).min()
    let end = fades.map(\.endTime).max()
    way = start.flatMap { start in
      end.map { start...max(start, $0, min(bar.restTime, start + Self.longest)) }
    }
  }

  /// How long the keyboard's own curve lasts at most, on any system, in seconds.
  private static let longest = KeyboardProfile.all.map(\.duration).max() ?? 0

  /// Whether a bar that set out with it may still be on its way after `time`.
  func goesOn(after time: Double) -> Bool { comes && (way?.upperBound ?? time) > time }

  /// What of a covered height is seen to be covered.
  func seen(of height: Motion, in interval: SeamInterval, at time: Double) -> Motion {
    let opacity = interval.keyboard.opacity(at: time)
    guard let way, time < way.upperBound else { return opacity * height }
    guard comes else { return opacity * Motion.min(height, Motion(before)) }
    let end = way.upperBound
    let bar = interval.bar.frame(at: end).maxY
    let left = max(0, bar.value - interval.keyboard.frame(at: end).minY.value)
    return opacity * Motion.min(height, Motion(left))
  }
}

extension PropertyAnimation {
  fileprivate var isOfOpacity: Bool { if case .opacity = change { true } else { false } }
}
