import Foundation
import Scenes

/// The requested state of the keyboard; its place follows from that alone.
struct KeyboardState {
  /// The place on the screen.
  enum Placement: Equatable {
    /// At the bottom, as wide as the screen.
    case docked
    /// As wide as the screen, the given number of points above its docked place.
    case lifted(Double)
    /// Anywhere: floating, or as a recorded notification says.
    case free(CGRect)
  }

  var screen: CGRect
  let isPad: Bool
  /// True if something is typed into, so that keys are wanted.
  var isUp = false
  /// The height of the keys, or of what is in their place, in points.
  var keysHeight: Double
  /// The height of the accessory on the keys, in points.
  var accessoryHeight = 0.0
  var hasInputView = false
  /// The state of a hardware keyboard: while one types on it, the keys on the screen stay away.
  var hardwareKeyboard = HardwareKeyboard.detached
  var placement = Placement.docked
  /// True if a keyboard that is not docked is in two halves.
  var isSplit = false
  /// The height of the letters while emoji are up, in points.
  var lettersHeight: Double?

  /// The height of an iPad's bar of shortcuts, all of its keyboard while another is attached.
  ///
  /// Source: ionic-plugin-keyboard, pull request 273: 313 points reported, 55 of them on screen.
  static let shortcutBarHeight = 55.0

  /// The height of the keys that is on the screen, in points.
  var shownKeysHeight: Double {
    guard isUp else { return 0 }
    guard hardwareKeyboard.isThere, !hasInputView else { return keysHeight }
    return isPad && hardwareKeyboard == .attached ? min(keysHeight, Self.shortcutBarHeight) : 0
  }

  /// Keyboard and accessory, in points of the screen; nil where nothing of them is on it.
  var frame: CGRect? {
    let shown = shownKeysHeight
    guard shown + accessoryHeight > 0 else { return nil }
    let height = (shown > 0 ? keysHeight : 0) + accessoryHeight
    let docked = CGRect(
      x: 0, y: screen.maxY - shown - accessoryHeight, width: screen.width, height: height)
    switch placement {
    case .lifted(let lift) where canLeaveDock: return docked.offsetBy(dx: 0, dy: -lift)
    case .free(let rect) where canLeaveDock: return rect
    case .docked, .lifted, .free: return docked
    }
  }

  var isDocked: Bool { placement == .docked || !canLeaveDock }

  /// True if keys are on the screen that can be anywhere; a bar of shortcuts stays at the bottom.
  private var canLeaveDock: Bool {
    shownKeysHeight > 0 && (!hardwareKeyboard.isThere || hasInputView)
  }
}

/// The requests of a scene to the keyboard beside its place.
struct KeyboardRequests {
  /// True if keyboards fade instead of sliding, as Prefer Cross-Fade Transitions asks.
  var crossFade = false
  /// True if layout guides stay where they are, wherever the keyboard goes.
  var leavesGuides = false
  /// True if no notifications are posted of its changes now.
  var isSilent = false
  /// The timing of the next change that the first responder causes; nil for the profile's own.
  var timing: NotifiedTiming?
  /// The height of the system's keys, in points; nil for the device's own.
  var keysHeight: Double?
}

/// The keyboard's motions that have not ended yet.
///
/// They add up, so that the keyboard is at rest only when all have ended; what follows then is
/// the arrival of the latest.
struct MotionsUnderWay {
  private var count = 0
  private var latest: KeyboardMotion?

  var isEmpty: Bool { count == 0 }

  mutating func begin(_ motion: KeyboardMotion) {
    count += 1
    latest = motion
  }

  /// Ends one of them; answers the latest that began, once none is left.
  mutating func endOne() -> KeyboardMotion? {
    count -= 1
    guard count == 0 else { return nil }
    defer { latest = nil }
    return latest
  }
}

/// The number of changes of the height of what is on the keyboard, in the last instant.
struct HeightChanges {
  private var time = -Double.infinity
  private var count = 0

  /// Returns true if there may be one more at a time, in seconds.
  func isWithin(_ greatest: Int, at time: Double) -> Bool { time != self.time || count < greatest }

  mutating func note(at time: Double) {
    count = time == self.time ? count + 1 : 1
    self.time = time
  }
}
