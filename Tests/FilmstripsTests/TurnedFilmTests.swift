import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import Filmstrips

/// Films of devices that are turned, and of refreshes that are missed.
@MainActor
@Suite struct TurnedFilmTests {
  private func checked(
    _ events: [SceneEvent], dropped: [DroppedRefreshes] = []
  ) throws -> CheckedCase {
    let device = try #require(Device.named("iPhone 14"))
    var scene = SceneCase(
      name: "film", scene: "film", handler: HandlerSpec(name: "layoutguide"), device: device,
      events: events)
    scene.dropped = dropped
    return CheckedCase(try ScenePlayer(registry: .standard).play(scene))
  }

  private let events = [
    SceneEvent(time: 0.1, kind: .show(height: 292, duration: nil, curve: 7)),
    SceneEvent(time: 1, kind: .rotate(.landscape)),
  ]

  /// A cell has room for both positions, and each phone is as large as its screen with its body.
  @Test func cellsHaveRoomForBothPositions() throws {
    let checked = try checked(events)
    let film = try #require(Film([checked]))
    #expect(film.turns)
    let phones = Phones(film, options: FilmOptions(scale: 0.5), fonts: nil)
    let compositor = try #require(checked.compositor)
    let upright = phones[MarkedFrame(compositor.frame(0))]
    let turned = phones[MarkedFrame(compositor.frame(compositor.times.count - 1))]
    #expect(upright.geometry.width == 195 && upright.geometry.height == 422)
    #expect(turned.geometry.width == 422 && turned.geometry.height == 195)
    #expect(upright.geometry.deviceClass == turned.geometry.deviceClass)
    #expect(phones.cellWidth == turned.width && phones.cellHeight == upright.height)
  }

  /// The keyboard of the last frame is drawn at the bottom of the screen on its side.
  @Test func aTurnedScreenIsDrawnInItsBox() throws {
    let checked = try checked(events)
    let compositor = try #require(checked.compositor)
    let frame = MarkedFrame(compositor.frame(compositor.times.count - 1))
    let device = try #require(Device.named("iPhone 14")).turned(to: .landscape)
    let surface = try FlatScreen.picture(frame, device: device, scale: 1)
    #expect(surface.width == 844 && surface.height == 390)
    let blue = (0..<390).filter { surface.rgb(x: 422, y: $0) == FlatScreen.keyboard }
    #expect(blue == Array((390 - 182)..<390))
    let green = (0..<390).filter { surface.rgb(x: 422, y: $0) == FlatScreen.bar }
    #expect(green == Array((390 - 182 - 44)..<(390 - 182)))
  }

  /// On its side, a phone's notch reaches into the screen from the left.
  @Test func aNotchIsSeenOnItsSide() throws {
    let checked = try checked(events)
    let film = try #require(Film([checked]))
    let phones = Phones(film, options: FilmOptions(scale: 0.5), fonts: nil)
    let compositor = try #require(checked.compositor)
    let surface = try CairoSurface(width: phones.cellWidth, height: phones.cellHeight)
    let context = try CairoContext(surface)
    let palette = FilmPalette.palette(.light)
    try phones.draw(
      MarkedFrame(compositor.frame(compositor.times.count - 1)), reading: nil, x: 0, y: 0,
      palette: palette,
      context: context)
    try context.finish("test")
    let middle = phones.cellHeight / 2
    let body = surface.rgb(x: 1, y: middle)
    #expect((0..<16).allSatisfy { surface.rgb(x: $0, y: middle) == body })
    #expect(surface.rgb(x: 30, y: middle) != body)
  }

  @Test func aFilmThatTurnsHasTheSameBytesEveryTime() throws {
    let options = FilmOptions(columns: 4, scale: 0.2)
    let pictures = try (0..<2).map { _ in
      try FilmWriter(options: options).png(try #require(Film([try checked(events)])))
    }
    #expect(pictures[0] == pictures[1])
  }

  /// Heights in the plot are those above the bottom of the screen as it is held then.
  @Test func thePlotCountsFromTheScreenOfTheMoment() throws {
    let reading = try #require(try checked(events).compositor?.readings.last ?? nil)
    #expect(abs(PlotQuantity.edges(screenHeight: 844).keyboardTop(reading) - 182) < 1e-9)
  }

  /// A film has no frame of a missed refresh; the frame before it is shown longer.
  @Test func missedRefreshesAreNotShown() throws {
    let checked = try checked([events[0]], dropped: [.indices(9...11)])
    let film = try #require(Film([checked]))
    let times = film.rows[0].times.map { Int(($0 * 60).rounded()) }
    #expect(times.prefix(11) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13])
    let steps = try #require(AnimationTimeline(film, slowness: 1)).steps
    let before = try #require(steps.first { Int(($0.time * 60).rounded()) == 8 })
    #expect(abs(before.duration - 4.0 / 60) < 1e-9)
  }
}
