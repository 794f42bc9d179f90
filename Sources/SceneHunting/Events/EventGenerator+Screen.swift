extension EventGenerator {
  /// Settings and hardware that the person changes, and changes of the screen.
  static let ofSystem = [
    EventGenerator("hardwareKeyboard") { random, _ in .flag(random.isOne(in: 2)) },
    EventGenerator("crossFade") { random, _ in .flag(random.isOne(in: 2)) },
    EventGenerator("guide") { random, _ in .text(random.isOne(in: 2) ? "stale" : "follows") },
    EventGenerator("rotate") { random, stage in
      stage.isLandscape.toggle()
      return .text(stage.isLandscape ? "landscape" : "portrait")
    },
    EventGenerator("background") { random, _ in random.pause },
    EventGenerator("drop") { random, _ in
      random.isOne(in: 2)
        ? .map(DraftValue.Entry("count", .number(Double(1 + random.below(6)))))
        : .map(DraftValue.Entry("duration", .number(random.pick([0.05, 0.1, 0.25]))))
    },
  ]
}

extension HuntRandom {
  /// A while in the background, and the keyboard's notifications meanwhile.
  fileprivate var pause: DraftValue {
    mutating get {
      let duration = entry("duration", oneIn: 2) { .number($0.pick([0.1, 0.5, 2])) }
      guard isOne(in: 3) else {
        return .map(
          duration, entry("keyboard", oneIn: 2) { .text($0.pick(["stays", "hides", "flattens"])) })
      }
      return .map(
        duration, DraftValue.Entry("keyboard", .text("empties")),
        entry("count", oneIn: 2) { .number(Double(1 + $0.below(3))) })
    }
  }
}

extension EventGenerator {
  /// Events in the app, and messages that come in.
  static let ofInput = [
    EventGenerator("focus") { random, _ in .number(Double(1 + random.below(2))) },
    EventGenerator("blur") { _, _ in .nothing },
    EventGenerator("tap") { random, stage in
      let side = min(stage.width, stage.bottom)
      return .list([side, side].map { .number(random.number(from: 0, to: $0, step: 10)) })
    },
    EventGenerator("type") { random, _ in
      let text = DraftValue.text(random.text)
      let interval = random.entry("interval", oneIn: 2) { .number($0.pick([0.05, 0.1])) }
      return interval.map { .map(DraftValue.Entry("text", text), $0) } ?? text
    },
    EventGenerator("scroll") { random, stage in random.scroll(on: stage) },
    EventGenerator("receive") { random, _ in random.messages },
    EventGenerator("send") { random, _ in random.messages },
  ]
}

extension HuntRandom {
  fileprivate var text: String {
    mutating get { pick(["a", "On my way", "Wait for me, I am\nlate", "\u{1F44B} \u{4F60}"]) }
  }

  fileprivate var messages: DraftValue {
    mutating get {
      guard isOne(in: 2) else { return .text(text) }
      return .map(
        entry("height", oneIn: 2) { .number($0.pick([36, 60, 120, 300])) },
        entry("count", oneIn: 3) { .number(Double(2 + $0.below(3))) })
    }
  }

  fileprivate mutating func scroll(on stage: HuntStage) -> DraftValue {
    let way =
      isOne(in: 4)
      ? DraftValue.Entry("to", .number(pick([0, 44, 1000])))
      : DraftValue.Entry("by", .number(number(from: -400, to: 400, step: 10)))
    return .map(
      way, entry("duration", oneIn: 3) { .number($0.pick([0, 0.1, 0.5])) },
      entry("velocity", oneIn: 3) { .number($0.pick([-900, 0, 900])) })
  }
}
