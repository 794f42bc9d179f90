import Foundation
import HeadlessUIKit
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import KeyboardSimulation

/// The places where a scene's fingers go down, in points of the screen, of lists and windows.
@MainActor
struct FingerPlaceTests {
  private final class Screen: UIViewController {
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 0, y: 10, width: 100, height: 30))
    let place: CGRect
    /// Where the finger goes down and lifts, in points of the list's superview.
    var began: CGPoint?
    var ended: CGPoint?

    init(_ place: CGRect, _ mode: UIScrollView.KeyboardDismissMode = .none) {
      self.place = place
      super.init(nibName: nil, bundle: nil)
      list.keyboardDismissMode = mode
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = place
      list.contentSize = CGSize(width: place.width, height: 5000)
      list.contentOffset.y = 2000
      view.addSubview(list)
      view.addSubview(field)
      list.panGestureRecognizer.addHandler { [weak self] in
        guard let self else { return }
        if $0.state == .began { began = $0.location(in: view) }
        if $0.state == .ended { ended = $0.location(in: view) }
      }
    }
  }

  private func play(
    _ events: [SceneEvent], _ screen: Screen, window: CGRect? = nil,
    on device: Device = .known("iPhone 14")
  ) throws -> Playback {
    var scene = SceneCase(
      name: "finger", scene: "finger", handler: HandlerSpec(name: "own"), device: device,
      events: events)
    scene.window = window
    return try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(screen, bar: { $0.field }, list: { $0.list })
    }
  }

  private func scroll(_ scroll: ListScroll, at time: Double = 1) -> SceneEvent {
    SceneEvent(time: time, kind: .scroll(scroll))
  }

  private func drag(from start: Double, to end: Double) -> SceneEvent {
    SceneEvent(time: 1, kind: .drag(KeyboardDrag(from: start, to: end, duration: 0.2)))
  }

  /// A finger without a place goes down in the middle of what the keyboard leaves of the list.
  @Test(
    arguments: [
      (nil, 350.0), (300.0, (100 + 544) / 2.0), (244.0, 350), (900.0, 100),
    ] as [(Double?, Double)])
  func itGoesDownInTheMiddleOfWhatIsSeen(_ height: Double?, _ y: Double) throws {
    let screen = Screen(CGRect(x: 40, y: 100, width: 200, height: 500))
    let shows = height.map { [SceneEvent.show($0, at: 0)] } ?? []
    _ = try play(shows + [scroll(ListScroll(.by(-60), duration: 0.2, velocity: 0))], screen)
    #expect(screen.began == CGPoint(x: 140, y: y))
    let ended = try #require(screen.ended)
    #expect(ended.x == 140 && abs(ended.y - (y - 60)) < 1e-9)
    #expect(abs(screen.list.contentOffset.y - 2060) < 0.5)
  }

  /// A place of its own is one of the screen, in a window as well.
  @Test(arguments: [nil, CGRect(x: 417, y: 150, width: 417, height: 900)])
  func itGoesDownWhereTheSceneSays(_ window: CGRect?) throws {
    let screen = Screen(CGRect(x: 40, y: 100, width: 200, height: 500))
    let way = ListScroll(.to(1900), from: 400, duration: 0.2, velocity: 0)
    _ = try play([scroll(way)], screen, window: window, on: .known("iPad Pro (11-inch)"))
    let top = Double(window?.minY ?? 0)
    #expect(screen.began == CGPoint(x: 140, y: 400 - top))
    #expect(screen.ended == CGPoint(x: 140, y: 500 - top))
    #expect(abs(screen.list.contentOffset.y - 1900) < 0.5)
  }

  /// A drag moves the list that it begins on, its edges included; beside it none is moved.
  @Test(arguments: [(99.0, false), (100, true), (300, true), (600, true), (601, false)])
  func aDragMovesTheListThatItBeginsOn(_ start: Double, _ moves: Bool) throws {
    let screen = Screen(CGRect(x: 40, y: 100, width: 200, height: 500))
    _ = try play([.show(200, at: 0), drag(from: start, to: start + 80)], screen)
    #expect((screen.began != nil) == moves)
    #expect(screen.began == nil || screen.began == CGPoint(x: 140, y: start))
    #expect(screen.ended == nil || screen.ended == CGPoint(x: 140, y: start + 80))
    #expect(moves == (screen.list.contentOffset.y != 2000))
  }

  /// A drag is of the screen's points in a window too, and its keyboard follows it there.
  @Test(arguments: [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory])
  func aDragInAWindow(_ mode: UIScrollView.KeyboardDismissMode) throws {
    let screen = Screen(CGRect(x: 40, y: 100, width: 200, height: 700), mode)
    let pull = KeyboardDrag(from: 400, to: 1050, duration: 0.5, release: .stay)
    let playback = try play(
      [.show(300, at: 0), SceneEvent(time: 1, kind: .drag(pull))], screen,
      window: CGRect(x: 100, y: 150, width: 417, height: 1000), on: .known("iPad Pro (11-inch)"))
    #expect(screen.began == CGPoint(x: 140, y: 250) && screen.ended == CGPoint(x: 140, y: 900))
    let top = try playback.keyboardTop(at: 1 + 28.0 / 60 + 1e-6)
    #expect(abs(top - (400 + 650 * 28 / 30)) < 1e-6)
    #expect(try playback.keyboardTop(at: 3) == 894)
  }

  /// A finger of the app's own on a list in a window pulls by the place on the screen.
  @Test func aFingerOnAListInAWindow() throws {
    let screen = Screen(CGRect(x: 40, y: 100, width: 200, height: 700), .interactive)
    let playback = try TypingPull(screen).playback
    let top = try playback.keyboardTop(at: 1 + 28.0 / 60 + 1e-6)
    #expect(abs(top - (550 + 500 * 28 / 30)) < 1e-6)
    #expect(try playback.keyboardTop(at: 3) == 1194)
  }

  /// An app in a window 150 points down whose list is pulled by 500 points.
  @MainActor
  private struct TypingPull {
    let playback: Playback

    init(_ screen: Screen) throws {
      var scene = SceneCase(
        name: "finger", scene: "finger", handler: HandlerSpec(name: "own"),
        device: .known("iPad Pro (11-inch)"), events: [.show(300, at: 0)])
      scene.window = CGRect(x: 100, y: 150, width: 417, height: 1000)
      playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
        VirtualRunLoop.current.schedule(at: 1) {
          screen.list.drag(
            from: CGPoint(x: 140, y: 400), to: CGPoint(x: 140, y: 900), duration: 0.5)
        }
        return HandlerScreen(screen, bar: { $0.field }, list: { $0.list })
      }
    }
  }

  /// A tap is at the screen's point in a window, and what is beside that takes none.
  @Test(arguments: [(CGPoint(x: 160, y: 215), 1), (CGPoint(x: 60, y: 65), 0)])
  func aTapInAWindow(_ point: CGPoint, _ count: Int) throws {
    let screen = Screen(CGRect(x: 0, y: 300, width: 200, height: 400))
    var places: [CGPoint] = []
    let button = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 30))
    let recognizer = UITapGestureRecognizer(target: nil, action: nil)
    recognizer.addHandler { [unowned button] in places.append($0.location(in: button)) }
    button.addGestureRecognizer(recognizer)
    screen.loadViewIfNeeded()
    screen.view.addSubview(button)
    _ = try play(
      [SceneEvent(time: 1, kind: .tap(point))], screen,
      window: CGRect(x: 100, y: 150, width: 417, height: 900), on: .known("iPad Pro (11-inch)"))
    #expect(places == Array(repeating: CGPoint(x: 10, y: 15), count: count))
  }

  /// A tap on a field gives it the focus, and is no tap of what the field lies in.
  @Test func aTapOnAFieldIsTheFieldsAlone() throws {
    let screen = Screen(CGRect(x: 0, y: 300, width: 200, height: 400))
    var taps = 0
    screen.loadViewIfNeeded()
    let recognizer = UITapGestureRecognizer(target: nil, action: nil)
    recognizer.addHandler { _ in taps += 1 }
    screen.view.addGestureRecognizer(recognizer)
    let playback = try play(
      [
        SceneEvent(time: 1, kind: .tap(CGPoint(x: 50, y: 20))),
        SceneEvent(time: 2, kind: .tap(CGPoint(x: 50, y: 60))),
      ], screen)
    #expect(taps == 1)
    #expect(
      playback.posted.first?.time == 1
        && playback.posted.first?.notification.name == .willChangeFrame)
  }
}
