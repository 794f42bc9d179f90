// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: the store is empty and keeps nothing.
@preconcurrency public protocol RealmValue {
  init()
}

extension String: RealmValue {
}

extension Int: RealmValue {
}

extension Double: RealmValue {
}

extension Float: RealmValue {
}

extension Bool: RealmValue {
}

extension Date: RealmValue {
}

extension Data: RealmValue {
}

extension UUID: RealmValue {
}

extension Optional: RealmValue {
  public init() { self = .none }
}

/// Does nothing: the store is empty and keeps nothing.
public struct ObjectId: RealmValue, Hashable, Sendable {
  public let stringValue: String
  public init() { stringValue = "000000000000000000000000" }
  public init(string: String) throws { stringValue = string }
  public static func generate() -> ObjectId { ObjectId() }
}

/// Does nothing: the store is empty and keeps nothing.
@propertyWrapper public struct Persisted<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value, primaryKey: Bool = false, indexed: Bool = false) { self.wrappedValue = wrappedValue }
  public init(primaryKey: Bool = false, indexed: Bool = false) where Value: RealmValue { wrappedValue = Value() }
  public init(originProperty: String) where Value: RealmValue { wrappedValue = Value() }
}

/// Does nothing: the store is empty and keeps nothing.
open class Object: NSObject {
  public required override init() { super.init() }
  public convenience init(value: Any) { self.init() }
  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }
  open var realm: Realm? { nil }
  open var isInvalidated: Bool { false }
}

/// Does nothing: the store is empty and keeps nothing.
open class EmbeddedObject: Object {
}

/// Does nothing: the store is empty and keeps nothing.
open class Results<Element>: RandomAccessCollection {
  public init() {}
  open var startIndex: Int { 0 }
  open var endIndex: Int { 0 }
  open subscript(position: Int) -> Element { fatalError("the store of Realm is empty here") }
  open func filter(_ predicate: NSPredicate) -> Results { self }
  open func filter(_ predicateFormat: String, _ arguments: Any...) -> Results { self }
  open func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results { self }
  open func max<Value>(ofProperty property: String) -> Value? { nil }
  open func min<Value>(ofProperty property: String) -> Value? { nil }
  open func observe(on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Results>) -> Void) -> NotificationToken { NotificationToken() }
}

/// Does nothing: the store is empty and keeps nothing.
final public class List<Element>: Results<Element>, RealmValue {
  public override init() { super.init() }
  public func append(_ object: Element) {}
  public func append<Elements: Sequence<Element>>(objectsIn objects: Elements) {}
  public func insert(_ object: Element, at index: Int) {}
  public func remove(at index: Int) {}
  public func removeAll() {}
}

/// Does nothing: the store is empty and keeps nothing.
final public class LinkingObjects<Element>: Results<Element>, RealmValue {
  public override init() { super.init() }
  public init(fromType type: Element.Type, property: String) { super.init() }
}

/// Does nothing: the store is empty and keeps nothing.
public enum RealmCollectionChange<Elements> {
  case initial(Elements), update(Elements, deletions: [Int], insertions: [Int], modifications: [Int]), error(any Error)
}

/// Does nothing: the store is empty and keeps nothing.
open class NotificationToken: NSObject {
  open func invalidate() {}
}

/// Does nothing: the store is empty and keeps nothing.
open class Migration {
  open func enumerateObjects(ofType typeName: String, _ block: (Object?, Object?) -> Void) {}
}

/// Does nothing: the store is empty and keeps nothing.
public struct Realm {
  /// Does nothing: the store is empty and keeps nothing.
  public struct Configuration {
    public static var defaultConfiguration: Configuration { get { Configuration() } set {} }
    public var fileURL: URL?
    public var schemaVersion: UInt64
    public var deleteRealmIfMigrationNeeded: Bool
    public init(fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: ((Migration, UInt64) -> Void)? = nil, deleteRealmIfMigrationNeeded: Bool = false, objectTypes: [Object.Type]? = nil) { self.fileURL = fileURL; self.schemaVersion = schemaVersion; self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded }
  }
  /// Does nothing: the store is empty and keeps nothing.
  public enum UpdatePolicy: Int, Sendable {
    case error = 1, modified, all
  }
  public var configuration: Configuration { Configuration() }
  public var isInWriteTransaction: Bool { false }
  public var isEmpty: Bool { true }
  public init() throws {}
  public init(configuration: Configuration) throws {}
  @discardableResult public func write<Value>(_ block: () throws -> Value) throws -> Value { try block() }
  public func beginWrite() {}
  public func commitWrite() throws {}
  public func add(_ object: Object, update: UpdatePolicy = .error) {}
  public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error) where Objects.Element: Object {}
  @discardableResult public func create<Element: Object>(_ type: Element.Type, value: Any = [:], update: UpdatePolicy = .error) -> Element { Element() }
  public func delete(_ object: Object) {}
  public func delete<Objects: Sequence>(_ objects: Objects) where Objects.Element: Object {}
  public func deleteAll() {}
  public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> { Results() }
  public func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? { nil }
  @discardableResult public func refresh() -> Bool { true }
}
