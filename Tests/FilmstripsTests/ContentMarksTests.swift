import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

@testable import Filmstrips

@Suite struct ContentMarksTests {
  let place = PixelRect(x: 20, y: 30, width: 60, height: 40)

  /// White paper with a mark on it.
  func drawn(_ kind: FindingKind, _ appearance: Appearance = .light) throws -> CairoSurface {
    let surface = try CairoSurface(width: 100, height: 100)
    let context = try CairoContext(surface)
    context.rectangle(0, 0, 100, 100)
    context.fill(LayerColor(0xFFFFFF))
    if let style = kind.mark {
      ContentMarks.draw(style, place, context, FilmPalette.palette(appearance))
    }
    try context.finish("test")
    return surface
  }

  /// The pixels with ink, inside and outside of the place.
  func ink(_ surface: CairoSurface) -> (inside: Int, outside: Int, middle: Int) {
    var ink = (inside: 0, outside: 0, middle: 0)
    for y in 0..<100 {
      for x in 0..<100 where surface.rgb(x: x, y: y) != 0xFFFFFF {
        let isInside =
          (place.x..<place.maxX).contains(x) && (place.y..<place.maxY).contains(y)
        let isMiddle =
          (place.x + 4..<place.maxX - 4).contains(x) && (place.y + 4..<place.maxY - 4).contains(y)
        if isInside { ink.inside += 1 } else { ink.outside += 1 }
        if isMiddle { ink.middle += 1 }
      }
    }
    return ink
  }

  @Test func coveredIsHatchedAndUnreachableIsOutlined() throws {
    let all = 52 * 32
    let covered = ink(try drawn(.covered))
    #expect(covered.middle > all / 6 && covered.middle < all * 2 / 3)
    #expect(ink(try drawn(.unreachable)).middle == 0)
    #expect(ink(try drawn(.unreachable)).inside > 150)
    #expect(ink(try drawn(.blank)).middle == all)
  }

  @Test(arguments: FindingKind.allCases) func nothingIsDrawnOutside(kind: FindingKind) throws {
    let ink = ink(try drawn(kind))
    #expect(ink.outside == 0)
    #expect((ink.inside > 0) == (kind.mark != nil))
  }

  @Test func kindsLookDifferent() throws {
    let kinds: [FindingKind] = [.covered, .unreachable, .blank]
    for appearance in Appearance.allCases {
      let pictures = try kinds.map { try PictureEncoding.png(drawn($0, appearance)) }
      #expect(Set(pictures).count == 3)
    }
  }

  /// A cell shows the marks of its frame, and the legend says what they are.
  @Test func marksReachTheFilm() throws {
    let sample = SampleFilm()
    let plain = sample.row(.glued, handler: "frame")
    var marked = plain
    let mark = FrameMark(
      kind: .covered, rect: CGRect(x: 20, y: 300, width: 200, height: 60))
    marked.frame = { index in
      let frame = plain.frame(index)
      return MarkedFrame(
        index: frame.index, time: frame.time, layers: frame.layers, seam: frame.seam,
        marks: [mark])
    }
    marked.findings = [
      Finding(
        kind: .covered, phase: .open, points: 60, pixels: 180, continuous: 60, exposure: 1,
        frames: 40...60, worst: .init(frame: 40, time: 40 / 60.0))
    ]
    func teal(_ row: FilmRow) throws -> Int {
      try FilmRenderer(options: FilmOptions(columns: 4)).render(sample.film(rows: [row]))
        .histogram()[0x00857C] ?? 0
    }
    #expect(try teal(plain) == 0)
    #expect(try teal(marked) > 200)
  }
}
