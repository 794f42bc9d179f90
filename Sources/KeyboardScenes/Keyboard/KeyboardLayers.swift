import HeadlessUIKit
import LayerTrees

/// The keyboard's window and what lies in it: the keys, the accessory on them, the guide's trace.
@MainActor
final class KeyboardLayers {
  private let window: KeyboardWindow
  private let keys = UIView()
  private let guide = UIView()
  private let accessoryHost = UIView()
  private let screen: UIScreen
  private var accessory: UIView?
  private var inputView: UIView?
  /// The height of what stands on the keys, in points.
  var accessoryHeight = 0.0
  /// The height of the keys while they are away, in points.
  private var keysHeight = 0.0

  init(screen: UIScreen) {
    self.screen = screen
    window = KeyboardWindow(frame: screen.bounds)
    window.windowLevel = .keyboard
    keys.layer.role = .keyboard
    guide.layer.role = .keyboardGuide
    window.addSubview(guide)
    window.addSubview(keys)
    window.makeKeyAndVisible()
  }

  /// Which keys are drawn; nil where the rectangle tells.
  var panel: String? {
    get { keys.layer.text }
    set { if keys.layer.text != newValue { keys.layer.text = newValue } }
  }

  /// How opaque the keyboard is, in 0...1.
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
    if height > 0 { keysHeight = height }
    let top = Double(frame.minY) + accessoryHeight
    keys.frame = CGRect(x: frame.minX, y: top, width: frame.width, height: keysHeight)
    inputView?.frame = keys.bounds
    let rest = window.bounds.maxY - screen.safeAreaInsets.bottom
    let edge = min(rest, isDocked ? CGFloat(top) : rest)
    guide.frame = CGRect(
      x: 0, y: edge, width: window.bounds.width, height: window.bounds.maxY - edge)
    guard let accessory else { return }
    accessoryHost.bounds.size = CGSize(width: frame.width, height: accessoryHeight)
    // Some handlers observe this centre, which UIKit sets.
    accessoryHost.center = CGPoint(x: frame.midX, y: frame.minY + accessoryHeight / 2)
    if accessory.translatesAutoresizingMaskIntoConstraints {
      accessory.frame = accessoryHost.bounds
    }
    window.layoutIfNeeded()
  }

  /// Goes into a rectangle below the screen in the layout pass in which the window turns.
  func turn(to frame: CGRect) {
    window.layOutTurned = { [weak self] in self?.place(frame, isDocked: true) }
  }

  /// Puts other views in place of the accessory and the keys; new ones start where the keys are.
  func set(accessory view: UIView?, inputView newInputView: UIView?) {
    if inputView !== newInputView {
      inputView?.removeFromSuperview()
      inputView = newInputView
      newInputView.map(keys.addSubview)
      newInputView?.frame = keys.bounds
    }
    guard accessory !== view else { return }
    accessory?.removeFromSuperview()
    accessory = view
    guard let view else { return accessoryHost.removeFromSuperview() }
    window.addSubview(accessoryHost)
    accessoryHost.frame = CGRect(
      x: keys.frame.minX, y: keys.frame.minY, width: keys.frame.width, height: 0)
    if view.translatesAutoresizingMaskIntoConstraints {
      // It comes up with the size that it asks for, so that what is in it fits.
      accessoryHost.bounds.size.height = view.inputHeight(width: keys.frame.width)
      view.frame = accessoryHost.bounds
    }
    accessoryHost.addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: accessoryHost.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: accessoryHost.trailingAnchor),
      view.topAnchor.constraint(equalTo: accessoryHost.topAnchor),
      view.bottomAnchor.constraint(equalTo: accessoryHost.bottomAnchor),
    ])
  }

  /// How high the accessory is by what it says now, in points.
  var measuredAccessoryHeight: Double {
    accessory.map { Double($0.inputHeight(width: window.bounds.width)) } ?? 0
  }

  /// Lets `body` look at things in other places, and puts all back where it was.
  func rehearse(_ body: () -> Void) {
    let (keysFrame, guideFrame, hostFrame) = (keys.frame, guide.frame, accessoryHost.frame)
    let (height, accessoryHeight) = (keysHeight, accessoryHeight)
    UIView.performWithoutAnimation {
      body()
      (keys.frame, guide.frame, accessoryHost.frame) = (keysFrame, guideFrame, hostFrame)
      if accessory?.translatesAutoresizingMaskIntoConstraints == true {
        accessory?.frame = accessoryHost.bounds
      }
      window.layoutIfNeeded()
    }
    (keysHeight, self.accessoryHeight) = (height, accessoryHeight)
  }
}

/// The keyboard's window, which lays out what lies in it when the device turns.
private final class KeyboardWindow: UIWindow {
  /// What is to be done in the next layout pass.
  var layOutTurned: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layOut = layOutTurned else { return }
    layOutTurned = nil
    layOut()
  }
}
