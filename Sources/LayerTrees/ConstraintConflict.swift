/// Required constraints that cannot all hold, in words, and the one that was dropped.
public struct ConstraintConflict: Hashable, Sendable, Codable {
  /// What cannot hold together: without any one of them the others could.
  ///
  /// The app's own are in the order in which they were activated, after what is set by hand.
  public let constraints: [String]
  /// The one that was dropped so that the others hold.
  public let broken: String

  /// Creates a constraint conflict.
  public init(constraints: [String], broken: String) {
    self.constraints = constraints
    self.broken = broken
  }

  /// How many cannot hold, which, and what was dropped, on one line.
  public var summary: String {
    "\(constraints.count) constraints cannot hold together, \(broken) is broken:"
      + " \(constraints.joined(separator: ", "))"
  }
}

extension ConstraintConflict: CustomStringConvertible {
  /// The list, and which of it was dropped, as UIKit reports it.
  public var description: String {
    let list = constraints.map { "\n    \($0)" }.joined()
    return "Unable to simultaneously satisfy constraints:\(list)\n"
      + "Will attempt to recover by breaking constraint\n    \(broken)"
  }
}
