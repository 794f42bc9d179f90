// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: the store is empty and keeps nothing.
@preconcurrency public protocol NSFetchRequestResult: NSObjectProtocol {
}

/// Does nothing: the store is empty and keeps nothing.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

/// Does nothing: the store is empty and keeps nothing.
open class NSEntityDescription: NSObject {
  open var name: String?
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? { NSEntityDescription(name: entityName) }
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject { NSManagedObject(context: context) }
  public override init() {}
  public init(name: String) { self.name = name }
}

/// Does nothing: the store is empty and keeps nothing.
open class NSManagedObjectModel: NSObject {
  public convenience init?(contentsOf url: URL) { self.init() }
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

/// Does nothing: the store is empty and keeps nothing.
open class NSPersistentStore: NSObject {
}

/// Does nothing: the store is empty and keeps nothing.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type: String = "SQLite"
  open var shouldMigrateStoreAutomatically: Bool = true
  open var shouldInferMappingModelAutomatically: Bool = true
  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

public let NSSQLiteStoreType = "NSSQLiteStoreType"
public let NSInMemoryStoreType = "NSInMemoryStoreType"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
public let NSInsertedObjectsKey = "NSInsertedObjectsKey"
public let NSUpdatedObjectsKey = "NSUpdatedObjectsKey"
public let NSDeletedObjectsKey = "NSDeletedObjectsKey"

/// Does nothing: the store is empty and keeps nothing.
open class NSPersistentStoreCoordinator: NSObject {
  open var persistentStores: [NSPersistentStore] { [] }
  public init(managedObjectModel model: NSManagedObjectModel) {}
  public override init() {}
  @discardableResult open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore { NSPersistentStore() }
  open func remove(_ store: NSPersistentStore) throws {}
  open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any { [] }
}

/// Does nothing: the store is empty and keeps nothing.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let error = NSMergePolicy()
}

public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump

public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

public let NSOverwriteMergePolicy = NSMergePolicy.overwrite

public let NSErrorMergePolicy = NSMergePolicy.error

/// Does nothing: the store is empty and keeps nothing.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
}

/// Does nothing: the store is empty and keeps nothing.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Does nothing: the store is empty and keeps nothing.
  public enum ConcurrencyType: Sendable {
    case mainQueue, privateQueue
  }
  open weak var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var automaticallyMergesChangesFromParent: Bool = false
  open var mergePolicy: Any = NSErrorMergePolicy
  open var undoManager: UndoManager?
  open var name: String?
  open var shouldDeleteInaccessibleFaults: Bool = true
  open var hasChanges: Bool { false }
  open var insertedObjects: Set<NSManagedObject> { [] }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { [] }
  public override init() {}
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}
  public init(_ type: ConcurrencyType) {}
  open func save() throws {}
  open func rollback() {}
  open func reset() {}
  open func processPendingChanges() {}
  open func delete(_ object: NSManagedObject) {}
  open func insert(_ object: NSManagedObject) {}
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func refreshAllObjects() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] { [] }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { NSPersistentStoreResult() }
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject { NSManagedObject(context: self) }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { throw CocoaError(.fileNoSuchFile) }
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { nil }
}

extension NSNotification.Name {
  public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
}

/// Does nothing: the store is empty and keeps nothing.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext: NSManagedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator = NSPersistentStoreCoordinator()
  public let managedObjectModel: NSManagedObjectModel
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }
  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name; managedObjectModel = model }
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) { for store in persistentStoreDescriptions { block(store, nil) } }
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType) }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T { try block(newBackgroundContext()) }
}

/// Does nothing: the store is empty and keeps nothing.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
}

/// Does nothing: the store is empty and keeps nothing.
open class NSPersistentStoreRequest: NSObject {
}

/// Does nothing: the store is empty and keeps nothing.
open class NSPersistentStoreResult: NSObject {
}

/// Does nothing: the store is empty and keeps nothing.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
}

/// Does nothing: the store is empty and keeps nothing.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectIDResultType = Self(rawValue: 1 << 0)
  public static let dictionaryResultType = Self(rawValue: 1 << 1)
  public static let countResultType = Self(rawValue: 1 << 2)
}

extension NSFetchRequestResultType {
  public static let managedObjectResultType = Self([])
}

/// Does nothing: the store is empty and keeps nothing.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit: Int = 0
  open var fetchOffset: Int = 0
  open var fetchBatchSize: Int = 0
  open var includesSubentities: Bool = true
  open var includesPropertyValues: Bool = true
  open var includesPendingChanges: Bool = true
  open var returnsObjectsAsFaults: Bool = true
  open var returnsDistinctResults: Bool = false
  open var resultType: NSFetchRequestResultType = []
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
  open func execute() throws -> [ResultType] { [] }
}

/// Does nothing: the store is empty and keeps nothing.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Does nothing: the store is empty and keeps nothing.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  public init<T>(fetchRequest fetch: NSFetchRequest<T>) {}
  public init(objectIDs objects: [NSManagedObjectID]) {}
}

/// Does nothing: the store is empty and keeps nothing.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  open var result: Any? { nil }
}

/// Does nothing: the store is empty and keeps nothing.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var predicate: NSPredicate?
  public init(entityName: String) {}
  public init(entity: NSEntityDescription) {}
}

/// Does nothing: the store is empty and keeps nothing.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  open var result: Any? { nil }
}

/// Does nothing: the store is empty and keeps nothing.
@preconcurrency public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
extension NSFetchedResultsSectionInfo {
  public var indexTitle: String? { nil }
  public var objects: [Any]? { nil }
}

/// Does nothing: the store is empty and keeps nothing.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1, delete, move, update
}

/// Does nothing: the store is empty and keeps nothing.
open class NSFetchedResultsController<ResultType>: NSObject {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  open var fetchedObjects: [ResultType]? { [] }
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }
  public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?) { self.fetchRequest = fetchRequest; managedObjectContext = context }
  open func performFetch() throws {}
  open func object(at indexPath: IndexPath) -> ResultType { fatalError("the store of Core Data is empty here") }
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
  open class func deleteCache(withName name: String?) {}
}

/// Does nothing: the store is empty and keeps nothing.
@preconcurrency public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {}
  public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) {}
}
