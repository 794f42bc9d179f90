#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  /// Tables of objects, which they keep or forget.
  struct ObjectTableTests {
    private final class Token: NSObject {}
    private typealias Table = NSMapTable<Token, Token>

    private func objects(_ enumerator: NSEnumerator?) -> [Token] {
      var found: [Token] = []
      while let next = enumerator?.nextObject() as? Token { found.append(next) }
      return found
    }

    private func table(weakKeys: Bool, weakValues: Bool) -> Table {
      switch (weakKeys, weakValues) {
      case (true, true): .weakToWeakObjects()
      case (true, false): .weakToStrongObjects()
      case (false, true): .strongToWeakObjects()
      case (false, false): .strongToStrongObjects()
      }
    }

    /// A pair is there until it is taken out, or until a side of it is gone that is not kept.
    @Test(arguments: [false, true], [false, true])
    func aTableOfPairsForgetsWhatItDoesNotKeep(_ weakKeys: Bool, _ weakValues: Bool) {
      let table = table(weakKeys: weakKeys, weakValues: weakValues)
      var keys: [Token?] = (0..<6).map { _ in Token() }
      var values: [Token?] = (0..<6).map { _ in Token() }
      for index in 0..<6 { table.setObject(values[index], forKey: keys[index]) }
      #expect(table.count == 6 && objects(table.keyEnumerator()) == keys.compactMap(\.self))
      #expect(objects(table.objectEnumerator()) == values.compactMap(\.self))
      for index in 0..<6 { #expect(table.object(forKey: keys[index]) === values[index]) }
      #expect(table.object(forKey: Token()) == nil && table.object(forKey: nil) == nil)
      #expect(table.dictionaryRepresentation().count == 6)
      #expect(keys[3].flatMap { table.dictionaryRepresentation()[$0] } === values[3])
      table.setObject(values[1], forKey: keys[0])
      #expect(table.count == 6 && table.object(forKey: keys[0]) === values[1])
      table.setObject(nil, forKey: keys[2])
      table.removeObject(forKey: keys[3])
      #expect(table.count == 4 && table.object(forKey: keys[3]) == nil)
      #expect(table.object(forKey: keys[1]) === values[1])
      keys[4] = nil
      values[5] = nil
      let left = 4 - (weakKeys ? 1 : 0) - (weakValues ? 1 : 0)
      #expect(table.count == left && objects(table.keyEnumerator()).count == left)
      #expect((table.object(forKey: keys[5]) == nil) == weakValues)
      table.removeObject(forKey: Token())
      #expect(table.count == left)
      table.removeAllObjects()
      #expect(table.count == 0 && table.object(forKey: keys[0]) == nil)
    }

    /// A set holds an object once; it keeps it unless it is one of weak objects.
    @Test(arguments: [false, true]) func aSetHoldsAnObjectOnce(_ isWeak: Bool) {
      let set = isWeak ? NSHashTable<Token>.weakObjects() : NSHashTable<Token>()
      var tokens: [Token?] = (0..<4).map { _ in Token() }
      for token in tokens + tokens { set.add(token) }
      #expect(set.count == 4 && set.anyObject === tokens[0])
      #expect(tokens.allSatisfy { set.contains($0) && set.member($0) === $0 })
      #expect(set.member(Token()) == nil && !set.contains(nil))
      set.remove(tokens[1])
      #expect(set.allObjects == [tokens[0], tokens[2], tokens[3]].compactMap(\.self))
      tokens[2] = nil
      #expect(set.count == (isWeak ? 2 : 3))
      set.add(nil)
      set.removeAllObjects()
      #expect(set.count == 0 && !set.contains(tokens[0]))
    }
  }
#endif
