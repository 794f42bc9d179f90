import Scenes

extension SceneReader {
  private static let boundKeys = ["count", "atLeast", "atMost"]

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
    return finding
  }

  private func expectedKind(_ word: String, at node: SceneNode) throws(SceneError) -> String {
    guard vocabulary.findingKinds.contains(word) else {
      throw node.error(
        "no finding is called '\(word)': write one of \(vocabulary.findingKinds.asList)")
    }
    return word
  }
}
