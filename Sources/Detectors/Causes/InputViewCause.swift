public import LayerTrees

/// The reason why a screen's own keyboard is not up, or not as high as it should be.
public struct InputViewCause: Hashable, Sendable, Codable {
  /// The difference, in kind and in points.
  public let mismatch: InputViewMismatch

  /// Creates an input view cause.
  public init(_ mismatch: InputViewMismatch) {
    self.mismatch = mismatch
  }
}

extension InputViewCause: CauseGroup {
  var rule: Cause.Rule {
    switch mismatch.kind {
    case .notLoaded, .notRemoved: .inputViewNotReloaded
    case .otherHeight: .inputViewHeightIgnored
    case .unlikeSystem: isSubtractedTwice ? .accessorySubtractedTwice : .unlikeSystemKeyboard
    }
  }

  /// True if the missing points are the height that notifications leave out.
  private var isSubtractedTwice: Bool {
    mismatch.leftOut > 0 && abs(mismatch.wanted - mismatch.actual - mismatch.leftOut) < 0.01
  }

  var names: [String] { [mismatch.kind.rawValue] }

  var sentence: String {
    let (wanted, actual) = (Points(mismatch.wanted), Points(mismatch.actual))
    switch mismatch.kind {
    case .notLoaded:
      return
        "the system's keys, \(actual) pt high, are up where the app's own keyboard is asked for:"
        + " 'inputView' is set while typing goes on, without reloadInputViews()"
    case .notRemoved:
      return
        "the app's own keyboard, \(actual) pt high, is up where the system's keys are asked for:"
        + " 'inputView' is set while typing goes on, without reloadInputViews()"
    case .otherHeight:
      return "the app's own keyboard asks for \(wanted) pt and is \(actual) pt high: only a height"
        + " constraint with an equal intrinsic size changes it while it is up"
    case .unlikeSystem where isSubtractedTwice:
      return "the app's own keyboard is \(actual) pt high and the system's was \(wanted): the"
        + " accessory's \(Points(mismatch.leftOut)) pt are subtracted from a height without them"
    case .unlikeSystem:
      return "the app's own keyboard is \(actual) pt high, and the system's, which it is to follow,"
        + " was \(wanted)"
    }
  }
}
