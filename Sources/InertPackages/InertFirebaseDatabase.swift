// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

public typealias DatabaseHandle = UInt

/// Does nothing: it reaches no server, and nothing is stored.
open class Database: NSObject {
  open var isPersistenceEnabled: Bool = false
  open class func database() -> Database { Database() }
  open class func database(url: String) -> Database { Database() }
  open func reference() -> DatabaseReference { DatabaseReference() }
  open func reference(withPath path: String) -> DatabaseReference { DatabaseReference(key: path) }
  open func reference(fromURL url: String) -> DatabaseReference { DatabaseReference() }
  open func goOnline() {}
  open func goOffline() {}
}

/// Does nothing: it reaches no server, and nothing is stored.
public enum DataEventType: Int, Sendable {
  case childAdded, childRemoved, childChanged, childMoved, value
}

/// Does nothing: it reaches no server, and nothing is stored.
open class DatabaseQuery: NSObject {
  open var ref: DatabaseReference { DatabaseReference() }
  @discardableResult open func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle { 0 }
  @discardableResult open func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel cancelBlock: ((any Error) -> Void)?) -> DatabaseHandle { 0 }
  @discardableResult open func observe(_ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void) -> DatabaseHandle { 0 }
  open func observeSingleEvent(of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void) {}
  open func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {}
  open func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel cancelBlock: ((any Error) -> Void)?) {}
  open func getData(completion: @escaping ((any Error)?, DataSnapshot?) -> Void) {}
  @_disfavoredOverload open func getData(completion: @escaping ((any Error)?, DataSnapshot) -> Void) {}
  open func getData() async throws -> DataSnapshot { throw URLError(.notConnectedToInternet) }
  open func removeAllObservers() {}
  open func removeObserver(withHandle handle: DatabaseHandle) {}
  open func keepSynced(_ keepSynced: Bool) {}
  open func queryOrdered(byChild key: String) -> DatabaseQuery { self }
  open func queryOrderedByKey() -> DatabaseQuery { self }
  open func queryOrderedByValue() -> DatabaseQuery { self }
  open func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
  open func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
  open func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
  open func queryStarting(atValue value: Any?) -> DatabaseQuery { self }
  open func queryStarting(afterValue value: Any?) -> DatabaseQuery { self }
  open func queryEnding(atValue value: Any?) -> DatabaseQuery { self }
  open func queryEnding(beforeValue value: Any?) -> DatabaseQuery { self }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class DatabaseReference: DatabaseQuery {
  public let key: String?
  open var url: String { "" }
  open var parent: DatabaseReference? { nil }
  open var root: DatabaseReference { DatabaseReference() }
  public init(key: String? = nil) { self.key = key }
  open override var ref: DatabaseReference { self }
  open func child(_ pathString: String) -> DatabaseReference { DatabaseReference(key: pathString) }
  open func childByAutoId() -> DatabaseReference { DatabaseReference(key: UUID().uuidString) }
  open func setValue(_ value: Any?) {}
  open func setValue(_ value: Any?, andPriority priority: Any?) {}
  open func setValue(_ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {}
  @discardableResult open func setValue(_ value: Any?) async throws -> DatabaseReference { self }
  open func updateChildValues(_ values: [AnyHashable: Any]) {}
  open func updateChildValues(_ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {}
  @discardableResult open func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference { self }
  open func removeValue() {}
  open func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {}
  open func onDisconnectSetValue(_ value: Any?) {}
  open func onDisconnectRemoveValue() {}
  open func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) {}
  open func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {}
  open func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult, andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void) {}
}

/// Does nothing: it reaches no server, and nothing is stored.
open class DataSnapshot: NSObject {
  open var key: String { "" }
  open var value: Any? { nil }
  open var ref: DatabaseReference { DatabaseReference() }
  open var children: NSEnumerator { NSArray().objectEnumerator() }
  open var childrenCount: UInt { 0 }
  open func exists() -> Bool { false }
  open func hasChildren() -> Bool { false }
  open func hasChild(_ childPathString: String) -> Bool { false }
  open func childSnapshot(forPath childPathString: String) -> DataSnapshot { DataSnapshot() }
  open func data<T: Decodable>(as type: T.Type) throws -> T { throw URLError(.notConnectedToInternet) }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class MutableData: NSObject {
  open var key: String? { nil }
  open var value: Any?
  open func childData(byAppendingPath path: String) -> MutableData { MutableData() }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class TransactionResult: NSObject {
  open class func success(withValue value: MutableData) -> TransactionResult { TransactionResult() }
  open class func abort() -> TransactionResult { TransactionResult() }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class ServerValue: NSObject {
  open class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
  open class func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": "increment"] }
}
