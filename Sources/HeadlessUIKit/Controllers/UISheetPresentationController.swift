/// How high a sheet is; here every sheet is a large one.
open class UISheetPresentationController: UIPresentationController {
  @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }

    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// Inert: every sheet is a large one.
  open var detents: [Detent] = [.large()]
  /// Inert: every sheet is a large one.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Inert: nothing is dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Inert: the grabber is not drawn.
  open var prefersGrabberVisible = false
  /// Inert: every sheet is a large one.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Inert: every sheet is a large one.
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Inert: a sheet's corners are not drawn round.
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?

  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
