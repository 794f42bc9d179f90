import Compositing
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import Testing

@testable import Filmstrips

/// The content of an app's own screen is drawn as it looks.
struct OwnScreenTests {
  let device = Device(
    name: "plain", width: 200, height: 300, scale: 2, safeArea: .zero, keyboardHeight: 100,
    predictiveBarHeight: 0)

  private func color(_ hex: UInt32) -> LayerColor { LayerColor(hex) }

  private func layer(
    _ frame: CGRect, role: LayerRole = .plain, color: UInt32? = nil, look: LayerLook? = nil,
    owner: LayerRole = .plain, rounding: RoundedClip? = nil
  ) -> PaintedLayer {
    PaintedLayer(
      id: LayerID(1), role: role, owner: owner, frame: frame, clip: device.bounds,
      backgroundColor: color.map { LayerColor($0) }, look: look, rounding: rounding, opacity: 1)
  }

  /// The screen with some layers, a pixel for each point.
  private func drawn(_ layers: [PaintedLayer], isDark: Bool = false) throws -> CairoSurface {
    let geometry = PhoneGeometry(device: device, scale: 1)
    let surface = try CairoSurface(width: 200, height: 300)
    let context = try CairoContext(surface)
    try PhoneScreen(
      geometry: geometry,
      stamps: LayerStamps(geometry: geometry, appearance: isDark ? .dark : .light),
      context: context, x: 0, y: 0, clip: PixelRect(x: 0, y: 0, width: 200, height: 300)
    ).draw(
      MarkedFrame(index: 0, time: 0, layers: layers, seam: nil, isDark: isDark))
    try context.finish("test")
    return surface
  }

  private func words(
    _ string: String, alignment: LayerAlignment = .left, lines: Int = 1, isAtTop: Bool = false
  ) -> LayerLook {
    LayerLook(
      elements: [
        .text(
          LayerText(
            string, size: 20, color: LayerColor(0xFF0000), alignment: alignment, isAtTop: isAtTop,
            lineLimit: lines))
      ])
  }

  /// The columns and rows that have ink between two edges.
  private func ink(_ surface: CairoSurface) -> (columns: [Int], rows: [Int]) {
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for y in 0..<300 {
      for x in 0..<200 where surface.rgb(x: x, y: y) != 0xFFFFFF {
        columns.insert(x)
        rows.insert(y)
      }
    }
    return (columns.sorted(), rows.sorted())
  }

  @Test func aLineIsAsLongAsItsLettersAndWhereItIsAligned() throws {
    let place = CGRect(x: 20, y: 40, width: 160, height: 30)
    for (alignment, left) in [(LayerAlignment.left, 20), (.center, 70), (.right, 120)] {
      let ink = ink(try drawn([layer(place, look: words("letter", alignment: alignment))]))
      // Six characters of half an em.
      #expect(ink.columns.first == left && ink.columns.last == left + 59)
      #expect(ink.rows.allSatisfy { $0 > 45 && $0 < 65 })
    }
  }

  @Test func textBreaksInItsColumnAndKeepsItsLimit() throws {
    let place = CGRect(x: 0, y: 0, width: 100, height: 200)
    func lines(_ limit: Int) throws -> Int {
      let rows = ink(
        try drawn([
          layer(place, look: words("letter letter letter", lines: limit, isAtTop: true))
        ])
      ).rows
      return zip(rows, rows.dropFirst()).count { $1 - $0 > 1 } + (rows.isEmpty ? 0 : 1)
    }
    #expect(try lines(0) == 3)
    #expect(try lines(2) == 2)
    #expect(try lines(1) == 1)
  }

  @Test func cornersAreRoundAndBordersGoAround() throws {
    let look = LayerLook(
      shape: LayerShape(radius: 20, borderWidth: 4, borderColor: LayerColor(0x00FF00)))
    let surface = try drawn([
      layer(CGRect(x: 40, y: 40, width: 80, height: 80), color: 0x0000FF, look: look)
    ])
    #expect(surface.rgb(x: 41, y: 41) == 0xFFFFFF)
    #expect(surface.rgb(x: 80, y: 41) == 0x00FF00)
    #expect(surface.rgb(x: 80, y: 80) == 0x0000FF)
  }

  @Test func roundCornersAroundCutOff() throws {
    let around = CGRect(x: 40, y: 40, width: 80, height: 80)
    let rounding = RoundedClip(rect: around, shape: LayerShape(radius: 40))
    let surface = try drawn([
      layer(around, color: 0x0000FF, rounding: rounding),
      layer(CGRect(x: 0, y: 0, width: 60, height: 60), color: 0xFF0000, rounding: rounding),
    ])
    #expect(surface.rgb(x: 42, y: 42) == 0xFFFFFF)
    #expect(surface.rgb(x: 58, y: 58) == 0xFF0000)
    #expect(surface.rgb(x: 80, y: 80) == 0x0000FF)
  }

