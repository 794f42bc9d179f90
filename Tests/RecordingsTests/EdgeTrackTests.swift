import Testing

@testable import Recordings

/// What is noted of both edges in each frame.
struct EdgeTrackTests {
  private static func track() -> EdgeTrack {
    EdgeTrack(
      keyboardTop: [600, 620, nil], barTop: [500, nil, 540], barBottom: [550, nil, 590],
      keyboardErrors: [0.2, 0.4, nil], barErrors: [0.1, nil, 0.3], barDoubts: [0, 0.7, 0.2])
  }

  @Test func aFrameTakesAllOfAnother() {
    var track = Self.track()
    track.take(1, of: track, at: 0)
    #expect(track.keyboardTop == [600, 600, nil] && track.barTop == [500, 500, 540])
    #expect(track.barBottom == [550, 550, 590] && track.keyboardErrors == [0.2, 0.2, nil])
    #expect(track.barErrors == [0.1, 0.1, 0.3] && track.barDoubts == [0, 0, 0.2])
    track.take(0, of: Self.track(), at: 2)
    #expect(track.keyboardTop[0] == nil && track.barTop[0] == 540 && track.barDoubts[0] == 0.2)
  }

  @Test func whatIsForgottenIsAllOfAnEdge() {
    var track = Self.track()
    track.forgetKeyboard(in: 0)
    #expect(track.keyboardTop == [nil, 620, nil] && track.keyboardErrors == [nil, 0.4, nil])
    #expect(track.barBottom == Self.track().barBottom)
    track.forgetBar(in: 2)
    #expect(track.barTop == [500, nil, nil] && track.barBottom == [550, nil, nil])
    #expect(track.barErrors == [0.1, nil, nil] && track.keyboardTop[1] == 620)
  }

  @Test func anotherUnitIsAnotherOfAllPlaces() {
    let track = Self.track().divided(by: 2)
    #expect(track.keyboardTop == [300, 310, nil] && track.barTop == [250, nil, 270])
    #expect(track.barBottom == [275, nil, 295] && track.keyboardErrors == [0.1, 0.2, nil])
    #expect(track.barErrors == [0.05, nil, 0.15] && track.barDoubts == [0, 0.7, 0.2])
  }

  /// In a rest a place is that of its neighbours, up to a row; what none of four neighbours shows is nowhere, unless
  /// the rest has no more frames.
  @Test func aRestIsCalm() {
    func calmed(_ places: [Double?], _ rest: ClosedRange<Int>) -> [Double?] {
      let none = [Double?](repeating: nil, count: places.count)
      var track = EdgeTrack(
        keyboardTop: none, barTop: none, barBottom: places, keyboardErrors: none, barErrors: none,
        barDoubts: places.map { _ in 0 })
      track.calm(rest, row: 0.5)
      return track.barBottom
    }
    #expect(calmed([9, 5.4, 5, 5, 5, 5, 7, 9], 1...6) == [9, 5, 5, 5, 5, 5, 7, 9])
    #expect(calmed([5, nil, nil, 7, nil, nil, 5], 1...5) == [5, nil, nil, nil, nil, nil, 5])
    #expect(calmed([5, nil, 7, nil, 5], 1...3) == [5, nil, nil, nil, 5])
    #expect(calmed([nil, 7, nil, 7, nil], 0...4) == [nil, 7, nil, 7, nil])
    #expect(calmed([nil, 7, nil, nil, 7], 0...4) == [nil, nil, nil, nil, nil])
    #expect(calmed([5, 7, 5], 1...1) == [5, 7, 5] && calmed([7, nil, 5], 0...1) == [7, nil, 5])
  }

  /// A bar's place is by how far its picture is down, in rows or in points.
  @Test func aBarIsWhereItsPictureIs() {
    let frame = [UInt8](repeating: 9, count: 400 * RowPictures.columns)
    let edges = FrameEdges(frame, height: 400)
    let bar = BarBand(
      run: BarRun(rows: 100..<180, offset: 120, score: 1), top: 100, foot: 180...180, open: edges,
      closed: edges)
    let place = BandTemplate.Place(shift: 21.5, quality: 1, gain: 1, share: 1, error: 0.4)
    var track = Self.track()
    track.note(place, of: bar, in: 1)
    #expect((track.barTop[1], track.barBottom[1], track.barErrors[1]) == (121.5, 201.5, 0.4))
    track.note(place, of: bar, in: 1, row: 0.5)
    #expect((track.barTop[1], track.barBottom[1], track.barErrors[1]) == (60.75, 100.75, 0.2))
  }

  /// A frame belongs to a rest, or is between two.
  @Test func aFrameIsAtARestOrBetweenTwo() {
    let columns = RowPictures.columns
    let shown = [Int](repeating: 0, count: 12) + Array(1...5) + [Int](repeating: 6, count: 12)
    let frames = shown.map { number in
      (0..<240 * columns).map { UInt8(($0 * (number * 37 + 11)) % 211) }
    }
    let rests = ClipRests(
      RowPictures(
        width: 400, height: 240, times: frames.indices.map { Double($0) / 60 }, frames: frames))
    #expect(rests.rests.map(\.frames) == [0...11, 17...28])
    for frame in frames.indices {
      let around = rests.around(frame)
      #expect(around.at == (frame < 12 ? 0 : frame > 16 ? 1 : nil))
      let isBetween = around.before == 0 && around.after == 1
      let isNone = around.before == nil && around.after == nil
      #expect(around.at == nil ? isBetween : isNone)
    }
  }
}
