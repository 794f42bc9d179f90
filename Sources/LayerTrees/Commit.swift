/// What one turn of the run loop hands to the render side: the layer tree, stamped with its time.
public struct Commit: Sendable {
  /// Seconds from the scene's start.
  public let time: Double
  /// The tree as it was committed.
  public let root: LayerSnapshot

  /// Creates a commit.
  public init(time: Double, root: LayerSnapshot) {
    self.time = time
    self.root = root
  }
}