  @Test func aBarOfTheAppsOwnIsDrawnInItsColour() throws {
    let place = CGRect(x: 0, y: 200, width: 200, height: 50)
    let bar = layer(place, role: .inputBar, color: 0xFFCC00, owner: .inputBar)
    let send = layer(
      CGRect(x: 150, y: 210, width: 50, height: 30), look: words("Send"), owner: .inputBar)
    #expect(try drawn([bar]).rgb(x: 3, y: 230) != 0xFFCC00)
    #expect(try drawn([bar, send]).rgb(x: 3, y: 230) == 0xFFCC00)
  }

  @Test func aScreenThatIsDarkItselfKeepsItsColours() throws {
    let page = layer(device.bounds, color: 0x102030)
    #expect(try drawn([page], isDark: true).rgb(x: 100, y: 100) == 0x102030)
    let white = layer(device.bounds, color: 0xFFFFFF)
    #expect(try drawn([white], isDark: true).rgb(x: 100, y: 100) == 0xFFFFFF)
  }

  @Test(arguments: ["plus.circle.fill", "paperplane", "no such symbol", "heart", "camera", "gear"])
  func everySymbolIsDrawnWithinItsPlace(name: String) throws {
    let look = LayerLook(
      elements: [
        .picture(LayerPicture(name: name, isSymbol: true, color: LayerColor(0x112233)))
      ])
    let ink = ink(try drawn([layer(CGRect(x: 60, y: 60, width: 40, height: 40), look: look)]))
    #expect(!ink.columns.isEmpty)
    #expect(ink.columns.allSatisfy { $0 >= 57 && $0 < 103 })
    #expect(ink.rows.allSatisfy { $0 >= 57 && $0 < 103 })
  }

  @Test func picturesOfANameAreAlwaysTheSame() throws {
    func tile(_ name: String) throws -> UInt32 {
      let look = LayerLook(elements: [.picture(LayerPicture(name: name))])
      return try drawn([layer(CGRect(x: 50, y: 50, width: 60, height: 60), look: look)])
        .rgb(x: 55, y: 55)
    }
    #expect(try tile("Ada") == tile("Ada"))
    #expect(Set(try (0..<20).map { try tile("photo\($0)") }).count > 3)
  }
}

/// The marks and the text about the phones, and films without them.
struct FilmMarksTests {
  let sample = SampleFilm()

  private func colors(_ film: Film, isPlain: Bool) throws -> [UInt32: Int] {
    try FilmRenderer(options: FilmOptions(columns: 6, isPlain: isPlain)).render(film).histogram()
  }

  @Test func aPlainFilmHasNoneOfTheMarks() throws {
    let film = sample.film(rows: [sample.row(.easeInOut, handler: "frame")])
    let marks: [UInt32] = [0xFF6A13, 0x5A3FE0, 0xC94A00, 0x4A30C8, 0xC2261B, 0x1B7F4B, 0x0E7CC1]
    let (shown, plain) = (try colors(film, isPlain: false), try colors(film, isPlain: true))
    #expect(marks.contains { shown[$0, default: 0] > 100 })
    for mark in marks { #expect(plain[mark] == nil) }
  }

  @Test func theLegendListsWhatOccurs() throws {
    // Violet is an overlap's alone and orange a gap's: a bar without has neither in its legend.
    for motion in [SampleFilm.Motion.glued, .early, .easeInOut] {
      let row = sample.row(motion, handler: "f")
      let least = 0.5 / sample.device.scale
      let readings = row.readings.compactMap { $0 }
      let seen = try colors(sample.film(rows: [row]), isPlain: false)
      #expect((seen[0xFF6A13] != nil) == readings.contains { $0.gap >= least })
      #expect((seen[0x5A3FE0] != nil) == readings.contains { $0.overlap >= least })
    }
  }

  /// However many faults other rows have, each row has frames in which it moves.
  @Test(arguments: [4, 8]) func everyRowHasFramesInMotion(columns: Int) throws {
    let rows = (0..<7).map { number in
      sample.row([.easeInOut, .early, .glued][number % 3], handler: "row \(number)")
    }
    let film = sample.film(rows: rows)
    let selection = try #require(FrameSelection(film, columns: columns))
    let shown = selection.stretches.flatMap(\.frames)
    #expect(shown.count <= columns)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 })
    for row in rows {
      let moving = MovingStretches.moving(row, in: selection.reference)
      #expect(shown.contains { moving.contains($0) })
    }
  }

  @Test func aStripIsAsWideAsCodeHostsShow() throws {
    for count in [1, 3] {
      let film = sample.film(
        rows: (0..<count).map { sample.row(.easeInOut, handler: "row \($0)") })
      let picture = try FilmRenderer().render(film)
      #expect((800...1_600).contains(picture.width))
    }
  }

  /// The diagonals leave most of what is below to be seen.
  @Test func whatCoversShowsThroughTheHatching() throws {
    let surface = try CairoSurface(width: 120, height: 80)
    let context = try CairoContext(surface)
    context.rectangle(0, 0, 120, 80)
    context.fill(LayerColor(0xABCDEF))
    let style = try #require(FindingKind.covered.mark)
    ContentMarks.draw(
      style, PixelRect(x: 10, y: 10, width: 100, height: 60), context, .light)
    try context.finish("test")
    #expect(surface.histogram()[0xABCDEF, default: 0] > 120 * 80 * 6 / 10)
  }
}
