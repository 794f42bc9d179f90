import Testing

@testable import Recordings

/// The length of clips before they are read, and pictures in which a keyboard reaches the top.
struct ClipLengthTests {
  private let messages = """
    Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'fd:':
      Duration: 00:01:30.50, start: 0.000000, bitrate: 512 kb/s
      Stream #0:0(und): Video: h264 (High), yuv420p, 1206x2622, 60 fps, 60 tbr, 15360 tbn
    """

  @Test func aContainerSaysHowLongItIs() throws {
    let length = try #require(ClipLength(messages, from: nil, to: nil))
    #expect(length.seconds == 90.5 && length.rate == 60 && length.frames == 5430)
    #expect(length.message(rows: 2622).contains("at most 1525 are read, 25 s"))
  }

  @Test func aPartIsAsLongAsItIsCut() throws {
    let length = try #require(ClipLength(messages, from: 10, to: 12.5))
    #expect(length.seconds == 2.5)
    #expect(ClipLength("Duration: N/A, start: 0", from: nil, to: nil) == nil)
  }

  @Test func nothingGoesFartherThanThePicture() {
    let height = 640
    let frame = [UInt8](repeating: 90, count: height * RowPictures.columns)
    let edges = FrameEdges(frame, height: height)
    let runs = BarRun.runs(open: edges, closed: edges, offsets: 630...639, bottom: height)
    #expect(runs.isEmpty)
  }
}
