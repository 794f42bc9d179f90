import AnimationCurves
import HeadlessUIKit
import Scenes
import LayerGeometry
import LayerTrees

/// The keyboard that the system shows: it posts the notifications and moves its own layer.
///
/// It lives in a window above the app's, and is the one place that moves it. With curve 7 it moves
/// by the profile's spring, whatever duration it announces; that an interrupted motion continues
/// additively is an assumption.
@MainActor
final class SystemKeyboard: KeyboardHost {
  let loop: VirtualRunLoop
  /// The device as it is held now.
  private(set) var device: Device
  let layers: KeyboardLayers
  var state: KeyboardState
  var requests = KeyboardRequests()
  var rotation = KeyboardRotation()
  var hold = KeyboardHold.free
  /// The changes of height that layout has asked of accessory and input view.
  var heightChanges = HeightChanges()
  /// Called when another responder has the focus, or none has.
  var focusDidChange: (() -> Void)?
  private var place: Place
  private var underWay = MotionsUnderWay()
  var phases = PhaseLog()
  /// The notifications that it has posted, in order.
  private(set) var posted: [PostedNotification] = []

  /// The place that it has, or is going to.
  private struct Place {
    /// Keyboard and accessory, in points of the screen.
    var frame: CGRect
    /// True if keys are on the screen in that rectangle.
    var showsKeys = false
  }

  /// The keyboard of an app with a window, and a chat in a place of it, in points of the screen.
  ///
  /// Both are nil where they fill the screen.
  init(loop: VirtualRunLoop, device: Device, appWindow: CGRect? = nil, place: CGRect? = nil) {
    self.loop = loop
    self.device = device
    let screen = device.bounds
    self.place = Place(frame: CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0))
    state = KeyboardState(
      screen: screen, isPad: device.isPad, keysHeight: device.usualKeyboardHeight)
    layers = KeyboardLayers(
      screen: loop.screen, appWindow: appWindow, chat: place,
      accessoryWidth: loop.keyboardProfile.accessoryWidth,
      cornerRadius: loop.keyboardProfile.keyboardCornerRadius)
    layers.place(self.place.frame, isDocked: true)
    loop.input.keyboard = self
    loop.scrollObserver = { [weak self] in self?.follow($1, on: $0) }
  }

  /// The present or coming rectangle of keyboard and accessory, in points of the screen.
  var frame: CGRect { place.frame }

  /// The screen as the keyboard knows it: while the device turns, it is in the old one first.
  var screen: CGRect { device.bounds }

  /// True if anything of it, an accessory included, is on the screen.
  var isShown: Bool { isShown(frame) }

  /// Returns true if a rectangle is that of a keyboard away from the bottom.
  private func isAway(_ frame: CGRect) -> Bool { isShown(frame) && !frame.isDocked(on: screen) }

  private func isShown(_ frame: CGRect) -> Bool { frame.minY < screen.maxY && frame.height > 0 }

  /// Returns true if keys are on the screen in a rectangle that counts the accessory.
  private func showsKeys(in frame: CGRect) -> Bool {
    isShown(frame) && Double(frame.minY) + layers.accessoryHeight < Double(screen.maxY)
  }

  /// True if no motion is under way, and no finger moves it.
  var isAtRest: Bool { underWay.isEmpty && phases.starts.last?.phase != .dragging }

  /// The timing of the system's own changes.
  var usualTiming: NotifiedTiming {
    NotifiedTiming(duration: loop.keyboardProfile.notifiedDuration)
  }
}

extension SystemKeyboard {
  /// Posts what is to come, moves, and posts what has come; no finger has hold of it any more.
  func run(_ motion: KeyboardMotion) {
    let motion = requests.isSilent ? motion.silent : motion
    hold = .free
    let options = motion.options
    if loop.keyboardProfile.postsInsideAnimation {
      UIView.animate(withDuration: motion.notification.duration, delay: 0, options: options) {
        post(motion.will, of: motion)
      }
    } else {
      post(motion.will, of: motion)
    }
    let interrupts = !underWay.isEmpty
    start(motion)
    move(motion, options: options)
    if interrupts, !phases.isAway { layers.reachBottom(at: loop.now) }
  }

  /// Posts a motion's notification under some names.
  func post(_ names: [KeyboardNotification.Name], of motion: KeyboardMotion) {
    for name in names { post(motion.notification.renamed(name), isGiven: motion.isGiven) }
  }

  /// Posts a notification, and remembers it with what its rectangle leaves out.
  ///
  /// Nothing is left out of one that a scene gives: its rectangle is what a phone posted.
  func post(_ notification: KeyboardNotification, isGiven: Bool = false) {
    let leftOut = isGiven ? 0 : Double(heightLeftOut(above: notification.end))
    posted.append(
      PostedNotification(time: loop.now, notification: notification, leftOut: leftOut))
    notification.post(from: loop.keyboardProfile.namesScreen ? loop.screen : nil)
  }

