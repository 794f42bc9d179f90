import AnimationCurves
import HeadlessUIKit
import Scenes
import LayerTrees

/// The keyboard's window and what lies in it: the keys, the accessory on them, the guide's trace.
@MainActor
final class KeyboardLayers {
  private let window: KeyboardWindow
  private let keys = UIView()
  private let guide = UIView()
  private let accessoryHost = UIView()
  private let screen: UIScreen
  /// The app's window in points of the screen; nil where it fills that, however it is turned.
  let appWindow: CGRect?
  /// The rectangle of the chat, its window's or a sheet's; nil where it fills the screen.
  private let chat: CGRect?
  private let accessoryWidth: KeyboardProfile.AccessoryWidth
  /// The radius of the keys' top corners, in points.
  private let cornerRadius: Double
  private var accessory: UIView?
  private var inputView: UIView?
  private let accessorySpace: AccessorySpace
  /// The height of the accessory on the keys, in points.
  var accessoryHeight = 0.0
  /// The height of the keys while they are away, in points.
  private var keysHeight = 0.0
  /// Points by which the keys reach further down than they are high.
  private var foot = 0.0

  init(
    screen: UIScreen, appWindow: CGRect? = nil, chat: CGRect? = nil,
    accessoryWidth: KeyboardProfile.AccessoryWidth = .window, cornerRadius: Double = 0
  ) {
    self.screen = screen
    self.appWindow = appWindow
    self.chat = chat
    self.accessoryWidth = accessoryWidth
    self.cornerRadius = cornerRadius
    window = KeyboardWindow(frame: screen.bounds)
    accessorySpace = AccessorySpace(in: accessoryHost)
    window.windowLevel = .keyboard
    keys.layer.role = .keyboard
    keys.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    roundCorners()
    guide.layer.role = .keyboardGuide
    window.addSubview(guide)
    window.addSubview(keys)
    window.makeKeyAndVisible()
  }

  /// The keys that are drawn; nil where that follows from the rectangle.
  var panel: KeyboardPanel? {
    get { keys.layer.panel }
    set {
      if keys.layer.panel != newValue { keys.layer.panel = newValue }
      roundCorners()
    }
  }

  /// Keys in their tray at the bottom have round corners, halves and a lone accessory have not.
  private func roundCorners() {
    let isTray = panel != .split && panel != .accessory && panel != .floating
    let radius = isTray ? CGFloat(cornerRadius) : 0
    if keys.layer.cornerRadius != radius { keys.layer.cornerRadius = radius }
  }

  /// The opacity of the keyboard, in 0...1.
  var opacity: Double {
    get { Double(keys.alpha) }
    set {
      keys.alpha = CGFloat(newValue)
      accessoryHost.alpha = CGFloat(newValue)
    }
  }

  /// Puts keys and accessory into the rectangle that both take, in points of the screen.
  func place(_ frame: CGRect, isDocked: Bool) {
    let height = Double(frame.height) - accessoryHeight
    if height > 0 { takeHeight(height) }
    let top = Double(frame.minY) + accessoryHeight
    keys.frame = CGRect(x: frame.minX, y: top, width: frame.width, height: keysHeight + foot)
    inputView?.frame = keysBounds
    placeGuide(at: accessory?.isFloor == true ? seen(frame).minY : CGFloat(top), isDocked)
    placeAccessory(on: seen(frame))
  }

  /// The keyboard's rectangle as the app sees it: an accessory is never below its window.
  ///
  /// That it rests at the window's bottom while the keys are below that is an assumption.
  func seen(_ frame: CGRect) -> CGRect {
    guard let appWindow, accessoryHeight > 0 else { return frame }
    let top = min(frame.minY, appWindow.maxY - CGFloat(accessoryHeight))
    return CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
  }

  /// The guide's trace begins where a bar belongs.
  ///
  /// In a window or a sheet it ends where a keyboard of the same motion would begin that came in at
  /// the bottom of that and not of the screen: what is between the two is the safe area's zone.
  private func placeGuide(at floor: CGFloat, _ isDocked: Bool) {
    let app = chat ?? window.bounds
    let rest = min(app.maxY, window.bounds.maxY - screen.safeAreaInsets.bottom)
    let edge = min(rest, isDocked ? floor : rest)
    let end = chat != nil && isDocked ? max(edge, min(app.maxY, floor)) : app.maxY
    guide.frame = CGRect(x: app.minX, y: edge, width: app.width, height: end - edge)
  }

  /// The place of what lies in the keys, in their points.
  private var keysBounds: CGRect {
    CGRect(x: 0, y: 0, width: keys.bounds.width, height: CGFloat(keysHeight))
  }

  /// Keys that are away take another height at once: they come up whole, and do not grow.
  private func takeHeight(_ height: Double) {
    keysHeight = height
    guard keys.frame.minY >= window.bounds.maxY, keys.layer.animationKeys()?.isEmpty ?? true else {
      return
    }
    UIView.performWithoutAnimation { keys.frame.size.height = CGFloat(height) }
  }

  /// The accessory is at the top of its host, which spans the keys as well, as UIKit's does.
  private func placeAccessory(on frame: CGRect) {
    guard let accessory else { return }
    let height = CGFloat(accessoryHeight + keysHeight)
    let width = accessoryLine(on: frame)
    accessoryHost.bounds.size = CGSize(width: width.length, height: height)
    // Some handlers observe this centre, which UIKit sets.
    accessoryHost.center = CGPoint(
      x: width.left + width.length / 2, y: frame.minY + height / 2)
    fitAccessory(accessory)
    window.layoutIfNeeded()
  }

