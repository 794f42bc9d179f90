public import HeadlessUIKit

/// An object of Core Data, which keeps the values that it is given, and is in no store.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  private var values: [String: Any] = [:]
  public let managedObjectContext: NSManagedObjectContext?
  public let entity: NSEntityDescription
  public let objectID = NSManagedObjectID()

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    super.init()
    awakeFromInsert()
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)") }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    fatalError("name the request's type: NSFetchRequest<\(self)>(entityName: \"\(self)\")")
  }

  open var isDeleted: Bool { false }
  open var isFault: Bool { false }
  open var isInserted: Bool { true }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  /// The value of a property that was declared with `@NSManaged`.
  ///
  /// One that was never set is empty, zero or nil; of a type that has no such value it stops the
  /// program.
  public func managedValue<Value>(_ name: String = #function) -> Value {
    if let value = values[name] as? Value { return value }
    guard let empty = (Value.self as? any Emptiable.Type)?.init() as? Value else {
      fatalError("\(Self.self).\(name) is \(Value.self), and was never set")
    }
    return empty
  }

  /// Keeps the value of a property that was declared with `@NSManaged`.
  public func setManagedValue<Value>(_ value: Value, _ name: String = #function) {
    values[name] = value
  }
}

/// A type with a value for what was never set.
private protocol Emptiable { init() }

extension Optional: Emptiable { fileprivate init() { self = nil } }
extension String: Emptiable {}
extension Bool: Emptiable {}
extension Int: Emptiable {}
extension Int16: Emptiable {}
extension Int32: Emptiable {}
extension Int64: Emptiable {}
extension Float: Emptiable {}
extension Double: Emptiable {}
extension Data: Emptiable {}
extension Date: Emptiable {}
extension UUID: Emptiable {}
extension Array: Emptiable {}
extension Set: Emptiable {}
extension Dictionary: Emptiable {}

extension NSSortDescriptor {
  /// The order of a fetch by a property's name; nothing is ever fetched.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
  }
}
