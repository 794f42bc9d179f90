package import LayerTrees

/// A commit with its named layers, and how long it is on the screen.
package struct ShownCommit: Sendable {
  package let commit: Commit
  /// When the next commit takes its place, in seconds.
  package let end: Double
  package let roles: LayerRoles

  package init(_ commit: Commit, until end: Double = .infinity) {
    self.commit = commit
    self.end = end
    roles = LayerRoles(in: commit.root)
  }

  /// When it was made, in seconds.
  package var time: Double { commit.time }

  package var root: LayerSnapshot { commit.root }
}