  /// The left edge and the width of an accessory on a keyboard, in points of the screen.
  private func accessoryLine(on frame: CGRect) -> (left: CGFloat, length: CGFloat) {
    guard let appWindow else { return (frame.minX, frame.width) }
    return (appWindow.minX, accessoryWidth == .window ? appWindow.width : frame.width)
  }

  private func fitAccessory(_ accessory: UIView) {
    accessorySpace.height.constant = accessoryHeight
    guard accessory.translatesAutoresizingMaskIntoConstraints else { return }
    accessory.place(
      CGRect(x: 0, y: 0, width: accessoryHost.bounds.width, height: accessoryHeight))
  }

  /// Lets keys that motions lift off the screen's bottom reach down to it.
  ///
  /// Motions that interrupt one another add up. Where a hide is slower than the show that interrupts
  /// it, the sum is above both ends: the top edge follows that, as a bar that is animated alike
  /// does, and the keys are attached to the bottom. Both are assumptions: neither is recorded.
  func reachBottom(at time: Double) {
    let motion = keys.layer.alone
    let bottom = Double(window.bounds.maxY)
    let height = Double(keys.frame.height)
    let seconds = motion.restTime - time
    guard seconds > 0, seconds.isFinite else { return }
    let lift = (0...Int(seconds * Self.samples)).reduce(0) { lift, index in
      let values = motion.presentation(at: time + Double(index) / Self.samples)
      let top = Double(values.position.y - values.anchorPoint.y * values.bounds.height)
      return max(lift, bottom - top - height)
    }
    // A tenth of a point is more than the way between two samples bends.
    if lift > 0.1 { takeFoot(foot + (lift + 0.1).rounded(.up)) }
  }

  private static let samples = 1000.0

  /// Takes back what it has added to the keys, once they are at rest.
  func rest() { takeFoot(0) }

  private func takeFoot(_ points: Double) {
    guard foot != points else { return }
    foot = points
    UIView.performWithoutAnimation {
      keys.frame.size.height = CGFloat(keysHeight + foot)
      inputView?.frame = keysBounds
    }
  }

  /// Goes into a rectangle below the screen in the layout pass in which the window turns.
  func turn(to frame: CGRect) {
    window.layOutTurned = { [weak self] in self?.place(frame, isDocked: true) }
  }

  /// Puts other views in place of the accessory and the keys: an accessory starts where the one
  /// before it is, or where the keys are.
  func set(accessory view: UIView?, inputView newInputView: UIView?) {
    if inputView !== newInputView {
      inputView?.removeFromSuperview()
      inputView = newInputView
      newInputView.map(keys.addSubview)
      newInputView?.frame = keysBounds
    }
    guard accessory !== view else { return }
    let isFirst = accessory == nil
    accessory?.removeFromSuperview()
    accessory = view
    guard let view else { return accessoryHost.removeFromSuperview() }
    if isFirst { placeAccessoryHost() }
    accessoryHost.addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: accessoryHost.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: accessoryHost.trailingAnchor),
      view.topAnchor.constraint(equalTo: accessoryHost.topAnchor),
      view.bottomAnchor.constraint(equalTo: accessorySpace.guide.bottomAnchor),
    ])
  }

  private func placeAccessoryHost() {
    // What of an accessory reaches below the keys' top lies under them.
    window.insertSubview(accessoryHost, belowSubview: keys)
    let line = accessoryLine(on: keys.frame)
    accessoryHost.frame = CGRect(
      x: line.left, y: min(keys.frame.minY, appWindow?.maxY ?? .infinity), width: line.length,
      height: 0)
    accessoryHost.layer.takePlaceAnimations(of: keys.layer)
    accessorySpace.height.constant = 0
  }

  /// The height of the accessory by its own measure now, in points.
  var measuredAccessoryHeight: Double {
    accessory.map { Double($0.inputHeight(width: accessoryLine(on: window.bounds).length)) } ?? 0
  }

  /// Lets `body` look at things in other places, and puts all back where it was.
  func rehearse(_ body: () -> Void) {
    let (keysFrame, guideFrame, hostFrame) = (keys.frame, guide.frame, accessoryHost.frame)
    let (height, accessoryHeight) = (keysHeight, accessoryHeight)
    accessoryHost.withoutNotifyingObservers {
      UIView.performWithoutAnimation {
        body()
        (keys.frame, guide.frame, accessoryHost.frame) = (keysFrame, guideFrame, hostFrame)
        (keysHeight, self.accessoryHeight) = (height, accessoryHeight)
        accessory.map(fitAccessory)
        window.layoutIfNeeded()
      }
    }
  }
}

/// The upper part of the accessory's host: what constraints of an accessory hang on.
@MainActor
private struct AccessorySpace {
  let guide = UILayoutGuide()
  let height: NSLayoutConstraint

  init(in host: UIView) {
    host.addLayoutGuide(guide)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: host.topAnchor), height,
    ])
  }
}

extension UIView {
  /// True if a bar belongs on top of this accessory: one that is visible, and not the bar itself.
  fileprivate var isFloor: Bool { (layer.alone.fill?.alpha ?? 0) > 0.99 && !layer.holdsBar }
}

extension CALayer {
  fileprivate var holdsBar: Bool {
    role == .inputBar || sublayers?.contains { $0.holdsBar } == true
  }
}

/// The keyboard's window, which lays out what lies in it when the device turns.
private final class KeyboardWindow: UIWindow {
  /// The work for the next layout pass.
  var layOutTurned: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layOut = layOutTurned else { return }
    layOutTurned = nil
    layOut()
  }
}
