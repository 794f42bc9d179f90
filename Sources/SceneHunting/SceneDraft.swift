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

  /// By time; events of one time in their order.
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
