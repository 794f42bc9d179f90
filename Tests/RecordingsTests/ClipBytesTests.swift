import Testing

@testable import Recordings

/// What ffmpeg hands on: bytes in pieces, and lines about them.
struct ClipBytesTests {
  /// Frames are as long as is known, whenever that becomes known and however the bytes come.
  @Test(arguments: 1...7, [0, 1, 3, 20]) func bytesAreCutIntoFrames(_ piece: Int, _ known: Int) {
    let bytes = (0..<23).map { UInt8($0) }
    var cut = FrameBytes()
    for (index, start) in stride(from: 0, to: bytes.count, by: piece).enumerated() {
      if index == known { cut.length = 5 }
      cut.append(bytes[start..<min(bytes.count, start + piece)])
      let come = min(bytes.count, start + piece)
      #expect(cut.count == come)
      #expect(cut.frames.count == (index >= known ? come / 5 : 0))
    }
    cut.length = 5
    #expect(cut.frames == (0..<4).map { Array(bytes[$0 * 5..<$0 * 5 + 5]) })
  }

  @Test func framesOfNoLengthAreNone() {
    var cut = FrameBytes()
    cut.append([1, 2, 3])
    cut.length = 0
    #expect(cut.frames.isEmpty)
    cut.length = 3
    #expect(cut.frames == [[1, 2, 3]])
  }

  private static func lines(_ stamps: [String], size: String = "392x852") -> StampLines {
    StampLines(
      stamps.map { "[Parsed_showinfo_1 @ 0x5] n: 0 pts: 3 pts_time:\($0) fmt:gray s:\(size) i:P" }
        .joined(separator: "\n"))
  }

  /// A stamp is as it is, or a tenth of a millisecond after the one before; without one a frame is at 0.
  @Test func stampsAreOrdered() {
    func ordered(_ stamps: String...) -> [Double] { Self.lines(stamps).ordered(stamps.count) }
    let back = ordered("0.5", "0.75", "0.5", "0.75")
    #expect(zip(back, [0.5, 0.75, 0.7501, 0.7502]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(ordered("x", "x", "0.3") == [0, 1e-4, 0.3])
    #expect(ordered("-2", "nan") == [-2, 0] && ordered("5", "nan") == [5, 5.0001])
    #expect(ordered("1e9", "0") == [1e9, 1e9 + 1e-4] && ordered("2e9") == [0])
    #expect(ordered("-1e9") == [-1e9] && ordered("-2e9") == [0])
    #expect(Self.lines(["0", "1", "2"]).ordered(2) == [0, 1])
  }

  /// Other lines are no frame's, and the first size holds.
  @Test func onlyFramesHaveStamps() {
    let read = StampLines(
      """
      Input #0, mov, from 'x' pts_time:9 s:1x1
      [Parsed_showinfo_1 @ 0x5] config in time_base: 1/60
      [Parsed_showinfo_1 @ 0x5] n: 0 pts_time:0.25 s:300x600 i:P
      [Parsed_showinfo_1 @ 0x5] n: 1 pts_time:  0.5 s:400x800 i:P
      """)
    #expect(read.times == [0.25, 0.5])
    #expect(read.size.map { $0 == (300, 600) } == true)
    for size in ["300", "300x", "axb", "1x2x3"] {
      #expect(Self.lines(["0"], size: size).size == nil)
    }
  }

  private static func length(
    _ clock: String, fps: String = "30 fps", from start: Double? = nil, to end: Double? = nil
  ) -> ClipLength? {
    ClipLength(
      "  Duration: \(clock), start: 0.000000\n  Stream #0:1: Audio: aac, 44100 Hz, 2 fps\n"
        + "  Stream #0:0: Video: h264, yuv420p, 392x852, \(fps), 60 tbr", from: start, to: end)
  }

  /// Hours, minutes and seconds, and the frames of a second of what moves.
  @Test func aClockIsRead() throws {
    let length = try #require(Self.length("01:02:03.50"))
    #expect(length.seconds == 3723.5 && length.rate == 30 && length.frames == 111_705)
    #expect(Self.length("00:00:09.99", fps: "29.97 fps")?.frames == 299)
    #expect(Self.length("00:10", fps: "30 fps") == nil && Self.length("N/A") == nil)
    #expect(Self.length("00:00:01:02") == nil)
    #expect(Self.length("00:00:01", fps: "0 fps") == nil)
    #expect(Self.length("00:00:01", fps: "999 fps")?.rate == 999)
    #expect(Self.length("00:00:01", fps: "1000 fps") == nil)
    #expect(Self.length("00:00:01", fps: "30 tbn") == nil)
  }

  /// A part ends where the clip does.
  @Test func aPartIsOfTheClip() {
    #expect(Self.length("00:00:20", from: 4)?.seconds == 16)
    #expect(Self.length("00:00:20", to: 4)?.seconds == 4)
    #expect(Self.length("00:00:20", from: 4, to: 10)?.seconds == 6)
    #expect(Self.length("00:00:20", from: 4, to: 60)?.seconds == 16)
  }
}
