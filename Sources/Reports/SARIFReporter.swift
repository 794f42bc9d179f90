import Detectors

/// Static Analysis Results Interchange Format, version 2.1.0: a result for each cause of each group
/// of cases that are wrong for the same causes, and its rule.
///
/// A fault without a known cause has its kind for a rule. What helps is the text of `seam explain`,
/// and its section on the page of rules, named from the root of Seam's repository. Source: OASIS,
/// sarif-v2.1.0. Hosts show 5,000 results; where there are more, a notification says how many were
/// left out.
public struct SARIFReporter: Reporter {
  /// The name on the command line.
  public static let name = "sarif"
  /// The name of its file where only a folder is given.
  public static let fileName = "seam.sarif"

  /// The most results that hosts show.
  private static let limit = 5000

  /// Creates an SARIF reporter.
  public init() {}

  /// Writes the report part by part.
  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    let rules = SARIFRule.all
    sink.write(
      """
      {
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/\
      sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [{
      "tool": {"driver": {"name": "Seam", "semanticVersion": "\(SeamRelease.version)", "rules": [

      """)
    for (index, rule) in rules.enumerated() {
      sink.write(json(rule) + (index == rules.count - 1 ? "\n" : ",\n"))
    }
    sink.write("]}},\n\"columnKind\": \"unicodeCodePoints\",\n\"results\": [")
    let faults = GroupedFault.all(of: report)
    for (index, fault) in faults.prefix(Self.limit).enumerated() {
      sink.write((index == 0 ? "\n" : ",\n") + json(SARIFResult(fault, among: rules)))
    }
    let invocation = SARIFInvocation(report, leftOut: faults.count - Self.limit)
    sink.write("\n],\n\"invocations\": [\(json(invocation))]")
    sink.write("\n}]\n}\n")
  }

  private func json(_ value: some Encodable) -> String {
    String(decoding: value.compactJSON, as: UTF8.self)
  }
}

/// A `message`, or a `multiformatMessageString`.
private struct SARIFText: Encodable {
  let text: String
  var markdown: String?
}

/// A `reportingDescriptor`.
private struct SARIFRule: Encodable {
  let id: String
  let name: String
  let shortDescription: SARIFText
  let fullDescription: SARIFText
  let help: SARIFText
  let helpUri: String
  let defaultConfiguration = Configuration(level: "error")

  struct Configuration: Encodable { let level: String }

  private init(_ id: String, _ summary: String, help: SARIFText, at address: String) {
    self.id = id
    name = id.prefix(1).uppercased() + id.dropFirst()
    shortDescription = SARIFText(text: summary)
    fullDescription = SARIFText(text: summary)
    self.help = help
    helpUri = address
  }

  private init(_ id: String, _ summary: String, _ guide: Guide) {
    self.init(
      id, summary, help: SARIFText(text: guide.text, markdown: guide.markdown),
      at: Guide.address(of: id))
  }

  /// A rule for each kind of finding, each cause that can be named, and what else can be wrong.
  static var all: [SARIFRule] {
    FindingKind.allCases.compactMap { kind in
      kind.guide.map { SARIFRule(kind.rawValue, kind.summary.sentence, $0) }
    }
      + Cause.Rule.allCases.compactMap { rule in
        rule.guide.map { SARIFRule(rule.rawValue, $0.meaning.sentence, $0) }
      } + [
        SARIFRule(
          Fault.missing, "What the scene expects is not found.",
          help: SARIFText(text: "Take the kind out of the scene's expect if the fault is fixed."),
          at: "Documentation/scenes.md"),
        SARIFRule(
          Fault.error, "The case could not be played.",
          help: SARIFText(text: "The message says why. No finding of the case is known."),
          at: "Documentation/troubleshooting.md"),
      ]
  }
}

/// A `result`.
private struct SARIFResult: Encodable {
  let ruleId: String
  let ruleIndex: Int
  let level: String
  let message: SARIFText
  let locations: [Location]
  let partialFingerprints: [String: String]

  struct Location: Encodable {
    let physicalLocation: Physical
    let logicalLocations: [Logical]
  }

  struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Artifact: Encodable { let uri: String }

  struct Region: Encodable { let startLine: Int }

  struct Logical: Encodable {
    let fullyQualifiedName: String
    let kind = "member"
  }

  init(_ grouped: GroupedFault, among rules: [SARIFRule]) {
    let fault = grouped.fault
    ruleId = fault.identifier
    ruleIndex = rules.firstIndex { [ruleId] rule in rule.id == ruleId } ?? -1
    level = fault.fails ? "error" : "note"
    let reported = fault.reported
    message = SARIFText(text: "\(reported.label): \(grouped.message)".plain)
    locations = [
      Location(
        physicalLocation: Physical(
          artifactLocation: Artifact(uri: reported.file.uriReference),
          region: Region(startLine: reported.line)),
        logicalLocations: [Logical(fullyQualifiedName: reported.name.plain)])
    ]
    partialFingerprints = ["seamFault/v1": grouped.fingerprint]
  }
}

/// An `invocation`.
private struct SARIFInvocation: Encodable {
  let executionSuccessful: Bool
  let toolExecutionNotifications: [Notification]

  struct Notification: Encodable {
    var level = "warning"
    let message: SARIFText
  }

  init(_ report: Report, leftOut: Int) {
    executionSuccessful =
      report.unplayedCount == nil && report.cases.allSatisfy { $0.failure == nil }
    let more = "\(leftOut) more results are left out."
    toolExecutionNotifications =
      (leftOut > 0 ? [Notification(message: SARIFText(text: more))] : [])
      + (report.interruption.map { [Notification(level: "error", message: SARIFText(text: $0))] }
        ?? [])
  }
}

extension String {
  /// A sentence of a summary.
  fileprivate var sentence: String {
    let text = prefix(1).uppercased() + dropFirst()
    return text.hasSuffix(".") ? text : text + "."
  }

  /// A path as a reference of RFC 3986; one that is absolute is a `file:` URI.
  fileprivate var uriReference: String {
    hasPrefix("/") ? "file://" + addressPath : addressPath
  }
}
