import Foundation
import Scenes

extension SceneReader {
  /// The device turns: the side it is held by, alone or with what the keyboard does.
  func rotation(_ node: SceneNode, on device: Device) throws(SceneError) -> SceneEvent.Kind {
    guard node.isMap else { return .rotate(try orientation(node)) }
    let fields = try node.fields(["to", "height", "count"])
    let orientation = try orientation(
      try fields.required("to", "portrait or landscape: {to: landscape}"))
    return .rotate(
      orientation,
      keyboard: try height(fields["height"], on: device.turned(to: orientation)),
      count: try fields["count"]?.integer(in: 1...10) ?? 1)
  }

  private func orientation(_ node: SceneNode) throws(SceneError) -> Device.Orientation {
    let word = try node.word(Device.Orientation.allCases.map(\.rawValue))
    return Device.Orientation(rawValue: word) ?? .portrait
  }

  /// The app goes to the background: for how long, and which notifications the keyboard posts.
  func pause(_ node: SceneNode) throws(SceneError) -> AppPause {
    guard !node.isEmpty else { return AppPause() }
    let fields = try node.fields(["duration", "keyboard", "count", "rotate"])
    let word = try fields["keyboard"]?.word(AppPause.Keyboard.allCases.map(\.rawValue))
    let keyboard = word.flatMap(AppPause.Keyboard.init) ?? .stays
    if let count = fields["count"], keyboard != .empties {
      throw count.error("count goes with empties: {keyboard: empties, count: 3}")
    }
    return AppPause(
      duration: try duration(fields["duration"]) ?? 1, keyboard: keyboard,
      count: try fields["count"]?.integer(in: 1...100) ?? 1,
      orientation: try fields["rotate"].map(orientation))
  }

  /// A finger that moves the list.
  func scroll(_ node: SceneNode, on device: Device) throws(SceneError) -> ListScroll {
    let fields = try node.fields(["by", "to", "from", "duration", "velocity"])
    let way: ListScroll.Way
    switch (fields["by"], fields["to"]) {
    case (let distance?, nil):
      way = .by(try distance.number(in: -10_000...10_000, unit: "points"))
    case (nil, let target?):
      way = .to(try target.number(in: -100_000...10_000_000, unit: "points"))
    default:
      throw node.error(
        "a scroll is either {by: 200}, the finger's way down, or {to: 0}, a point of the content")
    }
    return ListScroll(
      way,
      from: try fields["from"].map { node throws(SceneError) in
        try length(node, from: 0, on: device)
      },
      duration: try duration(fields["duration"]) ?? 0.3,
      velocity: try fields["velocity"]?.number(in: -100_000...100_000, unit: "points a second"))
  }

  /// Messages that come in or are sent: what one says, or its height, and how many there are.
  func messages(
    _ node: SceneNode, areOutgoing: Bool
  ) throws(SceneError) -> [Transcript.Message] {
    guard node.isMap || node.isEmpty else {
      return [Transcript.Message(text: try node.passage(), isOutgoing: areOutgoing)]
    }
    let fields = node.isEmpty ? nil : try node.fields(["text", "height", "count"])
    if let height = fields?["height"], fields?["text"] != nil {
      throw height.error("a message has a text or a height, not both: the text sets its height")
    }
    let count = try fields?["count"]?.integer(in: 1...1000) ?? 1
    let height = try fields?["height"]?.number(in: 1...10_000, unit: "points") ?? 44
    let text = try fields?["text"]?.passage()
    let message =
      text.map { Transcript.Message(text: $0, isOutgoing: areOutgoing) }
      ?? Transcript.Message(height: height, isOutgoing: areOutgoing)
    return Array(repeating: message, count: count)
  }

  /// Refreshes that are missed from now on: a number of them, or for a time.
  func drop(_ node: SceneNode) throws(SceneError) -> SceneEvent.Kind {
    let fields = try node.fields(["count", "duration"])
    switch (fields["count"], fields["duration"]) {
    case (let count?, nil): return .drop(.count(try count.integer(in: 1...10_000)))
    case (nil, let seconds?):
      return .drop(.seconds(try seconds.number(in: 0...60, unit: "seconds")))
    default:
      throw node.error("a drop is either {count: 3}, a number of refreshes, or {duration: 0.1}")
    }
  }

