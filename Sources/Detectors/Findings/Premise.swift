/// A fact about the system that findings can rest on, and that is reported or assumed only.
///
/// No recording and no documentation has it, so a finding that rests on it may be none on a phone.
/// `Documentation/accuracy.md` has each of them by its identifier. A new one is a line here and in
/// `PremiseFinder`, which says what rests on it.
public enum Premise: String, Hashable, Sendable, CaseIterable, Codable {
  /// The rectangles that are posted leave out the accessory that is on the keys.
  case accessoryLeftOut
  /// Of required constraints that cannot hold together, the one that was added last is broken.
  case brokenConstraint
  /// The keyboard's round top corners show what is behind them.
  case roundCorners
  /// A keyboard that fades posts empty rectangles when it goes.
  case emptyWhenFading
  /// The system is not measured: its figures are those of the system before it.
  case unmeasuredSystem

  /// The ways to know a fact without a recording or documentation.
  public enum Grade: String, Hashable, Sendable, CaseIterable, Codable {
    /// A public source says so, without a measurement that can be repeated.
    case reported
    /// No source says so.
    case assumed
  }
}

extension Premise {
  /// The way in which it is known.
  public var grade: Grade { fact.grade }
  /// The fact in a clause.
  public var clause: String { fact.clause }
  /// The source of a fact that is reported; for one that is assumed the reason.
  public var source: String { fact.source }

  private var fact: (grade: Grade, clause: String, source: String) {
    switch self {
    case .accessoryLeftOut:
      (
        .reported, "iOS 26 leaves the accessory out of its rectangles",
        "badoo/Chatto, pull request 797"
      )
    case .brokenConstraint:
      (
        .assumed, "of required constraints in conflict this one is broken",
        "UIKit documents that one is, not which"
      )
    case .roundCorners:
      (
        .reported, "iOS 26 rounds the keyboard's top corners, and what is behind shows there",
        "react-native-keyboard-controller, KeyboardExtenderContainerView.swift; flutter/flutter,"
          + " issue 179482"
      )
    case .emptyWhenFading:
      (
        .reported, "a keyboard that fades posts empty rectangles",
        "react-native, issues 29974 and 31484"
      )
    case .unmeasuredSystem:
      (
        .assumed, "the keyboard of this system is not measured",
        "the profile takes its figures from the system before"
      )
    }
  }
}
