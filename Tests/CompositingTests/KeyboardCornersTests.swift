import Compositing
import Foundation
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// The backdrop in the round corners of a keyboard, beside a bar whose ground ends where it does.
struct KeyboardCornersTests {
  private static let radius = 30.0
  /// What a corner leaves open of its square: `r² (1 - π / 4)`.
  private static let open = radius * radius * (1 - .pi / 4)

  private func corners(
    _ corners: LayerShape.Corners = [.topLeft, .topRight], bar: HandmadeLayer = .bar(bottom: 400),
    top: Double = 400, opacity: Double = 1, cover: HandmadeLayer? = nil
  ) throws -> KeyboardCorners? {
    var keyboard = HandmadeLayer.keyboard(top: 400).lowered(by: top - 400)
    keyboard.look = LayerLook(shape: LayerShape(radius: Self.radius, corners: corners))
    keyboard.opacity = opacity
    let scene = HandmadeScene([bar] + [cover].compactMap(\.self) + [keyboard])
    let commit = try #require(scene.playback.log.commits.first)
    let interval = try #require(SeamInterval(ShownCommit(commit)))
    return KeyboardCorners(interval, at: 0, on: SeamScreen(scene.playback.scene))
  }

  @Test(
    arguments: [([], 0), (.topLeft, 1), (.topRight, 1), ([.topLeft, .topRight], 2), (.all, 2)]
      as [(LayerShape.Corners, Int)])
  func eachRoundTopCornerIsOpen(_ round: LayerShape.Corners, _ count: Int) throws {
    let corners = try #require(try corners(round))
    #expect(abs(corners.area - Double(count) * Self.open) < 1e-9)
    #expect(corners.rects.count == count && corners.height == (count > 0 ? 30 : 0))
    let places = [
      CGRect(x: 0, y: 400, width: 30, height: 30), CGRect(x: 270, y: 400, width: 30, height: 30),
    ]
    #expect(corners.rects.allSatisfy(places.contains))
    #expect(round != .topLeft || corners.rects == [places[0]])
    #expect(round != .topRight || corners.rects == [places[1]])
  }

