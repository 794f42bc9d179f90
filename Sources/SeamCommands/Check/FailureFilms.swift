import CaseWorkers
import Detectors
import Filmstrips
import Reports
import Scenes

/// The films of the scenes with a case that is not as expected.
struct FailureFilms {
  /// A case, with its place in the report.
  private struct Member: Sendable {
    let source: CaseSource
    let place: Int
  }

  private let groups: [FilmGroup<Member>]

  @MainActor
  init(of report: Report, _ cases: [CaseSource]) {
    let failing = Set(report.cases.lazy.filter { $0.verdict == .fail }.map(\.scene))
    let shown = cases.indices.filter { place in
      let reported = report.cases[place]
      return failing.contains(reported.scene) && !reported.findings.contains { $0.kind.isFatal }
    }
    groups = FilmGroup.groups(
      of: shown.map { Member(source: cases[$0], place: $0) }, scene: \.source.scene)
  }

  var isEmpty: Bool { groups.isEmpty }

  /// Draws them, and notes in the report where they are or why they are not.
  func draw(
    into folder: String, with pool: WorkerPool, noting failures: inout FailureLog,
    in report: inout Report
  ) {
    var output = OutputFolder(folder)
    let suffix = ReportShard.titleSuffix(of: report.shard)
    let sources = groups.map {
      FilmGroup(members: $0.members.map(\.source), title: $0.title + suffix)
    }
    failures.note { () throws(CommandFailure) in
      let outcomes = try FilmStudio(pool: pool).draw(sources, into: &output)
      var log = FailureLog()
      for (group, outcome) in zip(groups, outcomes) {
        for place in group.members.map(\.place) {
          report.cases[place].films = outcome.paths
          if let error = outcome.error { report.cases[place].filmFailures = ["\(error)"] }
        }
        if let error = outcome.error {
          log.add(CommandFailure(error, at: group.members.first?.source.scene.location))
        }
      }
      try log.finish()
    }
  }
}
