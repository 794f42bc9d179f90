/// What a form does to the field with the focus, and to its page.
///
/// All but heights are points of the screen.
public enum FormCause: Hashable, Sendable, Codable {
  /// The keyboard, or a bar on it, covers the field.
  case fieldCovered(fieldEnd: Points, coverTop: Points)
  /// What the field lies in cuts it off.
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
