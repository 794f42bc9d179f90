import Detectors
import Compositing
import Filmstrips
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes

/// Has films drawn side by side by worker processes.
///
/// Each film is drawn alone, so that neither its bytes nor what is said of it depend on how many
/// workers there are.
struct FilmStudio {
  let pool: WorkerPool
  /// What tells the files of these films from others of the same title.
  let titleSuffix: String

  /// Draws the groups into the folder, and returns what became of each in their order.
  func draw(
    _ groups: [FilmGroup<PlacedCase>], into folder: inout OutputFolder
  ) throws(CommandFailure) -> [FilmOutcome] {
    let paths = groups.map { folder.place($0.title + titleSuffix, "png") }
    let directory = folder.path
    let parallelism = max(1, pool.jobs / max(1, groups.count))
    return try pool.run(
      "drawn", count: groups.count, workers: groups.count
    ) { worker, index throws(CommandFailure) in
      let order = FilmOrder(
        cases: groups[index].members.map(\.place), path: paths[index], directory: directory,
        parallelism: parallelism)
      return try Self.draw(order, of: groups[index].members, with: worker)
    }
  }

  /// Has a film drawn; a case that traps is left out, and noted as one that could not be played.
  private static func draw(
    _ order: FilmOrder, of members: [PlacedCase], with worker: Worker
  ) throws(CommandFailure) -> FilmOutcome {
    var (members, trapped): ([PlacedCase], [String]) = (members, [])
    while true {
      let order = FilmOrder(
        cases: members.map(\.place), path: order.path, directory: order.directory,
        parallelism: order.parallelism)
      switch try worker.perform(.film(order)) {
      case .reply(.filmed(var outcome)):
        outcome.failures = trapped + outcome.failures
        return outcome
      case .reply(.refused(let reason)):
        return FilmOutcome(failures: trapped + [reason])
      case .reply:
        return FilmOutcome(failures: trapped + ["a worker process answered out of turn"])
      case .trap(let trap, let member):
        let scene = members.remove(at: member).scene
        trapped.append("\(scene.name): \(trap.message)")
      }
    }
  }
}
