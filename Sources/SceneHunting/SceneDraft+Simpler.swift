extension SceneDraft {
  /// The scenes that are one step simpler than this one, the greatest steps first.
  ///
  /// Each step takes something away, shortens it or puts the plainest in its place, so that no row
  /// of steps is without end.
  func simpler(device plainDevice: String, system plainSystem: String) -> [SceneDraft] {
    var drafts: [SceneDraft] = []
    func add(if isStep: Bool, _ change: (inout SceneDraft) -> Void) {
      guard isStep else { return }
      var draft = self
      change(&draft)
      drafts.append(draft)
    }
    add(if: transcript != nil) { $0.transcript = nil }
    add(if: phase != 0) { $0.phase = 0 }
    add(if: rate != 60) { $0.rate = 60 }
    add(if: system != plainSystem) { $0.system = plainSystem }
    add(if: device != plainDevice) { $0 = $0.moved(to: plainDevice) }
    for value in transcript?.simpler ?? [] { add(if: true) { $0.transcript = value } }
    return drafts + withEarlierStart + events.indices.flatMap(withSimplerEvent)
  }

  /// The same events, from the scene's start on.
  private var withEarlierStart: [SceneDraft] {
    guard let start = events.first?.time, start > 0 else { return [] }
    return [
      with(
        events.map { event in
          var event = event
          event.time = (event.time - start).tidy
          return event
        })
    ]
  }

  private func withSimplerEvent(_ index: Int) -> [SceneDraft] {
    let event = events[index]
    let others = event.detail.simpler.map { detail in
      EventDraft(at: event.time, event.kind, detail)
    }
    let times = event.time.shorter.filter { $0 >= 0 }.map { time in
      EventDraft(at: time, event.kind, event.detail)
    }
    return (others + times).map { simpler in
      var events = events
      events[index] = simpler
      return with(events)
    }
  }
}

extension DraftValue {
  /// The values that are one step simpler: an entry less, an element less, a shorter number.
  var simpler: [DraftValue] {
    switch self {
    case .number(let number): number.shorter.map { .number($0) }
    case .flag: []
    case .text(let text): text.count > 1 ? [.text(String(text.prefix(1)))] : []
    case .list(let values): Self.shortened(values).map { .list($0) } + eachSimpler(in: values)
    case .map(let entries): Self.shortened(entries).map { .map($0) } + eachSimpler(in: entries)
    }
  }

  private static func shortened<Element>(_ elements: [Element]) -> [[Element]] {
    elements.indices.map { index in
      var rest = elements
      rest.remove(at: index)
      return rest
    }
  }

  private func eachSimpler(in values: [DraftValue]) -> [DraftValue] {
    values.indices.flatMap { index in
      values[index].simpler.map { value in
        var values = values
        values[index] = value
        return .list(values)
      }
    }
  }

  private func eachSimpler(in entries: [Entry]) -> [DraftValue] {
    entries.indices.flatMap { index in
      entries[index].value.simpler.map { value in
        var entries = entries
        entries[index].value = value
        return .map(entries)
      }
    }
  }
}

extension Double {
  /// Numbers near this one that take fewer characters to write, the roundest first.
  fileprivate var shorter: [Double] {
    let length = plain.count
    var numbers: [Double] = []
    for step in [1, 0.5, 0.1, 0.05, 0.01] {
      let number = ((self / step).rounded() * step).tidy
      if number.plain.count < length, !numbers.contains(number) { numbers.append(number) }
    }
    return numbers
  }
}
