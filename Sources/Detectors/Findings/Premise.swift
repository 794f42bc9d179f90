/// A fact about the system that findings can rest on, and that is reported or assumed only.
///
/// No recording and no documentation has it, so a finding that rests on it may be none on a phone.
/// `Documentation/accuracy.md` has each of them by its identifier. A new one is a line here and in
/// `PremiseFinder`, which says what rests on it.
public enum Premise: String, Hashable, Sendable, CaseIterable, Codable {
  /// The rectangles that are posted leave out the accessory that is on the keys.
  ///
  /// Source: badoo/Chatto, pull request 797.
  case accessoryLeftOut
  /// Of required constraints that cannot hold together, the one that was added last is broken.
  ///
  /// UIKit documents that one is, not which.
  case brokenConstraint
  /// The keyboard's round top corners show what is behind them.
  ///
  /// Source: react-native-keyboard-controller, KeyboardExtenderContainerView.swift;
  /// flutter/flutter, issue 179482.
  case roundCorners
  /// A keyboard that fades posts empty rectangles when it goes.
  ///
  /// Source: react-native, issues 29974 and 31484.
  case emptyWhenFading
  /// A table controller makes room for the keyboard by its table as it is before the turn's layout.
  ///
  /// Source: Stack Overflow, question 28807645, of iOS 6.
  case tableBeforeLayout
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
  public var grade: Grade {
    switch self {
    case .accessoryLeftOut, .roundCorners, .emptyWhenFading, .tableBeforeLayout: .reported
    case .brokenConstraint, .unmeasuredSystem: .assumed
    }
  }

  /// The fact in a clause.
  public var clause: String {
    switch self {
    case .accessoryLeftOut: "iOS 26 leaves the accessory out of its rectangles"
    case .brokenConstraint: "of required constraints in conflict this one is broken"
    case .roundCorners:
      "iOS 26 rounds the keyboard's top corners, and what is behind shows there"
    case .emptyWhenFading: "a keyboard that fades posts empty rectangles"
    case .tableBeforeLayout:
      "a table controller makes room by its table as it is before it is laid out"
    case .unmeasuredSystem: "the keyboard of this system is not measured"
    }
  }
}
