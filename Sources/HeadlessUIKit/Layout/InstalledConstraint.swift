import LinearConstraints

/// A constraint of the app's, and what an engine has made of it.
@MainActor
final class InstalledConstraint {
  enum State {
    /// The next solve takes it in.
    case waiting
    /// The solver keeps it, in this form.
    case held(Constraint)
    /// It cannot hold beside these, of which it is one, and was dropped.
    case broken(Set<Constraint>)
    /// Its numbers are infinite or none, so that it says nothing.
    case meaningless
    /// It has been taken away.
    case gone
  }

  let source: NSLayoutConstraint
  /// The items that it relates.
  let items: [SolvedItem]
  /// The axes along which it says how far one of them reaches, where that is scrolled content.
  let reaches: [(item: SolvedItem, axis: NSLayoutConstraint.Axis)]
  var state = State.waiting
  /// Whether a diagnostic has reported that it was dropped.
  var isNoted = false

  init(
    _ source: NSLayoutConstraint, items: [SolvedItem],
    reaches: [(item: SolvedItem, axis: NSLayoutConstraint.Axis)]
  ) {
    self.source = source
    self.items = items
    self.reaches = reaches
  }

  var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// What the solver keeps for it.
  var held: Constraint? { if case .held(let constraint) = state { constraint } else { nil } }

  /// What it cannot hold beside, if it was dropped.
  var conflict: Set<Constraint>? {
    if case .broken(let conflict) = state { conflict } else { nil }
  }
}
