import Detectors
import LayerTrees
import Scenes
import Testing

@testable import Filmstrips

/// The words below a cell: the worst of what is found there, in its colour.
@Suite struct CellCaptionTests {
  private let sample = SampleFilm()
  private let palette = FilmPalette.light

  private func finding(_ kind: FindingKind, _ points: Double) -> Finding {
    Finding(
      kind: kind, phase: .opening, points: points, pixels: points, continuous: points, exposure: 0,
      frames: 3...7, worst: .init(frame: 5, time: 5.0 / 60))
  }

  /// What a caption draws at a refresh where the seam shows nothing.
  private func caption(_ findings: [Finding], at index: Int = 5) throws -> [UInt32: Int] {
    var row = sample.row(.glued, handler: "frame")
    row.findings = findings
    let surface = try CairoSurface(width: 220, height: 40)
    let context = try CairoContext(surface)
    context.rectangle(0, 0, 220, 40)
    context.fill(LayerColor(0xFFFFFF))
    CellCaption(palette: palette, context: context, middle: 110, room: 200)
      .drawFault(of: row, at: index, in: row.frame(index), scale: 3, baseline: 25)
    try context.finish("test")
    return surface.histogram().filter { $0.key != 0xFFFFFF }
  }

  /// The distance of the nearest of the pixels from a colour: the edges of letters are mixtures.
  private func distance(_ color: LayerColor, from counts: [UInt32: Int]) -> Double {
    counts.keys.map { pixel in
      zip([16, 8, 0] as [UInt32], [color.red, color.green, color.blue]).reduce(0) {
        $0 + abs(Double(pixel >> $1.0 & 255) - 255 * $1.1)
      }
    }.min() ?? .infinity
  }

  private func isDrawn(_ color: LayerColor, in counts: [UInt32: Int]) -> Bool {
    let inks = [palette.gapInk, palette.overlapInk, palette.ink]
    let others = inks + MarkStyle.Tint.allCases.map { palette[$0] }
    let own = distance(color, from: counts)
    return others.allSatisfy { $0 == color || distance($0, from: counts) > own }
  }

  @Test func aCaptionHasTheColourOfItsKind() throws {
    let inks = [
      (FindingKind.gap, palette.gapInk), (.overlap, palette.overlapInk),
      (.undefinedFrame, palette.ink),
    ]
    for (kind, ink) in inks { #expect(isDrawn(ink, in: try caption([finding(kind, 5)]))) }
    let marked = try #require(FindingKind.allCases.first { $0.fault == nil && $0.mark != nil })
    let tint = try #require(marked.mark?.tint)
    #expect(isDrawn(palette[tint], in: try caption([finding(marked, 5)])))
  }

  @Test func theWorstIsNamed() throws {
    for (gap, overlap) in [(3.0, 5.0), (5, 3)] {
      let counts = try caption([finding(.gap, gap), finding(.overlap, overlap)])
      #expect(counts == (try caption([gap > overlap ? finding(.gap, 5) : finding(.overlap, 5)])))
    }
  }

  @Test func whatIsFoundElsewhereIsNotNamed() throws {
    for (index, isThere) in [(2, false), (3, true), (7, true), (8, false)] {
      #expect(try caption([finding(.gap, 5)], at: index).isEmpty != isThere)
    }
    #expect(try caption([]).isEmpty)
  }

  @Test func aTimeSaysWhatItIsTheWorstOf() throws {
    func widths(_ room: Double, _ worst: FindingKind?) throws -> ClosedRange<Int>? {
      let surface = try CairoSurface(width: 220, height: 40)
      let context = try CairoContext(surface)
      CellCaption(palette: .dark, context: context, middle: 110, room: room)
        .drawTime(0.25, worst: worst, baseline: 25)
      try context.finish("test")
      let ink = (0..<220).filter { x in (0..<40).contains { surface.rgb(x: x, y: $0) != 0 } }
      guard let first = ink.first, let last = ink.last else { return nil }
      return first...last
    }
    let texts = ["250 ms · worst overlap", "250 ms · worst", "250 ms"]
    let lengths = texts.map { Lettering.strong.width(of: $0) }
    for (number, length) in lengths.enumerated() {
      for (room, shown) in [(length, number), (length - 1, min(number + 1, 2))] {
        let found = try #require(try widths(room, .overlap))
        #expect(abs(Double(found.count) - lengths[shown]) < 3, "\(room)")
        #expect(abs(found.lowerBound + found.upperBound - 220) < 4)
      }
    }
    let plain = try #require(try widths(200, nil))
    #expect(abs(Double(plain.count) - Lettering.label.width(of: "250 ms")) < 3)
  }
}
