import AnimationCurves
import Compositing
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// The screen and the app's place on it, and the roles of what is on it.
struct SeamScreenTests {
  private func screen(
    window: CGRect? = nil, sheet: ChatPresentation? = nil, safeBottom: Double = 34
  ) -> SeamScreen {
    var scene = HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)])
    (scene.window, scene.presentation, scene.safeBottom) = (window, sheet, safeBottom)
    return SeamScreen(scene.playback.scene)
  }

  /// Alone on the screen an app has all of it, above the home indicator's zone.
  @Test func anAppAloneHasTheScreen() {
    let screen = screen()
    #expect(screen.noun == "screen" && !screen.isShared)
    #expect(screen.window == HandmadeScene.screen && screen.keyboardWindow == screen.window)
    #expect(screen.width == 300 && screen.height == 600)
    #expect(screen.safeBottom == 566 && screen.safeArea == 34)
  }

  /// Of a window only what reaches into the zone lies in it.
  @Test(arguments: [(600.0, 566.0), (590, 566), (566, 566), (500, 500)])
  func aWindowHasItsOwnSafeBottom(_ bottom: Double, _ safeBottom: Double) {
    let window = CGRect(x: 10, y: 100, width: 200, height: bottom - 100)
    let screen = screen(window: window)
    #expect(screen.noun == "window" && screen.isShared)
    #expect(screen.window == window && screen.keyboardWindow == window)
    #expect(screen.safeBottom == safeBottom && screen.safeArea == bottom - safeBottom)
  }

  /// A sheet cuts off nothing of what the system carries with the keyboard.
  @Test func aSheetCutsNothingOfTheKeyboard() {
    let screen = screen(sheet: .pageSheet)
    #expect(screen.noun == "sheet" && screen.isShared)
    #expect(screen.keyboardWindow == HandmadeScene.screen)
    #expect(screen.window != HandmadeScene.screen)
  }

  /// While the keyboard's window takes another size the screen has that, and what a scene says of
  /// the bar stays.
  @Test func aScreenOnItsWayHasTheWindowsSize() throws {
    var keys = HandmadeLayer(
      role: .window, frame: CGRect(x: 0, y: 0, width: 600, height: 300),
      inside: [
        HandmadeLayer(role: .keyboard, frame: CGRect(x: 0, y: 100, width: 600, height: 200))
      ])
    keys.animations = [
      PropertyAnimation(
        change: .bounds(dx: 0, dy: 0, dWidth: -300, dHeight: 300), beginTime: 1,
        timing: .linear(0.5))
    ]
    let bar = HandmadeLayer(
      role: .inputBar, frame: CGRect(x: 0, y: 56, width: 600, height: 44),
      color: HandmadeLayer.white)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 400), .keyboard(top: 400)]), (1, [bar, keys]),
    ])
    (scene.turnTime, scene.spacing, scene.paintsFoot) = (1, 8, true)
    let track = ScreenTimeline(scene.playback)
    for (time, width) in [(1.0, 300.0), (1.25, 450), (1.4, 540), (1.5, 600), (3, 600)] {
      let turned = track.screen.turned(as: track.intervals[1], at: time)
      #expect(abs(turned.width - width) < 1e-9 && abs(turned.height - (900 - width)) < 1e-9)
      #expect(turned.spacing == 8 && turned.hasFoot && !turned.barFloats)
    }
    let upright = track.screen.turned(as: track.intervals[0], at: 0)
    #expect(upright.width == 300 && upright.height == 600)
    // What turns the device is no motion of a docked keyboard.
    #expect(track.transitions.map(\.start) == [0])
  }

  /// While the picture turns the device is held by what is wider by then.
  @Test(arguments: [(1.0, false), (1.24, false), (1.26, true), (1.5, true)])
  func thePictureTurnsAtHalfTheWay(_ time: Double, _ isTurned: Bool) {
    var window = HandmadeLayer(
      role: .window, frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    window.animations = [
      PropertyAnimation(
        change: .bounds(dx: 0, dy: 0, dWidth: -300, dHeight: 300), beginTime: 1,
        timing: .linear(0.5))
    ]
    var scene = HandmadeScene(commits: [(0, []), (1, [window])])
    scene.turnTime = 1
    let playback = scene.playback
    let device = playback.scene.device
    let turned = device.turned(as: playback.log.commits[1].root, at: time)
    #expect((turned.orientation == .landscape) == isTurned)
    #expect(device.turned(as: playback.log.commits[0].root, at: time) == device)
    #expect(Compositor(playback).turns)
    scene.turnTime = .infinity
    #expect(!Compositor(scene.playback).turns)
  }

  /// Of several layers with one role the first in paint order counts, wherever it lies.
  @Test func theFirstOfARoleCounts() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let kinds: [(LayerRole, KeyPath<LayerRoles, LayerPath?>)] = [
      (.inputBar, \.bar), (.keyboard, \.keyboard), (.keyboardGuide, \.guide),
      (.messageList, \.list), (.form, \.form), (.formField(isFocused: true), \.focusedField),
      (.navigationBar, \.navigationBar), (.tabBar, \.tabBar),
    ]
    for (role, path) in kinds {
      let layers = (1...3).map { index in
        HandmadeLayer(
          frame: frame,
          inside: index == 1 ? [] : [HandmadeLayer(role: role, frame: frame)])
      }
      let root = HandmadeScene(layers).playback.log.commits[0].root
      let roles = LayerRoles(in: root)
      // The root, its first sublayer, its second and the one in that.
      #expect(roles[keyPath: path]?.layers.map(\.id.rawValue) == [1, 3, 4], "\(role)")
      for (_, other) in kinds where other != path { #expect(roles[keyPath: other] == nil) }
    }
  }

  /// A layer is painted after those before it, and after those that it lies in.
  @Test func paintOrderIsThatOfTheTree() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let inner = HandmadeLayer(frame: frame, inside: [HandmadeLayer(frame: frame)])
    let scene = HandmadeScene([inner, inner, HandmadeLayer(frame: frame)])
    let root = scene.playback.log.commits[0].root
    var paths: [LayerPath] = []
    func walk(_ layer: LayerSnapshot, _ above: [LayerSnapshot]) {
      paths.append(LayerPath(layers: above + [layer]))
      for sublayer in layer.sublayers { walk(sublayer, above + [layer]) }
    }
    walk(root, [])
    #expect(paths.count == 6)
    for (index, path) in paths.enumerated() {
      for (other, before) in paths.enumerated() {
        #expect(path.isPainted(after: before) == (index > other), "\(index) \(other)")
      }
    }
  }
}
