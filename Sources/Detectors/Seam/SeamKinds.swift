package import Compositing

extension FindingKind {
  /// Backdrop shows between the bar's bottom and a docked keyboard's top.
  public static let gap = FindingKind(
    "gap", finds: "backdrop between the bar's bottom and a docked keyboard's top")
  /// The keyboard covers part of the bar, or has passed it.
  public static let overlap = FindingKind(
    "overlap", finds: "the keyboard covers part of the bar, or has passed it")

  package init(_ fault: SeamFault) {
    switch fault {
    case .gap: self = .gap
    case .overlap: self = .overlap
    }
  }

  /// How bar and keyboard come apart; nil where it is something else that is found.
  package var fault: SeamFault? { SeamFault.allCases.first { FindingKind($0) == self } }
}
