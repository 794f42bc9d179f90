/// Why messages cannot be seen or reached.
///
/// All are points of the screen.
public enum ContentCause: Hashable, Sendable, Codable {
  /// Bar and keyboard begin at the floor, and the list goes on below it.
  case listNotAdjusted(floor: Points, listEnd: Points)
  /// The list is made shorter and not scrolled.
  case listNotScrolled(listEnd: Points)
  /// The insets do not make up for what is hidden.
  case insetTooSmall(list: Extent, free: Extent)
  /// The content is scrolled farther than it needs to be.
  case scrolledTooFar(contentEnd: Points, barTop: Points)

  /// From one height to another.
  public struct Extent: Hashable, Sendable, Codable {
    /// The upper edge.
    public let top: Points
    /// The lower edge.
    public let bottom: Points

    /// Creates an extent from its edges.
    public init(_ top: Points, _ bottom: Points) { (self.top, self.bottom) = (top, bottom) }
  }
}

extension ContentCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .listNotAdjusted: .listNotAdjusted
    case .listNotScrolled: .listNotScrolled
    case .insetTooSmall: .insetTooSmall
    case .scrolledTooFar: .scrolledTooFar
    }
  }

  var sentence: String {
    switch self {
    case .listNotAdjusted(let floor, let listEnd):
      "bar and keyboard begin at \(floor) pt of the screen, and the list goes on to \(listEnd):"
        + " it is neither made shorter nor scrolled"
    case .listNotScrolled(let listEnd):
      "the list ends at \(listEnd) pt of the screen now, and is not scrolled to what is cut off"
        + " there"
    case .insetTooSmall(let list, let free):
      "of the list's \(list) pt of the screen only \(free) are free, and its insets do not make up"
        + " for the rest"
    case .scrolledTooFar(let contentEnd, let barTop):
      "the content begins above what is free although it ends at \(contentEnd) pt of the screen,"
        + " and the bar begins at \(barTop)"
    }
  }
}

extension ContentCause.Extent: CustomStringConvertible {
  public var description: String { "\(top) to \(bottom)" }
}
