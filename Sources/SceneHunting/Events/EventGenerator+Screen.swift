extension EventGenerator {
  /// Settings and hardware that the person changes, and changes of the screen.
  static let ofSystem = [
    EventGenerator("hardwareKeyboard") { random, _ in .flag(random.isOne(in: 2)) },
    EventGenerator("crossFade") { random, _ in .flag(random.isOne(in: 2)) },
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
