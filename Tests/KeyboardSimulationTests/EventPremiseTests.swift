import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

/// What a scene is told of an event that finds nothing to do, and of one whose keyboard differs.
@MainActor
struct EventPremiseTests {
  /// A screen with some text fields, or none.
  private final class Screen: UIViewController {
    let fields: [UITextField]

    init(fields count: Int) {
      fields = (0..<count).map {
        UITextField(frame: CGRect(x: 0, y: 60 * $0, width: 200, height: 40))
      }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for field in fields { view.addSubview(field) }
    }
  }

  /// The faults of a second apart, the last one of which is asked about.
  private func faults(
    _ kinds: [SceneEvent.Kind], fields: Int = 0, on device: Device = .plain,
    expects expectation: Scenes.Expectation? = nil
  ) throws -> [String] {
    var scene = SceneCase(
      name: "premises", scene: "premises", handler: HandlerSpec(name: "own"), device: device,
      events: kinds.enumerated().map { SceneEvent(time: Double($0), kind: $1) })
    scene.expectation = expectation
    return try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(Screen(fields: fields), bar: { _ in nil })
    }.diagnostics.filter { $0.kind == .eventWithoutEffect }.map(\.message)
  }

  private nonisolated static let show = SceneEvent.Kind.show(height: nil, duration: nil, curve: 7)
  private nonisolated static let hide = SceneEvent.Kind.hide(duration: nil, curve: 7)
  private nonisolated static let drag = SceneEvent.Kind.drag(
    KeyboardDrag(from: 1, to: 700, duration: 0.1))
  private nonisolated static let emoji = SceneEvent.Kind.keyboardSwitch(.emoji(true, duration: nil))
  private nonisolated static let more = SceneEvent.Kind.keyboardSwitch(
    .predictiveBar(true, duration: nil))
  private nonisolated static let own = SceneEvent.Kind.keyboardSwitch(.inputView(true))
  private nonisolated static let high = SceneEvent.Kind.keyboardSwitch(.inputViewHeight(300))
  private nonisolated static let scroll = SceneEvent.Kind.scroll(ListScroll(.by(9), duration: 0.1))
  private nonisolated static let message = SceneEvent.Kind.messages([
    .init(text: "Hi", isOutgoing: false)
  ])
  private nonisolated static let type = SceneEvent.Kind.type("x", interval: 0)

  struct Premise: Sendable {
    let kinds: [SceneEvent.Kind]
    var fields = 0
    /// The fault of the last event; nil where it finds what it needs.
    let fault: EventFault?
    /// True if it may be so where nothing is to move.
    var isIdle = false
  }

  private nonisolated static let premises = [
    Premise(kinds: [hide], fault: .nothingToHide, isIdle: true),
    Premise(kinds: [show, hide], fault: nil), Premise(kinds: [show, hide, hide], fault: nil),
    Premise(kinds: [more], fault: .nothingToSwitch, isIdle: true),
    Premise(kinds: [emoji], fault: .nothingToSwitch, isIdle: true),
    Premise(kinds: [show, emoji], fault: nil), Premise(kinds: [show, hide, emoji], fault: nil),
    Premise(kinds: [drag], fault: .nothingToDrag, isIdle: true),
    Premise(kinds: [show, drag], fault: nil),
    Premise(kinds: [show, own], fault: .noOwnKeyboard),
    Premise(kinds: [show, high], fault: .ownHeightFixed),
    Premise(kinds: [show, .undock(lift: nil)], fault: .phoneKeyboard),
    Premise(kinds: [show, .split(height: nil, lift: nil)], fault: .phoneKeyboard),
    Premise(kinds: [show, .float(nil)], fault: .phoneKeyboard),
    Premise(kinds: [show, .dock], fault: .nothingToDock, isIdle: true),
    Premise(kinds: [show, scroll], fault: .nothingToScroll),
    Premise(kinds: [show, message], fault: .nothingDelivers),
    Premise(kinds: [.focus(1)], fault: .noInput(1, of: 0)),
    Premise(kinds: [.focus(1)], fields: 1, fault: nil),
    Premise(kinds: [.focus(2)], fields: 1, fault: .noInput(2, of: 1)),
    Premise(kinds: [.focus(2)], fields: 2, fault: nil),
    Premise(kinds: [.blur], fields: 1, fault: .nothingFocused),
    Premise(kinds: [.focus(1), .blur], fields: 1, fault: nil),
    Premise(kinds: [.focus(1), .blur, .blur], fields: 1, fault: nil),
    Premise(kinds: [show, .blur], fault: .nothingFocused),
    Premise(kinds: [type], fields: 1, fault: .nothingTyped),
    Premise(kinds: [.focus(1), type], fields: 1, fault: nil),
  ]

  @Test(arguments: premises) func anEventNeedsItsPremise(_ premise: Premise) throws {
    let time = 1000 * (premise.kinds.count - 1)
    let found = try faults(premise.kinds, fields: premise.fields).filter {
      !$0.hasPrefix("nothing")
    }
    if let fault = premise.fault {
      #expect(found.count == 1 && found[0].hasPrefix("at \(time) ms, "))
      #expect(found[0].hasSuffix(fault.message))
    } else {
      #expect(found.isEmpty)
    }
    // Where nothing is to move, there may be nothing to do; an event that cannot be is wrong there too.
    let still = try faults(premise.kinds, fields: premise.fields, expects: .still)
    #expect(still.isEmpty == (premise.fault == nil || premise.isIdle))
  }

  /// On a pad a keyboard leaves the bottom, and comes back from there.
  @Test func onAPadItMayLeaveTheBottom() throws {
    let pad = Device.known("iPad Pro (11-inch)")
    for away in [.undock(lift: nil), .split(height: nil, lift: nil), .float(nil)]
      as [SceneEvent.Kind]
    {
      #expect(try faults([Self.show, away, .dock], on: pad).isEmpty)
    }
  }

  /// A scene in which nothing moves says that, or it was not meant so.
  @Test func nothingAtAllIsToldOnce() throws {
    let faults = try faults([.crossFade(true)])
    #expect(faults.count == 1 && faults[0].hasPrefix("nothing was posted and nothing moved"))
    #expect(try self.faults([.crossFade(true)], expects: .still).isEmpty)
    #expect(try self.faults([.crossFade(true), Self.show]).isEmpty)
  }
}

