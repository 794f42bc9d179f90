import HeadlessUIKit
import LayerTrees

/// The keyboard's window and what lies in it: the keys, the accessory on them, the guide's trace.
@MainActor
final class KeyboardLayers {
  private let window: UIWindow
  private let keys = UIView()
  private let guide = UIView()
  private let accessoryHost = UIView()
  private let screen: UIScreen
  private var accessory: UIView?
  private var inputView: UIView?
  private(set) var accessoryHeight = 0.0
  /// The height of the keys while they are away, in points.
  private var keysHeight = 0.0

  init(screen: UIScreen) {
    self.screen = screen
    window = UIWindow(frame: screen.bounds)
    window.windowLevel = .keyboard
    keys.layer.role = .keyboard
    guide.layer.role = .keyboardGuide
    window.addSubview(guide)
    window.addSubview(keys)
    window.makeKeyAndVisible()
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
    let rest = screen.bounds.maxY - screen.safeAreaInsets.bottom
    let edge = min(rest, isDocked ? CGFloat(top) : rest)
    guide.frame = CGRect(
      x: 0, y: edge, width: screen.bounds.width, height: screen.bounds.maxY - edge)
    guard let accessory else { return }
    accessoryHost.frame = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: accessoryHeight)
    if accessory.translatesAutoresizingMaskIntoConstraints {
      accessory.frame = accessoryHost.bounds
    }
    window.layoutIfNeeded()
  }

  /// Puts other views in place of the accessory and the keys.
  func set(accessory view: UIView?, height: Double, inputView newInputView: UIView?) {
    accessoryHeight = height
    if inputView !== newInputView {
      inputView?.removeFromSuperview()
      inputView = newInputView
      newInputView.map(keys.addSubview)
    }
    guard accessory !== view else { return }
    accessory?.removeFromSuperview()
    accessory = view
    guard let view else { return accessoryHost.removeFromSuperview() }
    window.addSubview(accessoryHost)
    accessoryHost.addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: accessoryHost.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: accessoryHost.trailingAnchor),
      view.topAnchor.constraint(equalTo: accessoryHost.topAnchor),
      view.bottomAnchor.constraint(equalTo: accessoryHost.bottomAnchor),
    ])
  }

  /// Puts the accessory into the host before anything is placed, so that it can be measured.
  func measure(_ view: UIView?) -> Double {
    guard let view else { return 0 }
    return Double(view.inputHeight(width: screen.bounds.width))
  }
}
