extension EventGenerator {
  /// What the person has set, or has plugged in.
  static let ofSystem = [
    EventGenerator("hardwareKeyboard") { random, _ in .flag(random.isOne(in: 2)) },
    EventGenerator("crossFade") { random, _ in .flag(random.isOne(in: 2)) },
  ]

  /// What is done in the app.
  static let ofInput = [
    EventGenerator("focus") { random, _ in .number(Double(1 + random.below(2))) },
    EventGenerator("blur") { _, _ in .nothing },
    EventGenerator("type") { random, _ in
      let text = random.pick(["a", "On my way", "Wait for me, I am\nlate", "\u{1F44B} \u{4F60}"])
      guard let interval = random.entry("interval", oneIn: 2, { .number($0.pick([0.05, 0.1])) })
      else { return .text(text) }
      return .map(DraftValue.Entry("text", .text(text)), interval)
    },
  ]
}
