import LayerTrees

/// The display that everything is shown on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of the app that runs now.
  public static var main: UIScreen { VirtualRunLoop.current.screen }

  /// The display in points, as it is turned now.
  public private(set) var bounds: CGRect
  /// Device pixels per point.
  public let scale: CGFloat
  /// What the status bar, a notch and the home indicator leave free.
  public private(set) var safeAreaInsets: UIEdgeInsets
  /// The part of the display that they leave free, in its points.
  private(set) var safeFrame: CGRect
  public private(set) var orientation = UIInterfaceOrientation.portrait
  private let portrait: (size: CGSize, safeAreaInsets: UIEdgeInsets)
  private let landscapeSafeAreaInsets: UIEdgeInsets
  /// The root of the layer tree; windows lie in it.
  public let layer: CALayer
  private(set) var windows: [UIWindow] = []

  /// A screen in portrait; on its side it has the safe area of devices like it, or the one given.
  public init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    scale: CGFloat = 3,
    safeAreaInsets: UIEdgeInsets = .zero,
    landscapeSafeAreaInsets: UIEdgeInsets? = nil
  ) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    safeFrame = bounds.inset(by: safeAreaInsets)
    portrait = (bounds.size, safeAreaInsets)
    let isPad = min(bounds.width, bounds.height) >= 600
    self.landscapeSafeAreaInsets =
      landscapeSafeAreaInsets ?? safeAreaInsets.turnedToLandscape(isPad: isPad)
    layer = CALayer()
    layer.role = .screen
    layer.model.bounds = bounds
    layer.model.position = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  var pixelGrid: PixelGrid { PixelGrid(scale: Double(scale)) }

  /// Shows a window above those of the same level or lower.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let above = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: above)
    layer.insertSublayer(window.layer, at: above)
    noteStyle()
  }

  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    let size = portrait.size
    return orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Takes the size of another orientation, at once; the safe area follows with the windows.
  func turn(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    bounds = CGRect(origin: .zero, size: size(in: orientation))
    layer.model.bounds = bounds
    layer.model.position = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.invalidateSnapshot()
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  /// Takes the safe area of the orientation that it has.
  func takeSafeArea() {
    safeAreaInsets = orientation.isLandscape ? landscapeSafeAreaInsets : portrait.safeAreaInsets
    safeFrame = bounds.inset(by: safeAreaInsets)
  }

  /// One layout pass over all windows.
  func layoutIfNeeded() {
    for window in windows { window.layoutIfNeeded() }
  }
}
