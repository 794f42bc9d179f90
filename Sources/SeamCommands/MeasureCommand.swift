import ArgumentParser
import Detectors
import Foundation
import Recordings
import Reports
import Scenes

/// Measures recordings of a screen.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Reads keyboard and bar off a screen recording, and reports where they come apart.",
    discussion: """
      A clip is what a phone's screen recording or simctl io recordVideo makes: any size, 15 to \
      240 frames a second, constant or variable. Its keyboard has to come up or go, and \
      something above it to go along. ffmpeg reads it. Examples:

        seam measure clip.mp4
        seam measure clip.mp4 -o Output --beside Scenes/motions/inherited-ios-18.yaml
        seam measure clip.mov --reporter json=seam.json --save clip.playback.json

      Exit status: 0 the bar is where it belongs, 1 something found, 2 a clip that cannot be read or \
      wrong arguments, 3 ffmpeg is missing or failed.
      """)

  @Argument(help: "Screen recordings (mp4, mov, webm, mkv); - is the standard input.")
  var clips: [String]

  @OptionGroup(title: "Clip") var reading: ClipArguments

  @Option(
    help: ArgumentHelp(
      "A scene whose handlers are drawn below the clip, on its time axis.", valueName: "scene"))
  var beside: String?

  @OptionGroup(title: "Reports") var reports: ReportArguments

  @OptionGroup(title: "Reports") var content: ReportContent

  @Option(
    help: ArgumentHelp(
      "A file for the playback (.playback.json), which check and film read.", valueName: "file"))
  var save: String?

  @OptionGroup(title: "Layout") var layout: FilmArguments

  @Option(help: "A strip (png) or an animation (apng).")
  var format = PictureFormat.png

  @OptionGroup(title: "Work") var work: WorkerArguments

  func validate() throws {
    guard save == nil || clips.count == 1 else {
      throw ValidationError("--save takes one clip.")
    }
    guard beside == nil || reports.folder != nil else {
      throw ValidationError("--beside draws a film: give its folder with -o.")
    }
    guard save.map({ PlaybackFile.isNamed(at: $0) }) ?? true else {
      throw ValidationError("--save takes a name that ends in \(PlaybackFile.suffix).")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor
  private func measure() throws(CommandFailure) {
    let options = try reading.options
    let plan = reports.plan(content)
    try plan.prepare()
    var measured = try measurements(with: options)
    let sheets = plan.drawsTracks ? try sheets(of: measured) : []
    if let folder = reports.folder {
      let films = ClipFilms(
        layout: layout.options, isAnimated: format == .apng, scene: beside, start: reading.from,
        pool: work.pool)
      try films.draw(&measured, into: OutputFolder(folder))
    }
    if let save, let playback = measured.first?.playback {
      try OutputFile.write(playback.savedText, to: save)
    }
    let results = measured.map { $0.result(withTrack: plan.needsTracks) }
    var report = Report(ofClips: results)
    for (index, sheets) in sheets.enumerated() { report.cases[index].sheets = sheets }
    try plan.writeFiles(report)
    plan.print(report)
    guard results.allSatisfy({ $0.verdict == .pass }) else { throw CommandFailure(.found) }
  }
}

extension MeasureCommand {
  private func measurements(
    with options: ClipOptions
  ) throws(CommandFailure) -> [ClipMeasurement] {
    // Of one clip the frames count, of several the clips.
    let isOne = clips.count == 1
    let progress = isOne ? Progress("read frame", of: nil) : Progress("measured", of: clips.count)
    defer { progress.end() }
    return try clips.map { path throws(CommandFailure) in
      defer { if !isOne { progress.advance() } }
      return try ClipMeasurement(path, options: options) { if isOne { progress.advance() } }
    }
  }

  /// The frames of each clip that a page shows.
  private func sheets(
    of measured: [ClipMeasurement]
  ) throws(CommandFailure) -> [[ContactSheet]] {
    let share = ClipSheets.mostBytes / clips.count
    return try measured.map { clip throws(CommandFailure) in
      try ClipSheets(clip, from: reading.from).drawn(within: share)
    }
  }
}

extension Playback {
  /// The text of its file; a recording has no number that JSON lacks.
  fileprivate var savedText: String { (try? PlaybackFile.text(of: self)) ?? "" }
}

/// A clip that was measured and judged.
struct ClipMeasurement {
  let clip: ClipFile
  let playback: Playback
  let checked: CheckedCase
  var result: CaseResult

  init(
    _ path: String, options: ClipOptions, readFrame: () -> Void = {}
  ) throws(CommandFailure) {
    do throws(RecordingError) {
      clip = try ClipFile(path)
      playback = try ClipMeter.measure(clip, options: options, readFrame: readFrame)
    } catch {
      throw CommandFailure(error, about: path)
    }
    // A saved playback names no place of this machine: check names the saved file.
    var placed = playback
    placed.scene.location = SourceLocation(file: path.withoutControls, line: 1, column: 1)
    checked = CheckedCase(placed)
    result = checked.result
  }

  /// The result of the clip, with bar and keyboard at each frame for reports that draw those.
  func result(withTrack: Bool) -> CaseResult {
    var result = result
    result.track = withTrack ? checked.track : nil
    return result
  }
}

extension Report {
  /// A report of clips, with their files as they are called from the working folder.
  init(ofClips results: [CaseResult]) {
    let folder = FileManager.default.currentDirectoryPath
    self.init(
      results.map { result in
        var reported = ReportedCase(result)
        reported.file = reported.file.named(from: folder)
        return reported
      })
  }
}

extension CommandFailure {
  /// A failure with a clip: its name without what could move a cursor.
  init(_ error: RecordingError, about path: String) {
    let name = (path == "-" ? "standard input" : path).withoutControls
    switch error {
    case .wrongInput(let message):
      self.init(.wrongInput, ["\(name):1:1: error: \(message)"])
    case .couldNotWork(let message):
      self.init(.couldNotWork, ["\(name): error: \(message)"])
    }
  }
}
