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

extension Report {
  /// Has only those findings fail that are asked for.
  mutating func judge(_ arguments: VerdictArguments) {
    if arguments.only == .known { failOnlyKnown() }
  }
}
