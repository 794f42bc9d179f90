import LinearConstraints

/// What has changed since an engine's last solve.
@MainActor
struct PendingChanges {
  /// The app's constraints that come.
  var entering: [InstalledConstraint] = []
  /// The solver's constraints that go.
  var leaving: [Constraint] = []
  /// Items that the engine has to make constraints for.
  var unsettled: [SolvedItem] = []
  /// Items of which nobody knows yet where they stand.
  var unseen: [SolvedItem] = []
  /// Whether constants wait in the solver.
  var hasConstants = false

  var isEmpty: Bool {
    entering.isEmpty && leaving.isEmpty && unsettled.isEmpty && !hasConstants
  }

  /// Takes what comes, and no longer what came and went.
  mutating func takeEntering() -> [InstalledConstraint] {
    defer { entering = [] }
    return entering.filter(\.isWaiting)
  }

  mutating func takeLeaving() -> [Constraint] {
    defer { leaving = [] }
    return leaving
  }

  mutating func takeUnsettled() -> [SolvedItem] {
    defer { unsettled = [] }
    return unsettled.filter { $0.uses > 0 }
  }

  mutating func takeUnseen() -> [SolvedItem] {
    defer { unseen = [] }
    return unseen.filter { $0.uses > 0 }
  }
}
