/// What can go wrong on screen.
public enum FindingKind: String, Hashable, Sendable, CaseIterable, Codable {
  /// Backdrop shows between the bar's bottom and a docked keyboard's top.
  case gap
  /// The keyboard covers part of the bar, or has passed it.
  case overlap
  /// A message that was seen before the keyboard came is hidden behind bar or keyboard.
  case covered
  /// No scrolling brings the content out from under the bars or from off the screen.
  case unreachable
  /// An empty band above the bar while content is pushed off at the top.
  case blank
  /// The handler stopped the program, or did not give it back.
  case trap

  /// The kinds that the detector of the seam measures in points.
  static let atTheSeam: [FindingKind] = [.gap, .overlap]
  /// The kinds that are found once all is at rest.
  static let ofContent: [FindingKind] = [.covered, .unreachable, .blank]
}
