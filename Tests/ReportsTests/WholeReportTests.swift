import Detectors
import Foundation
@testable import Reports
import Scenes
import Testing

/// One report with all that a report can have, in every format, to the letter.
///
/// Its text is written here by hand, from what each format says of itself.
@Suite struct WholeReportTests {
  private static func finding(
    _ kind: String, _ phase: Phase, _ points: Double, frames: ClosedRange<Int>?, at time: Double,
    amount: Double? = nil, _ unit: FindingUnit = .points, rule: String? = nil,
    cause: String? = nil, expected: Bool = false, continuous: Double? = nil,
    excusedBy premise: Premise? = nil
  ) throws -> ReportedFinding {
    ReportedFinding(
      kind: try #require(FindingKind(rawValue: kind)), phase: phase, points: points,
      pixels: 2 * points, continuous: continuous, exposure: 1, frames: frames,
      worst: .init(frame: frames?.lowerBound, time: time), cause: cause, rule: rule,
      amount: amount ?? points, unit: unit, expected: expected,
      restsOn: premise.map { [$0] } ?? [], excused: premise != nil)
  }

  private static func reported(
    _ scene: String, _ label: String, _ file: String, _ line: Int, _ verdict: CaseResult.Verdict,
    _ findings: [ReportedFinding] = [], missing: [String] = [], failure: String? = nil,
    films: [String] = [], filmFailures: [String] = [], notes: [String] = []
  ) -> ReportedCase {
    ReportedCase(
      name: "\(scene) / \(label)", scene: scene, file: file, line: line, handler: "frame",
      device: "iPhone 8", scale: 2, system: nil, rate: 60, verdict: verdict, frames: 75,
      duration: 1.25, seam: .init(gap: 0, overlap: 0), findings: findings, missing: missing,
      failure: failure, films: films, filmFailures: filmFailures, notes: notes,
      source: .simulated, elapsed: 0.5)
  }

  /// Scenes that are right, wrong in each way, and wrong by what is only reported.
  private static func report() throws -> Report {
    let late = (rule: "startsLate", cause: "the bar is late")
    func lag(_ amount: Double, _ points: Double) throws -> ReportedFinding {
      try finding(
        "lag", .opening, points, frames: 18...18, at: 0.3, amount: amount, .milliseconds,
        rule: late.rule, cause: late.cause, excusedBy: .accessoryLeftOut)
    }
    func gap(_ points: Double, _ phase: Phase, _ frames: ClosedRange<Int>) throws
      -> ReportedFinding
    {
      try finding(
        "gap", phase, points, frames: frames, at: 0.0834, rule: late.rule, cause: late.cause)
    }
    let (show, hide) = ("a/show.yaml", "b/hide.yaml")
    var report = Report([
      reported(
        "Calm", "right", "a/calm.yaml", 1, .pass, notes: ["nothing shows", "nothing shows"]),
      reported("Show", "right", show, 3, .pass),
      reported(
        "Show", "known", show, 3, .pass,
        [
          try finding("overlap", .opening, 258, frames: 3...9, at: 0.0834, expected: true),
          try finding("jump", .open, 7, frames: 4...4, at: 0.1, amount: 3, .times, expected: true),
        ], films: ["films/late.png"]),
      reported(
        "Show", "late(0.1)", show, 3, .fail,
        [
          try gap(4.2, .opening, 5...5),
          try finding("overlap", .closing, 20, frames: nil, at: 0.25, continuous: 20),
          try gap(16.94, .open, 3...9),
        ], filmFailures: ["no ffmpeg"]),
      reported(
        "Show", "late(0.2)", show, 3, .fail,
        [
          try gap(5, .opening, 3...9),
          try finding("overlap", .closing, 1, frames: nil, at: 0.25, continuous: 30),
        ], films: ["films/late.png"]),
      reported("Show", "broken", show, 3, .error, failure: "it never settles"),
      reported("Hide", "right", hide, 7, .fail, missing: ["gap", "2 jumps, 1 found"]),
      reported("Hide", "reported", hide, 7, .pass, [try lag(50, 10)]),
      reported("Hide", "reported2", hide, 7, .pass, [try lag(60, 12)]),
    ])
    report.unplayedCount = 2
    return report
  }

