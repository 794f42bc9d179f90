import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

@testable import Filmstrips

/// Films of apps whose window is smaller than the screen.
@MainActor
@Suite struct WindowFilmTests {
  private let window = CGRect(x: 100, y: 100, width: 500, height: 700)

  private func checked(_ window: CGRect?) throws -> CheckedCase {
    let device = try #require(Device.named("iPad Pro (11-inch)"))
    var scene = SceneCase(
      name: "film", scene: "film", handler: HandlerSpec(name: "layoutguide"), device: device,
      transcript: Transcript(heights: []),
      events: [SceneEvent(time: 0, kind: .show(height: 283, duration: nil, curve: 7))])
    scene.window = window
    return CheckedCase(try ScenePlayer(registry: .standard).play(scene))
  }

  /// The last frame's screen, a pixel for a point.
  private func picture(_ checked: CheckedCase) throws -> CairoSurface {
    let film = try #require(Film([checked]))
    let phones = Phones(film, options: FilmOptions(scale: 1), fonts: nil)
    let compositor = try #require(checked.compositor)
    let frame = MarkedFrame(compositor.frame(compositor.times.count - 1))
    let phone = phones[frame]
    let surface = try CairoSurface(width: 834, height: 1194)
    let context = try CairoContext(surface)
    try PhoneScreen(
      geometry: phone.geometry, stamps: phone.stamps, context: context, x: 0, y: 0,
      clip: PixelRect(x: 0, y: 0, width: 834, height: 1194)
    ).draw(frame)
    try context.finish("draw a screen")
    return surface
  }

  /// Beside the window another app shows, below it the keyboard as wide as the screen.
  @Test func whatIsBesideTheWindowIsAnotherApp() throws {
    let picture = try picture(try checked(window))
    let page = PhonePalette.light.backdrop, other = PhonePalette.light.elsewhere
    for (x, y) in [(99, 300), (600, 300), (20, 70), (300, 90), (300, 820), (820, 900)] {
      #expect(isPainted(picture, x, y, other), "(\(x), \(y))")
    }
    for (x, y) in [(100, 300), (599, 300), (300, 700)] {
      #expect(isPainted(picture, x, y, page), "(\(x), \(y))")
    }
    #expect(isPainted(picture, 1, 912, PhonePalette.light.keyboard))
    #expect(isPainted(picture, 832, 912, PhonePalette.light.keyboard))
  }

  /// The other app's page has paragraphs of five lines, the last of which is short.
  @Test func theOtherPageHasParagraphs() throws {
    let palette = PhonePalette.light
    let surface = try CairoSurface(width: 375, height: 667)
    let context = try CairoContext(surface)
    OtherApp(
      geometry: PhoneGeometry(device: .known("iPhone 8"), scale: 1), palette: palette,
      context: context, x: 0, y: 0, clip: PixelRect(x: 0, y: 0, width: 375, height: 667)
    ).draw()
    try context.finish("test")
    let lines = (1..<667).filter { y in
      isPainted(surface, 50, y, palette.elsewhereText)
        && isPainted(surface, 50, y - 1, palette.elsewhere)
    }
    #expect(lines.count > 10)
    for (index, y) in lines.enumerated() {
      let isShort = index % 5 == 4
      #expect(
        isPainted(surface, 300, y, isShort ? palette.elsewhere : palette.elsewhereText))
    }
  }

  @Test func anAppThatFillsTheScreenHasNothingBeside() throws {
    let picture = try picture(try checked(nil))
    for (x, y) in [(2, 300), (832, 300), (2, 860)] {
      #expect(!isPainted(picture, x, y, PhonePalette.light.elsewhere))
    }
  }

  private func isPainted(_ picture: CairoSurface, _ x: Int, _ y: Int, _ color: LayerColor) -> Bool {
    let parts = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
    return picture.rgb(x: x, y: y) == parts[0] << 16 | parts[1] << 8 | parts[2]
  }

  @Test func theHeadTellsOfTheWindow() throws {
    let film = try #require(Film([try checked(window)]))
    #expect(film.window == window)
    #expect(try #require(Film([try checked(nil)])).window == nil)
    let zoom = ZoomWindow(
      geometry: PhoneGeometry(device: film.device, scale: 1), app: film.window)
    #expect(zoom.rect(nil).maxX == 600)
  }
}
