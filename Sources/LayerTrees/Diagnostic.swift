/// Something that an app did and UIKit leaves undefined, as it happened in a scene.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// The subject of a diagnostic.
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

  /// The subject.
  public let kind: Kind
  /// Seconds from the scene's start.
  public let time: Double
  /// The type of the view that it happened to.
  public let view: String
  /// The role of the view on a chat screen.
  public let role: LayerRole
  /// A sentence about the event that names the view and the numbers.
  public let message: String
  /// The constraints that could not all hold, where one was dropped.
  public let conflict: ConstraintConflict?
  /// The keyboard on the screen and the one asked for, where two keyboards or heights differ.
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

/// Required constraints that cannot all hold, in words, and the one that was dropped.
public struct ConstraintConflict: Hashable, Sendable, Codable {
  /// The constraints that conflict: without any one of them the others could hold.
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

  /// The number of constraints in conflict, their names and the dropped one, on one line.
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

/// The difference between the keyboard on the screen and the app's own that is asked for.
public struct InputViewMismatch: Hashable, Sendable, Codable {
  /// The kind of difference.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The system's keys are up, and the app's own keyboard was asked for.
    case notLoaded
    /// The app's own keyboard is up, and the system's keys were asked for.
    case notRemoved
    /// The app's own keyboard is not as high as it asks to be.
    case otherHeight
    /// The app's own keyboard is not as high as the system's, which it is to follow.
    case unlikeSystem
  }

  /// The kind of difference.
  public let kind: Kind
  /// The height that is asked for, in points: 0 where another keyboard is.
  public let wanted: Double
  /// The height of what is up without what is on its keys, in points.
  public let actual: Double
  /// The height of an accessory on the keys that notifications leave out, in points; else 0.
  public let leftOut: Double

  /// Creates an input view mismatch.
  public init(_ kind: Kind, wanted: Double, actual: Double, leftOut: Double = 0) {
    self.kind = kind
    self.wanted = wanted
    self.actual = actual
    self.leftOut = leftOut
  }

  /// The distance of the two, in points: the whole height where it is another keyboard.
  public var points: Double { abs(wanted - actual) }
}
