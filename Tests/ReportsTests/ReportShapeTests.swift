import Detectors
import Foundation
import Testing

@testable import Reports

/// Reports are whole: what begins ends, and what a page needs is in it.
@MainActor
struct ReportShapeTests {
  /// The elements that are open at the end of an XML text, in order.
  private func open(_ xml: String) -> [String] {
    var open: [String] = []
    for part in xml.components(separatedBy: "<").dropFirst() where !part.hasPrefix("?") {
      let name = String(part.prefix { $0 != ">" && $0 != " " && $0 != "/" })
      if part.hasPrefix("/") {
        let end = String(part.dropFirst().prefix { $0 != ">" })
        if open.last == end { open.removeLast() } else { open.append("/" + end) }
      } else if !part.prefix(while: { $0 != ">" }).hasSuffix("/") {
        open.append(name)
      }
    }
    return open
  }

  /// A report on a line each or on many is read a case at a time.
  @Test(arguments: [false, true]) func casesAreFoundInEitherLayout(_ isOnOneLine: Bool) throws {
    var report = Report(try SampleResults.make())
    if isOnOneLine { report.cases[0].track = try SampleResults.track() }
    let bytes = Array(JSONReporter().report(report).utf8)
    #expect((bytes.count { $0 == UInt8(ascii: "\n") } == 1) == isOnOneLine)
    let text = try #require(ReportText(bytes))
    let names = try text.cases.map { place in
      try JSONDecoder().decode(ReportedCase.self, from: Data(bytes[place])).name
    }
    #expect(names == report.cases.map(\.name))
  }

  @Test func everyElementEnds() throws {
    let results = try SampleResults.make(title: "Show") + SampleResults.make(title: "Hide")
    let xml = JUnitReporter().report(results)
    #expect(open(xml).isEmpty && xml.hasSuffix("</testsuites>\n"))
    #expect(xml.components(separatedBy: "</testsuite>").count == 3)
  }

  /// Names and files are what scripts rely on; GitHub's goes to the log with a folder as well.
  @Test func reportersHaveTheirNames() {
    let names = [
      "text seam.txt", "json seam.json", "junit seam.xml", "markdown seam.md", "html seam.html",
      "sarif seam.sarif", "github seam-annotations.txt", "gitlab gl-code-quality-report.json",
    ]
    #expect(Set(Reporters.all.map { "\($0.name) \($0.fileName)" }) == Set(names))
    #expect(Reporters.all.filter { $0.isForLog }.map { $0.name } == ["github"])
  }

  /// What stands for others says how many there are, if any.
  @Test func othersAreCounted() {
    #expect(ReportedFinding.others(0).isEmpty)
    for count in [1, 2, 40] {
      #expect(ReportedFinding.others(count) == " (and \(count) more of this cause)")
    }
  }

  /// A page has the colour of each kind that marks a frame.
  @Test func aPageHasTheColourOfEachMark() throws {
    let page = HTMLReporter().report(try SampleResults.make())
    for kind in FindingKind.allCases {
      #expect(
        page.contains("\"\(kind.rawValue)\":\"\(kind.mark.map { "\($0.tint)" } ?? "")\"")
          == (kind.mark != nil), "\(kind)")
    }
  }
}
