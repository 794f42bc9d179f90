import Detectors

/// A summary for a pull request: the verdict, what failed, the kinds and the scenes in tables.
///
/// Hosts cut comments: GitHub's at 65,536 characters. What does not fit is left out, from the end
/// of each part, and counted.
public struct MarkdownReporter: Reporter {
  /// The name on the command line.
  public static let name = "markdown"
  /// The name of its file where only a folder is given.
  public static let fileName = "seam.md"

  /// The most bytes of each part; together with the headings less than 60,000.
  private enum Room {
    static let details = 30_000
    static let kinds = 5_000
    static let scenes = 22_000
  }

  /// Creates a markdown reporter.
  public init() {}

  /// Writes the report part by part.
  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    var parts = [verdict(report)]
    if let interruption = report.interruption { parts.append("**\(interruption)**") }
    if let comparison = report.comparison {
      parts.append("Compared with the baseline: \(comparison.summary).")
      parts += comparison.remarks.prefix(Self.mostLines).map { "\($0.clipped.markdown)." }
    }
    if let details = details(report.failed, options) { parts.append(details) }
    if let excused = excused(report) { parts.append(excused) }
    if let kinds = kinds(report) { parts.append(kinds) }
    parts.append(scenes(report))
    sink.write(parts.joined(separator: "\n\n") + "\n")
  }

  private func verdict(_ report: Report) -> String {
    let failed = report.cases.count { $0.verdict != .pass }
    return failed == 0 && report.unplayedCount == nil
      ? "## Seam: \(report.cases.count == 1 ? "" : "all ")\(report.cases.count.cases) as expected"
      : "## Seam: \(failed) of \(report.cases.count.cases) not as expected"
  }

  /// The cases that failed, with their films; nil where none did.
  private func details(_ failed: [ReportedCase], _ options: ReportOptions) -> String? {
    guard !failed.isEmpty else { return nil }
    var shown: Set<String> = []
    var text = LimitedText(atMost: Room.details)
    for group in FaultGroup.groups(of: failed) {
      text.add(counting: group.others.count + 1) { details(of: group, options, &shown) }
    }
    let rest = text.leftOut > 0 ? ["\(text.leftOut.moreCases) not as expected, left out here."] : []
    return (text.parts + rest).joined(separator: "\n\n")
  }

  /// The most lines of a case.
  private static let mostLines = 12

  private func details(
    of group: FaultGroup, _ options: ReportOptions, _ shown: inout Set<String>
  ) -> String {
    let reported = group.worst
    let all = reported.groupedLines
    var lines = all.prefix(Self.mostLines).map { "- \($0.clipped.markdown)" }
    if all.count > lines.count { lines.append("- and \(all.count - lines.count) more") }
    if !group.others.isEmpty {
      let first = group.others[0].label.clipped.markdown
      let more = group.others.count > 1 ? " and \(group.others.count - 1) more" : ""
      lines.append("- the same in \(group.others.count.moreCases): \(first)\(more)")
    }
    let place = "`\(reported.file.clipped.markdownCode):\(reported.line)`"
    let films = reported.films.filter { shown.insert($0).inserted }.map {
      "\n![film of \(reported.scene.clipped.markdown)](\(options.address(of: $0).addressPath))"
    }
    return (["### \(reported.name.clipped.markdown)", "", place, ""] + lines + films)
      .joined(separator: "\n")
  }

  /// The findings that fail nothing, each cause once; nil where none is.
  private func excused(_ report: Report) -> String? {
    let all = report.cases.excusedLines
    guard !all.isEmpty else { return nil }
    let lines = all.prefix(Self.mostLines).map { "- \($0.clipped.markdown)" }
    let rest = all.count > lines.count ? ["- and \(all.count - lines.count) more"] : []
    return (lines + rest).joined(separator: "\n")
  }

  /// The number and the greatest size of each kind of finding; nil where nothing is found.
  private func kinds(_ report: Report) -> String? {
    var rows = LimitedText(atMost: Room.kinds)
    for count in KindCount.counts(of: report) { rows.add { count.row(in: report) } }
    guard !rows.parts.isEmpty else { return nil }
    let head = """
      | kind | findings | not expected | worst | in |
      |---|---:|---:|---:|---|
      """
    return ([head] + rows.parts).joined(separator: "\n")
  }

  /// A row for each scene, those first that are not as expected.
  private func scenes(_ report: Report) -> String {
    let scenes = report.scenes
    let failed = scenes.map(\.failedCount)
    let order = scenes.indices.filter { failed[$0] > 0 } + scenes.indices.filter { failed[$0] == 0 }
    var text = LimitedText(atMost: Room.scenes)
    for index in order {
      let scene = scenes[index]
      text.add {
        "| \(failed[index] == 0 ? "pass" : "**fail**") | \(scene.title.clipped.markdown) "
          + "| \(scene.count) | \(failed[index]) | \(scene.greatestByKind.joined(separator: ", ")) |"
      }
    }
    let head = """
      | verdict | scene | cases | not as expected | found at most |
      |---|---|---:|---:|---|
      """
    let rest = text.leftOut > 0 ? "\n\n\(text.leftOut) more scenes, left out here." : ""
    return ([head] + text.parts).joined(separator: "\n") + rest
  }
}

/// The findings of one kind in a report.
private struct KindCount {
  private let kind: FindingKind
  private var all = 0
  private var unexpected = 0
  /// The greatest, and the case that it is in.
  private var worst: (finding: ReportedFinding, place: Int)?

  private init(_ kind: FindingKind) { self.kind = kind }

  /// The kinds that are found, in their order.
  static func counts(of report: Report) -> [KindCount] {
    var counts = Dictionary(uniqueKeysWithValues: FindingKind.allCases.map { ($0, KindCount($0)) })
    for place in report.cases.indices {
      for finding in report.cases[place].findings { counts[finding.kind]?.note(finding, at: place) }
    }
    return FindingKind.allCases.compactMap { counts[$0] }.filter { $0.all > 0 }
  }

  private mutating func note(_ finding: ReportedFinding, at place: Int) {
    all += 1
    unexpected += finding.fails ? 1 : 0
    if finding.greatness > worst?.finding.greatness ?? -.infinity { worst = (finding, place) }
  }

  func row(in report: Report) -> String {
    let amount = kind.isFatal ? "" : worst?.finding.amountText ?? ""
    let name = worst.map { report.cases[$0.place].name.clipped.markdown } ?? ""
    return "| \(kind.rawValue) | \(all) | \(unexpected) | \(amount) | \(name) |"
  }
}

/// Parts of a text for as long as there is room.
private struct LimitedText {
  private(set) var parts: [String] = []
  /// The number of things in the parts that found no room.
  private(set) var leftOut = 0
  private var room: Int

  init(atMost room: Int) { self.room = room }

  /// Adds a part for the given number of things; once one finds no room, none behind it does.
  mutating func add(counting count: Int = 1, _ make: () -> String) {
    guard leftOut == 0 else { return leftOut += count }
    let part = make()
    let length = part.utf8.count + 2
    guard length <= room else { return leftOut += count }
    room -= length
    parts.append(part)
  }
}
