// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: it reaches no server, and nothing is stored.
open class Firestore: NSObject {
  open var settings: FirestoreSettings = FirestoreSettings()
  open class func firestore() -> Firestore { Firestore() }
  open class func firestore(app: FirebaseApp) -> Firestore { Firestore() }
  open func collection(_ collectionPath: String) -> CollectionReference { CollectionReference(path: collectionPath) }
  open func collectionGroup(_ collectionID: String) -> Query { Query() }
  open func document(_ documentPath: String) -> DocumentReference { DocumentReference(path: documentPath) }
  open func batch() -> WriteBatch { WriteBatch() }
  open func runTransaction(_ updateBlock: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?, completion: @escaping (Any?, (any Error)?) -> Void) {}
  open func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {}
  open func terminate(completion: (((any Error)?) -> Void)? = nil) {}
  /// Does nothing: it reaches no server, and nothing is stored.
  public struct Encoder {
    public init() {}
    public func encode<T: Encodable>(_ value: T) throws -> [String: Any] { [:] }
  }
  /// Does nothing: it reaches no server, and nothing is stored.
  public struct Decoder {
    public init() {}
    public func decode<T: Decodable>(_ type: T.Type, from data: Any) throws -> T { throw URLError(.notConnectedToInternet) }
  }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class FirestoreSettings: NSObject {
  open var isPersistenceEnabled: Bool = true
  open var areTimestampsInSnapshotsEnabled: Bool = true
  open var cacheSizeBytes: Int64 = 0
  open var host: String = ""
  open var isSSLEnabled: Bool = true
}

/// Does nothing: it reaches no server, and nothing is stored.
public enum FirestoreSource: Int, Sendable {
  case `default`, server, cache
}

/// Does nothing: it reaches no server, and nothing is stored.
open class FieldPath: NSObject {
  public init(_ fieldNames: [String]) {}
  open class func documentID() -> FieldPath { FieldPath([]) }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class Query: NSObject {
  open func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
  open func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
  open func whereField(_ field: String, isLessThan value: Any) -> Query { self }
  open func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
  open func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
  open func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
  open func whereField(_ field: String, arrayContains value: Any) -> Query { self }
  open func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
  open func whereField(_ field: String, in values: [Any]) -> Query { self }
  open func whereField(_ field: String, notIn values: [Any]) -> Query { self }
  open func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { self }
  open func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query { self }
  open func whereField(_ path: FieldPath, in values: [Any]) -> Query { self }
  open func whereField(_ path: FieldPath, notIn values: [Any]) -> Query { self }
  open func order(by field: String) -> Query { self }
  open func order(by field: String, descending: Bool) -> Query { self }
  open func limit(to limit: Int) -> Query { self }
  open func limit(toLast limit: Int) -> Query { self }
  open func start(at fieldValues: [Any]) -> Query { self }
  open func start(after fieldValues: [Any]) -> Query { self }
  open func start(atDocument document: DocumentSnapshot) -> Query { self }
  open func start(afterDocument document: DocumentSnapshot) -> Query { self }
  open func end(at fieldValues: [Any]) -> Query { self }
  open func end(before fieldValues: [Any]) -> Query { self }
  open func end(beforeDocument document: DocumentSnapshot) -> Query { self }
  open func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {}
  open func getDocuments(source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {}
  open func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot { throw URLError(.notConnectedToInternet) }
  @discardableResult open func addSnapshotListener(_ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void) -> any ListenerRegistration { NoListener() }
  @discardableResult open func addSnapshotListener(includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void) -> any ListenerRegistration { NoListener() }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class CollectionReference: Query {
  public let path: String
  open var collectionID: String { path }
  open var parent: DocumentReference? { nil }
  public init(path: String) { self.path = path }
  open func document() -> DocumentReference { DocumentReference(path: UUID().uuidString) }
  open func document(_ documentPath: String) -> DocumentReference { DocumentReference(path: documentPath) }
  @discardableResult open func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference { document() }
  @discardableResult open func addDocument(data: [String: Any]) async throws -> DocumentReference { document() }
  @discardableResult open func addDocument<T: Encodable>(from value: T, encoder: Firestore.Encoder = Firestore.Encoder(), completion: (((any Error)?) -> Void)? = nil) throws -> DocumentReference { document() }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class DocumentReference: NSObject {
  public let path: String
  open var documentID: String { path.split(separator: "/").last.map(String.init) ?? path }
  open var parent: CollectionReference { CollectionReference(path: "") }
  open var firestore: Firestore { Firestore() }
  public init(path: String) { self.path = path }
  open func collection(_ collectionPath: String) -> CollectionReference { CollectionReference(path: collectionPath) }
  open func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) {}
  open func setData(_ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil) {}
  open func setData(_ documentData: [String: Any]) async throws {}
  open func setData(_ documentData: [String: Any], merge: Bool) async throws {}
  open func setData<T: Encodable>(from value: T, merge: Bool = false, encoder: Firestore.Encoder = Firestore.Encoder(), completion: (((any Error)?) -> Void)? = nil) throws {}
  open func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {}
  open func updateData(_ fields: [AnyHashable: Any]) async throws {}
  open func delete(completion: (((any Error)?) -> Void)? = nil) {}
  open func delete() async throws {}
  open func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {}
  open func getDocument(source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {}
  open func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot { throw URLError(.notConnectedToInternet) }
  open func getDocument<T: Decodable>(as type: T.Type) async throws -> T { throw URLError(.notConnectedToInternet) }
  open func getDocument<T: Decodable>(as type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {}
  @discardableResult open func addSnapshotListener(_ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void) -> any ListenerRegistration { NoListener() }
  @discardableResult open func addSnapshotListener(includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void) -> any ListenerRegistration { NoListener() }
}

/// Does nothing: it reaches no server, and nothing is stored.
@preconcurrency public protocol ListenerRegistration: NSObjectProtocol {
  func remove()
}
extension ListenerRegistration {
  public func remove() {}
}

/// Does nothing: it reaches no server, and nothing is stored.
open class NoListener: NSObject, ListenerRegistration {
}

/// Does nothing: it reaches no server, and nothing is stored.
open class DocumentSnapshot: NSObject {
  open var documentID: String { "" }
  open var exists: Bool { false }
  open var reference: DocumentReference { DocumentReference(path: "") }
  open var metadata: SnapshotMetadata { SnapshotMetadata() }
  open func data() -> [String: Any]? { nil }
  open func get(_ field: Any) -> Any? { nil }
  open func data<T: Decodable>(as type: T.Type) throws -> T { throw URLError(.notConnectedToInternet) }
  open subscript(key: Any) -> Any? { nil }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class QueryDocumentSnapshot: DocumentSnapshot {
  open override func data() -> [String: Any] { [:] }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class QuerySnapshot: NSObject {
  open var documents: [QueryDocumentSnapshot] { [] }
  open var documentChanges: [DocumentChange] { [] }
  open var isEmpty: Bool { true }
  open var count: Int { 0 }
  open var metadata: SnapshotMetadata { SnapshotMetadata() }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class SnapshotMetadata: NSObject {
  open var hasPendingWrites: Bool { false }
  open var isFromCache: Bool { true }
}

/// Does nothing: it reaches no server, and nothing is stored.
public enum DocumentChangeType: Int, Sendable {
  case added, modified, removed
}

/// Does nothing: it reaches no server, and nothing is stored.
open class DocumentChange: NSObject {
  open var type: DocumentChangeType { .added }
  open var document: QueryDocumentSnapshot { QueryDocumentSnapshot() }
  open var oldIndex: UInt { 0 }
  open var newIndex: UInt { 0 }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class FieldValue: NSObject {
  open class func serverTimestamp() -> FieldValue { FieldValue() }
  open class func delete() -> FieldValue { FieldValue() }
  open class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
  open class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
  open class func increment(_ value: Int64) -> FieldValue { FieldValue() }
  open class func increment(_ value: Double) -> FieldValue { FieldValue() }
}

/// Does nothing: it reaches no server, and nothing is stored.
public struct Timestamp: Codable, Hashable, Comparable, Sendable {
  public var seconds: Int64
  public var nanoseconds: Int32
  public init() { self.init(date: Date()) }
  public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }
  public init(date: Date) { let time = date.timeIntervalSince1970; self.init(seconds: Int64(time.rounded(.down)), nanoseconds: Int32((time - time.rounded(.down)) * 1e9)) }
  public func dateValue() -> Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }
  public func compare(_ other: Timestamp) -> ComparisonResult { self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending }
  public static func < (first: Timestamp, second: Timestamp) -> Bool { (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds) }
}

/// Does nothing: it reaches no server, and nothing is stored.
public struct GeoPoint: Codable, Hashable, Sendable {
  public var latitude: Double
  public var longitude: Double
  public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class WriteBatch: NSObject {
  @discardableResult open func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false) -> WriteBatch { self }
  @discardableResult open func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> WriteBatch { self }
  @discardableResult open func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
  open func commit(completion: (((any Error)?) -> Void)? = nil) {}
  open func commit() async throws {}
}

/// Does nothing: it reaches no server, and nothing is stored.
open class Transaction: NSObject {
  open func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot { throw URLError(.notConnectedToInternet) }
  @discardableResult open func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false) -> Transaction { self }
  @discardableResult open func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> Transaction { self }
  @discardableResult open func deleteDocument(_ document: DocumentReference) -> Transaction { self }
}

/// Does nothing: it reaches no server, and nothing is stored.
@propertyWrapper public struct DocumentID<Value: Codable>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
  public init(from decoder: any Swift.Decoder) throws { wrappedValue = nil }
  public func encode(to encoder: any Swift.Encoder) throws {}
}

extension DocumentID: Equatable where Value: Equatable {
}

extension DocumentID: Hashable where Value: Hashable {
}

/// Does nothing: it reaches no server, and nothing is stored.
@propertyWrapper public struct ServerTimestamp<Value: Codable>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}
