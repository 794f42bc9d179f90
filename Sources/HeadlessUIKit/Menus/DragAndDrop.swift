#if !canImport(ObjectiveC)
  /// Something that is handed from app to app.
  @preconcurrency
  open class NSItemProvider: NSObject, @unchecked Sendable {
    open var suggestedName: String?
    public let item: Any?
    public override init() { item = nil }
    public init(object: Any) { item = object }
    public init(item: Any?, typeIdentifier: String?) { self.item = item }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
      item.map { type(of: $0) == aClass } ?? false
    }
    @discardableResult
    open func loadObject(
      ofClass aClass: AnyClass,
      completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
    @discardableResult
    open func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {}
  }
#endif

/// A finger's drag of things from one place to another; scenes drag lists only.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  func loadObjects(ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void)
}

@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

open class UIDragPreviewParameters: UIPreviewParameters {}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
}

open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
  }
}

open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
  }
}

/// Lets things be dragged out of a view; none is dragged here.
open class UIDragInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// Lets things be dropped on a view; none is dropped here.
open class UIDropInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
}

@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  var session: any UIDropSession { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
}

@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  var session: any UIDropSession { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}
