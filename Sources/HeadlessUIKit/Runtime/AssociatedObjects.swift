#if !canImport(ObjectiveC)
  import Foundation

  // The names are the Objective-C runtime's, which UIKit brings along.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The policy of an associated value; all but `OBJC_ASSOCIATION_ASSIGN` keep it alive.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Ties a value to an object under the address of a key; nil takes it away.
  ///
  /// The value goes with the object, or a little later: the runtime frees it at once, and here it
  /// is freed when more values are set. Nothing is copied. An object that is assigned is kept
  /// weakly, where the runtime leaves a dangling pointer.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociationTable.shared.set(
      value.map { Association($0, policy) }, of: object as AnyObject, for: key)
  }

  /// The value that was tied to an object under the address of a key.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(of: object as AnyObject, for: key)
  }

  /// Takes all values from an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: object as AnyObject)
  }

  /// A value that is tied to an object.
  private enum Association {
    case kept(Any)
    case assigned(Weak)

    struct Weak { weak var object: AnyObject? }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      self =
        policy == .OBJC_ASSOCIATION_ASSIGN
        ? .assigned(Weak(object: value as AnyObject)) : .kept(value)
    }

    var value: Any? {
      switch self {
      case .kept(let value): value
      case .assigned(let weak): weak.object
      }
    }
  }

  /// The values that are tied to objects, which it does not keep alive.
  private final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Entry {
      weak var object: AnyObject?
      var values: [UnsafeRawPointer: Association] = [:]
    }

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries above which those of objects that are gone are looked for.
    private var capacity = 64

    func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
      lock.withLock { entry(of: object)?.values[key]?.value }
    }

    func set(_ value: Association?, of object: AnyObject, for key: UnsafeRawPointer) {
      // What leaves the table is freed outside of the lock: that may run an app's code.
      let gone = lock.withLock {
        let gone = removeGone()
        var entry = entry(of: object) ?? Entry(object: object)
        let old = entry.values[key]
        entry.values[key] = value
        entries[ObjectIdentifier(object)] = entry
        return (gone, old)
      }
      withExtendedLifetime(gone) {}
    }

    func removeAll(of object: AnyObject) {
      let gone = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(gone) {}
    }

    /// The entry of an object, unless it was that of another one at the same address.
    private func entry(of object: AnyObject) -> Entry? {
      entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
    }

    private func removeGone() -> [ObjectIdentifier: Entry] {
      guard entries.count > capacity else { return [:] }
      let gone = entries.filter { $0.value.object == nil }
      entries = entries.filter { $0.value.object != nil }
      capacity = max(64, 2 * entries.count)
      return gone
    }
  }
#endif
