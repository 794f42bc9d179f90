import Foundation
import TestSupport
import Testing

/// `seam curve --against`.
@Suite struct CurveComparisonTests {
  /// Linear against easeIn over 400 points: the rows say what the summary says.
  @Test func theTableEndsWithTheGreatestDistance() throws {
    let run = try SeamProcess(
      "curve", "linear", "--against", "steps(2, jump-none)", "--duration", "0.5", "--to", "400")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].hasSuffix("against  difference"))
    // Just before the middle the staircase is at 0, from there on at its end.
    #expect(lines.last == "greatest distance 200.000 at 250.00 ms, the curve ahead")
  }

  @Test func csvHasTwoColumnsMore() throws {
    let run = try SeamProcess(
      "curve", "keyboard", "--against", "easeInOut", "--from", "667", "--to", "409",
      "--format", "csv")
    let rows = run.output.split(separator: "\n")
    #expect(rows.first == "frame,time,progress,value,velocity,against,difference")
    #expect(rows.count == 32)
    for row in rows.dropFirst() {
      let numbers = row.split(separator: ",").map { Double($0) ?? .nan }
      #expect(numbers.count == 7)
      #expect(abs(numbers[3] - numbers[5] - numbers[6]) < 1e-9)
    }
  }

  @Test func jsonSaysTheDistanceAndItsTime() throws {
    let run = try SeamProcess(
      "curve", "easeInOut", "--against", "keyboard", "--to", "336", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let against = object?["against"] as? [String: Any]
    let distance = against?["distance"] as? [String: Double]
    let frames = try #require(object?["frames"] as? [[String: Double]])
    let greatest = frames.compactMap { $0["difference"] }.map(abs).max() ?? 0
    let points = try #require(distance?["points"])
    #expect(points >= greatest)
    #expect(points < greatest + 5)
    #expect(try #require(distance?["time"]) > 0)
    #expect(frames.count == 31)
  }

  @Test(arguments: [
    ["curve", "0", "--against", "5"], ["curve", "0", "--against", "7", "--format", "css"],
  ])
  func wrongArgumentsEndWithTwo(arguments: [String]) throws {
    let run = try SeamProcess(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: "))
  }
}
