import Foundation
package import Scenes

/// A scene that is being made: one case, its events, and what is expected of it.
package struct SceneDraft: Hashable, Sendable {
  package var title = "Hunt"
  /// Lines above the scene that say where it comes from.
  package var remarks: [String] = []
  package var handler: HandlerSpec
  package var device: String
  package var system: String
  package var rate = 60.0
  package var phase = 0.0
  package var transcript: DraftValue?
  /// In order of time.
  package private(set) var events: [EventDraft]
  /// The kinds that are expected; nil where the scene expects nothing.
  package var expectation: [String]?

  package init(handler: HandlerSpec, device: String, system: String, events: [EventDraft]) {
    self.handler = handler
    self.device = device
    self.system = system
    self.events = events.inOrder
  }

  /// The same scene with other events.
  package func with(_ events: [EventDraft]) -> SceneDraft {
    var draft = self
    draft.events = events.inOrder
    return draft
  }

  /// The same scene without some of its events.
  package func without(_ range: Range<Int>) -> SceneDraft {
    var rest = events
    rest.removeSubrange(range)
    return with(rest)
  }
}

/// Something that happens in a draft, and when.
package struct EventDraft: Hashable, Sendable {
  /// Seconds from the scene's start.
  package var time: Double
  /// The kind's key in scenes.
  package let kind: String
  package var detail: DraftValue

  package init(at time: Double, _ kind: String, _ detail: DraftValue = .nothing) {
    self.time = time
    self.kind = kind
    self.detail = detail
  }

  var yaml: String { "{at: \(time.plain), \(kind): \(detail.yaml)}" }
}

extension [EventDraft] {
  /// The list of a scene, an event per line.
  var yaml: String { map { "  - \($0.yaml)" }.joined(separator: "\n") }

  /// The events by time; those of one time in their order.
  fileprivate var inOrder: [EventDraft] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}

extension SceneDraft {
  /// The scene as a file has it.
  package var yaml: String {
    let head = remarks.map { "# \($0.filter { !$0.isNewline })" } + ["scene: \(title.yaml)"]
    return (head + body + tail).joined(separator: "\n") + "\n"
  }

  /// All that is played, without title and remarks.
  package var body: [String] {
    var lines = ["device: \(device.yaml)", "system: \(system.yaml)"]
    if rate != 60 { lines.append("rate: \(rate.plain)") }
    if phase != 0 { lines.append("phase: \(phase.plain)") }
    lines.append("handler: \(handler.yaml)")
    if let transcript { lines.append("transcript: \(transcript.yaml)") }
    guard !events.isEmpty else { return lines + ["events: []"] }
    return lines + ["events:", events.yaml]
  }

  private var tail: [String] {
    guard let expectation else { return [] }
    let kinds = expectation.isEmpty ? "clean" : "[\(expectation.joined(separator: ", "))]"
    return ["expect: {\("\(handler)".yaml): \(kinds)}"]
  }
}

extension String {
  fileprivate var yaml: String { DraftValue.text(self).yaml }
}

extension HandlerSpec {
  fileprivate var yaml: String {
    guard !options.isEmpty else { return name.yaml }
    let entries = options.map { DraftValue.Entry($0.name, DraftValue($0.value)) }
    return DraftValue.map([DraftValue.Entry(name, .map(entries))]).yaml
  }
}

extension SceneDraft {
  /// The same scene on another device: what spans the old screen's bottom spans the new one's.
  package func moved(to name: String) -> SceneDraft {
    var draft = self
    if let old = Device.named(device), let new = Device.named(name) {
      draft = with(
        events.map { event in
          EventDraft(at: event.time, event.kind, event.detail.fitted(from: old, to: new))
        })
    }
    draft.device = name
    return draft
  }
}

extension DraftValue {
  /// Rectangles as wide as a screen keep their distance from its bottom; all else stays.
  fileprivate func fitted(from old: Device, to new: Device) -> DraftValue {
    switch self {
    case .map(let entries):
      .map(entries.map { Entry($0.key, $0.value.fitted(from: old, to: new)) })
    case .list(let values): .list(Self.fitted(values, from: old, to: new) ?? values)
    case .number, .flag, .text: self
    }
  }

  /// A rectangle from edge to edge of the old screen, in either orientation; nil for other lists.
  private static func fitted(
    _ values: [DraftValue], from old: Device, to new: Device
  ) -> [DraftValue]? {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    guard values.count == 4, numbers.count == 4, numbers[0] == 0 else { return nil }
    for side in Device.Orientation.allCases {
      let (before, after) = (old.turned(to: side).size, new.turned(to: side).size)
      guard numbers[2] == Double(before.width) else { continue }
      let top = numbers[1] + Double(after.height - before.height)
      return [0, top.tidy, Double(after.width), numbers[3]].map { .number($0) }
    }
    return nil
  }
}

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