/// A screen with a keyboard of its own, held against the one that is up.
@MainActor
struct InputViewTests {
  private final class Screen: UIViewController, InputViewResizing {
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 280))
    var ownInputViewHeight: CGFloat = 280 { didSet { if isFollowing { take(ownInputViewHeight) } } }
    var systemInputHeights: ClosedRange<CGFloat>?
    /// True if it does what it is asked for, and its keyboard has the height that it says.
    var isObeying = true
    var isFollowing = true

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }

    func useOwnInputView(_ isOwn: Bool) {
      guard isObeying else { return }
      field.inputView = isOwn ? keys : nil
      field.reloadInputViews()
    }

    private func take(_ height: CGFloat) {
      keys.frame.size.height = height
      field.reloadInputViews()
    }
  }

  private func play(
    _ kinds: [SceneEvent.Kind], at times: [Double] = [0, 1, 2, 3],
    profile: KeyboardProfile = .iOS18, _ change: (Screen) -> Void = { _ in }
  ) throws -> Playback {
    let scene = SceneCase(
      name: "own", scene: "own", handler: HandlerSpec(name: "own"), device: .known("iPhone 8"),
      profile: profile,
      events: zip(times, [.focus(1)] + kinds).map { SceneEvent(time: $0, kind: $1) })
    let screen = Screen()
    change(screen)
    return try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(screen, bar: { _ in nil })
    }
  }

  private func mismatches(
    _ kinds: [SceneEvent.Kind], profile: KeyboardProfile = .iOS18,
    _ change: (Screen) -> Void = { _ in }
  ) throws -> [InputViewMismatch] {
    let diagnostics = try play(kinds, profile: profile, change).diagnostics
    #expect(diagnostics.allSatisfy { $0.time == 1 || $0.time == 2 || $0.time == 3 })
    return diagnostics.compactMap(\.mismatch)
  }

  private static let own = SceneEvent.Kind.keyboardSwitch(.inputView(true))
  private static let letters = SceneEvent.Kind.keyboardSwitch(.emoji(false, duration: nil))

  private static func high(_ height: Double) -> SceneEvent.Kind {
    .keyboardSwitch(.inputViewHeight(height))
  }

  /// Another keyboard than the one that was asked for: it was not loaded, or not removed.
  @Test func anotherKeyboardIsUp() throws {
    #expect(try mismatches([Self.own]).isEmpty)
    #expect(try mismatches([Self.own, Self.letters]).isEmpty)
    let notLoaded = try mismatches([Self.own]) { $0.isObeying = false }
    #expect(notLoaded == [InputViewMismatch(.notLoaded, wanted: 0, actual: 216)])
    let notRemoved = try mismatches([Self.letters]) { screen in
      screen.field.inputView = screen.keys
      screen.isObeying = false
    }
    #expect(notRemoved == [InputViewMismatch(.notRemoved, wanted: 0, actual: 280)])
  }

  /// The keys that are drawn are the app's own, or the system's.
  @Test func whatIsDrawnIsWhatIsUp() throws {
    for (kinds, panel) in [([], KeyboardPanel.text), ([Self.own], .custom)] {
      var keys: UIView?
      let log = try play(kinds) { keys = $0.keys }.log
      let root = try #require(log.commits.last).root
      #expect(LayerPath(to: .keyboard, in: root)?.leaf.panel == panel)
      #expect(keys?.frame == CGRect(x: 0, y: 0, width: 375, height: 280))
    }
  }

  /// A height that is asked for is what is up, to 0.01 points.
  @Test(arguments: [(280.0, true, 0.0), (280.02, false, 0.02), (300, false, 20), (300, true, 0)])
  func anotherHeightIsUp(_ height: Double, _ isFollowing: Bool, _ points: Double) throws {
    let found = try mismatches([Self.own, Self.high(height)]) { $0.isFollowing = isFollowing }
    #expect(found.map(\.kind) == (points > 0.01 ? [.otherHeight] : []))
    #expect(found.allSatisfy { abs($0.points - points) < 1e-9 && $0.wanted == height })
    // The notification of a height that is taken has it.
    let posted = try play([Self.own, Self.high(height)]) { $0.isFollowing = isFollowing }.posted
    let last = try #require(posted.last { $0.notification.name == .willShow }).notification.end
    #expect(Double(last.height) == (isFollowing ? height : 280))
  }

  /// As high as the system's keys whose place it takes, within its own bounds.
  @Test(arguments: [
    (100.0, 400.0, 216.0), (230, 400, 230), (100, 200, 200), (216, 216, 216),
  ])
  func aKeyboardThatFollowsTheSystemsIsAsHigh(_ least: Double, _ most: Double, _ wanted: Double)
    throws
  {
    let found = try mismatches([Self.own]) { $0.systemInputHeights = least...most }
    #expect(found == [InputViewMismatch(.unlikeSystem, wanted: wanted, actual: 280)])
    // After a turn it is that of the other side; while other keys are attached none is known.
    let turned = Device.known("iPhone 8").turned(to: .landscape).usualKeyboardHeight
    let turn = SceneEvent.Kind.rotate(.landscape, keyboard: nil, count: 1)
    let onTheSide = try mismatches([turn, Self.own]) { $0.systemInputHeights = least...most }
    #expect(onTheSide.map(\.wanted) == [min(max(turned, least), most)])
    let attached = try mismatches([.hardwareKeyboard(.attached), Self.own]) {
      $0.systemInputHeights = least...most
    }
    #expect(attached.isEmpty)
    // A height that the scene asks for is not the system's.
    let asked = try mismatches([Self.own, Self.high(300)]) { $0.systemInputHeights = least...most }
    #expect(asked.map(\.kind) == [.unlikeSystem])
  }

  /// What comes up after the system's keys have gone takes no keyboard's place.
  @Test(arguments: [1.0, 2]) func keysThatHaveGoneAreNotFollowed(_ hide: Double) throws {
    let kinds = [SceneEvent.hide(at: 0).kind, Self.own, .focus(1)]
    let found = try play(kinds, at: [0, hide, 3, 3]) { $0.systemInputHeights = 100...400 }
    #expect(found.diagnostics.isEmpty && found.posted.last?.notification.end.height == 280)
  }

  /// The accessory that notifications leave out is named with it.
  @Test(arguments: [(KeyboardProfile.iOS18, 0.0), (.iOS26, 44)])
  func whatIsLeftOutIsNamed(_ profile: KeyboardProfile, _ leftOut: Double) throws {
    let found = try mismatches([Self.own], profile: profile) {
      $0.systemInputHeights = 0...999
      $0.field.inputAccessoryView = accessory(height: 44)
    }
    #expect(found.map(\.leftOut) == [leftOut] && found.map(\.wanted) == [216])
  }

  /// A keyboard that has gone is not held against anything.
  @Test func whatHasGoneIsNotJudged() throws {
    #expect(try mismatches([Self.own, .blur]) { $0.isObeying = false }.count == 1)
    let blurred = try play([.blur, Self.own]) { $0.isObeying = false }
    #expect(blurred.diagnostics.allSatisfy { $0.mismatch == nil })
    for isObeying in [true, false] {
      for kinds in [
        [Self.own, SceneEvent.hide(at: 0).kind], [Self.letters, .blur], [.blur, Self.own],
      ] {
        let gone = try play(kinds, at: [0, 1, 1]) { screen in
          screen.isObeying = isObeying
          screen.systemInputHeights = 100...200
        }
        #expect(gone.diagnostics.allSatisfy { $0.mismatch == nil })
      }
    }
  }
}
