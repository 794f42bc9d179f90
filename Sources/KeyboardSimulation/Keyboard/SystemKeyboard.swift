import AnimationCurves
import HeadlessUIKit
import Scenes
import LayerGeometry
import LayerTrees

/// The keyboard that the system shows: it posts the notifications and moves its own layer.
///
/// It lives in a window above the app's, and is the one place that moves it. With curve 7 it moves
/// by the profile's spring, whatever duration it announces; that an interrupted motion goes on
/// additively is an assumption.
@MainActor
final class SystemKeyboard: KeyboardHost {
  let loop: VirtualRunLoop
  /// The device as it is held now.
  private(set) var device: Device
  let layers: KeyboardLayers
  var state: KeyboardState
  /// Whether keyboards fade instead of sliding, as Prefer Cross-Fade Transitions asks.
  var prefersCrossFade = false
  /// How the next change that the first responder causes moves; the profile's way where it is nil.
  var timing: KeyboardTiming?
  /// The height of the system's keys that a scene has asked for, in points.
  var systemKeysHeight: Double?
  /// The height that the keys had before the device was last turned, in points.
  private var keysHeightBeforeTurn: Double?
  /// What is told while the device turns.
  var rotation = KeyboardRotation()
  /// The height of the letters while emoji are up, in points.
  var lettersHeight: Double?
  /// Whether a keyboard that is not docked is in two halves.
  var isSplit = false
  /// Where keyboard and accessory are, or are going, in points of the screen.
  private(set) var frame: CGRect
  /// Whether keys are on the screen in that rectangle.
  private var showsKeys = false
  var phases = PhaseLog()
  /// What it has told the app, in order.
  private(set) var posted: [PostedNotification] = []
  /// Whether what it does now is told to nobody.
  var isSilent = false
  /// Whether an event's finger moves it, so that what scroll views tell of theirs is not asked.
  var isDragged = false
  /// Counts the drags, so that one that is overtaken by something else ends.
  var dragCount = 0

  /// Where it was when a finger on a scroll view took hold of it.
  var grip: CGRect?
  /// How many of its motions are under way, and what follows when the last of them has ended.
  private var motionCount = 0
  private var arrival: (@MainActor () -> Void)?

  /// The keyboard of an app with a window, and a chat in a place of it, in points of the screen.
  ///
  /// Both are nil where they fill the screen.
  init(loop: VirtualRunLoop, device: Device, appWindow: CGRect? = nil, place: CGRect? = nil) {
    self.loop = loop
    self.device = device
    let screen = device.bounds
    frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
    state = KeyboardState(
      screen: screen, isPad: device.isPad, keysHeight: device.usualKeyboardHeight)
    layers = KeyboardLayers(
      screen: loop.screen, appWindow: appWindow, chat: place,
      accessoryWidth: loop.keyboardProfile.accessoryWidth)
    layers.place(frame, isDocked: true)
    loop.input.keyboard = self
    loop.scrollObserver = { [weak self] in self?.follow($1, on: $0) }
  }

  /// The screen as the keyboard knows it: while the device turns, it stands in the old one first.
  var screen: CGRect { device.bounds }

  /// Whether anything of it, an accessory included, is on the screen.
  var isShown: Bool { isShown(frame) }

  /// Whether a rectangle is one that a keyboard has which is not at the bottom.
  private func isAway(_ frame: CGRect) -> Bool { isShown(frame) && !frame.isDocked(on: screen) }

  private func isShown(_ frame: CGRect) -> Bool { frame.minY < screen.maxY && frame.height > 0 }

  /// Whether keys are on the screen in a rectangle that counts the accessory.
  private func showsKeys(in frame: CGRect) -> Bool {
    isShown(frame) && Double(frame.minY) + layers.accessoryHeight < Double(screen.maxY)
  }

  /// Whether a finger has hold of it.
  private var isHeld: Bool { isDragged || grip != nil }

  /// Whether no motion is under way, and no finger moves it.
  var isAtRest: Bool { motionCount == 0 && phases.starts.last?.phase != .dragging }

  /// How the system's own changes move.
  var usualTiming: KeyboardTiming {
    KeyboardTiming(duration: loop.keyboardProfile.notifiedDuration)
  }
}

extension SystemKeyboard {
  /// Tells the app, moves, and tells it again.
  func run(_ motion: KeyboardMotion) {
    let motion = isSilent ? motion.silent : motion
    letGo()
    let options = UIView.AnimationOptions(rawValue: UInt(max(0, motion.timing.curve)) << 16)
    if loop.keyboardProfile.postsInsideAnimation {
      UIView.animate(withDuration: motion.timing.duration, delay: 0, options: options) {
        announce(motion)
      }
    } else {
      announce(motion)
    }
    start(motion)
    move(motion, options: options)
  }

  /// Takes it out of the fingers that have hold of it.
  private func letGo() {
    dragCount += 1
    isDragged = false
    grip = nil
  }

  private func announce(_ motion: KeyboardMotion) {
    for name in motion.will { post(motion.notification(name)) }
  }

