import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import SceneFiles
import Scenes

/// What a keyboard has to post and where it has to rest, by rules of its own that know no motion.
///
/// It counts an accessory of a fixed height that stays when typing ends. Every event finds the
/// keyboard at rest.
struct KeyboardModel {
  typealias Name = KeyboardNotification.Name

  /// The timing of notifications: seconds and the raw value of a curve.
  typealias Timing = (duration: Double, curve: Int)

  private(set) var device: Device
  let profile: KeyboardProfile
  let accessory: Double
  /// True if the accessory is visible, so that a bar belongs on it.
  let isFloor: Bool
  private var isUp = false
  private var keys: Double
  /// The height of the system's keys that was asked for last, in points.
  private var asked: Double?
  private var otherSide: Double?
  private var letters: Double?
  private var place = Place.bottom
  private var isSplit = false
  private var hardware = HardwareKeyboard.detached
  private var fades = false
  /// Keyboard and accessory as they rest, in points of the screen.
  private(set) var rest: CGRect
  private var posts: [PostedNotification] = []
  private var isSilent = false

  private enum Place: Equatable {
    case bottom
    case lifted(Double)
    case free(CGRect)
  }

  init(device: Device, profile: KeyboardProfile, accessory: Double = 0, isFloor: Bool = false) {
    (self.device, self.profile, self.accessory) = (device, profile, accessory)
    self.isFloor = isFloor
    keys = device.usualKeyboardHeight
    let bounds = device.bounds
    rest = CGRect(
      x: 0, y: bounds.maxY - accessory, width: bounds.width, height: accessory)
  }

  private var bottom: Double { Double(device.bounds.maxY) }
  private var usual: Timing { (profile.notifiedDuration, 7) }

  /// The height of the keys that is on the screen, in points.
  private var shown: Double {
    switch (isUp, hardware) {
    case (false, _), (_, .minimised): 0
    case (true, .detached): keys
    case (true, .attached): device.isPad ? min(55, keys) : 0
    }
  }

  /// True if it is anywhere but at the bottom; only keys can be.
  var isAway: Bool { place != .bottom && isUp && hardware == .detached }

  /// The keys that are drawn while any are on the screen.
  var panel: KeyboardPanel? {
    if letters != nil { return .emoji }
    if isAway { return isSplit ? .split : nil }
    guard hardware == .detached else { return .accessory }
    let most = device.usualKeyboardHeight + device.predictiveBarHeight
    return keys == asked ?? device.usualKeyboardHeight && keys <= most ? .text : nil
  }

  /// The radius of the tray's top corners: halves and an accessory alone have none.
  var cornerRadius: Double {
    (profile.version ?? 0) >= 26 && panel != .split && panel != .accessory ? 30 : 0
  }

  /// The place where a bar that is glued to it ends: no lower than the safe area's bottom.
  var guideTop: Double {
    let least = bottom - Double(device.safeArea.bottom)
    return isAway ? least : min(least, Double(rest.minY) + (isFloor ? 0 : accessory))
  }

  var showsKeys: Bool { isOn && Double(rest.minY) + accessory < bottom }

  private var isOn: Bool { Double(rest.minY) < bottom && rest.height > 0 }

  private var wanted: CGRect? {
    guard shown + accessory > 0 else { return nil }
    if isAway, case .free(let rect) = place { return rect }
    let lift = if isAway, case .lifted(let lift) = place { lift } else { 0.0 }
    return CGRect(
      x: 0, y: bottom - shown - accessory - lift, width: Double(device.size.width),
      height: (shown > 0 ? keys : 0) + accessory)
  }

  /// A rectangle as notifications have it: from iOS 26 on of the keys, or of the accessory alone.
  private func reported(_ rect: CGRect) -> CGRect {
    guard !profile.countsAccessory, accessory > 0, !rect.isEmpty else { return rect }
    let top = Double(rect.minY) + accessory
    guard top < bottom else {
      return CGRect(
        x: 0, y: bottom - accessory, width: Double(device.size.width), height: accessory)
    }
    return CGRect(
      x: rect.minX, y: top, width: rect.width, height: Double(rect.height) - accessory)
  }
}

