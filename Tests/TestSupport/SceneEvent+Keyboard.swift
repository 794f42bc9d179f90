package import Scenes

extension SceneEvent {
  /// The keyboard comes up to a height in points.
  package static func show(
    _ height: Double, at time: Double, duration: Double? = nil, curve: Int = 7
  ) -> SceneEvent {
    SceneEvent(time: time, kind: .show(height: height, duration: duration, curve: curve))
  }

  /// The keyboard goes down.
  package static func hide(
    at time: Double, duration: Double? = nil, curve: Int = 7
  ) -> SceneEvent {
    SceneEvent(time: time, kind: .hide(duration: duration, curve: curve))
  }
}