  /// Posts a notification, and remembers it.
  func post(_ notification: KeyboardNotification) {
    posted.append(PostedNotification(time: loop.now, notification: notification))
    notification.post()
  }

  private func start(_ motion: KeyboardMotion) {
    layers.panel = panel
    if let phase = phase(towards: motion) { phases.enter(phase, at: loop.now) }
    if isAway(frame) || isAway(motion.target) { phases.leaveDock(at: loop.now) }
    frame = motion.target
    showsKeys = showsKeys(in: frame)
    motionCount += 1
    arrival = { [weak self] in self?.arrive(motion) }
  }

  private func move(_ motion: KeyboardMotion, options: UIView.AnimationOptions) {
    let dock = loop.input.dock
    let isDocked = frame.isDocked(on: screen)
    if motion.fade == .in {
      UIView.performWithoutAnimation {
        layers.place(motion.target, isDocked: isDocked)
        layers.opacity = 0
      }
    }
    let duration = motion.isInstant ? 0 : motion.timing.duration
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      switch motion.fade {
      case .none: layers.place(motion.target, isDocked: isDocked)
      case .in: layers.opacity = 1
      case .out: layers.opacity = 0
      }
      dock.move(to: layers.seen(motion.target), isDocked: isDocked)
      dock.layoutFollowers()
    } completion: { [weak self] _ in
      self?.endMotion()
    }
  }

  /// What its keys are drawn as; nil where its rectangle tells.
  var panel: String? {
    if state.hasInputView { return "custom" }
    if lettersHeight != nil { return "emoji" }
    guard state.isDocked else { return isSplit ? "split" : nil }
    guard state.isUp else { return layers.panel }
    guard state.shownKeysHeight == state.keysHeight else { return "accessory" }
    return isOfSystemHeight ? "text" : nil
  }

  /// Whether its keys are as high as the device's own or as a scene has asked, and no higher.
  private var isOfSystemHeight: Bool {
    let height = state.keysHeight
    return height == systemKeysHeight ?? device.usualKeyboardHeight
      && height <= device.usualKeyboardHeight + device.suggestionsStep
  }

  /// What it does on its way; nil where that is nothing else than before.
  private func phase(towards motion: KeyboardMotion) -> Phase? {
    guard motion.target != frame || motionCount == 0 else { return nil }
    return switch (showsKeys, showsKeys(in: motion.target)) {
    case (false, false): nil
    case (false, true): .opening
    case (true, true): .resizing
    case (true, false): .closing
    }
  }

  /// Motions add up, so that the keyboard stands still only when all of them have ended.
  private func endMotion() {
    motionCount -= 1
    guard motionCount == 0, let arrival else { return }
    self.arrival = nil
    arrival()
  }

  private func arrive(_ motion: KeyboardMotion) {
    if motion.fade == .out {
      UIView.performWithoutAnimation {
        layers.place(frame, isDocked: true)
        layers.opacity = 1
      }
    }
    if !isHeld { notePhase() }
    for name in motion.did { post(motion.notification(name)) }
    guard !isShown else { return }
    layers.set(accessory: nil, inputView: nil)
    layers.accessoryHeight = 0
  }

  /// Writes down that it stands still, open or closed, at the bottom or away from it.
  func notePhase() {
    phases.enter(showsKeys ? .open : .closed, at: loop.now)
    if isAway(frame) {
      phases.leaveDock(at: loop.now)
    } else if motionCount == 0 {
      phases.reachDock(at: loop.now)
    }
  }

  /// Puts it somewhere at once, and tells nobody; what hangs on layout guides goes along.
  func put(_ frame: CGRect, phase: Phase? = nil) {
    self.frame = frame
    if isAway(frame) { phases.leaveDock(at: loop.now) }
    showsKeys = showsKeys(in: frame)
    let isDocked = frame.isDocked(on: screen)
    let dock = loop.input.dock
    UIView.performWithoutAnimation {
      layers.place(frame, isDocked: isDocked)
      dock.move(to: layers.seen(frame), isDocked: isDocked)
      dock.layoutFollowers()
    }
    if let phase { phases.enter(phase, at: loop.now) } else if motionCount == 0 { notePhase() }
  }
}

extension SystemKeyboard {
  /// Takes the side of the device that is up now, and leaves the bottom of the screen to come.
  ///
  /// - Parameter height: that of the keys once they are back, in points; nil for what they had
  ///   when the device was held so before, and else for the device's own.
  func turn(keysHeight height: Double?) {
    let hadSuggestions = hasPredictiveBar
    device = device.turned(to: device.orientation == .portrait ? .landscape : .portrait)
    let own = device.usualKeyboardHeight + (hadSuggestions ? device.suggestionsStep : 0)
    let before = state.keysHeight
    state.screen = screen
    if !state.hasInputView {
      state.keysHeight = height ?? keysHeightBeforeTurn ?? own
      systemKeysHeight = state.keysHeight
    }
    keysHeightBeforeTurn = before
    if case .free(let rect) = state.placement { state.placement = .free(rect.kept(in: screen)) }
    frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame.height)
    loop.input.dock.move(to: frame, isDocked: true)
    layers.turn(to: frame)
  }
}
