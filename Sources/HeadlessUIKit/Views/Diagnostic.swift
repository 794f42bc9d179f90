public import LayerTrees

/// Something that an app did and UIKit leaves undefined, as it happened in a scene.
public struct Diagnostic: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A frame was set while the transform was not the identity.
    case frameSetUnderTransform
    /// A required constraint could not hold beside others and was dropped.
    case constraintBroken
  }

  public let kind: Kind
  /// Seconds from the scene's start.
  public let time: Double
  /// The type of the view that it happened to.
  public let view: String
  /// What the view is on a chat screen.
  public let role: LayerRole
  /// Which constraints could not all hold, where one was dropped.
  public let conflict: ConstraintConflict?
}

extension VirtualRunLoop {
  func note(
    _ kind: Diagnostic.Kind, on view: UIView, conflict: ConstraintConflict? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        kind: kind, time: now, view: String(describing: type(of: view)), role: view.layer.role,
        conflict: conflict))
  }
}
