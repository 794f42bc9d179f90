/// An animation of another system that has a name, a curve and a duration of its own.
public struct NamedTiming: Hashable, Sendable {
  /// The name that ``CurveArgument`` reads, as in `android-ime`.
  public let name: String
  /// The curve and how long it takes.
  public let timing: AnimationTiming
  /// The source of the figures.
  public let provenance: String

  private init(
    _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double,
    provenance: String
  ) {
    self.name = name
    let bezier = UnitBezier(knownX1: x1, y1: y1, x2: x2, y2: y2)
    timing = AnimationTiming(
      knownCurve: .timingFunction(TimingFunction(bezier)), duration: duration)
    self.provenance = provenance
  }

  /// The animations that have a name, in the order of the lists.
  public static let all: [NamedTiming] = [
    NamedTiming(
      "android-ime", 0.2, 0, 0, 1, duration: 0.285,
      provenance: "\(android): both ways, where the app follows by WindowInsetsAnimation."),
    NamedTiming(
      "android-ime-show", 0, 0, 0.2, 1, duration: 0.2,
      provenance: "\(android): the way up, where the app does not follow."),
    NamedTiming(
      "android-ime-hide", 0.4, 0, 1, 1, duration: 0.2,
      provenance: "\(android): the way down, where the app does not follow."),
    NamedTiming(
      "android-ime-resize", 0, 0, 1, 1, duration: 0.3,
      provenance: "\(android): from one height to another."),
    NamedTiming(
      "androidx-ime-show", 0, 1.1, 0, 1, duration: 0.16,
      provenance: "\(compat): the way up, before Android 11."),
    NamedTiming(
      "androidx-ime-hide", 0.4, 0, 1, 1, duration: 0.16,
      provenance: "\(compat): the way down, before Android 11."),
  ]

  private static let android = "Android's sources, core/java/android/view/InsetsController.java"
  private static let compat = "androidx.core's sources, WindowInsetsAnimationCompat.java"
}
