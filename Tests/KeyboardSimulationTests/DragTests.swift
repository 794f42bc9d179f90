import TestSupport
import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import SeededRandom
import Testing

/// A finger that pulls the keyboard down.
@MainActor
struct DragTests {
  /// 291 points high, so that a keyboard of 200 that hides goes down to 291.
  private static let low = Device(
    name: "low", width: 320, height: 291, scale: 2, safeArea: .init(top: 0, bottom: 0),
    keyboardHeight: 200, predictiveBarHeight: 0)

  private func drag(_ drag: KeyboardDrag, at time: Double = 1) -> SceneEvent {
    SceneEvent(time: time, kind: .drag(drag))
  }

  /// `top = max(finger, H - height)` at every refresh, and not a word of it.
  @Test(arguments: [60.0, 120], [336.0, 291])
  func theKeyboardFollowsTheFingerInSilence(_ rate: Double, _ height: Double) throws {
    let pull = KeyboardDrag(from: 300, to: 700, duration: 0.4, release: .hide)
    let rehearsal = try Rehearsal([.show(height, at: 0), drag(pull)], rate: rate)
    for index in 0..<Int(0.4 * rate) {
      let time = 1 + Double(index) / rate
      let finger = 300 + 400 * (time - 1) / 0.4
      let top = try rehearsal.playback.keyboardTop(at: time + 1e-6)
      #expect(abs(top - max(finger, 812 - height)) < 1e-6)
    }
    #expect(!rehearsal.heard.contains { $0.time >= 1 && $0.time < 1.4 - 1e-9 })
    let names = rehearsal.heard.filter { $0.time >= 1.4 - 1e-9 }.map(\.name)
    #expect(names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(rehearsal.heard.last?.begin == CGRect(x: 0, y: 700, width: 375, height: height))
    #expect(
      rehearsal.playback.phases.starts.map(\.phase).suffix(3) == [.dragging, .closing, .closed])
  }

  /// A screen whose list hears of fingers, and whose accessory's place is observed.
  private final class Puller: UIViewController {
    final class Bar: UIView {
      var places: [Double] = []
      override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 50) }
      override func didMoveToSuperview() {
        superview?.addObserver(self, forKeyPath: "center", options: .new, context: nil)
      }
      #if !canImport(ObjectiveC)
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          if let place = change?[.newKey] as? CGPoint { places.append(Double(place.y)) }
        }
      #endif
    }

    /// A list that is laid out anew once the finger has lifted.
    final class List: UIScrollView {
      var didLayOut: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
      }
    }

    let (list, field, bar) = (List(), UITextField(), Bar())
    var heard: [String] = []
    /// The number of the bar's places when the keyboard is said to go.
    var placesBeforeHide = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
      list.contentSize = CGSize(width: 375, height: 3000)
      list.keyboardDismissMode = .interactive
      field.inputAccessoryView = bar
      view.addSubview(list)
      view.addSubview(field)
      list.panGestureRecognizer.addHandler { [weak self] in
        self?.heard.append("\($0.state)")
        if $0.state == .ended { self?.list.setNeedsLayout() }
      }
      list.didLayOut = { [weak self] in self?.heard.append("layout") }
      let names = [
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      ]
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated {
            guard let self else { return }
            if name == names[0] { self.placesBeforeHide = self.bar.places.count }
            self.heard.append("posted")
          }
        }
      }
    }
  }

  /// The app hears the finger lift before it hears that the keyboard goes, and lays nothing out in
  /// between; while it is down, the accessory's superview reports every step.
  @Test func theAppHearsTheFingerFirst() throws {
    let puller = Puller()
    let pull = KeyboardDrag(from: 300, to: 700, duration: 0.4, release: .hide)
    let show = SceneEvent.Kind.show(height: 336, duration: 0.25, curve: 7)
    let scene = SceneCase(
      name: "Pulled", scene: "Pulled", handler: HandlerSpec(name: "puller"),
      device: try #require(Device.named("iPhone X")),
      events: [SceneEvent(time: 0, kind: show), drag(pull)])
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(puller, bar: { $0.bar }, list: { $0.list })
    }
    let last = try #require(puller.heard.lastIndex(of: "ended"))
    let posted = try #require(puller.heard[last...].firstIndex(of: "posted"))
    #expect(puller.heard[last..<posted].allSatisfy { $0 == "ended" })
    #expect(puller.heard[posted...].contains("layout"))
    #expect(!puller.heard[posted...].contains("changed"))
    #expect(puller.heard.filter { $0 == "changed" }.count == 24)
    #expect(puller.placesBeforeHide >= 16)
  }

  /// A page of text is a list as well: what its mode says becomes of the keyboard.
  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .interactive])
  func aPageOfTextSaysWhatBecomesOfTheKeyboard(_ mode: UIScrollView.KeyboardDismissMode) throws {
    final class Page: UIViewController {
      let text = UITextView()
      override func loadView() { view = text }
    }
    let page = Page()
    page.text.keyboardDismissMode = mode
    let pull = KeyboardDrag(from: 300, to: 700, duration: 0.4, release: .stay)
    let scene = SceneCase(
      name: "Page", scene: "Page", handler: HandlerSpec(name: "page"),
      device: try #require(Device.named("iPhone X")),
      events: [SceneEvent(time: 0, kind: .show(height: 336, duration: 0.25, curve: 7)), drag(pull)])
    let playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(page, bar: { _ in nil }, list: { $0.text })
    }
    let lowest = try [1.2, 1.39].map { try playback.keyboardTop(at: $0) }.max()
    #expect(lowest == 476 || mode == .interactive)
    #expect(lowest ?? 0 > 476 || mode == .none)
  }

  /// easeInEaseOut from 122 to 291, as it was measured on the keyboard's layer.
  ///
  /// Source: react-native-keyboard-controller's tests; Core Animation's own arithmetic is 2e-6 off.
  @Test func releaseIsEaseInEaseOut() throws {
    let pull = KeyboardDrag(from: 50, to: 122, duration: 0.1, release: .hide)
    let rehearsal = try Rehearsal([.show(200, at: 0), drag(pull)], device: Self.low)
    let playback = rehearsal.playback
    #expect(abs(try playback.keyboardTop(at: 1.1 + 0.01) - 123.56118966540286) < 1e-3)
    #expect(abs(try playback.keyboardTop(at: 1.1 + 0.05) - 163.8067164607386) < 1e-3)
    let end = 1.1 + 0.14518900343642613
    #expect(try playback.keyboardTop(at: end - 1e-4) < 291)
    #expect(try playback.keyboardTop(at: end + 1e-9) == 291)
    #expect(rehearsal.heard.last?.duration == 0.14518900343642613)
    #expect(rehearsal.heard.last?.curve == 0)
  }

  @Test(arguments: [
    (KeyboardDrag(from: 300, to: 700, duration: 0.4), false),
    (KeyboardDrag(from: 300, to: 700, duration: 0.4, velocity: -500), true),
    (KeyboardDrag(from: 300, to: 700, duration: 0.4, velocity: 500), false),
    (KeyboardDrag(from: 300, to: 700, duration: 0.4, velocity: 0), false),
    (KeyboardDrag(from: 300, to: 560, duration: 0.4, velocity: 0), true),
    (KeyboardDrag(from: 300, to: 560, duration: 0.4, velocity: 0, release: .hide), false),
    (KeyboardDrag(from: 300, to: 800, duration: 0.4, release: .stay), true),
    (KeyboardDrag(from: 700, to: 600, duration: 0.4), true),
    (KeyboardDrag(from: 100, to: 400, duration: 0.4), true),
  ])
  func whetherItStays(_ pull: KeyboardDrag, _ stays: Bool) throws {
    let rehearsal = try Rehearsal([.show(336, at: 0), drag(pull)])
    #expect(try rehearsal.playback.keyboardTop(at: 3) == (stays ? 476 : 812))
    #expect(rehearsal.playback.phases.starts.last?.phase == (stays ? .open : .closed))
  }

  /// A finger that never comes down to the keyboard moves nothing and posts nothing.
  @Test func aFingerAboveTheKeyboard() throws {
    let pull = KeyboardDrag(from: 100, to: 470, duration: 0.4, release: .hide)
    let rehearsal = try Rehearsal([.show(336, at: 0), drag(pull)])
    #expect(!rehearsal.heard.contains { $0.time >= 1 })
    #expect(!rehearsal.playback.phases.starts.contains { $0.phase == .dragging })
  }

  /// Seeded drags: keys and accessory stay together at every instant, whatever becomes of them.
  @Test(arguments: KeyboardProfile.all)
  func theAccessoryIsGluedToTheKeys(_ profile: KeyboardProfile) throws {
    var random = SplitMix64(seed: 0x5ea3)
    for _ in 0..<20 {
      let pull = KeyboardDrag(
        from: Double.random(in: 0...400, using: &random),
        to: Double.random(in: 0...667, using: &random),
        duration: Double.random(in: 0...0.6, using: &random))
      let bar = accessory(height: 50)
      let rehearsal = try TypingRehearsal(
        [SceneEvent(time: 0.5, kind: .focus(1)), drag(pull, at: 1.2)], profile: profile
      ) { controller in
        controller.bar.removeFromSuperview()
        bar.layer.role = .inputBar
        controller.controllerAccessory = bar
        controller.becomeFirstResponder()
      }
      for index in 0...720 {
        let time = Double(index) / 240
        guard let commit = rehearsal.playback.log.commit(at: time),
          let path = LayerPath(to: .inputBar, in: commit.root)
        else { continue }
        let top = try rehearsal.playback.keyboardTop(at: time)
        #expect(abs(path.frame(at: time).maxY.value - top) < 1e-6)
      }
    }
  }

  /// A guide's padding takes hold of the keyboard so much earlier.
  @Test func padding() throws {
    let scene = SceneCase(
      name: "padding", scene: "padding", handler: HandlerSpec(name: "own"), device: .plain,
      events: [
        .show(336, at: 0), drag(KeyboardDrag(from: 300, to: 600, duration: 0.5, release: .stay)),
      ])
    let playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      let controller = UIViewController()
      controller.view.keyboardLayoutGuide.keyboardDismissPadding = 60
      return HandlerScreen(controller, bar: { $0.view })
    }
    #expect(abs(try playback.keyboardTop(at: 1.5 - 1.0 / 60 + 1e-6) - (590 + 60)) < 1e-6)
  }
}

