/// A guide that moves within its view, with constraints that hold by the edges that it is near.
///
/// Source: Apple, *UITrackingLayoutGuide*; WWDC 2021 session 10259.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Constraints, and when they are active.
  private struct Rule {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  private var rules: [Rule] = []

  /// The edges of its view that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Has the constraints be active while the guide is near an edge of its view.
  public func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(Rule(edges: edge, isNear: true, constraints: trackedConstraints))
  }

  /// Has the constraints be active while the guide is near none of the edges.
  public func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    set(Rule(edges: edges, isNear: false, constraints: trackedConstraints))
  }

  public func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    rules.first { $0.edges == edge && $0.isNear }?.constraints ?? []
  }

  public func constraints(
    activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    rules.first { $0.edges == edges && !$0.isNear }?.constraints ?? []
  }

  /// Ends all constraints that it was given.
  public func removeAllTrackedConstraints() {
    for rule in rules { NSLayoutConstraint.deactivate(rule.constraints) }
    rules = []
  }

  private func set(_ rule: Rule) {
    if let place = rules.firstIndex(where: { $0.edges == rule.edges && $0.isNear == rule.isNear }) {
      NSLayoutConstraint.deactivate(rules.remove(at: place).constraints)
    }
    rules.append(rule)
    track()
  }

  /// Activates what holds where the guide is now; what no longer does ends before.
  final func track() {
    let near = nearEdges
    let holds = { (rule: Rule) in
      rule.isNear ? near.isSuperset(of: rule.edges) : near.isDisjoint(with: rule.edges)
    }
    for rule in rules where !holds(rule) { NSLayoutConstraint.deactivate(rule.constraints) }
    for rule in rules where holds(rule) { NSLayoutConstraint.activate(rule.constraints) }
  }
}
