import AnimationCurves
import Compositing
import Detectors
import HeadlessUIKit
import KeyboardHandlers
import KeyboardSimulation
import Scenes
import LayerGeometry
import TestSupport
import Testing

/// The system's behaviour around the keyboard, as apps come to see it.
@MainActor
struct SystemBehaviourTests {
  /// Writes down what it hears, in order.
  private final class Listener: UIViewController {
    let list = UIScrollView()
    let field = UITextField()
    let bar = UIView()
    var heard: [String] = []
    var objects: [Any?] = []
    private let tokens = Tokens()

    private final class Tokens { var all: [any NSObjectProtocol] = [] }

    override func viewDidLoad() {
      bar.frame = CGRect(x: 0, y: 700, width: 390, height: 44)
      list.frame = view.bounds
      list.contentSize = CGSize(width: 390, height: 3000)
      list.keyboardDismissMode = .interactive
      for child in [list, bar, field] { view.addSubview(child) }
      list.panGestureRecognizer.addHandler { [weak self] recognizer in
        if recognizer.state == .ended { self?.heard.append("ended") }
      }
      let name = UIResponder.keyboardWillHideNotification
      tokens.all = [
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          let object = notification.object
          nonisolated(unsafe) let sent = object
          MainActor.assumeIsolated {
            self?.heard.append("willHide")
            self?.objects.append(sent)
            self?.view.setNeedsLayout()
          }
        }
      ]
    }

    override func viewDidLayoutSubviews() { heard.append("layout") }
  }

  private func play(
    _ events: [SceneEvent], profile: KeyboardProfile = .iOS18
  ) throws -> Listener {
    let scene = SceneCase(
      name: "test", scene: "test", handler: HandlerSpec(name: "own"), device: .known("iPhone 14"),
      profile: profile, events: events)
    let listener = Listener()
    _ = try ScenePlayer(registry: .standard).play(scene) {
      HandlerScreen(listener, bar: { $0.bar }, list: { $0.list })
    }
    return listener
  }

  /// One touch ends the drag and lets the keyboard go.
  @Test(arguments: [KeyboardDrag.Release.hide, nil])
  func noLayoutBetweenTheLiftAndTheHide(release: KeyboardDrag.Release?) throws {
    let listener = try play([
      .show(at: 0),
      SceneEvent(
        time: 1,
        kind: .drag(
          KeyboardDrag(from: 400, to: 840, duration: 0.3, velocity: 900, release: release))),
    ])
    let end = try #require(listener.heard.firstIndex(of: "ended"))
    #expect(listener.heard[end...].dropFirst().first == "willHide", "\(listener.heard.suffix(9))")
    #expect(listener.heard.last == "layout")
  }

  /// The object is the screen from iOS 16.1 on (Apple, UIResponder), and nil before.
  @Test(arguments: [
    (KeyboardProfile.iOS10, false), (.iOS18, true), (.iOS26, true),
  ])
  func theObjectOfNotifications(profile: KeyboardProfile, isScreen: Bool) throws {
    let listener = try play([.show(at: 0), .hide(at: 1)], profile: profile)
    #expect(listener.objects.count == 1)
    #expect((listener.objects.first.flatMap { $0 } is UIScreen) == isScreen)
    #expect((listener.objects.first.flatMap { $0 } == nil) == !isScreen)
  }

  /// However little of the screen is not safe, an accessory comes to rest.
  @Test(arguments: [0, 1e-12, 1e-9, 1e-6, 1e-3, 0.1, 0.25, 0.4, 0.5, 0.75, 1, 34])
  func aTinySafeAreaIsLaidOut(bottom: Double) throws {
    let device = Device(
      name: "tiny", width: 375, height: 667, scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: bottom, right: 0), keyboardHeight: 216,
      predictiveBarHeight: 42)
    for handler in ["inputaccessory", "keyboardtracker", "layoutguide"] {
      let played = try check(.named(handler), on: device, [.show(at: 0.5), .hide(at: 1.5)])
      #expect((played.compositor?.times.count ?? 0) < 300, "\(handler)")
      // The tracker's bar rests at the very bottom, in the zone.
      let found = played.findings.filter { $0.rule != .underHomeIndicator }
      #expect(found.isEmpty, "\(handler): \(found.map(\.kind))")
    }
  }
}

extension SceneEvent {
  fileprivate static func show(at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .show(height: nil, duration: nil, curve: 7))
  }

  fileprivate static func hide(at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .hide(duration: nil, curve: 7))
  }
}