  /// The refreshes that a scene misses: numbers, and stretches of time.
  func dropped(_ node: SceneNode) throws(SceneError) -> [DroppedRefreshes] {
    let elements = node.isList ? try node.elements() : [node]
    guard elements.count <= 10_000 else {
      throw node.error("dropped is a list of at most 10000 refreshes and stretches")
    }
    var dropped: [DroppedRefreshes] = []
    for element in elements { dropped.append(try droppedStretch(element)) }
    return dropped
  }

  private func droppedStretch(_ node: SceneNode) throws(SceneError) -> DroppedRefreshes {
    guard node.isMap else {
      let index = try node.integer(in: 0...1_000_000)
      return .indices(index...index)
    }
    let fields = try node.fields(["from", "to"])
    let start = try fields.required("from", "the first second: {from: 0.1, to: 0.2}")
      .number(in: 0...600, unit: "seconds")
    let end = try fields.required("to", "the second after it: {from: 0.1, to: 0.2}")
      .number(in: start...660, unit: "seconds")
    return .from(start, .seconds(end - start))
  }

  private static let boundKeys = ["count", "worst", "within", "atLeast", "atMost"]

  /// Expected kinds with counts and bounds: `{gap: {atMost: 20}, jump: 2}`, or a list with such
  /// maps in it; nil where there are none.
  func boundedExpectation(_ node: SceneNode) throws(SceneError) -> Expectation? {
    if node.isMap { return .bounded(try expectedFindings(node)) }
    guard node.isList else { return nil }
    let elements = try node.elements()
    guard elements.contains(where: \.isMap) else { return nil }
    var findings: [ExpectedFinding] = []
    for element in elements {
      guard element.isMap else {
        findings.append(ExpectedFinding(try expectedKind(try element.text(), at: element)))
        continue
      }
      findings += try expectedFindings(element)
    }
    return .bounded(findings)
  }

  private func expectedFindings(_ node: SceneNode) throws(SceneError) -> [ExpectedFinding] {
    var findings: [ExpectedFinding] = []
    for pair in try node.pairs() {
      let kind = try expectedKind(pair.key, at: node)
      findings.append(try expectedFinding(kind, pair.value))
    }
    guard !findings.isEmpty else {
      throw node.error("\(node.name) names no finding: write {gap: {atMost: 20}}, or clean")
    }
    return findings
  }

  private func expectedFinding(
    _ kind: String, _ node: SceneNode
  ) throws(SceneError) -> ExpectedFinding {
    guard node.isMap else {
      return ExpectedFinding(kind, count: try node.integer(in: 1...10_000))
    }
    let fields = try node.fields(Self.boundKeys)
    var finding = ExpectedFinding(kind)
    finding.count = try fields["count"].map { count throws(SceneError) in
      try count.integer(in: 1...10_000)
    }
    let unit = vocabulary.units[kind] ?? ""
    finding.atLeast = try fields["atLeast"].map { bound throws(SceneError) in
      try bound.number(in: 0...1e9, unit: unit)
    }
    finding.atMost = try fields["atMost"].map { bound throws(SceneError) in
      try bound.number(in: 0...1e9, unit: unit)
    }
    if let least = finding.atLeast, let most = finding.atMost, least > most {
      throw node.error("atLeast must not be more than atMost")
    }
    if let worst = fields["worst"] { (finding.worst, finding.within) = try size(worst, unit) }
    guard let within = fields["within"] else { return finding }
    guard finding.worst != nil, finding.within == nil else {
      throw within.error("within goes with one number: {worst: 48.1, within: 0.5}")
    }
    finding.within = try within.number(in: 0...1e9, unit: unit)
    return finding
  }

  /// A size, alone or with what it may differ by: `48.1`, `48.1 +/- 0.5`.
  private func size(
    _ node: SceneNode, _ unit: String
  ) throws(SceneError) -> (Double, Double?) {
    let parts = node.scalarText?.split(separator: "+/-", maxSplits: 1) ?? []
    guard parts.count == 2 else { return (try node.number(in: 0...1e9, unit: unit), nil) }
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, numbers.allSatisfy({ (0...1e9).contains($0) }) else {
      throw node.error(
        "\(node.name) must be a size, or a size and what it may differ by, as 48.1 +/- 0.5, not"
          + " \(node.excerpt)")
    }
    return (numbers[0], numbers[1])
  }

  private func expectedKind(_ word: String, at node: SceneNode) throws(SceneError) -> String {
    guard vocabulary.findingKinds.contains(word) else {
      throw node.error(
        "no finding is called '\(word)': write one of \(vocabulary.findingKinds.asList)")
    }
    return word
  }
}
