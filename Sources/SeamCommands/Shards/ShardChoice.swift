import ArgumentParser
import Reports

/// A part of the work as it is asked for: `K/N`.
package struct ShardChoice: Sendable {
  /// From 1.
  package let number: Int
  package let count: Int

  package init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  init(argument: String) throws {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1]),
      (1...ReportShard.greatestCount).contains(count), (1...count).contains(number)
    else {
      throw ValidationError(
        "write K/N, the shard's number and how many there are (at most \(ReportShard.greatestCount)): 1/4"
      )
    }
    self.init(number, of: count)
  }
}

extension ShardChoice {
  /// The number of its own things of a total, where each comes to the next shard in turn.
  package func share(of total: Int) -> Int { max(0, (total - number + count) / count) }

  /// The number of one of its own things among all of them, from 0.
  package func place(of index: Int) -> Int { number - 1 + index * count }
}
