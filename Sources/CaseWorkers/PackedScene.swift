import Foundation
public import Scenes

/// A case to be played that shares with others what they have as well.
///
/// A run may have 100,000 cases, which differ by a few words and numbers.
public struct PackedScene: Sendable {
  private let common: SharedScenes.Common
  private let label: String
  /// Nil where the name follows from title and label.
  private let name: String?
  private let choices: [SceneCase.Choice]
  private let events: [SceneEvent]

  init(_ scene: SceneCase) {
    label = scene.label
    name = scene.name == SceneCase.name(of: scene.scene, scene.label) ? nil : scene.name
    (common, choices, events) = SharedScenes.shared.parts(of: scene)
  }

  /// The case.
  public var scene: SceneCase {
    var scene = common.scene
    scene.label = label
    scene.name = name ?? SceneCase.name(of: scene.scene, label)
    (scene.choices, scene.events) = (choices, events)
    return scene
  }
}

/// The parts that several cases have in common, each of which is in memory once.
final class SharedScenes: @unchecked Sendable {
  /// A case without what is its own.
  final class Common: Sendable {
    let scene: SceneCase

    init(_ scene: SceneCase) { self.scene = scene }
  }

  static let shared = SharedScenes()

  /// The most values that are remembered of each part: where every case differs, looking for an
  /// equal one finds nothing.
  private static let greatestCount = 10_000

  private let lock = NSLock()
  private var commons: [SceneCase: Common] = [:]
  private var choices: Set<[SceneCase.Choice]> = []
  private var events: Set<[SceneEvent]> = []

  func parts(of scene: SceneCase) -> (Common, [SceneCase.Choice], [SceneEvent]) {
    var rest = scene
    (rest.name, rest.label, rest.choices, rest.events) = ("", "", [], [])
    return lock.withLock {
      (common(rest), Self.one(scene.choices, of: &choices), Self.one(scene.events, of: &events))
    }
  }

  private func common(_ scene: SceneCase) -> Common {
    if let known = commons[scene] { return known }
    let common = Common(scene)
    if commons.count < Self.greatestCount { commons[scene] = common }
    return common
  }

  private static func one<Value: Hashable>(_ value: Value, of known: inout Set<Value>) -> Value {
    if let place = known.firstIndex(of: value) { return known[place] }
    if known.count < greatestCount { known.insert(value) }
    return value
  }
}
