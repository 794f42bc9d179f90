import LayerTrees
import Compositing
import Detectors
import Filmstrips
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes

/// Where a worker process plays cases, checks them and draws them.
@MainActor
struct WorkerBench {
  let command: any CaseCommand
  let line: WorkerLine
  /// The file that was read last, and its cases.
  private var read: (file: String, cases: [SceneCase])?

  init(command: any CaseCommand, line: WorkerLine) {
    self.command = command
    self.line = line
  }

  mutating func perform(_ order: WorkerOrder) throws {
    do throws(SceneError) {
      switch order {
      case .check(let place):
        let checked = check(try scene(at: place), member: 0, tellsConflicts: true)
        line.tell(.checked(checked.result.facts))
      case .film(let film):
        line.tell(.filmed(try draw(film)))
      case .play(let text):
        line.tell(.checked(check(try draft(text), member: 0).result.facts))
      }
    } catch {
      line.tell(.refused("\(error)"))
    }
    fflush(nil)
  }

  /// The case at a place, as the command wants it.
  private mutating func scene(at place: CasePlace) throws(SceneError) -> SceneCase {
    if read?.file != place.file {
      let shelf = try SceneShelf(matrix: command.matrix)
      read = (place.file, try shelf.cases(in: place.file))
    }
    guard var scene = read?.cases.dropFirst(place.number).first else {
      throw SceneError(
        at: SourceLocation(file: place.file, line: 1, column: 1),
        "the file was changed while it was read")
    }
    command.adjust(&scene)
    return scene
  }

  /// The only case of a scene that was sent as text.
  private func draft(_ text: String) throws(SceneError) -> SceneCase {
    let name = WorkerOrder.draftName
    let cases = try SceneReader(vocabulary: Seam.vocabulary).cases(in: text, file: name)
    guard let scene = cases.first, cases.count == 1 else {
      throw SceneError(
        at: SourceLocation(file: name, line: 1, column: 1), "a draft has one case")
    }
    return scene
  }

  /// Plays and checks a case, and tells of every turn before it is played.
  ///
  /// Constraints that could not hold are told of as UIKit does, on the standard error stream.
  private func check(
    _ scene: SceneCase, member: Int, tellsConflicts: Bool = false
  ) -> CheckedCase {
    if Seam.handlers[scene.handler.name]?.keepsState == true { line.isSpent = true }
    let player = ScenePlayer(registry: Seam.handlers) { [line] phase, time in
      // What handlers have printed is not lost when this turn traps.
      fflush(nil)
      line.tell(WorkerProgress(member: member, phase: phase, time: time))
    }
    do throws(RunLoopError) {
      let playback = try player.play(scene)
      for conflict in playback.diagnostics.compactMap(\.conflict) where tellsConflicts {
        Terminal.complain("\(scene.name): \(conflict)")
      }
      return CheckedCase(playback)
    } catch {
      return CheckedCase(scene, failure: "\(error)")
    }
  }

  private mutating func draw(_ order: FilmOrder) throws(SceneError) -> FilmOutcome {
    guard let command = command as? any FilmingCommand else { return FilmOutcome() }
    var checked: [CheckedCase] = []
    for (member, place) in order.cases.enumerated() {
      checked.append(check(try scene(at: place), member: member))
    }
    line.tell(.drawing)
    return FilmOutcome(
      of: checked, as: order, options: command.filmOptions, format: command.filmFormat)
  }
}

/// A command that draws films.
protocol FilmingCommand: CaseCommand {
  var filmOptions: FilmOptions { get }
  var filmFormat: FilmFormat { get }
}

extension FilmOutcome {
  /// Draws a film into its file.
  fileprivate init(
    of cases: [CheckedCase], as order: FilmOrder, options: FilmOptions, format: FilmFormat
  ) {
    failures = cases.compactMap { checked in
      checked.result.failure.map { "\(checked.result.scene.name): \($0)" }
    }
    guard let film = Film(cases) else { return }
    let writer = FilmWriter(options: options, format: format, parallelism: order.parallelism)
    do throws(FilmError) {
      let file = try writer.file(film)
      missingGlyphs = file.warnings.map { warning in
        switch warning {
        case .missingGlyph(let scalar): scalar.value
        }
      }
      try WholeFile.makeDirectory(order.directory)
      try WholeFile.write(file.bytes, to: order.path)
      path = order.path
    } catch {
      let failure = CommandFailure(error)
      self.error = Complaint(status: failure.status.rawValue, messages: failure.messages)
    }
  }
}
