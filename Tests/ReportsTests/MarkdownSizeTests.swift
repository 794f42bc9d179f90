import Detectors
import Foundation
import Reports
import Scenes
import Testing

/// Hosts cut comments, so the report leaves out what does not fit, and counts it.
@MainActor
struct MarkdownSizeTests {
  /// Scenes with hostile titles, of which each has a case that goes wrong in its own way.
  private func report(scenes: Int, title: String) throws -> Report {
    let sample = ReportedCase(try SampleResults.make()[1])
    return Report(
      (0..<scenes).flatMap { index in
        (0..<3).map { number in
          var reported = sample
          reported.scene = "\(title) \(index)"
          reported.name = "\(reported.scene) / \(number)"
          reported.findings[0].rule = "rule \(index)"
          return reported
        }
      })
  }

  @Test(arguments: [
    (10, "Show"), (1000, "Show"), (30_000, "Show"),
    (1000, String(repeating: "👨‍👩‍👧‍👦", count: 200)), (1000, String(repeating: "@|", count: 100)),
  ])
  func isBelowSixtyKilobytes(scenes: Int, title: String) throws {
    let text = MarkdownReporter().report(try report(scenes: scenes, title: title))
    #expect(text.utf8.count < 60_000)
    #expect(text.hasPrefix("## Seam: \(scenes * 3) of \(scenes * 3) cases not as expected"))
    #expect(text.contains("left out here") == (scenes > 10))
    #expect(text.contains("### "))
  }

  /// The parts that are there and those that were left out are all.
  @Test func whatIsLeftOutIsCounted() throws {
    let text = MarkdownReporter().report(try report(scenes: 1000, title: "Show"))
    let shown = text.matches(of: /the same in 2 more cases/).count
    let leftOut = try #require(text.firstMatch(of: /(\d+) more cases not as expected/))
    #expect(Int(leftOut.1) == 3000 - 3 * shown)
    let rows = text.matches(of: /\| \*\*fail\*\* \|/).count
    let scenes = try #require(text.firstMatch(of: /(\d+) more scenes/))
    #expect(Int(scenes.1) == 1000 - rows)
  }

  @Test func filmsAreImagesFromWhereTheReportIs() throws {
    var report = Report([try SampleResults.make()[1]])
    report.cases[0].films = ["out/a film (1).png"]
    func image(_ path: String?, from folder: String? = nil) -> String? {
      var options = ReportOptions()
      options.path = path
      options.workingFolder = folder
      let text = MarkdownReporter().report(report, options)
      return text.firstMatch(of: /!\[film of Show\]\((.*)\)/).map { String($0.1) }
    }
    #expect(image(nil) == "out/a%20film%20%281%29.png")
    #expect(image("out/seam.md") == "a%20film%20%281%29.png")
    #expect(image("seam.md") == "out/a%20film%20%281%29.png")
    #expect(image("docs/x/seam.md") == "../../out/a%20film%20%281%29.png")
    #expect(image("/w/docs/seam.md", from: "/w") == "../out/a%20film%20%281%29.png")
  }
}
