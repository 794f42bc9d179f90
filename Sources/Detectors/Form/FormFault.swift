/// What a form can do to the field with the focus, and to its page.
enum FormFault: CaseIterable {
  /// Keyboard or bar are on top of the field.
  case covered
  /// The field is off the screen, or cut off by what it lies in.
  case cutOff
  /// The page is moved up by more than the keyboard covers.
  case bare

  var kind: FindingKind {
    switch self {
    case .covered: .covered
    case .cutOff: .offscreen
    case .bare: .blank
    }
  }

  /// Nil for what does not happen to forms.
  init?(_ kind: FindingKind) {
    guard let fault = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = fault
  }
}
