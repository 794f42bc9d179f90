import Foundation

/// Cases that are handed out once each, and gone from memory then.
package final class CaseSupply: @unchecked Sendable {
  private let lock = NSLock()
  private var cases: [CaseSource?]
  package let count: Int

  package init(_ cases: [CaseSource]) {
    self.cases = cases
    count = cases.count
  }

  /// Those of some places, which are taken from this one.
  package func taking(_ places: Range<Int>) -> CaseSupply {
    CaseSupply(places.compactMap { take($0) })
  }

  /// The case at a place; nil where it was taken before.
  func take(_ index: Int) -> CaseSource? {
    lock.withLock {
      defer { cases[index] = nil }
      return cases[index]
    }
  }
}