  /// A bar that reaches below the keyboard's top closes them from above; one that is clear does not.
  @Test(arguments: [0.0, 5, 15, 30, 40]) func aBarClosesThemFromAbove(_ depth: Double) throws {
    let rest = max(0, Self.radius - depth)
    // The height at a distance x from the side is r - √(r² - (r - x)²); its part below the bar.
    let steps = 100_000
    let open = (0..<steps).reduce(0.0) { sum, index in
      let y = depth + (Double(index) + 0.5) / Double(steps) * rest
      let away = Self.radius - y
      return sum + (Self.radius - (900 - away * away).squareRoot()) * rest / Double(steps)
    }
    let found = try #require(try corners(bar: .bar(bottom: 400 + depth)))
    #expect(abs(found.area - 2 * open) < 1e-3)
    #expect(abs(found.height - rest) < 1e-9)
    var clear = HandmadeLayer.bar(bottom: 400 + depth)
    clear.color = LayerColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(try abs(#require(try corners(bar: clear)).area - 2 * Self.open) < 1e-9)
  }

  /// What is painted over one of them closes that one.
  @Test func aCoverClosesOne() throws {
    let found = try #require(try corners(cover: .cover(0, 390, 30, 60)))
    #expect(abs(found.area - Self.open) < 1e-9)
    #expect(found.rects == [CGRect(x: 270, y: 400, width: 30, height: 30)])
  }

  /// A keyboard below the screen has none, nor one that lets something through or is not docked.
  @Test func withoutAKeyboardThereAreNone() throws {
    #expect(try corners(top: 600) == nil)
    #expect(try corners(opacity: 0.98) == nil && corners(opacity: 0.995) != nil)
    let scene = HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)])
    let commit = try #require(scene.playback.log.commits.first)
    let interval = try #require(SeamInterval(ShownCommit(commit)))
    #expect(KeyboardCorners(interval, at: 0, on: SeamScreen(scene.playback.scene)) == nil)
  }

  /// Covers that lie over the corners, against a count of open points a tenth of a point apart.
  @Test func whatCoversACornerClosesItThere() throws {
    var random = SplitMix64(seed: 61)
    for _ in 0..<40 {
      let covers = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        HandmadeLayer.cover(
          Double(Int.random(in: 0...290, using: &random)),
          Double(Int.random(in: 385...425, using: &random)),
          Double(Int.random(in: 2...120, using: &random)),
          Double(Int.random(in: 1...30, using: &random)))
      }
      var keyboard = HandmadeLayer.keyboard(top: 400)
      keyboard.look = LayerLook(shape: LayerShape(radius: 30, corners: [.topLeft, .topRight]))
      let scene = HandmadeScene([.bar(bottom: 300)] + covers + [keyboard])
      let timeline = ScreenTimeline(scene.playback)
      let interval = try #require(timeline.intervals.first)
      let found = try #require(KeyboardCorners(interval, at: 0, on: timeline.screen))
      var open = 0
      for column in 0..<600 {
        // From either side to where the round begins.
        let x = column < 300 ? 0.05 + 0.1 * Double(column) : 299.95 - 0.1 * Double(column - 300)
        let distance = 30 - min(x, 300 - x)
        let depth = 30 - (900 - distance * distance).squareRoot()
        var points = 0
        for row in 0..<300 {
          let y = 400.05 + 0.1 * Double(row)
          let isCovered = covers.contains { $0.frame.contains(CGPoint(x: x, y: y)) }
          if y - 400 < depth, !isCovered { points += 1 }
        }
        open += points
      }
      #expect(abs(found.area - Double(open) / 100) < 2, "\(covers.map(\.frame))")
      #expect(found.height <= 30 && found.height >= -1e-9)
      #expect(found.rects.allSatisfy { $0.width <= 30 && $0.height <= 30 && $0.minY >= 400 })
      if open == 0 { #expect(found.height == 0 && found.rects.isEmpty) }
    }
  }

  /// A radius is no longer than half the width and the height.
  @Test(arguments: [(400.0, 250.0, 150.0), (550, 60, 50), (400, 149, 149)])
  func aRadiusFitsTheKeyboard(_ top: Double, _ radius: Double, _ used: Double) throws {
    var keyboard = HandmadeLayer.keyboard(top: top)
    keyboard.look = LayerLook(shape: LayerShape(radius: radius))
    let timeline = ScreenTimeline(HandmadeScene([.bar(bottom: top), keyboard]).playback)
    let found = try #require(KeyboardCorners(timeline.intervals[0], at: 0, on: timeline.screen))
    #expect(found.radius == used && found.height == used)
    #expect(abs(found.area - 2 * used * used * (1 - .pi / 4)) < 1e-9)
  }

  /// Of a corner that a window cuts only what is in the window shows.
  @Test func aWindowCutsACorner() throws {
    var keyboard = HandmadeLayer.keyboard(top: 400)
    keyboard.look = LayerLook(shape: LayerShape(radius: 30))
    var scene = HandmadeScene([.bar(bottom: 400), keyboard])
    scene.window = CGRect(x: 10, y: 0, width: 280, height: 420)
    let timeline = ScreenTimeline(scene.playback)
    let found = try #require(KeyboardCorners(timeline.intervals[0], at: 0, on: timeline.screen))
    #expect(
      found.rects == [
        CGRect(x: 10, y: 400, width: 20, height: 20), CGRect(x: 270, y: 400, width: 20, height: 20),
      ])
    // At 10 points from the side it is as high as r - √(r² - 20²).
    #expect(abs(found.height - (30 - 500.0.squareRoot())) < 1e-9)
    scene.window = CGRect(x: 30, y: 0, width: 240, height: 600)
    let inside = ScreenTimeline(scene.playback)
    let none = try #require(KeyboardCorners(inside.intervals[0], at: 0, on: inside.screen))
    #expect(none.rects.isEmpty && none.area == 0 && none.height == 0)
  }

  /// What a bar paints below itself closes the corners; a bar that paints nothing does not.
  @Test func whatABarPaintsBelowItselfClosesThem() throws {
    let painting = HandmadeLayer.bar(bottom: 400, inside: [.cover(0, 44, 300, 200)])
    #expect(try corners(bar: painting)?.rects == [])
    var clear = HandmadeLayer.bar(bottom: 440)
    clear.color = nil
    // A bar without a colour of its own is taken for one that paints.
    #expect(try corners(bar: clear)?.rects == [])
    clear.look = LayerLook(fill: LayerColor(red: 1, green: 1, blue: 1, alpha: 0.98))
    #expect(try corners(bar: clear)?.rects.count == 2)
  }
}
