import Foundation
import TestSupport
import Testing

/// `seam curve --format PLATFORM`, `--within` and `--format png`.
@Suite struct CurveExportCommandTests {
  @Test(arguments: ["css", "swiftui", "uikit", "android", "compose", "flutter", "reactnative"])
  func codeBeginsWithItsWorstError(_ platform: String) throws {
    let run = try SeamProcess(
      "curve", "7<<16", "--from", "0", "--to", "336", "--within", "1pt", "--format", platform)
    #expect(run.status == 0, "\(run.errors)")
    let first = try #require(run.output.split(separator: "\n").first)
    let match = try #require(try /worst error ([0-9.]+) pt of 336 pt/.firstMatch(in: first))
    #expect(try #require(Double(match.output.1)) <= 1)
  }

  @Test(arguments: [
    ["--within", "1pt", "--format", "css"], ["--within", "1pt", "--format", "csv"],
    ["--within", "0", "--format", "css"], ["--within", "x", "--format", "css"],
    ["--format", "svg"], ["--against", "easeIn", "--format", "lottie"],
  ])
  func wrongArgumentsEndWithTwo(arguments: [String]) throws {
    let run = try SeamProcess(["curve", "keyboard"] + arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("rror: "))
  }

  @Test func bitsWithoutAMeaningWarn() throws {
    let run = try SeamProcess("curve", "983040", "--format", "csv")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("warning: bits 0x80000 of 983040 have no known meaning"))
    #expect(run.output == (try SeamProcess("curve", "7", "--format", "csv")).output)
  }

  @Test func plotIsAPicture() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let file = folder.appending(path: "curves.png")
    let run = try SeamProcess(
      "curve", "easeInOut", "--against", "keyboard", "--format", "png", "-o", file.path)
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try Data(contentsOf: file)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height of the header.
    #expect(Array(bytes[16..<24]) == [0, 0, 4, 16, 0, 0, 2, 88])
  }
}
