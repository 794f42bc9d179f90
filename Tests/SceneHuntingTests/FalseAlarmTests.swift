import Compositing
import Detectors
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import SceneHunting
import Testing

/// Scenes that right motions can do, and next to each what is still found in one like it.
@MainActor
struct FalseAlarmTests {
  private nonisolated static let motions = ["frame", "constraint", "transform", "layoutguide"]

  /// The kinds that are found, each once.
  private func kinds(
    _ events: [String], by handler: String, on device: String = "iPhone 14",
    system: String = "iOS 18", transcript: String = "{messages: 12}", rate: Int = 60
  ) throws -> Set<String> {
    let text = """
      scene: Test
      device: \(device)
      system: \(system)
      rate: \(rate)
      handler: \(handler)
      transcript: \(transcript)
      events:
      \(events.map { "  - {at: \($0)}" }.joined(separator: "\n"))
      """
    let scene = try #require(try Hunted.reader.cases(in: text, file: "test").first)
    return Set(
      try CheckedCase(ScenePlayer(registry: .standard).play(scene)).findings.map(\.kind.rawValue))
  }

  /// Momentum, its last step to a whole pixel, and content pulled past its end are the finger's.
  @Test(arguments: [
    ["0, show: {}", "2, scroll: {by: 110}", "3, switch: {heights: [350]}"],
    ["0, show: {}", "0.5, scroll: {to: 1000}", "1.5, hide: {}"],
    ["0, show: {}", "1, scroll: {by: 210, duration: 0}", "1, hide: {}"],
    ["0, show: {}", "0, scroll: {by: -370}"],
    ["0, show: {}", "0, scroll: {by: -110}", "1, show: {height: 245}"],
    ["0, show: {}", "0, scroll: {by: 70}", "3, hide: {}"],
    ["0, show: {}", "1, hide: {}", "2, scroll: {to: 44}"],
    ["0, show: {height: 336}", "1.5, scroll: {by: -90}", "2.5, hide: {}", "3, show: {}"],
    ["0, scroll: {by: 100}", "0, rotate: landscape", "5, show: {}"],
  ])
  func whatAFingerScrolls(events: [String]) throws {
    for handler in Self.motions {
      #expect(try kinds(events, by: handler).isEmpty, "\(handler): \(events)")
    }
    // A list with an inset goes on below the keyboard while its reader is further up.
    let found = try kinds(events, by: "inputaccessory").subtracting(["covered"])
    #expect(found.isEmpty, "\(events)")
  }

  /// The same fingers, and a handler that loses the messages all the same.
  @Test(arguments: [[], ["3.6, scroll: {by: 50}"]])
  func aFingerIsNoExcuseForTheHandler(after: [String]) throws {
    let events =
      ["0.6, scroll: {by: 400, velocity: 0}", "1.9, show: {}", "2.9, hide: {}"] + after
    for handler in ["nbchat", "{contentinset: {version: C}}"] {
      let found = try kinds(events, by: handler, on: "iPhone 8", transcript: "{messages: 40}")
      #expect(found.contains("drift"), "\(handler): \(found)")
    }
  }

  /// Away from the bottom, and on the way from there, no bar moves with the keyboard.
  @Test(arguments: [
    ["0, show: {}", "0.6, undock: {}", "0.6, dock: {}"],
    ["0, show: {}", "1.5, undock: {}", "1.5, hide: {}"],
    ["0, float: {}", "0, show: {}", "0.1, dock: {}", "0.1, drag: {from: 1130, to: 690}"],
    ["0, show: {}", "0, float: {}", "0, dock: {}"],
    ["0, show: {}", "1, split: {}", "1, hide: {duration: 0}"],
    ["0, show: {}", "1, float: {}", "2, dock: {}", "2.2, hardwareKeyboard: true"],
  ])
  func whatIsAwayFromTheBottom(events: [String]) throws {
    for handler in Self.motions {
      let found = try kinds(events, by: handler, on: "iPad Pro (11-inch)")
      #expect(found.isSubset(of: ["covered", "unreachable"]), "\(handler): \(events)")
    }
  }

  /// Once it has docked, and before it leaves, it is judged as ever.
  @Test(arguments: motions.dropLast())
  func aDockedKeyboardIsJudged(motion: String) throws {
    let events = ["0, show: {}", "1, undock: {}", "2, dock: {}", "3, hide: {}"]
    let pad = "iPad Pro (11-inch)"
    let doubled = try kinds(events, by: "{\(motion): {inset: doubled}}", on: pad)
    #expect(doubled.contains("overlap"), "\(motion)")
    let linear = "{\(motion): {timing: linear}}"
    #expect(try kinds(events, by: linear, on: pad).contains("gap"), "\(motion)")
    let early = ["0, undock: {}", "1, dock: {}", "2, show: {}"]
    #expect(try kinds(early, by: linear, on: pad).contains("overlap"), "\(motion)")
  }

