import AnimationCurves
import Foundation
import HeadlessUIKit
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import KeyboardSimulation

/// The keyboard's window above the app's, and what of it comes and goes.
@MainActor
struct KeyboardWindowTests {
  /// Another window of the app, however late, is below the keyboard.
  @Test func theKeyboardIsAboveTheApp() throws {
    var other: UIWindow?
    let rehearsal = try TypingRehearsal([event(.focus(1)), event(.blur, at: 2)]) { _ in
      VirtualRunLoop.current.schedule(at: 1) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        other = window
      }
    }
    #expect(other != nil)
    let commit = try #require(rehearsal.playback.log.commit(at: 1.5))
    #expect(commit.root.sublayers.count == 3)
    let last = try #require(commit.root.sublayers.last)
    #expect(LayerPath(to: .keyboard, in: last) != nil)
  }

  /// Of a tray the top corners are round, at rest below the screen as well.
  @Test(arguments: KeyboardProfile.all) func theTopCornersAreRound(_ profile: KeyboardProfile)
    throws
  {
    let playback = try Rehearsal([.show(300, at: 0.5), .hide(at: 1.5)], profile: profile).playback
    for time in [0.1, 1, 3] {
      let commit = try #require(playback.log.commit(at: time))
      let shape = try #require(LayerPath(to: .keyboard, in: commit.root)).leaf.look?.shape
      guard profile.keyboardCornerRadius > 0 else {
        #expect((shape?.radius ?? 0) == 0)
        continue
      }
      #expect(shape?.radius == 30 && shape?.corners == [.topLeft, .topRight], "\(time)")
    }
  }

  /// The app's window cuts off what is beyond it, where it is smaller than the screen.
  @Test(arguments: [nil, CGRect(x: 0, y: 0, width: 417, height: 1194)])
  func aWindowCutsOff(_ window: CGRect?) throws {
    let controller = UIViewController()
    var scene = SceneCase(
      name: "window", scene: "window", handler: HandlerSpec(name: "own"),
      device: .known("iPad Pro (11-inch)"), events: [.show(300, at: 0)])
    scene.window = window
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(controller, bar: { _ in nil })
    }
    let own = try #require(controller.view.window)
    #expect(own.clipsToBounds == (window != nil))
    #expect(own.frame == window ?? CGRect(x: 0, y: 0, width: 834, height: 1194))
  }

  /// An accessory goes where another comes, and is as wide as the keyboard by its constraints.
  @Test func anAccessoryGoesWhereAnotherComes() throws {
    let (first, second) = (accessory(height: 44), UIView())
    second.translatesAutoresizingMaskIntoConstraints = false
    second.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let rehearsal = try TypingRehearsal(
      [event(.focus(1)), event(.focus(2), at: 1), event(.focus(1), at: 2)],
      configure: { controller in
        controller.fields[0].inputAccessoryView = first
        controller.fields[1].inputAccessoryView = second
        VirtualRunLoop.current.schedule(at: 1.9) {
          #expect(first.superview == nil && second.superview?.subviews == [second])
          #expect(second.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
        }
      }, atEnd: { _ in #expect(second.superview == nil && first.superview?.subviews == [first]) })
    #expect(rehearsal.heard("WillShow").map { Double($0.end.height) } == [260, 276, 260])
  }

  /// Keys that come without the accessory of before have none above them.
  @Test func keysComeWithoutTheAccessoryOfBefore() throws {
    let bar = accessory(height: 44)
    let rehearsal = try TypingRehearsal(
      [event(.focus(1)), event(.blur, at: 1), event(.focus(2), at: 1.1)],
      configure: { $0.fields[0].inputAccessoryView = bar },
      atEnd: { _ in #expect(bar.superview == nil) })
    #expect(rehearsal.heard("WillShow").map { Double($0.end.height) } == [260, 216])
    #expect(
      try rehearsal.playback.keyboardFrame(at: 3) == CGRect(x: 0, y: 451, width: 375, height: 216))
  }

  /// It is away from the bottom from when it sets out until it is back at rest.
  @Test func anExcursionIsFromTheStartToTheRest() throws {
    let pad = Device.known("iPad (9.7-inch)")
    func excursions(_ events: [SceneEvent]) throws -> [Range<Double>] {
      try Rehearsal([.show(300, at: 0)] + events, device: pad).playback.phases.excursions
    }
    #expect(
      try excursions([event(.undock(lift: nil), at: 1), event(.dock, at: 2)]) == [1..<2.5])
    #expect(try excursions([event(.undock(lift: nil), at: 1)]) == [1..<Double.infinity])
    // What was away goes down, and is at the bottom then.
    #expect(try excursions([event(.float(nil), at: 1), .hide(at: 2)]) == [1..<2.5])
    #expect(
      try excursions([
        event(.undock(lift: nil), at: 1), event(.dock, at: 1.1),
        event(.split(height: nil, lift: nil), at: 4),
      ]) == [1..<1.6, 4..<Double.infinity])
    #expect(try excursions([event(.dock, at: 1), .show(320, at: 2)]).isEmpty)
  }

  /// The phases on the way to and from a place away from the bottom are changes of a keyboard that is up.
  @Test func whatIsAwayIsUp() throws {
    let phases = try Rehearsal(
      [.show(300, at: 0), event(.undock(lift: nil), at: 1), event(.dock, at: 2), .hide(at: 3)],
      device: .known("iPad (9.7-inch)")
    ).phases
    #expect(
      phases == [
        .init(0, .opening), .init(0.5, .open), .init(1, .resizing), .init(1.25, .open),
        .init(2, .resizing), .init(2.5, .open), .init(3, .closing), .init(3.5, .closed),
      ])
  }

  /// A silent change is seen and has its phases, and nothing is posted of it, of docking neither.
  @Test func whatIsSilentPostsNothing() throws {
    let rehearsal = try Rehearsal(
      [
        .show(300, at: 0), SceneEvent(time: 1, kind: .undock(lift: 100), isSilent: true),
        SceneEvent(time: 2, kind: .dock, isSilent: true), .hide(at: 3),
      ], device: .known("iPad (9.7-inch)"))
    #expect(!rehearsal.heard.contains { $0.time >= 1 && $0.time < 3 })
    #expect(try rehearsal.playback.keyboardTop(at: 1.9) == 1024 - 400)
    #expect(try rehearsal.playback.keyboardTop(at: 2.9) == 1024 - 300)
    #expect(rehearsal.heard.filter { $0.time >= 3 }.count == 4)
  }

  /// An accessory that turns with the device has no phase of keys.
  @Test func anAccessoryAloneIsNoKeyboard() throws {
    let rehearsal = try TypingRehearsal(
      [event(.rotate(.landscape, keyboard: nil, count: 1), at: 1)], device: .known("iPhone 8")
    ) { controller in
      controller.controllerAccessory = accessory(height: 44)
      controller.becomeFirstResponder()
    }
    #expect(rehearsal.playback.phases.starts == [.init(0, .closed)])
    let shows = rehearsal.heard("WillShow")
    #expect(
      shows.map(\.end) == [
        CGRect(x: 0, y: 623, width: 375, height: 44), CGRect(x: 0, y: 331, width: 667, height: 44),
      ])
    #expect(
      rehearsal.heard("WillHide").map(\.end) == [CGRect(x: 0, y: 667, width: 375, height: 44)])
  }

  /// An app hears once that another mode of input is used, before the keyboard changes by it.
  @Test func anotherModeOfInputIsHeardFirst() throws {
    var heard: [Double] = []
    let emoji = { (isOn: Bool, time: Double) in
      SceneEvent(time: time, kind: .keyboardSwitch(.emoji(isOn, duration: nil)))
    }
    let rehearsal = try TypingRehearsal([
      .show(216, at: 0), emoji(false, 0.9), emoji(true, 1), emoji(true, 2), emoji(false, 3),
    ]) { controller in
      _ = NotificationCenter.default.addObserver(
        forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          heard.append(VirtualRunLoop.current.now)
          controller.diary.entries.append("mode")
        }
      }
    }
    #expect(heard == [1, 3])
    let entries = rehearsal.diary.entries
    let modes = entries.indices.filter { entries[$0] == "mode" }
    #expect(modes.map { entries[$0 + 1] } == ["WillChangeFrame", "WillChangeFrame"])
  }
}

