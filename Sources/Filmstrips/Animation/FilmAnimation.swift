/// Draws a film as an animation.
public struct FilmAnimation: Sendable {
  /// How long a wait is shown, in seconds, whatever it lasts in the scene.
  static let holdSeconds = 0.5

  /// The same in words.
  public static let holdText = "half a second"
}
