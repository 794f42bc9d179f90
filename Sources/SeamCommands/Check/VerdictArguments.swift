import ArgumentParser
import Reports

/// The findings that fail a run.
struct VerdictArguments: ParsableArguments {
  /// The findings that fail a run, of all that are not expected.
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case known
  }

  @Option(
    help: ArgumentHelp(
      """
      known: what rests on facts that are reported or assumed only (restsOn in JSON) is printed, and \
      fails nothing.
      """, valueName: "known"))
  var only: Choice?
}

/// Limits that findings are compared with.
struct LimitArguments: ParsableArguments {
  @Option(
    name: .customLong("tolerance"),
    help: ArgumentHelp(
      "How far a kind of finding may go, in its unit (seam list detectors); repeatable.",
      valueName: "kind=value"),
    transform: ToleranceChoice.init)
  var tolerances: [ToleranceChoice] = []

  @Option(
    help: ArgumentHelp(
      "Accepted findings (seam accept): what is new or worse fails, whatever the scenes expect.",
      valueName: "file"))
  var baseline: String?
}

extension Report {
  /// Has only those findings fail that are asked for.
  mutating func judge(_ arguments: VerdictArguments) {
    if arguments.only == .known { failOnlyKnown() }
  }
}
