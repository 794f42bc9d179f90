import Testing

@testable import Recordings

/// Whatever a container says of its frames' times, they ascend.
struct StampTests {
  @Test(arguments: [
    ["0", "0.5", "1"], ["1e16", "1e16", "1e16"], ["nan", "inf", "-inf", "x"], ["2", "1", "1", "3"],
    ["-1e300", "0", "1e9", "1e9", "1e10"],
  ])
  func timesAscend(stamps: [String]) {
    let lines = stamps.map { "[Parsed_showinfo_0 @ 0x5] n: 0 pts_time:\($0) s:392x852 i:P" }
    let read = StampLines(lines.joined(separator: "\n"))
    let times = read.ordered(stamps.count)
    #expect(times.count == stamps.count && times.allSatisfy(\.isFinite))
    #expect(zip(times, times.dropFirst()).allSatisfy(<), "\(times)")
    #expect(read.size?.width == 392 && read.size?.height == 852)
  }
}