extension KeyboardModel {
  /// The notifications of an event at a time, in order.
  mutating func play(_ event: SceneEvent) -> [PostedNotification] {
    (posts, isSilent) = ([], event.isSilent)
    play(event.kind, at: event.time)
    return posts.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private mutating func play(_ kind: SceneEvent.Kind, at time: Double) {
    switch kind {
    case .show(let height, let duration, let curve):
      let height = height ?? device.usualKeyboardHeight
      // A text input that has the focus already is not asked again.
      (isUp, keys, asked) = (true, height, height)
      go((duration ?? usual.duration, curve), at: time)
    case .hide(let duration, let curve):
      isUp = false
      go((duration ?? usual.duration, curve), at: time)
    case .keyboardSwitch(.predictiveBar(let isOn, let duration)):
      let (bar, least) = (device.predictiveBarHeight, device.usualKeyboardHeight)
      guard isOn != (keys > least + bar / 2) else { return }
      resize(to: keys + (isOn ? bar : -bar), (duration ?? usual.duration, 7), at: time)
    case .keyboardSwitch(.emoji(let isOn, let duration)):
      switchToEmoji(isOn, (duration ?? 0, 7), at: time)
    case .undock(let lift):
      isSplit = false
      leaveBottom(.lifted(lift ?? 264), (0.25, 0), at: time)
    case .split(let height, let lift):
      if let height { keys = height }
      isSplit = true
      leaveBottom(.lifted(lift ?? 264), (0.25, 0), at: time)
    case .float(let rect):
      isSplit = false
      leaveBottom(.free(rect ?? small), (0, 7), at: time)
    case .dock: dock(at: time)
    case .hardwareKeyboard(let state):
      hardware = state
      go(usual, at: time)
    case .crossFade(let isOn): fades = isOn
    case .rotate(let orientation, let height, let count):
      guard orientation != device.orientation else { return }
      turn(height, count, at: time)
    default: preconditionFailure("no rule for \(kind)")
    }
  }

  private var small: CGRect {
    CGRect(
      x: (Double(device.size.width) - 320) / 2, y: max(0, bottom - 468), width: 320, height: 320)
  }

  private mutating func switchToEmoji(_ isOn: Bool, _ timing: Timing, at time: Double) {
    switch (isOn, letters) {
    case (true, nil):
      letters = keys
      let full = device.usualKeyboardHeight + device.predictiveBarHeight
      resize(to: max(keys, full), timing, at: time)
    case (false, let height?):
      letters = nil
      resize(to: height, timing, at: time)
    default: break
    }
  }

  private mutating func resize(to height: Double, _ timing: Timing, at time: Double) {
    (keys, asked) = (height, height)
    go(timing, at: time)
  }

  /// Goes where it belongs; where it is there already nothing is posted.
  private mutating func go(_ timing: Timing, at time: Double) {
    let fade: Timing = fades ? (0.383, 7) : timing
    let begin = reported(rest)
    guard let target = wanted else {
      guard isOn else { return }
      let below = CGRect(x: rest.minX, y: bottom, width: rest.width, height: rest.height)
      rest = below
      return post(
        [.willChangeFrame, .willHide], [.didChangeFrame, .didHide], begin,
        fades ? .zero : reported(below), fade, fades: fades, at: time)
    }
    guard target != rest else { return }
    let wasOn = isOn
    rest = target
    let end = reported(target)
    guard wasOn else {
      let below = CGRect(x: end.minX, y: bottom, width: end.width, height: end.height)
      let isShow = !isAway
      return post(
        isShow ? [.willChangeFrame, .willShow] : [.willChangeFrame],
        isShow ? [.didChangeFrame, .didShow] : [.didChangeFrame], below, end, fade, fades: fades,
        at: time)
    }
    // From iOS 26 on an accessory that is left alone is told of as a hide.
    let isLeft = shown == 0 && !profile.countsAccessory
    let names: ([Name], [Name]) =
      isAway
      ? ([], [])
      : isLeft
        ? ([.willHide], [.didHide])
        : ([.willShow], [.didShow])
    post([.willChangeFrame] + names.0, [.didChangeFrame] + names.1, begin, end, timing, at: time)
  }

  private mutating func leaveBottom(_ newPlace: Place, _ timing: Timing, at time: Double) {
    let wasAway = isAway
    place = newPlace
    guard isAway else { return go(usual, at: time) }
    guard isOn, let target = wanted, target != rest else { return }
    let begin = reported(rest)
    rest = target
    post(
      [.willChangeFrame] + (wasAway ? [] : [.willHide]),
      [.didChangeFrame] + (wasAway ? [] : [.didHide]), begin, reported(target), timing, at: time)
  }

  private mutating func dock(at time: Double) {
    place = .bottom
    guard isOn, let target = wanted, target != rest else { return }
    let begin = reported(rest)
    rest = target
    post([.willChangeFrame], [], .zero, .zero, (0, 7), at: time)
    post([.didChangeFrame], [], .zero, begin, (0, 7), at: time)
    post(
      [.willShow, .willChangeFrame, .willShow],
      [.didChangeFrame, .didShow, .didChangeFrame, .didShow], begin, reported(target), usual,
      at: time)
  }

  /// A hide in the old screen's points and a show in the new one's, as often as asked.
  private mutating func turn(_ height: Double?, _ count: Int, at time: Double) {
    let goes = isOn && !isAway
    for index in 0..<(goes ? count : 0) {
      let (open, below) = (reported(rest), reported(rest.offsetBy(dx: 0, dy: bottom - rest.minY)))
      post([.willChangeFrame, .willHide], [], open, below, (0.3, 0), at: time)
      if index < count - 1 {
        post([.didChangeFrame, .didHide], [], open, below, (0.3, 0), at: time)
        post([.willChangeFrame, .willShow], [], below, open, (0.3, 0), at: time)
      }
    }
    let (open, below) = (reported(rest), reported(rest.offsetBy(dx: 0, dy: bottom - rest.minY)))
    let limit = device.usualKeyboardHeight + device.predictiveBarHeight / 2
    device = device.turned(to: device.orientation == .portrait ? .landscape : .portrait)
    // Letters that emoji have taken the place of have the height of their side, as others do.
    let (least, bar) = (device.usualKeyboardHeight, device.predictiveBarHeight)
    letters = letters.map { least + ($0 > limit ? bar : 0) }
    (keys, otherSide) = (height ?? otherSide ?? least + (keys > limit ? bar : 0), keys)
    asked = keys
    if case .free(let rect) = place { place = .free(moved(rect)) }
    let size = device.size
    rest = CGRect(x: 0, y: bottom, width: Double(size.width), height: Double(rest.height))
    guard goes else { return go((0, 7), at: time) }
    post([.didChangeFrame, .didHide], [], open, below, (0.3, 0), at: time)
    let away = reported(rest)
    guard let target = wanted else { return }
    rest = target
    post(
      [.willChangeFrame, .willShow], [.didChangeFrame, .didShow], away, reported(target), (0.3, 0),
      at: time)
  }

  /// The rectangle where the screen holds it.
  private func moved(_ rect: CGRect) -> CGRect {
    CGRect(
      x: max(0, min(rect.minX, device.size.width - rect.width)),
      y: max(0, min(rect.minY, device.size.height - rect.height)), width: rect.width,
      height: rect.height)
  }

  /// What is posted before a motion at once, and what after it when it ends.
  private mutating func post(
    _ will: [Name], _ did: [Name], _ begin: CGRect, _ end: CGRect, _ timing: Timing,
    fades: Bool = false, at time: Double
  ) {
    guard !isSilent else { return }
    let lasts = timing.curve == 7 && timing.duration > 0 && !fades
    let arrival = time + (lasts ? profile.duration : timing.duration)
    // What is left out above an accessory's own rectangle is nothing, and so it is in an empty one.
    let isKeys = !profile.countsAccessory && !end.isEmpty && Double(end.minY) < bottom - accessory
    for (names, time) in [(will, time), (did, arrival)] {
      posts += names.map {
        PostedNotification(
          time: time,
          notification: KeyboardNotification(
            name: $0, begin: begin, end: end, duration: timing.duration, curve: timing.curve),
          leftOut: isKeys ? accessory : 0)
      }
    }
  }
}
