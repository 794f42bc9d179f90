extension RandomAccessCollection {
  /// Returns the index of the first element that belongs to the second part, in O(log n).
  ///
  /// The collection is two parts in a row, of which either may be empty: `belongsToSecondPart` is
  /// false for all elements of the first, and true for all of the second.
  ///
  /// - Returns: The end index where no element belongs to the second part.
  @inlinable
  package func partitioningIndex(
    where belongsToSecondPart: (Element) throws -> Bool
  ) rethrows -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if try belongsToSecondPart(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
