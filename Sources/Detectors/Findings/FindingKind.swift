import Compositing

/// What can go wrong on screen.
public enum FindingKind: String, Hashable, Sendable, CaseIterable, Codable {
  /// Backdrop shows between the bar's bottom and a docked keyboard's top.
  case gap
  /// The keyboard covers part of the bar, or has passed it.
  case overlap
  /// A message that was seen before, or the field with the focus, is behind bar or keyboard.
  case covered
  /// No scrolling brings the content out from under the bars or from off the screen.
  case unreachable
  /// An empty band above bar or keyboard while content is pushed off at the top.
  case blank
  /// Something has not come back to where it was before the first keyboard.
  case drift
  /// Bar or messages are somewhere else at once, or at another speed, while nothing happens.
  case jump
  /// The bar repeats the keyboard's motion later.
  case lag
  /// The bar stands still on its way while the keyboard moves.
  case stall
  /// The bar runs back on its way while the keyboard does not.
  case reversal
  /// Part of the bar, or of the field with the focus, is off the screen or cut off.
  case offscreen
  /// A frame was set while a transform made it undefined.
  case undefinedFrame
  /// Constraints contradict one another, and one of them was broken.
  case conflict
  /// The handler stopped the program, did not give it back, or laid out without end.
  case trap

  /// The kinds that are found once all is at rest.
  static let ofContent: [FindingKind] = [.covered, .unreachable, .blank]
}

extension FindingKind {
  /// What tolerances of this kind are measured in; nil for what is never tolerated.
  public var unit: FindingUnit? {
    switch self {
    case .lag, .stall: .milliseconds
    case .undefinedFrame, .conflict: .times
    case .trap: nil
    default: .points
    }
  }

  /// The words for scenes: the kinds that can be tolerated, and what that is measured in.
  public static var units: [String: String] {
    Dictionary(
      uniqueKeysWithValues: allCases.compactMap { kind in
        kind.unit.map { (kind.rawValue, $0.name) }
      })
  }
}
