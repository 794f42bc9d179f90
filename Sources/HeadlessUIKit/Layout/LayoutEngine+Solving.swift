import LayerTrees
import LinearConstraints

/// Bringing the solver up to date, and what gives way where not all can hold.
///
/// Constraints hold in the order in which they were activated: one that cannot hold beside
/// earlier ones is dropped, until one of those changes. What is set by hand is never dropped.
/// Which constraint UIKit breaks is not documented. Source of the procedure: Apple, *Auto Layout
/// Guide*, "Unsatisfiable Layouts".
extension LayoutEngine {
  /// Hands the solver what has changed, until there is nothing left to drop or to try again.
  func settle() {
    guard !changes.isEmpty else { return }
    while !changes.isEmpty {
      if changes.hasConstants {
        try? solver.remove(contentsOf: changes.takeLeaving())
        bringInConstants()
      }
      exchange()
    }
    reportBroken()
  }

  func set(_ constant: Double, of constraint: Constraint, for entry: InstalledConstraint? = nil) {
    do {
      try solver.setConstant(constant, of: constraint)
      changes.hasConstants = true
      loosen(constraint)
    } catch {
      guard let entry else { return }
      drop(constraint)
      entry.state = .meaningless
    }
  }

  func updateGiven(of item: SolvedItem) {
    guard let given = item.given else { return }
    for (constraint, constant) in given.takeChanges() { set(constant, of: constraint) }
  }

  private func bringInConstants() {
    changes.hasConstants = false
    do {
      try solver.update()
    } catch {
      guard case .unsatisfiable(let conflict) = error, let culprit = culprit(of: conflict) else {
        return
      }
      if let held = culprit.held { drop(held) }
      culprit.state = .broken(Set(conflict))
      broken.append(culprit)
      setAllConstants()
    }
  }

  /// Sets again what the solver forgot when it refused an update.
  private func setAllConstants() {
    changes.hasConstants = true
    for entry in installed.values.sorted(by: { $0.source.activation < $1.source.activation }) {
      guard let held = entry.held else { continue }
      try? solver.setConstant(Double(entry.source.constant), of: held)
    }
    for item in items.values.sorted(by: { $0.number < $1.number }) {
      let own = (item.given?.constants ?? []) + (item.intrinsic?.changes ?? [])
      for (constraint, constant) in own { try? solver.setConstant(constant, of: constraint) }
    }
  }

  /// Takes out and brings in constraints in one batch, without those that cannot hold.
  private func exchange() {
    var leaving = changes.takeLeaving()
    let own = makeOwnConstraints(for: changes.takeUnsettled())
    var entering: [(InstalledConstraint, Constraint)] = []
    for entry in changes.takeEntering() {
      let made = entry.source.makeConstraint()
      entry.state = made.map { .held($0) } ?? .meaningless
      if let made { entering.append((entry, made)) }
    }
    guard !leaving.isEmpty || !own.isEmpty || !entering.isEmpty else { return }
    while true {
      do {
        return try solver.replace(leaving, with: own + entering.map(\.1))
      } catch {
        guard case .unsatisfiable(let conflict) = error, let culprit = culprit(of: conflict),
          let held = culprit.held
        else { return leaveOut(entering.map(\.0), leaving) }
        let count = entering.count
        entering.removeAll { $0.0 === culprit }
        if entering.count == count { leaving.append(held) }
        loosen(held)
        culprit.state = .broken(Set(conflict))
        broken.append(culprit)
      }
    }
  }

  /// Gives a batch up that cannot hold for a reason that is not the app's.
  private func leaveOut(_ entries: [InstalledConstraint], _ leaving: [Constraint]) {
    for entry in entries { entry.state = .meaningless }
    try? solver.remove(contentsOf: leaving)
  }

  /// Of the app's constraints in a conflict, the one activated last.
  private func culprit(of conflict: [Constraint]) -> InstalledConstraint? {
    let members = Set(conflict)
    return installed.values.filter { $0.held.map(members.contains) ?? false }
      .max { $0.source.activation < $1.source.activation }
  }

  /// Tries those again that could not hold beside a constraint that is gone or says otherwise now.
  func loosen(_ constraint: Constraint) {
    guard !broken.isEmpty else { return }
    for entry in broken where entry.conflict?.contains(constraint) ?? false { reenter(entry) }
  }

  /// True if a conflict is with a view that has not been given a size yet.
  ///
  /// It goes away once the view has one, as a rule before anything is on the screen.
  private func waitsForSize(_ entry: InstalledConstraint) -> Bool {
    hasFrame(in: entry.conflict ?? []) { $0.bounds.width == 0 || $0.bounds.height == 0 }
  }

  /// True if one of the constraints in conflict is the app's, or a frame that the app has set.
  ///
  /// Each of them is needed for the conflict. Where all are UIKit's, one gives way in silence: that
  /// they cannot hold together here is no fault of the app's.
  private func concernsApp(_ entry: InstalledConstraint) -> Bool {
    let members = entry.conflict ?? []
    return !entry.source.isOfUIKit
      || installed.values.contains {
        !$0.source.isOfUIKit && $0.held.map(members.contains) ?? false
      } || hasFrame(in: members) { !$0.flags.isPlacedByUIKit }
  }

  /// True if a conflict is with the frame of a view that passes a test.
  private func hasFrame(in members: Set<Constraint>, where test: (UIView) -> Bool) -> Bool {
    items.values.contains { item in
      guard item.item.guide == nil, let given = item.given, let view = item.item.view, test(view)
      else { return false }
      return given.constraints.contains(where: members.contains)
    }
  }

  /// Reports once each constraint that was dropped, those activated first before others.
  ///
  /// A conflict with a frame that UIKit gives, as it does cells and accessories, counts at the end
  /// of a turn: until then UIKit may give another.
  func reportBroken(atEndOfTurn isEnd: Bool = false) {
    guard !isFitting, !broken.isEmpty else { return }
    let news = broken.filter { entry in
      !entry.isNoted && !waitsForSize(entry) && concernsApp(entry)
        && (isEnd || !hasFrame(in: entry.conflict ?? []) { $0.flags.isPlacedByUIKit })
    }
    for entry in news.sorted(by: { $0.source.activation < $1.source.activation }) {
      entry.isNoted = true
      guard let view = entry.items.first?.item.view else { continue }
      let conflict = conflict(of: entry)
      VirtualRunLoop.current.note(
        .constraintBroken, on: view, conflict.summary, conflict: conflict)
    }
  }
}

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
    /// One of its numbers is infinite or not a number, so that it has no meaning.
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
  /// True once a diagnostic has reported that it was dropped.
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

  /// The constraint that the solver keeps for it.
  var held: Constraint? { if case .held(let constraint) = state { constraint } else { nil } }

  /// The constraints that it cannot hold beside, if it was dropped.
  var conflict: Set<Constraint>? {
    if case .broken(let conflict) = state { conflict } else { nil }
  }
}
