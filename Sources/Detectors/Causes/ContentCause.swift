/// The reason why messages cannot be seen or reached.
///
/// All are points of the screen.
public enum ContentCause: Hashable, Sendable, Codable {
  /// Bar and keyboard begin at the floor, and the list goes on below it.
  case listNotAdjusted(floor: Points, listEnd: Points)
  /// The list is made shorter, or given an inset, and not scrolled.
  case listNotScrolled(freeEnd: Points)
  /// The insets do not make up for what is hidden.
  case insetTooSmall(list: Extent, free: Extent)
  /// The inset below the content is greater than what bar and keyboard take of the list.
  case insetTooGreat(inset: Points, needed: Points)
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
    case .insetTooGreat: .insetTooGreat
    case .scrolledTooFar: .scrolledTooFar
    }
  }

  var sentence: String {
    switch self {
    case .listNotAdjusted(let floor, let listEnd):
      "bar and keyboard begin at \(floor) pt of the screen, and the list goes on to \(listEnd):"
        + " it is not made shorter, nor given an inset that makes up for that"
    case .listNotScrolled(let freeEnd):
      "what is free of the list ends at \(freeEnd) pt of the screen now, and it is not scrolled to"
        + " what is cut off there"
    case .insetTooSmall(let list, let free):
      "of the list's \(list) pt of the screen only \(free) are free, and its insets do not make up"
        + " for the rest"
    case .insetTooGreat(let inset, let needed):
      "the list's inset at its end is \(inset) pt, and bar and keyboard take \(needed) of the list:"
        + " what is more is empty once the list is scrolled to its end"
    case .scrolledTooFar(let contentEnd, let barTop):
      "the content begins above what is free although it ends at \(contentEnd) pt of the screen,"
        + " and the bar begins at \(barTop)"
    }
  }
}

extension ContentCause.Extent: CustomStringConvertible {
  public var description: String { "\(top) to \(bottom)" }
}

/// A fault of a form towards the field with the focus, or of its page.
///
/// All but heights are points of the screen.
public enum FormCause: Hashable, Sendable, Codable {
  /// The keyboard, or a bar on it, covers the field.
  case fieldCovered(fieldEnd: Points, coverTop: Points)
  /// A view around the field cuts it off.
  case fieldCutOff(field: ContentCause.Extent, free: ContentCause.Extent)
  /// The page is moved by more than the keyboard covers.
  case pageMovedTooFar(pageEnd: Points, height: Points)
}

extension FormCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .fieldCovered: .fieldCovered
    case .fieldCutOff: .fieldCutOff
    case .pageMovedTooFar: .pageMovedTooFar
    }
  }

  var sentence: String {
    switch self {
    case .fieldCovered(let fieldEnd, let coverTop):
      "the field with the focus ends at \(fieldEnd) pt of the screen, and what is on top of it"
        + " begins at \(coverTop)"
    case .fieldCutOff(let field, let free):
      "the field with the focus goes from \(field) pt of the screen, and what lies around it leaves"
        + " \(free)"
    case .pageMovedTooFar(let pageEnd, let height):
      "the form's page ends at \(pageEnd) pt of the screen, and \(height) pt of what is behind it"
        + " show below"
    }
  }
}