  /// A hardware keyboard leaves nothing that could be undocked.
  @Test func shortcutsStayAtTheBottom() throws {
    let events = ["0, show: {}", "0.2, hardwareKeyboard: true", "1, split: {height: 263}"]
    for handler in Self.motions {
      #expect(try kinds(events, by: handler, on: "iPad Pro (10.5-inch)").isEmpty, "\(handler)")
    }
  }

  /// An app in the background is not seen, whatever notifications it gets.
  @Test(arguments: ["0", "0.1", "1"])
  func anAppInTheBackground(time: String) throws {
    let hides = ["0, show: {}", "\(time), background: {keyboard: hides}", "2.5, hide: {}"]
    let empties = ["0, show: {}", "\(time), background: {keyboard: empties}", "2.5, hide: {}"]
    for motion in Self.motions.dropLast() {
      #expect(try kinds(hides, by: motion).isEmpty, "\(motion)")
      #expect(try kinds(empties, by: motion).contains("overlap"), "\(motion)")
      #expect(try kinds(empties, by: motion).isDisjoint(with: ["jump", "offscreen"]), "\(motion)")
    }
  }

  /// A motion like one of three seconds before is none that lags by three seconds.
  @Test func nothingRepeatsAnotherMotion() throws {
    let events = [
      "0, show: {}", "1.5, background: {keyboard: flattens}", "2.5, show: {height: 281}",
      "2.85, show: {}",
    ]
    for motion in Self.motions.dropLast() {
      let found = try kinds(events, by: motion, system: "iOS 26")
      #expect(found.contains("overlap") && !found.contains("lag"), "\(motion): \(found)")
    }
    #expect(try kinds(["0, show: {}"], by: "{frame: {turn: next}}").contains("lag"))
  }

  /// A rounding between two commits in a row is no turn.
  @Test func whatRunsOnDoesNotTurn() throws {
    let events = [
      "0, show: {}", "4, switch: {heights: [158, 226, 271, 226], interval: 0.02}",
      "4.1, hide: {duration: 0}",
    ]
    for motion in Self.motions {
      #expect(
        !(try kinds(events, by: motion, on: "iPhone 8 Plus").contains("reversal")), "\(motion)")
    }
    let dragged = ["0, show: {height: 420}", "0.02, drag: {from: 350, to: 870}"]
    #expect(try kinds(dragged, by: "layoutguide", on: "iPhone 17", rate: 120).isEmpty)
    #expect(try kinds(["0, show: {}"], by: "{frame: {timing: spring}}").contains("reversal"))
  }

  /// Heights of the side on which the device was held end when it is turned.
  @Test func heightsAreOfOneSide() throws {
    let events = ["0, switch: {heights: [248, 448, 466], interval: 0.3}", "0.5, rotate: landscape"]
    for motion in Self.motions { #expect(try kinds(events, by: motion).isEmpty, "\(motion)") }
  }

  /// The accessory's list goes with keyboards, sides and readers, and the accessory has its height.
  @Test(arguments: [
    ("iPhone 14", ["0, rotate: landscape", "1, scroll: {by: -50}", "3, show: {}", "4, hide: {}"]),
    ("iPhone 14", ["0, show: {}", "1, scroll: {to: 1000}", "2, hide: {}", "3, show: {}"]),
    ("iPhone 14", ["1, switch: {heights: [292]}", "1, show: {duration: 0}"]),
    (
      "iPhone SE (1st generation)", ["0, show: {}", "0.48, drag: {from: 560, to: 320}"]
    ),
    (
      "iPad (9.7-inch)",
      [
        "0, rotate: landscape", "0, hardwareKeyboard: true", "1.2, show: {}",
        "1.5, switch: {keyboard: emoji}",
      ]
    ),
    ("iPad Pro (11-inch)", ["0, blur: {}", "0, show: {}", "2, hardwareKeyboard: true"]),
    ("iPhone 14", ["0, blur: {}", "0.6, rotate: landscape", "1, show: {}", "3, hide: {}"]),
  ])
  func theAccessory(device: String, events: [String]) throws {
    #expect(try kinds(events, by: "inputaccessory", on: device).isEmpty, "\(device): \(events)")
  }
}
