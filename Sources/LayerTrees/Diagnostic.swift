/// Something that an app did and UIKit leaves undefined, as it happened in a scene.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// What a diagnostic is about.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A frame was set while the transform was not the identity.
    case frameSetUnderTransform
    /// A required constraint could not hold beside others and was dropped.
    case constraintBroken
    /// Layout was invalidated again and again while it was done.
    case layoutLoop
    /// The keyboard that is up is not the one that the screen asks for.
    case inputViewMismatch
    /// An event of the scene found nothing to do, so that the case was not played as written.
    case eventWithoutEffect
  }

  /// What it is about.
  public let kind: Kind
  /// Seconds from the scene's start.
  public let time: Double
  /// The type of the view that it happened to.
  public let view: String
  /// What the view is on a chat screen.
  public let role: LayerRole
  /// What happened, in a sentence that names the view and the numbers.
  public let message: String
  /// Which constraints could not all hold, where one was dropped.
  public let conflict: ConstraintConflict?
  /// What is up and what is asked for, where those are two keyboards or two heights.
  public let mismatch: InputViewMismatch?

  /// Creates a diagnostic.
  public init(
    kind: Kind, time: Double, view: String, role: LayerRole, message: String,
    conflict: ConstraintConflict? = nil, mismatch: InputViewMismatch? = nil
  ) {
    self.kind = kind
    self.time = time
    self.view = view
    self.role = role
    self.message = message
    self.conflict = conflict
    self.mismatch = mismatch
  }

  /// An event that found nothing to do.
  package init(eventAt time: Double, says message: String) {
    self.init(kind: .eventWithoutEffect, time: time, view: "", role: .plain, message: message)
  }
}