/// A scene's `drag` over lists, each by its mode.
@MainActor
struct DraggedListTests {
  private func play(_ mode: UIScrollView.KeyboardDismissMode, isEnabled: Bool = true) throws
    -> (playback: Playback, moved: Double)
  {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let scene = SceneCase(
      name: "Dragged", scene: "Dragged", handler: HandlerSpec(name: "list"), device: .plain,
      events: [
        .show(336, at: 0),
        SceneEvent(
          time: 1,
          kind: .drag(KeyboardDrag(from: 300, to: 700, duration: 0.4, release: .hide))),
      ])
    let playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      let (controller, field) = (UIViewController(), UITextField())
      list.contentSize = CGSize(width: 375, height: 3000)
      list.contentOffset.y = 1500
      list.isScrollEnabled = isEnabled
      list.keyboardDismissMode = mode
      controller.view.addSubview(list)
      controller.view.addSubview(field)
      return HandlerScreen(controller, bar: { _ in field }, list: { _ in list })
    }
    return (playback, Double(1500 - list.contentOffset.y))
  }

  /// The list scrolls, and the keyboard is where it was.
  @Test func none() throws {
    let (playback, moved) = try play(.none)
    #expect(moved >= 399)
    for time in stride(from: 1.0, to: 3, by: 0.05) {
      #expect(try playback.keyboardTop(at: time) == 476)
    }
    #expect(!playback.phases.starts.contains { $0.phase == .dragging || $0.phase == .closing })
  }

  /// The keyboard goes by itself as the finger begins, and is not pulled.
  @Test(arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
  func onDrag(_ mode: UIScrollView.KeyboardDismissMode) throws {
    let (playback, moved) = try play(mode)
    #expect(moved >= 399)
    #expect(playback.phases.starts.map(\.phase).suffix(2) == [.closing, .closed])
    #expect(!playback.phases.starts.contains { $0.phase == .dragging })
    let start = try #require(playback.phases.starts.first { $0.phase == .closing }?.time)
    #expect(abs(start - 1) < 1e-9)
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory])
  func interactive(_ mode: UIScrollView.KeyboardDismissMode) throws {
    let (playback, _) = try play(mode)
    #expect(playback.phases.starts.contains { $0.phase == .dragging })
    #expect(try playback.keyboardTop(at: 3) == 812)
  }

  /// No finger scrolls such a list, so that none dismisses by it.
  @Test(arguments: [UIScrollView.KeyboardDismissMode.interactive, .onDrag])
  func disabled(_ mode: UIScrollView.KeyboardDismissMode) throws {
    let (playback, moved) = try play(mode, isEnabled: false)
    #expect(moved == 0)
    #expect(try playback.keyboardTop(at: 3) == 476)
  }
}

