import KeyboardSimulation
import SceneFiles
import Scenes

/// A scene has messages that come in or are sent, and no closure shows them in the controller.
public struct MissingDelivery: Error, Hashable, CustomStringConvertible {
  /// The case's name.
  public let scene: String

  public var description: String {
    "in '\(scene)' messages come in or are sent: give a 'deliver' that shows one"
  }

  static func check(_ scene: SceneCase, isGiven: Bool) throws(MissingDelivery) {
    let hasMessages = scene.events.contains { event in
      if case .messages = event.kind { true } else { false }
    }
    guard isGiven || !hasMessages else { throw MissingDelivery(scene: scene.name) }
  }
}
