import Foundation
import HeadlessUIKit
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import KeyboardSimulation

/// The roles that a screen's views have by what they are, and when they get them.
@MainActor
struct ScreenNameTests {
  private final class Form: UIViewController {
    let first = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
    let second = UIView(frame: CGRect(x: 0, y: 120, width: 200, height: 40))
    let inner = UITextView(frame: CGRect(x: 5, y: 5, width: 100, height: 30))
    let strip = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      first.inputAccessoryView = strip
      view.addSubview(first)
      view.addSubview(second)
      second.addSubview(inner)
    }
  }

  private func play(
    _ events: [SceneEvent], looks: KeyValuePairs<Double, @MainActor () -> Void> = [:],
    _ makeScreen: () -> HandlerScreen
  ) throws {
    let scene = SceneCase(
      name: "names", scene: "names", handler: HandlerSpec(name: "own"), device: .plain,
      events: events)
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      for (time, look) in looks { VirtualRunLoop.current.schedule(at: time) { look() } }
      return makeScreen()
    }
  }

  /// The page, the field that is typed into, the others, and what is on the keys for a field.
  @Test(arguments: [false, true]) func aFormHasItsRoles(_ hasBar: Bool) throws {
    let (form, bar) = (Form(), UIView())
    func roles() -> [LayerRole] { [form.first, form.second, form.strip].map(\.layer.role) }
    let strip: LayerRole = hasBar ? .plain : .inputBar
    let events = [1.0, 2, 3].map { time in
      SceneEvent(time: time, kind: time < 3 ? .focus(Int(time)) : .blur)
    }
    try play(
      events,
      looks: [
        0.5: {
          #expect(form.view.layer.role == .form)
          #expect(
            roles() == [
              .formField(isFocused: false), .formField(isFocused: false), .plain,
            ])
        },
        1.5: {
          #expect(
            roles() == [.formField(isFocused: true), .formField(isFocused: false), strip])
        },
        2.5: {
          #expect(roles().prefix(2) == [.formField(isFocused: false), .formField(isFocused: true)])
        },
        3.5: {
          #expect(
            roles().prefix(2) == [.formField(isFocused: false), .formField(isFocused: false)])
        },
      ]
    ) {
      HandlerScreen(
        form, fields: { [$0.first, $0.second] }, bar: { _ in hasBar ? bar : nil })
    }
  }

  /// A screen without fields is no form, and its accessory is nobody's bar.
  @Test func aScreenWithoutFieldsIsNoForm() throws {
    let form = Form()
    try play([SceneEvent(time: 1, kind: .focus(1))]) {
      HandlerScreen(form, fields: { _ in [] })
    }
    #expect(form.view.layer.role != .form && form.strip.layer.role == .plain)
  }

  /// A bar that is made later is named with the next event; a list of the app's own is the list.
  @Test func aBarThatIsMadeLaterIsNamedThen() throws {
    final class Late: UIViewController {
      var bar: UIView?
      let (first, second) = (UIScrollView(), UIScrollView())
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(first)
        view.addSubview(second)
      }
    }
    let late = Late()
    let bar = UIView()
    try play(
      [.show(300, at: 1), .hide(at: 2)],
      looks: [
        1.5: { late.bar = bar },
        1.9: { #expect(bar.layer.role == .plain) },
        2.1: { #expect(bar.layer.role == .inputBar) },
      ]
    ) {
      HandlerScreen(late, bar: { $0.bar }, list: { $0.second })
    }
    #expect(late.second.layer.role == .messageList && late.first.layer.role == .plain)
  }

  /// Fingers move the list that is named, the first that scrolls inside it, or the first of all;
  /// a text that is typed into is none.
  @Test func fingersMoveTheFirstThatScrolls() {
    let controller = UIViewController()
    func screen(_ list: UIView?) -> HandlerScreen {
      HandlerScreen(controller, bar: { _ in nil }, list: { _ in list })
    }
    #expect(screen(nil).scrollView == nil)
    let (holder, text, inner, outer) = (UIView(), UITextView(), UIScrollView(), UIScrollView())
    for view in [text, outer, holder] { controller.view.addSubview(view) }
    holder.addSubview(UIView())
    holder.addSubview(inner)
    #expect(screen(nil).scrollView === outer)
    #expect(screen(inner).scrollView === inner)
    #expect(screen(holder).scrollView === inner)
    #expect(screen(UIView()).scrollView === outer)
    // Named, a text is the list.
    #expect(screen(text).scrollView === text)
  }
}

