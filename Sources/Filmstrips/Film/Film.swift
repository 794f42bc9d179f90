import AnimationCurves
import Compositing
public import Detectors
public import Foundation
public import Scenes

/// The content of a filmstrip: a scene on a device, played by one handler or by several.
public struct Film: Sendable {
  /// The scene's name.
  public var title: String
  /// The phone that is drawn.
  public var device: Device
  /// The app's window in points of the screen, where it is smaller than that.
  public var window: CGRect?
  /// The keyboard's profile, as `iOS 18`.
  public var system: String
  /// Refreshes per second.
  public var rate: Double
  /// The keyboard's phases, in order of time.
  public var phases: [PhaseStart]
  /// True if the device is turned on its side at some time.
  public var turns: Bool
  /// The handlers, from top to bottom.
  public var rows: [FilmRow]

  /// Creates a film.
  public init(
    title: String,
    device: Device,
    window: CGRect? = nil,
    system: String,
    rate: Double,
    phases: [PhaseStart],
    turns: Bool = false,
    rows: [FilmRow]
  ) {
    self.title = title
    self.device = device
    self.window = window
    self.system = system
    self.rate = rate
    self.phases = phases
    self.turns = turns
    self.rows = rows
  }
}

extension Film {
  /// True if a form is on the screen of a row in place of messages.
  var showsForm: Bool { rows.contains(where: \.showsForm) }

  /// The film of some cases, a row for each; nil where none of them could be played.
  public init?(_ cases: [CheckedCase]) {
    let choices = Set(cases.map(\.result.scene.choices))
    let rows = cases.compactMap { $0.filmRow(namingChoices: choices.count > 1) }
    guard let first = cases.first(where: { $0.compositor != nil }) else { return nil }
    let scene = first.result.scene
    self.init(
      title: scene.scene, device: scene.device, window: scene.place, system: scene.profile.name,
      rate: scene.rate,
      phases: first.phases.starts, turns: cases.contains { $0.compositor?.turns == true },
      rows: rows)
  }
}

extension CheckedCase {
  /// Rows that differ in what was chosen of the scene's lists say what.
  fileprivate func filmRow(namingChoices: Bool) -> FilmRow? {
    guard let compositor else { return nil }
    let scene = result.scene
    let names =
      [scene.handler.description] + (namingChoices ? scene.choices.map(\.shortDescription) : [])
    var row = FilmRow(
      handler: names.joined(separator: ", "),
      verdict: FilmRow.Verdict(isPass: result.verdict == .pass, text: result.verdictText),
      times: compositor.times, readings: compositor.readings, findings: result.findings,
      frame: { index in frame(index) ?? MarkedFrame(compositor.frame(index)) })
    row.shown = result.source.recording?.track
    return row
  }
}

extension CaseResult {
  /// The verdict in a word; a pass that shows faults says that the scene expects them.
  fileprivate var verdictText: String {
    verdict == .pass && !findings.isEmpty ? "as expected" : verdict.rawValue
  }
}

extension Film {
  /// A film of pictures that a caller has; each is shown in the screen of a device.
  ///
  /// - Parameters:
  ///   - title: the text above the film.
  ///   - rows: one or more, made of pictures.
  ///   - device: the screen that they show.
  ///   - rate: pictures per second.
  public init(_ title: String, rows: [FilmRow], on device: Device, rate: Double = 60) {
    self.init(
      title: title, device: device, system: "recorded", rate: rate, phases: [], rows: rows)
  }
}
