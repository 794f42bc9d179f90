/// All commits of a scene in order of time.
public struct CommitLog: Sendable {
  /// The commits, in order of time.
  public private(set) var commits: [Commit] = []
  /// What was on screen before anything happened, even if a commit of the same time replaced it.
  public private(set) var first: Commit?

  /// Creates a commit log.
  public init() {}

  /// Adds a commit; of two at the same time the later replaces the earlier.
  public mutating func append(_ commit: Commit) {
    first = first ?? commit
    if let last = commits.last {
      precondition(commit.time >= last.time, "commits come in order of time")
      if last.time == commit.time { commits.removeLast() }
    }
    commits.append(commit)
  }

  /// Forgets what was committed later than `time`; the first commit stays.
  package mutating func removeCommits(after time: Double) {
    while commits.count > 1, let last = commits.last, last.time > time { commits.removeLast() }
  }

  /// The commit that the screen shows at `time`, found in O(log n); nil before the first.
  public func commit(at time: Double) -> Commit? {
    let index = commits.partitioningIndex { $0.time > time }
    return index > 0 ? commits[index - 1] : nil
  }

  /// From when on nothing moves, in seconds.
  public var restTime: Double {
    guard let last = commits.last else { return 0 }
    return max(last.time, last.root.restTime)
  }
}

extension Array {
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
