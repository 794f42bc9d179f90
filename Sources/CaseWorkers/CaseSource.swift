import Foundation
package import Scenes

/// A case as a worker gets it: to be played, or played already.
package enum CaseSource: Sendable {
  /// To be played.
  case packed(PackedScene)
  /// A playback, which is read; apart, so that the many that are to be played stay small.
  indirect case playback(Playback)

  /// A case that is to be played.
  package static func scene(_ scene: SceneCase) -> CaseSource { .packed(PackedScene(scene)) }

  /// The case; of a playback its rate and its tolerances may be chosen anew.
  package var scene: SceneCase {
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
  package init(from decoder: any Decoder) throws {
    switch try Sent(from: decoder) {
    case .scene(let scene): self = .scene(scene)
    case .playback(let playback): self = .playback(playback)
    }
  }

  /// Writes it for another process.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .packed(let packed): try Sent.scene(packed.scene).encode(to: encoder)
    case .playback(let playback): try Sent.playback(playback).encode(to: encoder)
    }
  }
}

/// A case to be played that shares with others what they have as well.
///
/// A run may have 100,000 cases, which differ by a few words and numbers.
package struct PackedScene: Sendable {
  private let common: SharedScenes.Common
  private let events: [SceneEvent]
  /// The rest.
  let variant: CaseVariant

  init(_ scene: SceneCase) {
    var variant = CaseVariant(scene)
    (common, variant.choices, events) = SharedScenes.shared.parts(of: scene)
    self.variant = variant
  }

  /// The case.
  package var scene: SceneCase {
    var scene = common.scene
    scene.events = events
    scene.take(variant)
    return scene
  }

  /// The handler, without unpacking the rest.
  var handler: HandlerSpec { common.scene.handler }

  /// The parts that are the same for all cases that one playback may do for.
  struct Shared: Hashable {
    private let common: ObjectIdentifier
    private let events: [SceneEvent]

    init(_ packed: PackedScene) {
      (common, events) = (ObjectIdentifier(packed.common), packed.events)
    }
  }
}

/// The names of a case and the times of its refreshes.
///
/// Cases that differ in nothing else can share a playback in which nothing depends on refreshes.
struct CaseVariant: Codable, Sendable {
  fileprivate let label: String
  /// Nil where the name follows from title and label.
  fileprivate let name: String?
  fileprivate var choices: [SceneCase.Choice]
  fileprivate let rate: Double
  fileprivate let phase: Double
  fileprivate let dropped: [DroppedRefreshes]

  init(_ scene: SceneCase) {
    label = scene.label
    name = scene.name == SceneCase.name(of: scene.scene, scene.label) ? nil : scene.name
    (choices, rate, phase, dropped) = (scene.choices, scene.rate, scene.phase, scene.dropped)
  }
}

extension SceneCase {
  /// Takes the names and the refreshes of another case of its scene.
  mutating func take(_ variant: CaseVariant) {
    label = variant.label
    name = variant.name ?? Self.name(of: scene, label)
    (choices, rate, phase, dropped) = (
      variant.choices, variant.rate, variant.phase, variant.dropped
    )
  }

  /// The case without what its variant holds.
  fileprivate var withoutVariant: SceneCase {
    var rest = self
    (rest.name, rest.label, rest.choices) = ("", "", [])
    (rest.rate, rest.phase, rest.dropped) = (0, 0, [])
    return rest
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
    var rest = scene.withoutVariant
    rest.events = []
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

/// Cases that are handed out once each, and gone from memory then.
package final class CaseSupply: @unchecked Sendable {
  private let lock = NSLock()
  private var cases: [CaseSource?]
  package let count: Int

  package init(_ cases: [CaseSource]) {
    self.cases = cases
    count = cases.count
  }

  /// Those of some places, which are taken from this one.
  package func taking(_ places: Range<Int>) -> CaseSupply {
    CaseSupply(places.compactMap { take($0) })
  }

  /// The case at a place; nil where it was taken before.
  func take(_ index: Int) -> CaseSource? {
    lock.withLock {
      defer { cases[index] = nil }
      return cases[index]
    }
  }

  /// The most cases that are played and judged in a row by one worker.
  static let greatestGroupSize = 32

  /// The places of the cases, those together that one playback may do for.
  ///
  /// They are in order of their first.
  package func groups() -> [[Int]] {
    lock.withLock {
      var groups: [[Int]] = []
      var open: [PackedScene.Shared: Int] = [:]
      for (place, source) in cases.enumerated() {
        guard case .packed(let packed)? = source else {
          groups.append([place])
          continue
        }
        let shared = PackedScene.Shared(packed)
        if let group = open[shared], groups[group].count < Self.greatestGroupSize {
          groups[group].append(place)
        } else {
          open[shared] = groups.count
          groups.append([place])
        }
      }
      return groups
    }
  }
}
