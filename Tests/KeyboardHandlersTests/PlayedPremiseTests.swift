import Detectors
import HeadlessUIKit
import KeyboardHandlers
import KeyboardSimulation
import Scenes
import TestSupport
import Testing

/// A case in which an event finds nothing to do has no verdict of its own; only playing shows it.
@MainActor
struct PlayedPremiseTests {
  private final class Bare: UIViewController {
    let bar = UIView()

    override func viewDidLoad() {
      bar.frame = CGRect(x: 0, y: 500, width: 390, height: 44)
      view.addSubview(bar)
    }
  }

  private func played(
    _ events: [SceneEvent], expecting expectation: Scenes.Expectation? = nil, on device: String
  ) throws -> CaseResult {
    var scene = SceneCase(
      name: "test", scene: "test", handler: HandlerSpec(name: "own"), device: .known(device),
      events: events)
    scene.expectation = expectation
    let player = ScenePlayer(registry: .standard)
    return CheckedCase(
      try player.play(scene) { HandlerScreen(Bare(), bar: { $0.bar }) }
    ).result
  }

  nonisolated static let impossible: [SceneEvent.Kind] = [
    .focus(1), .type("a", interval: 0), .blur, .float(nil), .split(height: nil, lift: nil),
    .undock(lift: nil), .scroll(ListScroll(.by(100))),
    .messages([.init(height: 44, isOutgoing: false)]), .keyboardSwitch(.inputView(true)),
    .keyboardSwitch(.inputViewHeight(300)),
  ]

  nonisolated static let idle: [SceneEvent.Kind] = [
    .hide(duration: nil, curve: 7), .dock, .drag(KeyboardDrag(from: 1, to: 700, duration: 0.2)),
    .keyboardSwitch(.emoji(true, duration: nil)),
    .keyboardSwitch(.predictiveBar(true, duration: nil)),
  ]

  @Test(arguments: impossible)
  func whatCannotHappenIsAnError(kind: SceneEvent.Kind) throws {
    for expectation in [nil, .still, .clean] as [Scenes.Expectation?] {
      let result = try played(
        [SceneEvent(time: 0.5, kind: kind)], expecting: expectation, on: "iPhone 14")
      #expect(result.verdict == .error, "\(kind)")
      #expect(result.failure?.hasPrefix("at 500 ms, ") == true)
    }
  }

  @Test(arguments: idle)
  func whatDoesNothingIsRightWhereNothingIsToMove(kind: SceneEvent.Kind) throws {
    let events = [SceneEvent(time: 0.5, kind: kind)]
    #expect(try played(events, on: "iPhone 14").verdict == .error)
    #expect(try played(events, expecting: .clean, on: "iPhone 14").verdict == .error)
    #expect(try played(events, expecting: .still, on: "iPhone 14").verdict == .pass)
  }

  /// Nothing that is wrong by itself, and yet nothing happens.
  @Test(arguments: [
    [], [SceneEvent(time: 0, kind: .crossFade(true))],
    [SceneEvent(time: 0, kind: .drop(.count(3)))],
    [SceneEvent(time: 0, kind: .hardwareKeyboard(true))],
    [SceneEvent(time: 0, kind: .tap(CGPoint(x: 10, y: 10)))],
    [SceneEvent(time: 0, kind: .background(AppPause(duration: 1)))],
  ])
  func nothingHappens(events: [SceneEvent]) throws {
    let result = try played(events, on: "iPhone 14")
    #expect(result.verdict == .error && result.failure?.hasPrefix("nothing was posted") == true)
    #expect(try played(events, expecting: .still, on: "iPhone 14").verdict == .pass)
  }

  /// A scene that is to be still and moves fails, by how far the farthest goes.
  @Test func whatMovesIsFound() throws {
    let show = SceneEvent(time: 0.5, kind: .show(height: 336, duration: nil, curve: 7))
    let result = try played([show], expecting: .still, on: "iPhone 14")
    let moved = try #require(result.findings.first { $0.kind == .moved })
    #expect(result.verdict == .fail && moved.points == 336)
    #expect(moved.frames?.lowerBound == 31 && moved.phase == .open)
    #expect(try played([show], on: "iPhone 14").findings.allSatisfy { $0.kind != .moved })
    let silent = SceneEvent(time: 0.5, kind: show.kind, isSilent: true)
    #expect(try played([silent], expecting: .still, on: "iPhone 14").verdict == .fail)
  }

  /// The claims about the shipped handlers before they are played are true.
  @Test func textInputsAreCounted() throws {
    for handler in HandlerRegistry.standard.definitions {
      guard let count = handler.signature.textInputs else { continue }
      for number in 1...(count + 1) {
        var scene = SceneCase(
          name: "test", scene: "test", handler: HandlerSpec(name: handler.name),
          device: .known("iPhone 14"),
          events: [SceneEvent(time: 0.5, kind: .focus(number))])
        scene.expectation = .still
        let failure = try CheckedCase(ScenePlayer(registry: .standard).play(scene)).failure
        #expect((failure == nil) == (number <= count), "\(handler.name): \(failure ?? "")")
        // None has the focus by itself.
        scene.events = [SceneEvent(time: 0.5, kind: .type("a", interval: 0))]
        #expect(
          try CheckedCase(ScenePlayer(registry: .standard).play(scene)).failure != nil,
          "\(handler.name)")
      }
    }
  }
}
