@testable import LinearConstraints

/// A sum of quantities with coefficients, sorted by their places.
struct Row: Sendable {
  struct Entry: Sendable {
    var column: Int
    var coefficient: Double
  }

  var entries: [Entry] = []

  /// The coefficient of a column, 0 if the row does not mention it.
  ///
  /// Cost: log n.
  func coefficient(of column: Int) -> Double {
    let index = position(of: column)
    guard index < entries.count, entries[index].column == column else { return 0 }
    return entries[index].coefficient
  }

  /// Removes a column from the row.
  mutating func remove(_ column: Int) {
    let index = position(of: column)
    guard index < entries.count, entries[index].column == column else { return }
    entries.remove(at: index)
  }

  /// The row of `entering`, where this is the row of `leaving` and the two change places.
  func solved(for entering: Int, leaving: Int) -> Row {
    let factor = 1 / coefficient(of: entering)
    var solved = Row()
    solved.entries.reserveCapacity(entries.count)
    for entry in entries where entry.column != entering {
      solved.entries.append(Entry(column: entry.column, coefficient: -entry.coefficient * factor))
    }
    let place = Entry(column: leaving, coefficient: factor)
    solved.entries.insert(place, at: solved.position(of: leaving))
    return solved
  }

  private func position(of column: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].column < column {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension Row {
  /// What a substitution did to the set of columns that a row mentions.
  enum Fill {
    case added(Int)
    case cancelled(Int)
  }

  /// Replaces a column by the row it equals; a sum that is only rounding noise is dropped.
  mutating func substitute(_ column: Int, by other: Row, noting: (Fill) -> Void) {
    let factor = coefficient(of: column)
    var merged: [Entry] = []
    merged.reserveCapacity(entries.count + other.entries.count)
    var mine = 0
    for entry in other.entries {
      while mine < entries.count, entries[mine].column < entry.column {
        if entries[mine].column != column { merged.append(entries[mine]) }
        mine += 1
      }
      let product = factor * entry.coefficient
      guard mine < entries.count, entries[mine].column == entry.column else {
        merged.append(Entry(column: entry.column, coefficient: product))
        noting(.added(entry.column))
        continue
      }
      let present = entries[mine].coefficient
      mine += 1
      let sum = present + product
      if abs(sum) > 1e-12 * max(abs(present), abs(product)) {
        merged.append(Entry(column: entry.column, coefficient: sum))
      } else {
        noting(.cancelled(entry.column))
      }
    }
    for entry in entries[mine...] where entry.column != column { merged.append(entry) }
    entries = merged
  }
}
