extension EventGenerator {
  /// The keyboard leaves the bottom, and comes back; a finger pulls it down.
  static let ofPlacement = [
    EventGenerator("undock") { random, _ in .map(random.lift) },
    EventGenerator("split") { random, stage in
      .map(
        random.entry("height", oneIn: 3) { .number($0.keyboardHeight(on: stage)) },
        random.lift)
    },
    EventGenerator("float") { random, stage in
      .map(random.entry("rect", oneIn: 2) { $0.floatingFrame(on: stage) })
    },
    EventGenerator("dock", weight: 2) { _, _ in .nothing },
    EventGenerator("drag", weight: 2) { random, stage in random.drag(on: stage) },
  ]
}

extension HuntRandom {
  fileprivate var lift: DraftValue.Entry? {
    mutating get {
      entry("lift", oneIn: 3) { .number($0.number(from: 20, to: 300, step: 10)) }
    }
  }

  fileprivate mutating func floatingFrame(on stage: HuntStage) -> DraftValue {
    let (width, height) = (stage.width, stage.bottom)
    let side = min(320, width)
    return .list([
      .number(number(from: 0, to: width - side)),
      .number(number(from: 0, to: max(0, height - side))), .number(side), .number(side),
    ])
  }

  fileprivate mutating func drag(on stage: HuntStage) -> DraftValue {
    let height = stage.bottom.rounded(.down)
    return .map(
      DraftValue.Entry("from", .number(number(from: 0, to: height, step: 10))),
      DraftValue.Entry("to", .number(number(from: 0, to: height, step: 10))),
      entry("duration", oneIn: 2) { .number($0.pick([0, 0.1, 0.5])) },
      entry("velocity", oneIn: 4) { .number($0.pick([-900, 0, 900])) },
      entry("release", oneIn: 2) { .text($0.pick(["hide", "stay"])) })
  }
}
