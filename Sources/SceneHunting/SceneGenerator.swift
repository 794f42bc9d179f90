import AnimationCurves
import SceneFiles
package import Scenes

/// Makes scenes up, each from a seed and its number.
package struct SceneGenerator: Sendable {
  package let handler: HandlerSpec
  package let seed: UInt64
  /// The devices of scenes; the first is the plainest.
  package let devices: [String]
  package let systems: [String]
  private let kinds: [EventGenerator]
  /// The number of text inputs on the handler's screen; nil where that is not known.
  private let textInputs: Int?

  /// Makes scenes of some devices, systems and kinds of events, by default of all.
  package init(
    handler: HandlerSpec, seed: UInt64, devices: [String] = [], systems: [String] = [],
    kinds: [String] = [], textInputs: Int? = nil
  ) {
    self.textInputs = textInputs
    self.handler = handler
    self.seed = seed
    self.devices = devices.isEmpty ? Self.everyDevice : devices
    self.systems = systems.isEmpty ? Self.everySystem : systems
    let known = SceneEvent.kindNames
    let chosen = EventGenerator.all.filter { known.contains($0.kind) }
    self.kinds = chosen.filter { kinds.isEmpty || kinds.contains($0.kind) }
    precondition(!self.kinds.isEmpty, "a scene needs something that can happen")
  }

  private static let everyDevice = ["iPhone 14"] + Device.catalog.map(\.name)
  private static let everySystem =
    [KeyboardProfile.iOS18.name] + KeyboardProfile.all.map(\.name)
  private static let rates = [60.0, 60, 120, 120, 80, 30]
  private static let phases = [0, 0, 0, 0.004, 0.008]
  private static let greatestEventCount = 8

  /// The scene of that number.
  package func draft(_ number: Int) -> SceneDraft {
    var random = HuntRandom(seed: seed, number: number)
    let name = random.pick(devices)
    let device = Device.named(name) ?? Device.catalog[0]
    var draft = SceneDraft(
      handler: handler, device: name, system: random.pick(systems),
      events: [])
    draft = draft.with(happening(events(on: device, &random), on: device))
    draft.rate = random.pick(Self.rates)
    draft.phase = random.pick(Self.phases)
    if random.isOne(in: 3) { draft.transcript = transcript(&random) }
    return draft
  }

  private func events(on device: Device, _ random: inout HuntRandom) -> [EventDraft] {
    var time = random.pick([0, 0, 0.1, 0.5])
    var stage = HuntStage(device: device)
    return (0..<(1 + random.below(Self.greatestEventCount))).map { index in
      if index > 0 { time = (time + wait(&random)).tidy }
      let kind = kind(isFirst: index == 0, &random)
      return EventDraft(at: time, kind.kind, kind.make(&random, &stage))
    }
  }

  /// The events that find something to do in their order; a show before them where none does.
  private func happening(_ events: [EventDraft], on device: Device) -> [EventDraft] {
    // Of two of one time the one that is first happens first: they are in order already.
    var left = events
    while let index = SceneReader.idleEvent(in: left.yaml, on: device, textInputs: textInputs) {
      guard left.count > 1 else {
        let shown = [EventDraft(at: left[0].time, "show"), left[0]]
        let isIdle =
          SceneReader.idleEvent(in: shown.yaml, on: device, textInputs: textInputs) != nil
        return isIdle ? Array(shown.prefix(1)) : shown
      }
      left.remove(at: index)
    }
    return left
  }

  /// Seconds between two events: within a motion as often as after it.
  private func wait(_ random: inout HuntRandom) -> Double {
    switch random.below(6) {
    case 0: 0
    case 1, 2: random.number(from: 0.01, to: 0.5, step: 0.01)
    default: random.pick([0.6, 0.75, 1, 1.5])
    }
  }

  /// A scene mostly begins with a keyboard that comes up.
  private func kind(isFirst: Bool, _ random: inout HuntRandom) -> EventGenerator {
    if isFirst, !random.isOne(in: 4), let show = kinds.first(where: { $0.kind == "show" }) {
      return show
    }
    var ticket = random.below(kinds.reduce(0) { $0 + $1.weight })
    for kind in kinds {
      ticket -= kind.weight
      if ticket < 0 { return kind }
    }
    return kinds[0]
  }

  private func transcript(_ random: inout HuntRandom) -> DraftValue {
    guard random.isOne(in: 2) else {
      return .map(DraftValue.Entry("messages", .number(random.pick([0, 1, 3, 40]))))
    }
    let heights = (0...random.below(12)).map { _ in
      DraftValue.number(random.pick([36, 44, 60, 120, 300]))
    }
    return .map(DraftValue.Entry("heights", .list(heights)))
  }
}