/// Fingers on scroll views that dismiss the keyboard, each by its mode.
@MainActor
struct DismissModeTests {
  private func rehearse(_ mode: UIScrollView.KeyboardDismissMode, to end: CGFloat) throws
    -> TypingRehearsal
  {
    try TypingRehearsal([SceneEvent(time: 0, kind: .focus(1))]) { controller in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      list.contentSize = CGSize(width: 375, height: 2000)
      list.keyboardDismissMode = mode
      controller.view.insertSubview(list, at: 0)
      VirtualRunLoop.current.schedule(at: 1) {
        list.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: end), duration: 0.4)
      }
    }
  }

  @Test func none() throws {
    let rehearsal = try rehearse(.none, to: 640)
    #expect(!rehearsal.diary.heard.contains { $0.time >= 1 })
    #expect(try rehearsal.playback.keyboardTop(at: 1.4) == 451)
  }

  /// Gone with the first touch that scrolls, by the keyboard's own curve.
  @Test func onDrag() throws {
    let rehearsal = try rehearse(.onDrag, to: 320)
    #expect(rehearsal.heard("WillHide").map(\.time) == [1])
    #expect(rehearsal.heard("WillHide").map(\.curve) == [7])
    #expect(rehearsal.diary.entries.contains("first did end"))
  }

  /// Under the finger in silence, and gone when it lets go on its way down.
  @Test func interactive() throws {
    let rehearsal = try rehearse(.interactive, to: 640)
    for time in stride(from: 1.05, to: 1.4, by: 0.05) {
      let step = ((time - 1) * 60 + 1e-6).rounded(.down) / 60
      let finger = 300 + 340 * step / 0.4
      #expect(abs(try rehearsal.playback.keyboardTop(at: time + 1e-6) - max(451, finger)) < 1e-6)
    }
    let hides = rehearsal.heard("WillHide")
    #expect(hides.count == 1 && hides[0].time >= 1.4 - 1e-9)
    #expect(rehearsal.diary.entries.contains("first did end"))
    #expect(try rehearsal.playback.keyboardTop(at: 3) == 667)
  }
}
