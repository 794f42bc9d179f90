import Detectors
import Foundation
import Scenes
import SeededRandom
import Testing

@testable import Reports

/// The numbers that comparisons and lists of issues rest on.
@MainActor
struct ReportLawTests {
  /// Source: draft-eastlake-fnv, section 3, with a byte 0 behind each word.
  @Test(
    arguments: [
      ([], "cbf29ce484222325"), (["a"], "089be207b544f1e4"), (["foobar"], "34531ca7168b8f38"),
      (["a", "b"], "ab40d7820d408076"),
      (["0"], "07fc2807b4bd3d5d"),
    ] as [([String], String)])
  func aHashIsTheOneOfTheDraft(words: [String], digits: String) {
    #expect(StableHash(words).hexadecimal == digits)
    var hash = StableHash()
    for word in words { hash.add([word]) }
    #expect(hash.hexadecimal == digits)
  }

  /// An address has letters, digits and four signs of ASCII; all else is bytes in hexadecimal digits.
  @Test func anAddressIsPlainAndComesBack() {
    let text = (1...255).map { String(UnicodeScalar($0) ?? " ") }.joined() + "日本/é👩‍👩‍👧"
    let address = text.addressPath
    let isPlain = address.utf8.allSatisfy { byte in
      let letter = Character(UnicodeScalar(byte))
      return byte < 0x80 && (letter.isLetter || letter.isNumber || "-._~/%".contains(letter))
    }
    #expect(isPlain && address.removingPercentEncoding == text)
    #expect("az AZ/09-._~\n(\u{10})".addressPath == "az%20AZ/09-._~%0A%28%10%29")
  }

  /// Half a pixel, or what that is of another unit, is a change; a little less is none.
  @Test(
    arguments: [
      (FindingUnit.points, 0.25), (.pointsPerSecond, 30), (.squarePoints, 0.25),
      (.milliseconds, 0.5), (.times, 1),
    ] as [(FindingUnit, Double)])
  func aChangeHasItsLeastAmount(unit: FindingUnit, least: Double) throws {
    var reported = ReportedCase(try SampleResults.make()[1])
    (reported.scale, reported.rate) = (2, 120)
    func finding(_ amount: Double, size: Double = 7) throws -> AcceptedFinding {
      try #require(
        AcceptedFinding(
          fields: ["gap", "opening", "-", "\(amount) \(unit.rawValue)", "\(size) pt"]))
    }
    func change(_ amount: Double, size: Double = 7) throws -> FindingChange.Kind? {
      ChangeLimits(reported).change(from: try finding(100), to: try finding(amount, size: size))
    }
    #expect(try change(100 + least) == .worse && change(100 - least) == .better)
    #expect(try change(100 + least - 1e-3) == nil && change(100 - least + 1e-3) == nil)
    // A report has millionths.
    #expect(try change(100 + least - 1e-6) == .worse)
    // What is worse in one number is worse, whatever the other says.
    #expect(try change(100 - least, size: 7.25) == .worse)
    #expect(try change(100 + least, size: 6.75) == .worse)
    #expect(try change(100, size: 6.75) == .better && change(100, size: 7.24) == nil)
  }

  /// Lines end as an editor has them; what has no value is left out, and a version is one word.
  @Test func linesHaveTheirNumbersAndVersions() {
    let text = "# seam x 1: a, b\r\n\r\na\tb\r\n# a remark\n#not\ta remark\n\nc"
    let file = TabbedLines(text, head: "# seam x ", version: "1")
    #expect(file.lines.map(\.number) == [3, 5, 7])
    #expect(file.lines.map(\.fields) == [["a", "b"], ["#not", "a remark"], ["c"]])
    #expect(file.foreignVersion == nil)
    for (head, version) in [("# seam x 2: a", "2"), ("# seam x 1.5 a", "1.5"), ("# seam x ", "")] {
      let foreign = TabbedLines("a\n\(head)\n# seam x 9", head: "# seam x ", version: "1")
      #expect(foreign.foreignVersion?.line == 2 && foreign.foreignVersion?.version == version)
    }
    #expect(TabbedLines("# other 2: a", head: "# seam x ", version: "1").foreignVersion == nil)
  }

  /// Of two runs those findings are one that differ least, each once, whatever their order.
  @Test func pairsDoNotDependOnTheOrder() throws {
    var random = SplitMix64(seed: 12)
    func finding(_ size: Double) throws -> AcceptedFinding {
      try #require(AcceptedFinding(fields: ["gap", "open", "-", "\(size) pt", "\(size) pt"]))
    }
    for _ in 0..<100 {
      let sizes = (0..<Int.random(in: 1...6, using: &random)).map { Double($0) * 10 }
      let base = try sizes.map { try finding($0) }
      let order = sizes.indices.shuffled(using: &random)
      let head = try order.map {
        try finding(sizes[$0] + Double.random(in: -4...4, using: &random))
      }
      let extra = try finding(1000)
      #expect(FindingPairs(base, head + [extra]).partners == order.map(Optional.some) + [nil])
    }
  }

  /// Whole numbers of 15 digits at most, for a report that is read may hold any.
  @Test func aNumberHasItsNearestWhole() {
    for (value, whole) in [
      (0.4, 0), (-0.6, -1), (1e300, 1_000_000_000_000_000), (-1e300, -1_000_000_000_000_000),
      (.nan, 0), (.infinity, 1_000_000_000_000_000),
    ] {
      #expect(value.whole == whole)
    }
    #expect(0.0836.milliseconds == "84")
  }
}