  private static let gap = "gap of 5 pt (10 px) while opening, worst at 83 ms, frames 3-9"
  private static let overlap = "overlap of 30 pt between frames while closing, worst at 250 ms"
  private static let late = ": the bar is late"
  private static let lag =
    "lag of 60 ms (12 pt) while opening, worst at 300 ms, frame 18: the bar is late"
    + " (reported: iOS 26 leaves the accessory out of its rectangles)"
  private static let rest = """
    interrupted: 2 of 11 cases were not played
    9 cases: 5 as expected, 3 not, 1 could not be played; 9 findings, of which 2 fail nothing

    """
  private static let text = """
    pass Calm: 1 case
           note: nothing shows
    FAIL Show: 3 of 5 cases not as expected
      FAIL late(0.2)
           \(overlap)
           \(gap)\(late) [startsLate]
           and the same in 1 more case: late(0.1)
      ERR  broken: could not be played
           it never settles
    FAIL Hide: 1 of 3 cases not as expected
      FAIL right
           expected: gap, which was not found
           expected: 2 jumps, 1 found
           fails nothing: reported2: \(lag) [startsLate] (and 1 more of this cause)
    \(rest)
    """

  private func write(_ reporter: some Reporter, _ detail: ReportOptions.Detail = .usual) throws
    -> String
  {
    var options = ReportOptions()
    (options.detail, options.timestamp) = (detail, "2026-01-31T12:00:00")
    return reporter.report(try Self.report(), options)
  }

