import AnimationCurves
import CaseWorkers
import Filmstrips
import Scenes

/// Has films drawn side by side.
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
    let progress = Progress("drawn", of: orders.count)
    defer { progress.end() }
    do throws(WorkerError) {
      return try pool.draw(orders, listener: WorkerPool.Listener(progress))
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// The cases that share a picture: one scene, one device, one system, one rate.
///
/// A scene that one handler plays has a row for each transcript.
struct FilmGroup<Member: Sendable>: Sendable {
  private(set) var members: [Member]
  /// A title for the file.
  let title: String
}

extension FilmGroup {
  /// The groups of some cases, in order of first appearance; `scene` is a member's case.
  ///
  /// A case of a handler that keeps state is alone: it would leave that to the next one.
  @MainActor
  static func groups(of members: [Member], scene: (Member) -> SceneCase) -> [FilmGroup] {
    var order: [[String]] = []
    var groups: [[String]: [Member]] = [:]
    let handlers = Dictionary(grouping: members.map(scene), by: \.scene)
      .mapValues { Set($0.map(\.handler)).count }
    for member in members {
      let row = scene(member)
      let keepsState = Seam.handlers[row.handler.name]?.keepsState == true
      let isAlone = !keepsState && handlers[row.scene] == 1
      let key = row.filmKey(isAlone: isAlone) + (keepsState ? ["\(row.handler)"] : [])
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(member)
    }
    let scenes = order.map { $0[0] }
    return order.map { key in
      let isOnly = scenes.count { $0 == key[0] } == 1
      return FilmGroup(
        members: groups[key] ?? [], title: (isOnly ? [key[0]] : key).joined(separator: " "))
    }
  }
}

extension SceneCase {
  /// The traits that the cases of one film share, if one handler plays the scene, or several do.
  fileprivate func filmKey(isAlone: Bool) -> [String] {
    [scene, device.name, profile.name, "\(rate)"]
      + choices.filter { !isAlone || !$0.isOfTranscript }.map(\.description)
  }
}

/// Reports each film as it is done, and in the end of what went wrong.
struct FilmSummary {
  private var missing: Set<Unicode.Scalar> = []
  private var failures = FailureLog()
  private var isUnshaped = false

  /// A path on the standard output; warnings and errors on the standard error stream.
  mutating func note(_ outcome: FilmOutcome, of scene: SourceLocation?) {
    for path in outcome.paths { Terminal.writeLine(path) }
    missing.formUnion(outcome.missingGlyphs.compactMap(Unicode.Scalar.init))
    isUnshaped = isUnshaped || outcome.isUnshaped
    for reason in outcome.failures {
      failures.add(
        CommandFailure(outcome.isLost ? .couldNotWork : .found, ["error: \(reason)"]))
    }
    if let error = outcome.error { failures.add(CommandFailure(error, at: scene)) }
  }

  /// One line for all characters that no font has, with the first of them.
  private func warn() {
    if isUnshaped {
      Terminal.writeErrorLine(
        "warning: letters that join or are reordered stand side by side: install HarfBuzz"
          + " (libharfbuzz0b) to have such text shaped")
    }
    let shown = missing.sorted().prefix(8).map {
      "\($0) (U+\(String($0.value, radix: 16, uppercase: true)))"
    }
    guard !shown.isEmpty else { return }
    let rest = missing.count > shown.count ? " and \(missing.count - shown.count) more" : ""
    Terminal.writeErrorLine(
      "warning: no font has \(shown.joined(separator: ", "))\(rest): name one that does with --font"
    )
  }

  func finish() throws(CommandFailure) {
    warn()
    try failures.finish()
  }
}