/// What is told of a case that is played, in order of time.
@MainActor
struct PlayedDiagnosticTests {
  private func play(_ events: [SceneEvent], device: Device = .plain) throws -> Playback {
    let scene = SceneCase(
      name: "told", scene: "told", handler: HandlerSpec(name: "own"), device: device,
      events: events)
    return try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(UIViewController(), bar: { _ in nil })
    }
  }

  /// Nothing that moves is told of at the time of the first event, or of the start without one.
  @Test func nothingIsToldOfWithTheFirstEvent() throws {
    let nothing = try play([event(.crossFade(true), at: 0.7), event(.crossFade(false), at: 2)])
    #expect(nothing.diagnostics.map(\.time) == [0.7])
    #expect(try play([]).diagnostics.map(\.time) == [0])
    // An event that finds nothing to do says so itself.
    let idle = try play([event(.crossFade(true), at: 0.7), event(.dock, at: 1.25)])
    #expect(idle.diagnostics.map(\.time) == [1.25])
    #expect(idle.diagnostics.allSatisfy { $0.message.hasPrefix("at 1250 ms, ") })
  }

  /// Faults come in order of time, and those of one instant as they were played.
  @Test func faultsAreInOrder() throws {
    let faults = try play([
      event(.hide(duration: nil, curve: 7), at: 2), event(.focus(3), at: 1),
      event(.dock, at: 1), event(.blur, at: 0.5),
    ]).diagnostics
    #expect(faults.map(\.time) == [0.5, 1, 1, 2])
    #expect(faults[1].message.contains("focus") && faults[2].message.contains("dock"))
  }

  /// The screen of a device that turns has the safe area of that side.
  @Test(arguments: ["iPhone 14", "iPad Pro (11-inch)", "iPhone 8"])
  func aTurnedScreenHasItsSafeArea(_ name: String) throws {
    let device = Device.known(name)
    let scene = SceneCase(
      name: "turn", scene: "turn", handler: HandlerSpec(name: "own"), device: device,
      events: [event(.rotate(.landscape, keyboard: nil, count: 1), at: 1)])
    let controller = UIViewController()
    var before = UIEdgeInsets.zero
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      VirtualRunLoop.current.schedule(at: 0.9) { before = controller.view.safeAreaInsets }
      return HandlerScreen(controller, bar: { _ in nil })
    }
    #expect(before == device.safeArea)
    #expect(controller.view.safeAreaInsets == device.turned(to: .landscape).safeArea)
  }

  /// Who watches hears the phase of every turn, in order of time, from the start on.
  @Test func aWatchHearsThePhases() throws {
    var heard: [(phase: Phase, time: Double)] = []
    let player = ScenePlayer(registry: HandlerRegistry([])) { heard.append(($0, $1)) }
    let scene = SceneCase(
      name: "watch", scene: "watch", handler: HandlerSpec(name: "own"), device: .plain,
      events: [.show(300, at: 1), .hide(at: 2)])
    let playback = try player.play(scene) {
      HandlerScreen(UIViewController(), bar: { _ in nil })
    }
    #expect(heard.first?.time == 0 && heard.map(\.time) == heard.map(\.time).sorted())
    #expect(heard.contains { $0.phase == .open && $0.time > 1.4 })
    for (phase, time) in heard where ![1, 1.5, 2, 2.5].contains(time) {
      #expect(phase == playback.phases.phase(at: time), "\(time)")
    }
    #expect(heard.contains { $0.phase == .opening } && heard.contains { $0.phase == .closing })
  }
}
