import LayerTrees
import LinearConstraints

/// A rectangle that layout takes as it is: a frame set by hand, or a view's safe area.
///
/// Four required constraints hold it in place relative to what it lies in: a view by its origin
/// and size, a guide by its four edges. When the rectangle changes, only their constants do.
@MainActor
final class GivenRectangle {
  let item: LayoutItem
  let constraints: [Constraint]
  /// The values that the constraints state.
  private var stated: [Double]

  init(item: LayoutItem) {
    self.item = item
    let own = item.variables
    let outer = item.container?.variables
    let left = outer.map { own.left - $0.left } ?? Expression(own.left)
    let top = outer.map { own.top - $0.top } ?? Expression(own.top)
    let numbers = Self.constants(of: item)
    stated = numbers
    let corner = [left == numbers[0], top == numbers[1]]
    if item.isContent {
      constraints = corner
    } else if item.guide != nil, let outer {
      constraints =
        corner + [
          own.right - outer.right == numbers[2], own.bottom - outer.bottom == numbers[3],
        ]
    } else {
      constraints = corner + [own.width == numbers[2], own.height == numbers[3]]
    }
  }

  /// The constraints that should say something else now, with what that is.
  func takeChanges() -> [(Constraint, Double)] {
    let numbers = Self.constants(of: item)
    guard numbers != stated else { return [] }
    let changes = zip(constraints, numbers).enumerated().filter { $1.1 != stated[$0] }.map(\.1)
    stated = numbers
    return changes
  }

  /// The constraints, with what they say.
  var constants: [(Constraint, Double)] { Array(zip(constraints, stated)) }

  /// The subjects of the constraints, in their order: an edge's distance, or a size.
  static func sides(of item: LayoutItem) -> [String] {
    item.guide == nil ? ["minX", "minY", "width", "height"] : ["minX", "minY", "maxX", "maxY"]
  }

  private static func constants(of item: LayoutItem) -> [Double] {
    guard !item.isContent else { return [0, 0] }
    if let guide = item.guide { return guideConstants(guide) }
    let frame = item.view?.untransformedFrame ?? .zero
    return [frame.minX, frame.minY, frame.width, frame.height].map(\.finite)
  }

  /// The distances of a guide's edges from its view's, so that it keeps them in a view that grows.
  ///
  /// Where a view is smaller than its insets the edges are past each other, as its insets say.
  /// How far that is scrolled counts, for what is fixed on it moves through its content.
  private static func guideConstants(_ guide: UILayoutGuide) -> [Double] {
    let (frame, size) = (guide.layoutFrame, guide.owningView?.bounds.size ?? .zero)
    let corner = frame.origin
    return [
      corner.x, corner.y, corner.x + frame.size.width - size.width,
      corner.y + frame.size.height - size.height,
    ].map(\.finite)
  }
}

extension CGFloat {
  /// The number as the solver takes it: infinity and not-a-number count as 0.
  var finite: Double { isFinite ? Double(self) : 0 }
}

extension LayoutItem {
  /// True for a scroll view's content, whose size is sought and whose corner is given.
  var isContent: Bool {
    if case .content? = guide?.placement { true } else { false }
  }

  /// True if not all of it is left to constraints.
  var isGiven: Bool {
    guard let guide else { return view?.translatesAutoresizingMaskIntoConstraints ?? false }
    if case .sought = guide.placement { return false }
    return true
  }

  /// The item that the rectangle's position is measured from; nil for a window.
  fileprivate var container: LayoutItem? {
    guide == nil ? view?.superview?.layoutItem : view?.layoutItem
  }
}

extension UIView {
  /// The frame as layout sees it: a transform does not count.
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - layer.anchorPoint.x * bounds.width,
      y: center.y - layer.anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }
}
