import Detectors
import Compositing
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

@testable import Filmstrips

/// Pictures are compared last: the tests of pixel counts say what is wrong, these that it is.
@Suite struct GoldenPictureTests {
  let sample = SampleFilm()

  /// A phone at a tenth of a second of opening.
  func phone(
    _ motion: SampleFilm.Motion, _ device: String, _ appearance: Appearance, scale: Double
  ) throws -> CairoSurface {
    var sample = sample
    sample.device = try #require(Device.named(device))
    sample.keyboardHeight = sample.device.keyboardHeight + sample.device.predictiveBarHeight
    let geometry = PhoneGeometry(device: sample.device, scale: scale)
    let surface = try CairoSurface(width: geometry.body.width + 16, height: geometry.body.height)
    let context = try CairoContext(surface)
    let palette = FilmPalette.palette(appearance)
    context.rectangle(PixelRect(x: 0, y: 0, width: surface.width, height: surface.height))
    context.fill(palette.paper)
    let frame = sample.frame(motion, 9)
    try PhoneCell(
      geometry: geometry, stamps: LayerStamps(geometry: geometry, appearance: appearance),
      palette: palette, context: context
    ).draw(frame, reading: frame.seam, x: 0, y: 0)
    try context.finish("test")
    return surface
  }

  @Test func island() throws {
    try GoldenPicture(name: "island-gap-light")
      .check(phone(.early, "iPhone 15 Pro", .light, scale: 0.2))
  }

  @Test func notch() throws {
    try GoldenPicture(name: "notch-overlap-dark")
      .check(phone(.easeInOut, "iPhone X", .dark, scale: 0.2))
  }

  @Test func homeButton() throws {
    try GoldenPicture(name: "home-button-glued-light")
      .check(phone(.glued, "iPhone 8", .light, scale: 0.2))
  }

  @Test func tablet() throws {
    try GoldenPicture(name: "tablet-gap-light")
      .check(phone(.early, "iPad Pro (11-inch)", .light, scale: 0.1))
  }

  @Test func flatScreen() throws {
    let frame = sample.frame(.early, 6)
    try GoldenPicture(name: "flat-screen")
      .check(FlatScreen.picture(frame, device: sample.device, scale: 0.25))
  }

  @Test(arguments: KeyboardPanel.allCases) func panel(_ panel: KeyboardPanel) throws {
    let geometry = PhoneGeometry(device: sample.device, scale: 0.25)
    let height = panel == .accessory ? 20 : 84
    let stamp = try LayerStamps(geometry: geometry, appearance: .light)
      .stamp(.keyboard(panel, radius: 0), width: 98, height: height)
    try GoldenPicture(name: "panel-\(panel)").check(onPaper(stamp))
  }

  private func onPaper(_ stamp: CairoSurface) throws -> CairoSurface {
    let surface = try CairoSurface(width: stamp.width, height: stamp.height)
    let context = try CairoContext(surface)
    let all = PixelRect(x: 0, y: 0, width: stamp.width, height: stamp.height)
    context.rectangle(all)
    context.fill(LayerColor(0xFFFFFF))
    context.stamp(stamp, x: 0, y: 0, clip: all)
    try context.finish("test")
    return surface
  }

  @Test func lettering() throws {
    let surface = try CairoSurface(width: 150, height: 46)
    let context = try CairoContext(surface)
    context.rectangle(0, 0, 150, 46)
    context.fill(LayerColor(0xFFFFFF))
    let ink = LayerColor(0x16191D)
    context.letter("BDGKQRSW agefkty", x: 3, y: 18, .label, ink)
    context.letter("0123456789 ✓−×·", x: 3, y: 38, .strong, ink)
    try context.finish("test")
    try GoldenPicture(name: "lettering").check(surface)
  }

  /// The plot of a tiny strip, cut out of it.
  @Test func plot() throws {
    let film = sample.film(rows: [sample.row(.easeInOut, handler: "frame")])
    let strip = try FilmRenderer(options: FilmOptions(columns: 4, scale: 0.1)).render(film)
    let surface = try CairoSurface(width: 130, height: 110)
    let context = try CairoContext(surface)
    context.stamp(
      strip, x: -190, y: -364, clip: PixelRect(x: 0, y: 0, width: 130, height: 110))
    try context.finish("test")
    try GoldenPicture(name: "plot").check(surface)
  }

  @Test func aPictureThatDiffersIsSeen() throws {
    let good = try ReferencePNG(PictureEncoding.png(phone(.early, "iPhone X", .light, scale: 0.1)))
    let other = try ReferencePNG(PictureEncoding.png(phone(.glued, "iPhone X", .light, scale: 0.1)))
    #expect(GoldenPicture.isEqual(good, good))
    #expect(!GoldenPicture.isEqual(good, other))
  }
}
