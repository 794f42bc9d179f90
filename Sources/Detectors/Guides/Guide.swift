/// What a kind of finding or a rule means, why it happens, and how to fix it.
///
/// `seam explain` and the page about detectors print these; they have no text of their own.
package struct Guide: Sendable, Hashable {
  /// What shows on the screen, or what the code does.
  package let meaning: String
  /// Why code comes to do it.
  package let reason: String
  /// What to change.
  package let remedy: String
  /// The kinds of findings that a rule explains; empty for a kind.
  package let kinds: [String]
  /// The change in UIKit code, where a few lines show it.
  package let change: CodeChange?

  /// A few lines of an app before and after they are fixed.
  package struct CodeChange: Sendable, Hashable {
    package let before: String
    package let after: String

    init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  init(
    _ meaning: String, because reason: String, fix remedy: String, of kinds: [String] = [],
    change: CodeChange? = nil
  ) {
    self.meaning = meaning
    self.reason = reason
    self.remedy = remedy
    self.kinds = kinds
    self.change = change
  }
}

extension Cause.Rule {
  /// What the rule means and how to follow it.
  package var guide: Guide? { Self.guides[self] }

  private static let guides: [Cause.Rule: Guide] = {
    let groups = [
      Guide.timings, Guide.places, Guide.notifications, Guide.ways, Guide.contents,
      Guide.inputViews, Guide.programs,
    ]
    return groups.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }()
}

extension FindingKind {
  /// What the kind means and what to do about it.
  package var guide: Guide? { Guide.kinds[rawValue] }

  /// The rules that explain findings of this kind, in the order of their list.
  package var rules: [Cause.Rule] {
    Cause.Rule.allCases.filter { $0.guide?.kinds.contains(rawValue) == true }
  }
}
