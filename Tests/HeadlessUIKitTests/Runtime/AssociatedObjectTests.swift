#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  /// Values tied to objects, as the Objective-C runtime ties them.
  struct AssociatedObjectTests {
    private final class Thing {}

    /// Two keys by their addresses, as apps have them.
    private final class Keys: @unchecked Sendable {
      let first = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      let second = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      static let shared = Keys()
    }

    private let keys = Keys.shared

    private func set(_ value: Any?, of object: Any, _ key: UnsafeRawPointer) {
      objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
    }

    @Test func eachObjectHasAValueForEachKey() {
      let (one, other) = (Thing(), Thing())
      set("a", of: one, keys.first)
      set("b", of: one, keys.second)
      set("c", of: other, keys.first)
      #expect(objc_getAssociatedObject(one, keys.first) as? String == "a")
      #expect(objc_getAssociatedObject(one, keys.second) as? String == "b")
      #expect(objc_getAssociatedObject(other, keys.first) as? String == "c")
      #expect(objc_getAssociatedObject(other, keys.second) == nil)
      set(nil, of: one, keys.first)
      #expect(objc_getAssociatedObject(one, keys.first) == nil)
      objc_removeAssociatedObjects(one)
      #expect(objc_getAssociatedObject(one, keys.second) == nil)
      #expect(objc_getAssociatedObject(other, keys.first) as? String == "c")
    }

    /// The values of many objects that are gone are freed as others get theirs, which keep them.
    @Test func valuesOfManyObjectsAreFreed() {
      struct Value { weak var thing: Thing? }
      var gone: [Thing] = (0..<300).map { _ in Thing() }
      let values = gone.map { object in
        let value = Thing()
        set(value, of: object, keys.first)
        return Value(thing: value)
      }
      #expect(values.allSatisfy { $0.thing != nil })
      gone = []
      let living = (0..<2000).map { _ in Thing() }
      for thing in living { set(1, of: thing, keys.first) }
      #expect(values.allSatisfy { $0.thing == nil })
      #expect(living.allSatisfy { objc_getAssociatedObject($0, keys.first) as? Int == 1 })
    }

    /// Values go with their objects, once others are set; a new object at an old address has none.
    @Test func valuesGoWithTheirObjects() {
      weak var value: Thing?
      do {
        let (object, tied) = (Thing(), Thing())
        value = tied
        set(tied, of: object, keys.first)
      }
      var kept: [Thing] = []
      for _ in 0..<10_000 where value != nil {
        let thing = Thing()
        #expect(objc_getAssociatedObject(thing, keys.first) == nil)
        set(1, of: thing, keys.first)
        kept.append(thing)
      }
      #expect(value == nil)
      #expect(kept.allSatisfy { objc_getAssociatedObject($0, keys.first) as? Int == 1 })
    }

    @Test func anAssignedObjectIsNotKept() {
      let owner = Thing()
      weak var value: Thing?
      do {
        let tied = Thing()
        value = tied
        objc_setAssociatedObject(owner, keys.first, tied, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, keys.first) as? Thing === tied)
      }
      #expect(value == nil)
      #expect(objc_getAssociatedObject(owner, keys.first) == nil)
    }
  }
#endif
