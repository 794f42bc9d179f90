import AnimationCurves
import Foundation
import HeadlessUIKit
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import KeyboardSimulation

/// A keyboard of the screen before an app in a window, or a chat in a sheet.
@MainActor
struct WindowKeyboardTests {
  private static let pad = Device.known("iPad Pro (11-inch)")

  /// A case on a tablet of 834 x 1194 points, with 20 points of home indicator.
  private func play(
    _ events: [SceneEvent], window: CGRect? = nil, presentation: ChatPresentation? = nil,
    profile: KeyboardProfile = .iOS18, _ controller: UIViewController = UIViewController()
  ) throws -> Playback {
    var scene = SceneCase(
      name: "window", scene: "window", handler: HandlerSpec(name: "own"), device: Self.pad,
      profile: profile, events: events)
    (scene.window, scene.presentation) = (window, presentation)
    return try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(controller, bar: { _ in nil })
    }
  }

  private func frame(_ role: LayerRole, _ playback: Playback, at time: Double) throws -> CGRect {
    let commit = try #require(playback.log.commit(at: time))
    return try #require(LayerPath(to: role, in: commit.root)).frame(at: time).rect
  }

  /// The trace begins where a bar belongs, at the sides of the window.
  ///
  /// It ends with the window while no keyboard reaches into that, and else at the keyboard: between
  /// is the home indicator's zone.
  @Test(arguments: [
    (CGRect(x: 417, y: 0, width: 417, height: 1194), 1174.0, 1194.0),
    (CGRect(x: 20, y: 30, width: 375, height: 1150), 1174, 1180),
    (CGRect(x: 20, y: 30, width: 375, height: 1000), 1030, 1030),
  ])
  func theTraceIsOfTheWindow(_ window: CGRect, _ rest: Double, _ end: Double) throws {
    let playback = try play([.show(300, at: 1), .hide(at: 2)], window: window)
    for time in [0.9, 3] {
      let trace = try frame(.keyboardGuide, playback, at: time)
      #expect(trace == CGRect(x: window.minX, y: rest, width: window.width, height: end - rest))
    }
    let up = try frame(.keyboardGuide, playback, at: 1.9)
    #expect(up == CGRect(x: window.minX, y: 894, width: window.width, height: 0))
  }

  /// Keys below the window's end are none of its business.
  @Test func lowKeysDoNotReachAHighWindow() throws {
    let window = CGRect(x: 20, y: 30, width: 375, height: 800)
    let playback = try play([.show(300, at: 1)], window: window)
    let trace = try frame(.keyboardGuide, playback, at: 1.9)
    #expect(trace == CGRect(x: 20, y: 830, width: 375, height: 0))
  }

  /// Without a window of its own the trace is of the screen, and ends with it.
  @Test func theTraceIsOfTheScreen() throws {
    let playback = try play([
      .show(300, at: 1), SceneEvent(time: 2, kind: .undock(lift: nil)),
    ])
    for (time, top) in [(0.9, 1174.0), (1.9, 894), (2.9, 1174)] {
      let trace = try frame(.keyboardGuide, playback, at: time)
      #expect(trace == CGRect(x: 0, y: top, width: 834, height: 1194 - top))
    }
  }

  /// A keyboard that has left the bottom leaves a window its whole trace.
  @Test func anUndockedKeyboardLeavesTheTrace() throws {
    let window = CGRect(x: 20, y: 30, width: 375, height: 1150)
    let playback = try play(
      [.show(300, at: 1), SceneEvent(time: 2, kind: .undock(lift: nil))], window: window)
    let trace = try frame(.keyboardGuide, playback, at: 2.9)
    #expect(trace == CGRect(x: 20, y: 1174, width: 375, height: 6))
  }

  @Test(arguments: ChatPresentation.allCases)
  func theTraceIsOfTheSheet(_ presentation: ChatPresentation) throws {
    let playback = try play([.show(300, at: 1)], presentation: presentation)
    let place = try #require(playback.scene.place)
    let (rest, up) = try (
      frame(.keyboardGuide, playback, at: 0.9), frame(.keyboardGuide, playback, at: 1.9)
    )
    #expect(rest.minX == place.minX && rest.width == place.width)
    #expect(rest.minY == min(place.maxY, 1174) && rest.maxY == place.maxY)
    #expect(up.minY == min(place.maxY, 894) && up.minX == place.minX)
    #expect(up.maxY == up.minY)
  }

  private final class Typing: UIViewController {
    let field = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 40))

    init(accessory: Double) {
      super.init(nibName: nil, bundle: nil)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: accessory))
      bar.layer.role = .sendButton
      field.inputAccessoryView = bar
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  /// An accessory is at its window's left, as wide as that, or as the keyboard on old systems; on
  /// the keys, or at the window's end where they are below that.
  @Test(arguments: KeyboardProfile.all, [(894.0, 850.0), (1194, 850), (850, 806), (860, 816)])
  func theAccessoryIsOfTheWindow(_ profile: KeyboardProfile, _ place: (Double, Double)) throws {
    let (bottom, top) = place
    let window = CGRect(x: 417, y: 0, width: 417, height: bottom)
    let playback = try play(
      [.show(300, at: 1), .hide(at: 2)], window: window, profile: profile, Typing(accessory: 44))
    let bar = try frame(.sendButton, playback, at: 1.9)
    let width = profile.accessoryWidth == .window ? 417.0 : 834
    #expect(bar == CGRect(x: 417, y: top, width: width, height: 44))
    #expect(
      try frame(.keyboard, playback, at: 1.9) == CGRect(x: 0, y: 894, width: 834, height: 300))
  }

  /// The keyboard as the app sees it: no accessory is below its window, and keys alone may be.
  @Test func anAccessoryIsSeenInTheWindow() {
    let window = CGRect(x: 100, y: 50, width: 400, height: 700)
    let screen = UIScreen(bounds: Self.pad.bounds, scale: 2, safeAreaInsets: .zero)
    let frame = CGRect(x: 0, y: 800, width: 834, height: 394)
    VirtualRunLoop(screen: screen).makeCurrent()
    let layers = KeyboardLayers(screen: screen, appWindow: window)
    #expect(layers.seen(frame) == frame)
    layers.accessoryHeight = 44
    #expect(layers.seen(frame) == CGRect(x: 0, y: 706, width: 834, height: 488))
    let high = CGRect(x: 3, y: 705, width: 834, height: 300)
    #expect(layers.seen(high) == high)
    let whole = KeyboardLayers(screen: screen)
    whole.accessoryHeight = 44
    #expect(whole.seen(frame) == frame)
  }
}