  private func start(_ motion: KeyboardMotion) {
    layers.panel = panel
    if let phase = phase(towards: motion) { phases.enter(phase, at: loop.now) }
    if isAway(frame) || isAway(motion.target) { phases.leaveDock(at: loop.now) }
    place = Place(frame: motion.target, showsKeys: showsKeys(in: motion.target))
    underWay.begin(motion)
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
    let duration = motion.isInstant ? 0 : motion.notification.duration
    let follow = {
      self.moveGuides(to: self.layers.seen(motion.target), isDocked: isDocked)
      dock.layoutFollowers()
    }
    if motion.fade != .none {
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: follow)
    }
    let own = motion.fade == .none ? options : []
    UIView.animate(withDuration: duration, delay: 0, options: own) {
      switch motion.fade {
      case .none:
        layers.place(motion.target, isDocked: isDocked)
        follow()
      case .in: layers.opacity = 1
      case .out: layers.opacity = 0
      }
    } completion: { [weak self] _ in
      guard let self, let latest = underWay.endOne() else { return }
      arrive(latest)
    }
  }

  /// Moves the layout guides that follow it, unless a scene keeps them where they are.
  @discardableResult
  private func moveGuides(to frame: CGRect, isDocked: Bool) -> Bool {
    !requests.leavesGuides && loop.input.dock.move(to: frame, isDocked: isDocked)
  }

  /// The keys that are drawn; nil where that follows from its rectangle.
  var panel: KeyboardPanel? {
    if state.hasInputView { return .custom }
    if state.lettersHeight != nil { return .emoji }
    guard state.isDocked else { return state.isSplit ? .split : nil }
    guard state.isUp else { return layers.panel }
    guard state.shownKeysHeight == state.keysHeight else { return .accessory }
    return isOfSystemHeight ? .text : nil
  }

  /// True if its keys are as high as the device's own or as a scene has asked, and no higher.
  private var isOfSystemHeight: Bool {
    let height = state.keysHeight
    return height == requests.keysHeight ?? device.usualKeyboardHeight
      && height <= device.usualKeyboardHeight + device.predictiveBarHeight
  }

  /// The phase on its way; nil if it is the same as before.
  private func phase(towards motion: KeyboardMotion) -> Phase? {
    guard motion.target != frame || underWay.isEmpty else { return nil }
    return switch (place.showsKeys, showsKeys(in: motion.target)) {
    case (false, false): nil
    case (false, true): .opening
    case (true, true): .resizing
    case (true, false): .closing
    }
  }

  private func arrive(_ motion: KeyboardMotion) {
    layers.rest()
    if motion.fade == .out {
      UIView.performWithoutAnimation {
        layers.place(frame, isDocked: true)
        layers.opacity = 1
      }
    }
    if hold.isFree { notePhase() }
    post(motion.did, of: motion)
    guard !isShown else { return }
    layers.set(accessory: nil, inputView: nil)
    layers.accessoryHeight = 0
  }

  /// Writes down that it is at rest, open or closed, at the bottom or away from it.
  func notePhase() {
    phases.enter(place.showsKeys ? .open : .closed, at: loop.now)
    if isAway(frame) {
      phases.leaveDock(at: loop.now)
    } else if underWay.isEmpty {
      phases.reachDock(at: loop.now)
    }
  }

  /// Puts it somewhere at once, and posts nothing; views on layout guides that it moves follow.
  func put(_ frame: CGRect, phase: Phase? = nil) {
    place = Place(frame: frame, showsKeys: showsKeys(in: frame))
    if isAway(frame) { phases.leaveDock(at: loop.now) }
    let isDocked = frame.isDocked(on: screen)
    let dock = loop.input.dock
    UIView.performWithoutAnimation {
      layers.place(frame, isDocked: isDocked)
      // Where they stay, what else waits for layout is left to the keyboard's animation.
      if moveGuides(to: layers.seen(frame), isDocked: isDocked) { dock.layoutFollowers() }
    }
    if let phase { phases.enter(phase, at: loop.now) } else if underWay.isEmpty { notePhase() }
  }
}

extension SystemKeyboard {
  /// Takes the side of the device that is up now, and leaves the bottom of the screen to come.
  ///
  /// - Parameter height: that of the keys once they are back, in points; nil for what they had
  ///   when the device was held so before, and else for the device's own.
  func turn(keysHeight height: Double?) {
    let before = state.keysHeight
    let (hadSuggestions, lettersHad) = (
      hasPredictiveBar(before), state.lettersHeight.map(hasPredictiveBar)
    )
    device = device.turned(to: device.orientation == .portrait ? .landscape : .portrait)
    let own = { [device] in
      device.usualKeyboardHeight + ($0 ? device.predictiveBarHeight : 0)
    }
    state.screen = screen
    if !state.hasInputView {
      state.keysHeight = height ?? rotation.keysHeightBefore ?? own(hadSuggestions)
      requests.keysHeight = state.keysHeight
    }
    rotation.keysHeightBefore = before
    state.lettersHeight = lettersHad.map(own)
    if case .free(let rect) = state.placement { state.placement = .free(rect.kept(in: screen)) }
    place.frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame.height)
    moveGuides(to: frame, isDocked: true)
    layers.turn(to: frame)
  }
}

extension KeyboardMotion {
  /// The options of the block that it moves in.
  fileprivate var options: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: UInt(max(0, notification.curve)) << 16)
  }
}
