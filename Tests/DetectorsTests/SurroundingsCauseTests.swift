import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import LayerGeometry
import LayerTrees
import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Bars that forget a tab bar, in trees made by hand on a screen of 600 points.
struct TabBarCauseTests {
  /// A tab bar of 49 points, and the safe area below it.
  private static func tabBar(_ safeArea: Double, isHidden: Bool = false) -> HandmadeLayer {
    var tabs = HandmadeLayer.cover(0, 551 - safeArea, 300, 49 + safeArea)
    (tabs.role, tabs.isHidden) = (.tabBar, isHidden)
    return tabs
  }

  /// A keyboard comes at once, and the bar rises from where it was.
  private func causes(
    rise: Double, keyboard: Double, from closed: Double, safeArea: Double, _ tabs: HandmadeLayer?
  ) -> [Cause] {
    let own = tabs.map { [$0] } ?? []
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: closed)] + own + [.keyboard(top: 600)]),
      (0.5, [.bar(bottom: closed - rise)] + own + [.keyboard(top: 600 - keyboard)]),
    ])
    scene.safeBottom = safeArea
    scene.phases = [(0, .closed), (0.5, .open)]
    return scene.result.findings.filter { $0.isAtTheSeam && $0.phase == .open }.compactMap(\.cause)
  }

  @Test(arguments: [0.0, 20, 34])
  func theTabBarIsNamed(_ safeArea: Double) {
    var random = SplitMix64(seed: 0x7AB)
    let whole = 49 + safeArea
    for _ in 0..<20 {
      let height = Double(Int.random(in: 250...350, using: &random))
      let needed = height - whole
      for part in Set([49, whole]) {
        #expect(
          causes(
            rise: needed + part, keyboard: height, from: 600 - whole, safeArea: safeArea,
            Self.tabBar(safeArea))
            == [
              .rest(
                .tabBarNotSubtracted(
                  rise: Points(needed + part), needed: Points(needed), tabBar: Points(part)))
            ])
        #expect(
          causes(
            rise: needed - part, keyboard: height, from: 600 - whole, safeArea: safeArea,
            Self.tabBar(safeArea))
            == [
              .rest(
                .tabBarSubtracted(
                  rise: Points(needed - part), needed: Points(needed), tabBar: Points(part),
                  isHidden: false))
            ])
      }
      // Hidden by a push, it is subtracted all the same.
      let right = height - safeArea
      #expect(
        causes(
          rise: right - 49, keyboard: height, from: 600 - safeArea, safeArea: safeArea,
          Self.tabBar(safeArea, isHidden: true))
          == [
            .rest(
              .tabBarSubtracted(
                rise: Points(right - 49), needed: Points(right), tabBar: 49, isHidden: true))
          ])
    }
  }

  /// The same places without a tab bar, and others beside one, have other names or none.
  @Test func whatIsNotTheTabBarsIsNotNamed() {
    let named: Set<Cause.Rule> = [.tabBarNotSubtracted, .tabBarSubtracted]
    for rise in [253.0, 302, 336, 219, 170] {
      let found = causes(rise: rise, keyboard: 336, from: 517, safeArea: 34, nil)
      #expect(named.isDisjoint(with: found.map(\.rule)), "\(rise)")
    }
    for rise in [253.0, 263, 290, 310, 350, 240, 180] {
      let found = causes(rise: rise, keyboard: 336, from: 517, safeArea: 34, Self.tabBar(34))
      #expect(named.isDisjoint(with: found.map(\.rule)), "\(rise)")
    }
    let shown = causes(
      rise: 302 - 49, keyboard: 336, from: 566, safeArea: 34, nil)
    #expect(named.isDisjoint(with: shown.map(\.rule)))
  }
}

/// Bars in a window that begins below the screen's top, and read the keyboard in its points.
@MainActor
struct WindowCauseTests {
  nonisolated private static let motions = ["frame", "constraint", "transform"]

  /// The findings at rest in a window, with the heights that right and misread bars rise by.
  private func check(
    _ motion: String, _ options: [String: String], in window: CGRect, on device: Device
  ) throws -> [Finding] {
    var scene = SceneCase.of(
      motion, options, device: device, events: [.show(320, at: 0.1), .hide(at: 1.2)])
    scene.window = window
    return try scene.checked().findings.filter { $0.isAtTheSeam && $0.phase == .open }
  }

  @Test(arguments: motions)
  func aMisreadRectangleIsNamed(_ motion: String) throws {
    var random = SplitMix64(seed: 0x3A6)
    let device = try #require(Device.named("iPad Pro (11-inch)"))
    let (height, safeArea) = (Double(device.size.height), Double(device.safeArea.bottom))
    var (staying, moving) = (0, 0)
    for _ in 0..<16 {
      let top = Double(Int.random(in: 30...260, using: &random))
      let end = Double(Int.random(in: 900...Int(height), using: &random))
      let window = CGRect(x: 60, y: top, width: 400, height: end - top)
      let inset = max(0, end - (height - safeArea))
      let right = max(0, end - (height - 320) - inset)
      let misread = max(0, min(320, end - top - (height - 320)) - inset)
      guard right - misread > 1, abs(right - misread - inset) > 1 else { continue }
      if misread > 0 { moving += 1 } else { staying += 1 }
      let found = try check(motion, ["rect": "window"], in: window, on: device)
      #expect(found.map(\.rule) == [.coordinatesNotConverted], "\(window) \(found)")
      let deaf = try check(motion, ["deaf": "true"], in: window, on: device)
      // A bar that stays where both would have it stays for either reason: the sentence says so.
      #expect(
        deaf.map(\.rule) == [misread > 0 ? .ignoresNotification : .coordinatesNotConverted])
      if misread == 0 {
        let sentences = deaf.compactMap(\.cause?.sentence)
        #expect(sentences.allSatisfy { $0.hasSuffix(", or the notification is ignored") })
      }
      #expect(try check(motion, [:], in: window, on: device).isEmpty)
    }
    #expect(staying > 0 && moving > 0)
  }
}
