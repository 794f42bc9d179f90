/// Moves views as bodies; here they stay where they are.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  public private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  public init(referenceView view: UIView) { referenceView = view }
  public override init() { super.init() }
  /// Inert: bodies do not move.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open var isRunning: Bool { false }
}

@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}

@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open var action: (() -> Void)?
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
}

open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

open class UIAttachmentBehavior: UIDynamicBehavior {
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }
}

open class UIGravityBehavior: UIDynamicBehavior {
  open var magnitude: CGFloat = 1
  public init(items: [any UIDynamicItem]) {}
}

/// Sections of names by their first letter.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let only = UILocalizedIndexedCollation()
  open class func current() -> UILocalizedIndexedCollation { only }
  open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar($0)) } + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