  @Test func aTextIsWhole() throws {
    #expect(try write(TextReporter()) == Self.text)
    let quiet = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("Calm") && !$0.contains("note:") && !$0.contains("nothing: ") }
    #expect(try write(TextReporter(), .quiet) == quiet.joined(separator: "\n"))
  }

  /// With all detail every case has every finding: what fails worst first, then the others.
  @Test func aTextInFullHasAll() throws {
    #expect(
      try write(TextReporter(), .verbose) == """
        pass Calm: 1 case
               note: nothing shows
          pass right
        FAIL Show: 3 of 5 cases not as expected
          pass right
          pass known (overlap up to 258 pt, jump 3 times, as expected)
               expected overlap of 258 pt (516 px) while opening, worst at 83 ms, frames 3-9
               expected jump 3 times while open, worst at 100 ms, frame 4
          FAIL late(0.1)
               overlap of 20 pt between frames while closing, worst at 250 ms
               gap of 16.9 pt (33.9 px) while open, worst at 83 ms, frames 3-9\(Self.late) [startsLate]
               gap of 4.2 pt (8.4 px) while opening, worst at 83 ms, frame 5\(Self.late) [startsLate]
               no film: no ffmpeg
          FAIL late(0.2)
               \(Self.overlap)
               \(Self.gap)\(Self.late) [startsLate]
          ERR  broken: could not be played
               it never settles
        FAIL Hide: 1 of 3 cases not as expected
          FAIL right
               expected: gap, which was not found
               expected: 2 jumps, 1 found
          pass reported
               fails nothing: \(Self.lag.replacing("60 ms (12 pt)", with: "50 ms (10 pt)")) [startsLate]
          pass reported2
               fails nothing: \(Self.lag) [startsLate]
        \(Self.rest)
        """)
  }

  @Test func markdownIsWhole() throws {
    #expect(
      try write(MarkdownReporter()) == """
        ## Seam: 4 of 9 cases not as expected

        **interrupted: 2 of 11 cases were not played**

        ### Show / late(0.2)

        `a/show.yaml:3`

        - \(Self.overlap)
        - \(Self.gap)\(Self.late) \\[startsLate\\]
        - the same in 1 more case: late(0.1)

        ![film of Show](films/late.png)

        ### Show / broken

        `a/show.yaml:3`

        - it never settles

        ### Hide / right

        `b/hide.yaml:7`

        - expected: gap, which was not found
        - expected: 2 jumps, 1 found

        - fails nothing: reported2: \(Self.lag) \\[startsLate\\] (and 1 more of this cause)

        | kind | findings | not expected | worst | in |
        |---|---:|---:|---:|---|
        | gap | 3 | 3 | 16.9 pt | Show / late(0.1) |
        | overlap | 3 | 2 | 258 pt | Show / known |
        | jump | 1 | 0 | 3 times | Show / known |
        | lag | 2 | 0 | 60 ms | Hide / reported2 |

        | verdict | scene | cases | not as expected | found at most |
        |---|---|---:|---:|---|
        | **fail** | Show | 5 | 3 | gap up to 16.9 pt, overlap up to 258 pt, jump 3 times |
        | **fail** | Hide | 3 | 1 | lag up to 60 ms |
        | pass | Calm | 1 | 0 |  |

        """)
  }

  /// The worst fault is the first annotation; titles escape colons and commas.
  @Test func annotationsAreWhole() throws {
    let (show, hide) = ("file=a/show.yaml,line=3", "file=b/hide.yaml,line=7")
    let gaps = [
      "late(0.1): gap of 16.9 pt (33.9 px) while open, worst at 83 ms, frames 3-9",
      "late(0.2): \(Self.gap)",
      "late(0.1): gap of 4.2 pt (8.4 px) while opening, worst at 83 ms, frame 5",
    ].map { "::error \(show),title=gap%3A Show::\($0)\(Self.late) [startsLate]\n" }
    #expect(
      try write(GitHubReporter()) == """
        ::error title=interrupted::interrupted: 2 of 11 cases were not played
        ::error \(show),title=error%3A Show::broken: it never settles
        ::error \(show),title=overlap%3A Show::late(0.2): \(Self.overlap)
        ::error \(show),title=overlap%3A Show::late(0.1): \(Self.overlap.replacing("30", with: "20"))
        \(gaps.joined())\
        ::error \(hide),title=missing%3A Hide::right: expected: gap, which was not found
        ::error \(hide),title=missing%3A Hide::right: expected: 2 jumps, 1 found
        ::notice \(hide),title=lag%2C fails nothing%3A Hide::reported: \
        \(Self.lag.replacing("60 ms (12 pt)", with: "50 ms (10 pt)")) [startsLate]
        ::notice \(hide),title=lag%2C fails nothing%3A Hide::reported2: \(Self.lag) [startsLate]
        ::warning \(show),title=no film%3A Show::no ffmpeg
        \(Self.text)
        """)
  }

  @Test func suitesAreWhole() throws {
    func suite(
      _ id: Int, _ name: String, at place: (String, Int), tests: Int, failures: Int, errors: Int,
      time: String, cases: String, output: String = "<system-out/>"
    ) -> String {
      """
        <testsuite name="\(name)" package="seam" id="\(id)" tests="\(tests)" \
      failures="\(failures)" errors="\(errors)" time="\(time)" \
      timestamp="2026-01-31T12:00:00" hostname="localhost">
          <properties>
            <property name="file" value="\(place.0)"/>
            <property name="line" value="\(place.1)"/>
          </properties>
      \(cases)
          \(output)
          <system-err/>
        </testsuite>

      """
    }
    func head(_ name: String) -> String {
      "    <testcase name=\"\(name)\" classname=\"frame\" time=\"1.250\""
    }
    func wrong(
      _ name: String, _ element: String, _ type: String, _ place: String, _ lines: String...
    )
      -> String
    {
      """
      \(head(name))>
            <\(element) message="\(lines[0])" type="\(type)">\
      \(([place + name] + lines).joined(separator: "&#10;"))</\(element)>
          </testcase>
      """
    }
    let (show, hide) = ("a/show.yaml:3: ", "b/hide.yaml:7: ")
    let late = [
      wrong(
        "Show / late(0.1)", "failure", "overlap", show, Self.overlap.replacing("30", with: "20"),
        "gap of 16.9 pt (33.9 px) while open, worst at 83 ms, frames 3-9\(Self.late) [startsLate]",
        "gap of 4.2 pt (8.4 px) while opening, worst at 83 ms, frame 5\(Self.late) [startsLate]",
        "no film: no ffmpeg"),
      wrong(
        "Show / late(0.2)", "failure", "overlap", show, Self.overlap,
        "\(Self.gap)\(Self.late) [startsLate]"),
      wrong("Show / broken", "error", "error", show, "it never settles"),
    ]
    let right = ["Show / right", "Show / known"].map { head($0) + "/>" }
    let missing = [
      wrong(
        "Hide / right", "failure", "missing", hide, "expected: gap, which was not found",
        "expected: 2 jumps, 1 found"),
      head("Hide / reported") + "/>", head("Hide / reported2") + "/>",
    ]
    let excused =
      "fails nothing: reported2: \(Self.lag) [startsLate] (and 1 more of this cause)"
    let suites = [
      suite(
        0, "Calm", at: ("a/calm.yaml", 1), tests: 1, failures: 0, errors: 0, time: "1.250",
        cases: head("Calm / right") + "/>"),
      suite(
        1, "Show", at: ("a/show.yaml", 3), tests: 5, failures: 2, errors: 1, time: "6.250",
        cases: (right + late).joined(separator: "\n")),
      suite(
        2, "Hide", at: ("b/hide.yaml", 7), tests: 3, failures: 1, errors: 0, time: "3.750",
        cases: missing.joined(separator: "\n"), output: "<system-out>\(excused)</system-out>"),
    ]
    let interruption = "interrupted: 2 of 11 cases were not played"
    #expect(
      try write(JUnitReporter()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
        \(suites.joined())\
          <testsuite name="interrupted" package="seam" id="3" tests="1" failures="0" errors="1" \
        time="0.000" timestamp="2026-01-31T12:00:00" hostname="localhost">
            <properties/>
            <testcase name="interrupted" classname="seam" time="0.000">
              <error message="\(interruption)" type="error">\(interruption)</error>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
        </testsuites>

        """)
  }

  /// A fault of a list of issues: once for all cases that are wrong for the same causes.
  private struct Issue: Equatable {
    let rule, name, label, message, file: String
    let line: Int
    let severity, fingerprint: String

    init(
      _ rule: String, _ scene: String, _ label: String, _ message: String, _ severity: String,
      traits: [String]
    ) {
      (self.rule, self.label, self.message, self.severity) = (rule, label, message, severity)
      name = "\(scene) / \(label)"
      (file, line) = scene == "Show" ? ("a/show.yaml", 3) : ("b/hide.yaml", 7)
      fingerprint = StableHash(traits).hexadecimal
    }
  }

  private static let issues = [
    Issue(
      "overlap", "Show", "late(0.2)", "\(overlap); the same in 1 more case: late(0.1)", "major",
      traits: ["Show / late(0.1)", "", "overlap", ""]),
    Issue(
      "startsLate", "Show", "late(0.2)",
      "\(gap)\(late) [startsLate]; the same in 1 more case: late(0.1)", "major",
      traits: ["Show / late(0.1)", "", "gap", "startsLate"]),
    Issue(
      "error", "Show", "broken", "it never settles", "blocker",
      traits: ["Show / broken", "", "error"]),
    Issue(
      "missing", "Hide", "right", "expected: gap, which was not found", "major",
      traits: ["Hide / right", "", "missing", "gap"]),
    Issue(
      "missing", "Hide", "right", "expected: 2 jumps, 1 found", "major",
      traits: ["Hide / right", "", "missing", "2 jumps, 1 found"]),
    Issue(
      "startsLate", "Hide", "reported2", "\(lag) [startsLate] (and 1 more of this cause)", "info",
      traits: ["Hide / reported", "excused", "lag", "startsLate", "accessoryLeftOut"]),
  ]

  @Test func codeQualityIsWhole() throws {
    let lines = Self.issues.map { issue in
      "{\"check_name\":\"\(issue.rule)\",\"description\":\"\(issue.name): \(issue.message)\","
        + "\"fingerprint\":\"\(issue.fingerprint)\",\"location\":{\"lines\":{\"begin\":\(issue.line)},"
        + "\"path\":\"\(issue.file)\"},\"severity\":\"\(issue.severity)\"}"
    }
    #expect(try write(GitLabReporter()) == "[\n" + lines.joined(separator: ",\n") + "\n]\n")
  }

  @Test func sarifIsWhole() throws {
    let text = try write(SARIFReporter())
    let rules = text.matches(of: /\{"defaultConfiguration".*"id":"(\w+)","name"/).map { $0.1 }
    let results = Self.issues.map { issue in
      "{\"level\":\"\(issue.severity == "info" ? "note" : "error")\",\"locations\":["
        + "{\"logicalLocations\":[{\"fullyQualifiedName\":\"\(issue.name)\",\"kind\":\"member\"}],"
        + "\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"\(issue.file)\"},"
        + "\"region\":{\"startLine\":\(issue.line)}}}],"
        + "\"message\":{\"text\":\"\(issue.label): \(issue.message)\"},"
        + "\"partialFingerprints\":{\"seamFault/v1\":\"\(issue.fingerprint)\"},"
        + "\"ruleId\":\"\(issue.rule)\",\"ruleIndex\":\(rules.firstIndex { $0 == issue.rule } ?? -1)}"
    }
    let end = """
      "results": [
      \(results.joined(separator: ",\n"))
      ],
      "invocations": [{"executionSuccessful":false,"toolExecutionNotifications":\
      [{"level":"error","message":{"text":"interrupted: 2 of 11 cases were not played"}}]}]
      }]
      }

      """
    #expect(text.hasSuffix(end))
    #expect(rules.suffix(2) == ["missing", "error"])
  }

  /// What is new, worse, better and gone since another run, in every format.
  @Test func aComparisonIsWhole() throws {
    func show(_ label: String, _ findings: ReportedFinding...) -> ReportedCase {
      Self.reported("Show", label, "a/show.yaml", 3, .fail, findings)
    }
    func gap(_ points: Double, _ phase: Phase = .opening) throws -> ReportedFinding {
      try Self.finding("gap", phase, points, frames: 3...9, at: 0.1, rule: "startsLate")
    }
    func overlap(_ size: Double) throws -> ReportedFinding {
      try Self.finding("overlap", .closing, 1, frames: nil, at: 0.25, continuous: size)
    }
    let lag = try Self.finding(
      "lag", .opening, 12, frames: 18...18, at: 0.3, amount: 50, .milliseconds)
    let comparison = ReportComparison(
      base: Report([
        show("a", try gap(5)), show("b", try overlap(30)), show("c", try gap(16.94, .open)),
      ]),
      head: Report([
        show("a", try gap(8)), show("b", try overlap(20)), show("d", lag),
        Self.reported("Hide", "right", "b/hide.yaml", 7, .fail, missing: ["gap"]),
      ]))
    #expect(!comparison.isClean)
    let lines = [
      ("new", "Show / d", "lag while opening, 50 ms"),
      ("new", "Hide / right", "expected: gap, which was not found"),
      ("worse", "Show / a", "gap while opening, 8 pt (was 5 pt)"),
      ("better", "Show / b", "overlap while closing, 20 pt (was 30 pt)"),
      ("gone", "Show / c", "gap while open, was 16.9 pt"),
    ]
    let summary = "2 new, 1 worse, 1 better, 1 gone"
    let texts = lines.map {
      $0.0.padding(toLength: 7, withPad: " ", startingAt: 0) + "\($0.1): \($0.2)"
    }
    #expect(comparison.text == (texts + [summary, ""]).joined(separator: "\n"))
    let rows = lines.map { "| \($0.0) | \($0.1) | \($0.2) |" }
    #expect(
      comparison.markdown == """
        ## Seam: new or worse

        \(summary).

        | change | case | finding |
        |---|---|---|
        \(rows.joined(separator: "\n"))

        """)
    let json = try JSONSerialization.jsonObject(with: Data(comparison.json.utf8)) as? NSDictionary
    let changes = try #require(json?["changes"] as? [NSDictionary])
    #expect(json?["version"] as? Int == 1 && json?["clean"] as? Bool == false)
    #expect(changes.compactMap { $0["name"] as? String } == lines.map(\.1))
    #expect(
      changes[2] == [
        "change": "worse", "name": "Show / a", "kind": "gap", "phase": "opening",
        "rule": "startsLate", "unit": "pt", "base": ["amount": 5, "points": 5],
        "head": ["amount": 8, "points": 8],
      ])
    #expect(changes[0]["base"] == nil && changes[4]["head"] == nil)
  }

  /// The last line is green where all is as expected, and red else; one finding is one.
  @Test(arguments: [true, false]) func theLastLineHasTheVerdictsColour(_ isRight: Bool) throws {
    var options = ReportOptions()
    options.isColored = true
    let overlap = try Self.finding("overlap", .open, 3, frames: 1...2, at: 0, expected: isRight)
    let report = Report([Self.reported("S", "c", "f", 1, isRight ? .pass : .fail, [overlap])])
    let counts = isRight ? "1 as expected, 0 not" : "0 as expected, 1 not"
    #expect(
      TextReporter().report(report, options).hasSuffix(
        "\u{1B}[\(isRight ? 32 : 31)m1 case: \(counts), 0 could not be played; 1 finding\u{1B}[0m\n"
      ))
  }
}
