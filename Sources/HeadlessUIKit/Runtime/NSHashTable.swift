#if !canImport(ObjectiveC)
  /// A set of objects that it keeps, or forgets when nothing else keeps them.
  public final class NSHashTable<ObjectType: AnyObject> {
    private enum Member {
      case kept(ObjectType)
      case weak(WeakObject)

      var object: ObjectType? {
        switch self {
        case .kept(let object): object
        case .weak(let reference): reference.object as? ObjectType
        }
      }
    }

    private let isWeak: Bool
    private var members: [Member] = []

    public init(options: NSPointerFunctionsOptions = [], capacity: Int = 0) {
      isWeak = options.contains(.weakMemory)
    }

    public static func weakObjects() -> NSHashTable<ObjectType> {
      NSHashTable(options: .weakMemory)
    }

    public var allObjects: [ObjectType] { members.compactMap(\.object) }
    public var count: Int { allObjects.count }
    public var anyObject: ObjectType? { allObjects.first }
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
    public func contains(_ anObject: ObjectType?) -> Bool {
      allObjects.contains { $0 === anObject }
    }
    public func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { $0 === object } }

    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      members.removeAll { $0.object == nil }
      members.append(isWeak ? .weak(WeakObject(object: object)) : .kept(object))
    }

    public func remove(_ object: ObjectType?) {
      members.removeAll { $0.object == nil || $0.object === object }
    }

    public func removeAllObjects() { members = [] }
  }

  /// A dictionary by objects that it keeps, or forgets when nothing else keeps them.
  public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
    private let weakKeys: Bool
    private let weakValues: Bool
    private struct Entry {
      let key: () -> KeyType?
      let value: () -> ObjectType?
    }
    private var entries: [Entry] = []

    public init(
      keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [],
      capacity: Int = 0
    ) {
      weakKeys = keyOptions.contains(.weakMemory)
      weakValues = valueOptions.contains(.weakMemory)
    }

    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory)
    }
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    private var live: [(key: KeyType, value: ObjectType)] {
      entries.compactMap { entry in
        entry.key().flatMap { key in entry.value().map { (key, $0) } }
      }
    }

    public var count: Int { live.count }
    public func object(forKey aKey: KeyType?) -> ObjectType? {
      live.first { $0.key === aKey }?.value
    }

    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      removeObject(forKey: aKey)
      guard let anObject, let aKey else { return }
      entries.append(
        Entry(
          key: weakKeys ? { [weak aKey] in aKey } : { aKey },
          value: weakValues ? { [weak anObject] in anObject } : { anObject }))
    }

    public func removeObject(forKey aKey: KeyType?) {
      entries.removeAll { $0.key().map { $0 === aKey } ?? true || $0.value() == nil }
    }
    public func removeAllObjects() { entries = [] }
    public func objectEnumerator() -> NSEnumerator? { ListEnumerator(live.map(\.value)) }
    public func keyEnumerator() -> NSEnumerator { ListEnumerator(live.map(\.key)) }
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
      Dictionary(
        live.compactMap { key, value in (key as? NSObject).map { (AnyHashable($0), value) } },
        uniquingKeysWith: { $1 })
    }
  }

  public struct NSPointerFunctionsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: NSPointerFunctionsOptions = []
    public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
    public static let objectPersonality: NSPointerFunctionsOptions = []
    public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 1 << 9)
    public static let copyIn = NSPointerFunctionsOptions(rawValue: 1 << 16)
  }

  /// An enumerator of a list that does not change.
  private final class ListEnumerator: NSEnumerator {
    private var rest: [AnyObject]

    init(_ objects: [AnyObject]) {
      rest = objects.reversed()
      super.init()
    }

    override func nextObject() -> Any? { rest.popLast() }
  }
#endif
