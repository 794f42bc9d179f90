package import AnimationCurves
public import Foundation

/// Something that happens in a scene, and when.
public struct SceneEvent: Hashable, Sendable {
  /// A kind of event, with its values.
  public enum Kind: Hashable, Sendable {
    /// The keyboard comes up to a height in points, or takes that height.
    ///
    /// A height of nil is that of the device's own keyboard as it is held then.
    /// A controller with a text input of its own gets it by that: it becomes the first responder.
    case show(height: Double?, duration: Double?, curve: Int)
    /// The keyboard goes down.
    case hide(duration: Double?, curve: Int)
    /// The system posts a notification as it was recorded, and the keyboard moves by it.
    ///
    /// A given `place` is where the keyboard really goes, whatever is posted.
    case notification(KeyboardNotification, place: CGRect? = nil)
    /// Another keyboard comes in place of the one that is up.
    case keyboardSwitch(KeyboardSwitch)
    /// The keyboard leaves the bottom, upward by a number of points.
    case undock(lift: Double?)
    /// The keyboard splits in two, of a height in points, at a distance above the bottom.
    case split(height: Double?, lift: Double?)
    /// The keyboard becomes small and floats in a rectangle, in points of the screen.
    case float(CGRect?)
    /// The keyboard comes back to the bottom.
    case dock
    /// A keyboard is attached or taken away; while it is there, only an accessory shows.
    case hardwareKeyboard(HardwareKeyboard)
    /// Prefer Cross-Fade Transitions is switched on or off.
    case crossFade(Bool)
    /// Keyboard layout guides stop following the keyboard, or follow it again from its next motion.
    case guide(GuideState)
    /// The device is turned; the keys have a height in points then, which is posted `count` times.
    case rotate(Device.Orientation, keyboard: Double? = nil, count: Int = 1)
    /// The app goes to the background and comes back.
    case background(AppPause)
    /// A finger pulls the keyboard down.
    case drag(KeyboardDrag)
    /// A finger moves the list of messages.
    case scroll(ListScroll)
    /// Messages come in or are sent.
    case messages([Transcript.Message])
    /// Refreshes from now on are not shown.
    case drop(DroppedRefreshes.Length)
    /// The text input of that number becomes the first responder: from 1 in paint order, in a list
    /// from the first visible row down.
    case focus(Int)
    /// The first responder gives up.
    case blur
    /// A finger taps at a point of the screen.
    case tap(CGPoint)
    /// Text is typed into the first responder, a character at a time, at an interval in seconds.
    case type(String, interval: Double)
  }

  /// Seconds from the scene's start.
  public let time: Double
  /// The kind, with its values.
  public let kind: Kind
  /// True if the keyboard does it without a notification.
  public let isSilent: Bool

  /// Creates a scene event.
  public init(time: Double, kind: Kind, isSilent: Bool = false) {
    self.time = time
    self.kind = kind
    self.isSilent = isSilent
  }
}

/// A state of the system's keyboard layout guides.
///
/// Reported of iOS 27: a guide stays at the screen's bottom while the keyboard is up
/// (manaflow-ai/cmux, pull request 9958). What brings it about is not known.
public enum GuideState: String, Hashable, Sendable, CaseIterable, Codable {
  /// They stay where they are, wherever the keyboard goes.
  case stale
  /// They go where the keyboard goes.
  case follows
}

extension SceneEvent {
  /// The name in scenes.
  package var name: String {
    switch kind {
    case .show: "show"
    case .hide: "hide"
    case .notification: "notification"
    case .keyboardSwitch: "switch"
    case .undock: "undock"
    case .split: "split"
    case .float: "float"
    case .dock: "dock"
    case .hardwareKeyboard: "hardwareKeyboard"
    case .crossFade: "crossFade"
    case .guide: "guide"
    case .rotate: "rotate"
    case .background: "background"
    case .drag: "drag"
    case .scroll: "scroll"
    case .messages(let messages): messages.contains { $0.isOutgoing } ? "send" : "receive"
    case .drop: "drop"
    case .focus: "focus"
    case .blur: "blur"
    case .tap: "tap"
    case .type: "type"
    }
  }
}

/// The traits of a kind of event besides its values, which detectors ask for.
extension SceneEvent.Kind {
  /// True if it is a change of the keyboard and of nothing else.
  ///
  /// A finger that pulls the keyboard down also scrolls the list that it lies on.
  package var isOfKeyboard: Bool {
    switch self {
    case .show, .hide, .notification, .keyboardSwitch, .undock, .split, .float, .dock,
      .hardwareKeyboard, .crossFade, .guide, .focus, .blur, .drop, .background:
      true
    case .rotate, .drag, .scroll, .messages, .tap, .type: false
    }
  }

  /// True if a finger may move the messages.
  package var movesList: Bool {
    switch self {
    case .drag, .scroll: true
    default: false
    }
  }
}

extension SceneEvent {
  /// The times at which it happens, in seconds.
  ///
  /// That is more than once where it is done bit by bit, and as long as a finger is on the screen,
  /// which is seen at refreshes.
  package func instants(seenAt refreshes: RefreshClock) -> [ClosedRange<Double>] {
    /// From when a finger goes down to the refresh that shows where it has lifted.
    func touch(for duration: Double) -> ClosedRange<Double> {
      time...max(refreshes.first(after: time), refreshes.first(atOrAfter: time + duration))
    }
    return switch kind {
    case .type(let text, let interval):
      moments((0..<max(1, text.count)).map { Double($0) * interval })
    case .keyboardSwitch(.heights(let heights, let interval, _)):
      moments(heights.indices.map { Double($0) * interval })
    case .background(let pause): [time...(time + max(0, pause.duration))]
    case .scroll(let scroll): [touch(for: scroll.duration)]
    case .drag(let drag): [touch(for: drag.duration)]
    default: moments([0])
    }
  }

  private func moments(_ delays: [Double]) -> [ClosedRange<Double>] {
    delays.map { (time + $0)...(time + $0) }
  }
}
