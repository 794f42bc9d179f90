import TestSupport
import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

/// A screen whose bar hangs on the keyboard layout guide.
private final class GuidedViewController: UIViewController {
  let bar = UIView()
  private let configure: (UIKeyboardLayoutGuide) -> Void

  init(configure: @escaping (UIKeyboardLayoutGuide) -> Void) {
    self.configure = configure
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    configure(view.keyboardLayoutGuide)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}

/// The guide's law: its top is the higher of the safe area's bottom and the keyboard's top.
@MainActor
struct LayoutGuideTests {
  private func play(
    _ events: [SceneEvent], device: Device, profile: KeyboardProfile = .iOS18, rate: Double = 60,
    configure: @escaping (UIKeyboardLayoutGuide) -> Void = { _ in }
  ) throws -> Playback {
    let scene = SceneCase(
      name: "guide", scene: "guide", handler: HandlerSpec(name: "own"), device: device,
      profile: profile, rate: rate, events: events)
    return try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(GuidedViewController(configure: configure), bar: { $0.bar })
    }
  }

  /// The greatest distance of the bar's bottom from `rest` and the keyboard's top, in points.
  private func greatestMiss(
    _ playback: Playback, rest: Double, rate: Double = 240,
    keyboardTop: (CGRect, Double) -> Double = { frame, _ in frame.minY }
  ) throws -> Double {
    var greatest = 0.0
    for index in 0...Int(playback.log.restTime * rate + 2) {
      let time = Double(index) / rate
      guard let commit = playback.log.commit(at: time) else { continue }
      let bar = try #require(LayerPath(to: .inputBar, in: commit.root)).frame(at: time)
      let keyboard = try playback.keyboardFrame(at: time)
      let wanted = min(rest, keyboardTop(keyboard, rest))
      greatest = max(greatest, abs(bar.maxY.value - wanted))
    }
    return greatest
  }

  private static let tour: [SceneEvent] = [
    SceneEvent(time: 0, kind: .show(height: 300, duration: nil, curve: 7)),
    SceneEvent(time: 0.2, kind: .show(height: 260, duration: nil, curve: 7)),
    SceneEvent(time: 1, kind: .keyboardSwitch(.predictiveBar(true, duration: 0))),
    SceneEvent(
      time: 1.5, kind: .keyboardSwitch(.heights([282, 216, 282], interval: 0.05, duration: nil))),
    SceneEvent(time: 2.5, kind: .hide(duration: nil, curve: 7)),
    SceneEvent(time: 2.6, kind: .show(height: 270, duration: 0.3, curve: 0)),
    SceneEvent(
      time: 3.5, kind: .drag(KeyboardDrag(from: 100, to: 560, duration: 0.3, release: .stay))),
    SceneEvent(
      time: 4.5, kind: .drag(KeyboardDrag(from: 100, to: 560, duration: 0.3, release: .hide))),
  ]

  /// On screen is the sum of the system's motions between places that obey the law: so what hangs
  /// on the guide moves as the trace does that the system keyboard draws of its own place.
  @Test(arguments: Device.distinct, KeyboardProfile.all)
  func theGuideIsGluedToTheKeyboard(_ device: Device, _ profile: KeyboardProfile) throws {
    let playback = try play(Self.tour, device: device, profile: profile)
    let rest = Double(device.size.height - device.safeArea.bottom)
    for commit in playback.log.commits {
      let bar = try #require(LayerPath(to: .inputBar, in: commit.root))
      let trace = try #require(LayerPath(to: .keyboardGuide, in: commit.root))
      let keys = try #require(LayerPath(to: .keyboard, in: commit.root))
      #expect(
        abs(Double(bar.leaf.model.frame.maxY) - min(rest, Double(keys.leaf.model.frame.minY)))
          <= 0.5 / device.scale)
      for step in 0..<12 {
        let time = commit.time + Double(step) / 100
        #expect(
          abs(bar.frame(at: time).maxY.value - trace.frame(at: time).minY.value)
            <= 0.5 / device.scale)
      }
    }
  }

  /// Without a safe area to rest in the glue is exact to half a pixel, at any rate of refresh.
  @Test(arguments: [30.0, 60, 80, 120])
  func theGlueIsExactWithoutASafeArea(_ rate: Double) throws {
    let device = try #require(Device.named("iPhone 8"))
    let playback = try play(Self.tour, device: device, rate: rate)
    #expect(try greatestMiss(playback, rest: 667) <= 0.25)
  }

  @Test(arguments: Device.distinct)
  func atRestTheGuideEndsAtTheSafeArea(_ device: Device) throws {
    let playback = try play([.show(300, at: 0.5), .hide(at: 1.5)], device: device)
    for (time, top) in [
      (0.1, device.size.height - device.safeArea.bottom), (1.4, device.size.height - 300),
      (3, device.size.height - device.safeArea.bottom),
    ] {
      let commit = try #require(playback.log.commit(at: time))
      let bar = try #require(LayerPath(to: .inputBar, in: commit.root)).frame(at: time)
      #expect(abs(bar.maxY.value - Double(top)) <= 0.5 / device.scale)
    }
  }

  /// A keyboard that left the bottom is ignored, unless the guide is asked to follow it.
  @Test(arguments: [false, true])
  func undockedKeyboards(_ follows: Bool) throws {
    let pad = try #require(Device.named("iPad Pro (11-inch)"))
    let kinds: [SceneEvent.Kind] = [
      .undock(lift: 200), .split(height: 261, lift: 300), .float(nil),
      .float(CGRect(x: 50, y: 60, width: 320, height: 300)),
    ]
    for kind in kinds {
      let playback = try play([.show(283, at: 0), SceneEvent(time: 1, kind: kind)], device: pad) {
        $0.followsUndockedKeyboard = follows
      }
      let time = 3.0
      let commit = try #require(playback.log.commit(at: time))
      let bar = try #require(LayerPath(to: .inputBar, in: commit.root)).frame(at: time)
      let keyboard = try playback.keyboardFrame(at: time)
      #expect(keyboard.maxY < 1194)
      #expect(bar.maxY.value == (follows ? Double(keyboard.minY) : 1194 - 20))
    }
  }
}
