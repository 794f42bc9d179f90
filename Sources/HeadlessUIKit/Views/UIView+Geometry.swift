import LayerTrees

extension UIView {
  /// Makes a change of the layer's geometry, and lets follow what depends on it.
  func resize(_ change: () -> Void) {
    let old = layer.model
    change()
    guard layer.model != old else { return }
    if layer.model.bounds.size != old.bounds.size {
      setNeedsLayout()
      if autoresizesSubviews { autoresizeSubviews(from: old.bounds.size) }
    }
    guard layer.model.position != old.position || layer.model.bounds.size != old.bounds.size
    else { return }
    flags.isPlacedByUIKit = flags.isBeingPlaced
    noteSafeAreaChange()
    noteFrameForConstraints()
  }

  /// Lets constraints know of a frame that was set: they go by it, or put theirs in its place.
  private func noteFrameForConstraints() {
    guard flags.isSolved else { return }
    if translatesAutoresizingMaskIntoConstraints {
      window?.layoutEngine.noteFrameChange(of: self)
    } else if !flags.isBeingPlaced {
      noteUnplaced()
    }
  }

  func map(from view: UIView?) -> CGAffineTransform {
    view?.map(to: self) ?? toRoot.map.inverted()
  }

  /// The model's map to another view's coordinates: by way of the screen between two windows.
  func map(to view: UIView?) -> CGAffineTransform {
    let (map, root) = toRoot
    guard let view else { return map }
    let (otherMap, otherRoot) = view.toRoot
    guard root !== otherRoot, let window = root as? UIWindow, let other = otherRoot as? UIWindow
    else { return map.concatenating(otherMap.inverted()) }
    return map.concatenating(window.layer.model.toSuperlayer)
      .concatenating(otherMap.concatenating(other.layer.model.toSuperlayer).inverted())
  }

  /// The model's map from this view's coordinates to its window's.
  var toWindow: CGAffineTransform { toRoot.map }

  /// The map to the outermost view's coordinates, a window's or those of a tree without one.
  private var toRoot: (map: CGAffineTransform, root: UIView) {
    var map = CGAffineTransform.identity
    var view = self
    while !(view is UIWindow) {
      map = map.concatenating(view.layer.model.toSuperlayer)
      guard let next = view.superview else { break }
      view = next
    }
    return (map, view)
  }

  /// The deepest view at a point that takes touches: not hidden, enabled, at least 0.01 opaque.
  ///
  /// Later subviews lie above earlier ones. Source: Apple, *UIView.hitTest(_:with:)*.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inner = point.applying(view.layer.model.toSuperlayer.inverted())
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// The sides of a view that give when the view around it grows or shrinks.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Lets the views inside follow a new size by their masks.
  func autoresizeSubviews(from oldSize: CGSize) {
    for view in subviews
    where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: oldSize, to: bounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    // Whoever has set its frame has set this one.
    let isPlacedByUIKit = flags.isPlacedByUIKit
    defer { flags.isPlacedByUIKit = isPlacedByUIKit }
    let mask = autoresizingMask
    let size = bounds.size
    let anchor = layer.anchorPoint
    let horizontal = Span(
      before: center.x - anchor.x * size.width, length: size.width, whole: old.width)
    let vertical = Span(
      before: center.y - anchor.y * size.height, length: size.height, whole: old.height)
    let x = horizontal.resized(
      to: new.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let y = vertical.resized(
      to: new.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: x.length, height: y.length))
    center = CGPoint(x: x.before + anchor.x * x.length, y: y.before + anchor.y * y.length)
  }
}

/// A view's extent in one direction, within that of the view around it.
private struct Span {
  var before: CGFloat
  var length: CGFloat
  var whole: CGFloat

  /// The extent in another whole: the flexible parts share the difference by their lengths.
  ///
  /// Where none of them has any length they share it equally, which is an assumption.
  /// Source: Apple, *UIView.autoresizingMask*.
  func resized(
    to newWhole: CGFloat, _ beforeGives: Bool, _ lengthGives: Bool, _ afterGives: Bool
  ) -> Span {
    let parts = [before, length, whole - before - length]
    let gives = [beforeGives, lengthGives, afterGives]
    let flexible = zip(parts, gives).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = CGFloat(gives.count { $0 })
    guard count > 0 else { return self }
    let delta = newWhole - whole
    func share(_ index: Int) -> CGFloat {
      guard gives[index] else { return parts[index] }
      return parts[index] + (flexible != 0 ? delta * parts[index] / flexible : delta / count)
    }
    return Span(before: share(0), length: max(0, share(1)), whole: newWhole)
  }
}

/// Something that points and rectangles can be given in: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle that it shows of itself, in its own coordinates.
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(toScreen.concatenating(coordinateSpace.toScreen.inverted()))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(toScreen.concatenating(coordinateSpace.toScreen.inverted()))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  /// The model's map from its coordinates to the screen's.
  private var toScreen: CGAffineTransform {
    (self as? UIView)?.toScreen ?? (self as? UprightSpace)?.toScreen ?? .identity
  }
}

extension UIView: UICoordinateSpace {
  fileprivate var toScreen: CGAffineTransform {
    let map = toWindow
    return window.map { map.concatenating($0.layer.model.toSuperlayer) } ?? map
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen as it is turned now.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The screen as it is held upright, however it is turned now.
  public var fixedCoordinateSpace: any UICoordinateSpace { UprightSpace(of: self) }
}

/// The coordinates of a screen held upright.
@MainActor
private final class UprightSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(of screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { CGRect(origin: .zero, size: screen.size(in: .portrait)) }

  /// On its side the device's top is at the left (landscape right) or at the right.
  var toScreen: CGAffineTransform {
    let size = screen.bounds.size
    return switch screen.orientation {
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    default: .identity
    }
  }
}
