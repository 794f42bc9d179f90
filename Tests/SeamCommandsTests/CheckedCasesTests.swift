import Detectors
import Foundation
import Reports
import Scenes
import TestSupport
import Testing

@testable import SeamCommands

/// What is kept of checked cases, and how paths are called.
struct CheckedCasesTests {
  private static func cases(_ names: [String]) -> [ReportedCase] {
    names.map { name in
      let scene = SceneCase(
        name: name, scene: name, handler: HandlerSpec(name: "frame"), device: .known("iPhone 8"),
        events: [])
      return ReportedCase(CaseResult(scene, failure: name))
    }
  }

  /// Cases behind others keep what was noted of them, at their new places.
  @Test func casesGoBehindOthers() {
    var all = CheckedCases(cases: Self.cases(["a", "b"]), places: [0, 1])
    all.append(
      CheckedCases(
        cases: Self.cases(["c", "d", "e"]), places: [0, 1, 2], saveFailures: [1: "full"], lost: [2])
    )
    #expect(all.cases.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(all.places == [0, 1, 2, 3, 4])
    #expect(all.saveFailures == [3: "full"] && all.lost == [4])
    var cut = all
    cut.cut(behind: 3)
    #expect(cut.cases.count == 4 && cut.places == [0, 1, 2, 3])
    #expect(cut.saveFailures == [3: "full"] && cut.lost.isEmpty)
    cut.cut(behind: 2)
    #expect(cut.cases.count == 3 && cut.saveFailures.isEmpty)
  }

  /// A run ends with its first case that is not as expected; where a signal left out any case before
  /// that, nothing says that it is the first one.
  @Test func aRunEndsWithItsFirstFailure() throws {
    let (count, failed) = (5, Self.cases(["failed"])[0])
    let passed = ReportedCase(HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)]).result)
    try #require(passed.verdict == .pass && failed.verdict != .pass)
    for played in 0..<(1 << count) {
      let places = (0..<count).filter { played >> $0 & 1 == 1 }
      for failures in 0..<(1 << places.count) {
        let fails = places.indices.map { failures >> $0 & 1 == 1 }
        let all = CheckedCases(cases: fails.map { $0 ? failed : passed }, places: places)
        var ended = all
        let hasEnded = ended.endAtFirstFailure()
        let first = fails.firstIndex(of: true)
        let isWhole = first.map { Array(places.prefix($0 + 1)) == Array(0...$0) } ?? false
        #expect(hasEnded == isWhole)
        #expect(ended.places == (isWhole ? Array(0...(first ?? 0)) : places))
        #expect(ended.cases.count == ended.places.count)
      }
    }
  }

  /// Relative where it lies below, without `.` and `..` in its middle.
  @Test(arguments: [
    ("/a/b/c.yaml", "c.yaml"), ("/a/b/d/c.yaml", "d/c.yaml"), ("/a/c.yaml", "/a/c.yaml"),
    ("/a/bc/d", "/a/bc/d"), ("/a/b", "/a/b"), ("c.yaml", "c.yaml"), ("./d/./c.yaml", "d/c.yaml"),
    ("d/../c.yaml", "c.yaml"), ("../c.yaml", "../c.yaml"), ("../../d/../c.yaml", "../../c.yaml"),
    ("/a/b/../b/c.yaml", "c.yaml"), ("", ""), ("d//c.yaml", "d/c.yaml"),
  ])
  func aPathIsNamedFromAFolder(path: String, name: String) {
    #expect(path.named(from: "/a/b") == name)
  }
}
