public import Scenes

/// A case as a worker gets it: to be played, or played already.
public enum CaseSource: Sendable, Codable {
  /// In a box of its own: there may be 100,000 of them, and lists of them are copied.
  indirect case scene(SceneCase)
  /// A playback, which is read.
  case playback(Playback)

  /// The case; of a playback its rate and its tolerances may be chosen anew.
  public var scene: SceneCase {
    get {
      switch self {
      case .scene(let scene): scene
      case .playback(let playback): playback.scene
      }
    }
    set {
      switch self {
      case .scene: self = .scene(newValue)
      case .playback(var playback):
        playback.scene = newValue
        self = .playback(playback)
      }
    }
  }

  /// Whether a handler has to run for it.
  var plays: Bool {
    if case .scene = self { true } else { false }
  }
}
