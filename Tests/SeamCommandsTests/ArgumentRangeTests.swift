import ArgumentParser
import CaseWorkers
import Foundation
import Recordings
import Scenes
import TestSupport
import Testing

@testable import SeamCommands

/// The ends of what options take, and options that do not go together.
struct ArgumentRangeTests {
  private static func isRight(_ arguments: [String]) -> Bool {
    (try? SeamCommand.parseAsRoot(arguments)) != nil
  }

  /// Numbers at both ends of a range are taken, and those beside them are not.
  @Test(arguments: [
    ("film a --rate=", ["1", "1000"], ["0.999", "1000.1", "-1", "nan"]),
    ("measure a --rate=", ["1", "1000"], ["0.999", "1000.1", "nan"]),
    ("measure a --keyboard=", ["0.1", "9999.9"], ["0", "-1", "10000", "inf", "nan"]),
    ("measure a --from=", ["0", "0.5"], ["-0.1", "inf", "nan"]),
    ("measure a --from=2 --to=", ["2.1", "inf"], ["2", "1", "nan"]),
    ("check a --jobs=", ["1", "300"], ["0", "-1"]),
    ("check a --timeout=", ["0.001", "86400"], ["0.0009", "86401", "nan"]),
    ("hunt frame --cases=", ["1", "100000000"], ["0", "100000001"]),
    ("hunt frame --seconds=", ["0.001", "86400"], ["0", "86401", "nan"]),
    ("cost --messages=", ["1", "20000"], ["0", "20001"]),
    ("curve 3 --from=", ["1e12", "-1e12"], ["1.1e12", "-1.1e12", "inf", "nan"]),
    (
      "curve 3 --format=css --within=", ["0.1", "1pt", "2.5pt"], ["0", "0pt", "-1pt", "inf", "1px"]
    ),
  ])
  func numbersAreTakenUpToTheirEnds(_ words: String, right: [String], wrong: [String]) {
    let words = words.split(separator: " ").map(String.init)
    func isRight(_ value: String) -> Bool {
      Self.isRight(Array(words.dropLast()) + [words[words.count - 1] + value])
    }
    for value in right { #expect(isRight(value), "\(words) \(value)") }
    for value in wrong { #expect(!isRight(value), "\(words) \(value)") }
  }

  /// Each goes alone, and the two do not go together.
  @Test(arguments: [
    ("check a", "--fail-fast", "--baseline b"), ("check a", "--quiet", "--verbose"),
    ("check", "--watch", "-"), ("hunt frame", "--cases 3", "--seconds 3"),
    ("film a", "--colors 16", "--format apng"), ("curve 3", "--against 2", "--format css"),
    ("measure a", "--device=iPhone~8", "--points 375x667"),
    ("measure", "--save a.playback.json", "b c"),
  ])
  func someOptionsDoNotGoTogether(_ command: String, one: String, other: String) {
    func words(_ texts: String...) -> [String] {
      texts.flatMap { $0.split(separator: " ") }.map { String($0).replacing("~", with: " ") }
    }
    #expect(!Self.isRight(words(command, one, other)))
    for alone in [one, other] {
      let rest = command == "measure" && alone == one ? "b" : command == "check" ? "a" : ""
      #expect(Self.isRight(words(command, alone == "-" ? "" : rest, alone)), "\(command) \(alone)")
    }
  }

  /// The one needs the other.
  @Test(arguments: [
    ("check a", "--costs c", "--shard 1/2"), ("hunt frame", "--shard 1/2", "--seed 3"),
    ("measure a", "--beside s", "-o out"), ("film a", "--slow 2", "--format apng"),
    ("curve 3", "--within 1pt", "--format css"),
  ])
  func someOptionsNeedAnother(_ command: String, one: String, other: String) {
    func isRight(_ texts: String...) -> Bool {
      Self.isRight(texts.flatMap { $0.split(separator: " ") }.map(String.init))
    }
    #expect(!isRight(command, one) && isRight(command, other) && isRight(command, one, other))
  }

  @Test func aSavedClipIsNamedAsAPlayback() {
    #expect(Self.isRight(["measure", "a", "--save", "b.playback.json"]))
    #expect(!Self.isRight(["measure", "a", "--save", "b.json"]))
  }

  /// A screen is as wide and as high as it is said to be, from 100 to 10000 points.
  @Test(
    arguments: [
      ("360x800", [360, 800]), ("100x10000", [100, 10_000]), ("402.5x874", [402.5, 874]),
      ("99x800", nil), ("360x99", nil), ("10001x800", nil), ("360x10001", nil), ("360", nil),
      ("360x", nil), ("360x800x2", nil), ("ax800", nil), ("nanx800", nil),
    ] as [(String, [Double]?)])
  func aScreenHasTwoSides(_ text: String, sides: [Double]?) throws {
    let options = try? ClipArguments.parse(["--points", text]).options
    #expect((options?.device).map { [Double($0.size.width), Double($0.size.height)] } == sides)
  }

  /// A bar has a top, and a bottom below it.
  @Test(
    arguments: [
      ("472..516", 472...516), ("0..0.5", 0...0.5), ("-1..5", nil), ("516..472", nil),
      ("5..5", nil),
      ("1..inf", nil), ("1..nan", nil), ("nan..5", nil), ("1..2..3", nil), ("7", nil), ("..7", nil),
      ("7..", nil),
    ] as [(String, ClosedRange<Double>?)])
  func aBarIsFromItsTopToItsBottom(_ text: String, bar: ClosedRange<Double>?) {
    #expect((try? ClipArguments.parse(["--bar=\(text)"]).options)?.bar == bar)
  }

  /// The clip is read as it is asked for; by default nothing is known of it.
  @Test func whatIsSaidOfAClipIsHandedOn() throws {
    let plain = try ClipArguments.parse([]).options
    #expect(plain.device == nil && plain.bar == nil && plain.keyboard == nil && plain.clock == nil)
    #expect(plain.rate == nil && plain.start == nil && plain.end == nil)
    #expect(!plain.takesKeyboardAlone)
    let said = try ClipArguments.parse([
      "--device", "iphone 8", "--keyboard", "409", "--clock", "frames", "--rate", "30", "--from",
      "0.5", "--to", "2",
    ]).options
    #expect(said.device == Device.named("iPhone 8") && said.keyboard == 409 && said.rate == 30)
    #expect(said.clock == .frames && said.start == 0.5 && said.end == 2)
    #expect(try ClipArguments.parse(["--clock", "stamps"]).options.clock == .stamps)
    for wrong in [["--clock", "sundial"], ["--device", "iPhone 99"]] {
      #expect(throws: (any Error).self) { try ClipArguments.parse(wrong) }
    }
  }

  @MainActor @Test func workersAreAsManyAsAreAskedFor() throws {
    #expect(try WorkerArguments.parse(["--jobs", "3"]).pool.jobs == 3)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    #expect(try WorkerArguments.parse([]).pool.jobs == cores)
    #expect(try WorkerArguments.parse([]).timeout == 10)
  }
}