/// Layout guides that a scene leaves where they are.
@MainActor
struct StaleGuideTests {
  /// From its next motion on a guide stays, and follows again once it may.
  @Test func aStaleGuideStays() throws {
    let scene = SceneCase(
      name: "stale", scene: "stale", handler: HandlerSpec(name: "own"), device: .plain,
      events: [
        .show(300, at: 0), SceneEvent(time: 1, kind: .guide(.stale)), .show(200, at: 2),
        SceneEvent(
          time: 3, kind: .drag(KeyboardDrag(from: 300, to: 700, duration: 0.2, release: .stay))),
        SceneEvent(time: 4, kind: .guide(.follows)), .show(250, at: 5),
      ])
    let controller = UIViewController()
    var tops: [CGFloat] = []
    let playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      for time in [0.9, 1.5, 2.9, 3.15, 3.9, 4.9, 5.9] {
        VirtualRunLoop.current.schedule(at: time) {
          tops.append(controller.view.keyboardLayoutGuide.layoutFrame.minY)
        }
      }
      return HandlerScreen(controller, bar: { _ in nil })
    }
    #expect(tops == [512, 512, 512, 512, 512, 512, 562])
    #expect(try [2.9, 5.9].map { try playback.keyboardTop(at: $0) } == [612, 562])
  }
}
