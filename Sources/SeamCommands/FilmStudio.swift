import CaseWorkers
import Filmstrips

/// Has films drawn side by side by worker processes.
///
/// Each film is drawn alone, so that neither its bytes nor its messages depend on how many
/// workers there are.
struct FilmStudio {
  let pool: WorkerPool
  var options = FilmOptions()
  var format = FilmFormat.png

  /// Draws the groups into the folder, and returns what became of each in their order.
  func draw(
    _ groups: [FilmGroup<CaseSource>], into folder: inout OutputFolder
  ) throws(CommandFailure) -> [FilmOutcome] {
    // An animation is beside the strip of the same title.
    let paths = groups.map { folder.place($0.title + format.titleSuffix, "png") }
    return try draw(groups, to: paths, in: folder.path)
  }

  /// Draws a group, and returns its pictures in the outcome.
  func draw(_ group: FilmGroup<CaseSource>) throws(CommandFailure) -> FilmOutcome {
    try draw([group], to: [OutputFile.standardOutput], in: nil)[0]
  }

  private func draw(
    _ groups: [FilmGroup<CaseSource>], to paths: [String], in directory: String?
  ) throws(CommandFailure) -> [FilmOutcome] {
    let parallelism = max(1, pool.jobs / max(1, groups.count))
    let orders = zip(groups, paths).map { [options, format] group, path in
      FilmOrder(
        cases: group.members, path: path, directory: directory, options: options,
        format: format, parallelism: parallelism)
    }
    return try pool.run(
      "drawn", count: orders.count, workers: orders.count
    ) { worker, index throws(CommandFailure) in
      do throws(WorkerError) {
        return try WorkerPool.draw(orders[index], with: worker)
      } catch {
        throw CommandFailure(error)
      }
    }
  }
}
