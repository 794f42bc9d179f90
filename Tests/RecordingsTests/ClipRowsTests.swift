import Foundation
import TestSupport
import Testing

@testable import Recordings

/// A clip's frames are its own, in order and by its stamps.
struct ClipRowsTests {
  private let folder: TemporaryFolder
  private let clip: ClipFile

  /// A second of 30 frames without loss: a ramp of twice the column in the upper half, and a grey that counts the
  /// frames in the lower one.
  init() throws {
    folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("ramp.mkv").path
    let drawn = "nullsrc=s=96x120:r=30:d=1,format=gray,geq=lum='if(gte(Y,60),40+4*N,2*X)'"
    let film = try SeamProcess(
      program: "/usr/bin/env",
      ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", drawn, "-c:v", "ffv1", path])
    try #require(film.status == 0, "\(film.errors)")
    clip = try ClipFile(path)
  }

  @Test func eachFrameIsTheMeansOfItsColumns() throws {
    var told = 0
    let rows = try clip.rows(from: nil, to: nil, readFrame: { told += 1 })
    #expect((rows.width, rows.height) == (96, 120))
    #expect(rows.frames.count == 30 && rows.times.count == 30 && told == 30)
    for (frame, pixels) in rows.frames.enumerated() {
      #expect(abs(rows.times[frame] - Double(frame) / 30) < 0.001)
      for column in 0..<RowPictures.columns {
        #expect(abs(Int(pixels[30 * RowPictures.columns + column]) - 4 * column - 1) <= 1)
        #expect(abs(Int(pixels[90 * RowPictures.columns + column]) - 40 - 4 * frame) <= 1)
      }
    }
  }

  /// The frames of a part, from its first stamp on and without its last one.
  @Test(
    arguments: [(0.5, 0.8, 15..<24), (nil, 0.3, 0..<9), (0.9, nil, 27..<30)]
      as [(Double?, Double?, Range<Int>)])
  func aPartHasTheFramesOfItsTime(from start: Double?, to end: Double?, _ frames: Range<Int>) throws
  {
    let rows = try clip.rows(from: start, to: end)
    let levels = rows.frames.map { Int($0[90 * RowPictures.columns]) }
    #expect(levels.map { (Double($0 - 40) / 4).rounded() } == frames.map(Double.init))
    #expect(abs(rows.times[0] - Double(frames.lowerBound) / 30) < 0.001)
  }

  /// Of what is of no use a few frames are read.
  @Test func whatIsNotWantedIsNotReadOn() throws {
    let rows = try clip.rows(from: nil, to: nil, where: { ($0, $1) != (96, 120) })
    #expect(!rows.frames.isEmpty && rows.frames.count <= 30)
  }

  /// Pictures are of the frames that are asked for, counted from where the part begins.
  @Test(arguments: [(nil, 0), (0.5, 15)] as [(Double?, Int)])
  func picturesAreOfTheirFrames(from start: Double?, first: Int) throws {
    let pictures = try clip.pictures(of: [3, 7, 12], width: 48, height: 60, from: start)
    #expect(pictures.keys.sorted() == [3, 7, 12])
    for (frame, picture) in pictures {
      #expect((picture.width, picture.height) == (48, 60) && picture.rgba.count == 48 * 60 * 4)
      let place = (45 * 48 + 20) * 4
      #expect(abs(Int(picture.rgba[place]) - 40 - 4 * (first + frame)) <= 1)
    }
    #expect(try clip.pictures(of: [], width: 48, height: 60, from: start).isEmpty)
  }

  /// So are the cells of a sheet.
  @Test func aSheetHasACellForEachFrame() throws {
    let jpeg = try clip.sheet(of: [2, 5, 9], columns: 2, width: 48, height: 60, from: nil)
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
    #expect(throws: RecordingError.self) {
      try clip.pictures(of: [1, 2], width: 8000, height: 8000, from: nil)
    }
  }
}
