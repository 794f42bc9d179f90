public import Scenes

/// A case as a worker gets it: to be played, or played already.
public enum CaseSource: Sendable {
  /// To be played.
  case packed(PackedScene)
  /// A playback, which is read; apart, so that the many that are to be played stay small.
  indirect case playback(Playback)

  /// A case that is to be played.
  public static func scene(_ scene: SceneCase) -> CaseSource { .packed(PackedScene(scene)) }

  /// The case; of a playback its rate and its tolerances may be chosen anew.
  public var scene: SceneCase {
    get {
      switch self {
      case .packed(let packed): packed.scene
      case .playback(let playback): playback.scene
      }
    }
    set {
      switch self {
      case .packed: self = .scene(newValue)
      case .playback(var playback):
        playback.scene = newValue
        self = .playback(playback)
      }
    }
  }

  /// True if a handler has to run for it.
  var plays: Bool {
    if case .packed = self { true } else { false }
  }
}

extension CaseSource: Codable {
  /// A case as it is sent to another process.
  private enum Sent: Codable {
    case scene(SceneCase)
    case playback(Playback)
  }

  /// Reads what another process has sent.
  public init(from decoder: any Decoder) throws {
    switch try Sent(from: decoder) {
    case .scene(let scene): self = .scene(scene)
    case .playback(let playback): self = .playback(playback)
    }
  }

  /// Writes it for another process.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .packed(let packed): try Sent.scene(packed.scene).encode(to: encoder)
    case .playback(let playback): try Sent.playback(playback).encode(to: encoder)
    }
  }
}
