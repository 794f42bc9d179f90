/// What stands for a bar at the top or bottom of a controller's view; the safe area's forerunner.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// Points that the bar takes of the view.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide over what the safe area leaves out at the top or at the bottom.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }

  static func top(of view: UIView) -> BarLayoutGuide {
    BarLayoutGuide(
      of: view,
      placement: .given {
        CGRect(x: 0, y: 0, width: $0.bounds.width, height: $0.safeAreaInsets.top)
      })
  }

  static func bottom(of view: UIView) -> BarLayoutGuide {
    BarLayoutGuide(
      of: view,
      placement: .given {
        let height = $0.safeAreaInsets.bottom
        return CGRect(
          x: 0, y: $0.bounds.height - height, width: $0.bounds.width, height: height)
      })
  }
}
