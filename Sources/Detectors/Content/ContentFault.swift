/// What can happen to messages, in order of the reports.
enum ContentFault: CaseIterable {
  case covered, unreachable, blank

  var kind: FindingKind {
    switch self {
    case .covered: .covered
    case .unreachable: .unreachable
    case .blank: .blank
    }
  }

  /// Nil for what does not happen to messages.
  init?(_ kind: FindingKind) {
    guard let fault = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = fault
  }
}

extension FindingKind {
  /// A message that was seen before, or the field with the focus, is behind bar or keyboard.
  public static let covered = FindingKind(
    "covered",
    mark: MarkStyle(
      .teal, .hatching, dashes: [], legend: "what was seen before, or is typed into"),
    finds: "a message seen before, or the field typed into, is behind bar or keyboard")
  /// No scrolling brings the content out from under the bars or from off the screen.
  public static let unreachable = FindingKind(
    "unreachable", mark: MarkStyle(.red, legend: "no scrolling brings it out"),
    finds: "content that no scrolling brings out from under the bars or off the screen")
  /// An empty band above bar or keyboard while content is pushed off at the top.
  public static let blank = FindingKind(
    "blank", mark: MarkStyle(.ochre, .wash(0.12), legend: "empty while content is pushed off"),
    finds: "an empty band above bar or keyboard while content is pushed off at the top")
}
