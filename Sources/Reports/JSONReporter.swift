import AnimationCurves
import Compositing
public import Detectors
import Foundation
import Scenes

/// Everything that was found, with a version, for other tools.
public struct JSONReporter: Reporter {
  public static let name = "json"
  public static let fileName = "seam.json"

  public init() {}

  public func report(_ results: [CaseResult]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A line for each number of a track would make it five times as long.
    if !results.contains(where: { $0.track != nil }) {
      encoder.outputFormatting.insert(.prettyPrinted)
    }
    let data = try? encoder.encode(Report(version: 1, cases: results.map(Case.init)))
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}

private struct Report: Encodable {
  let version: Int
  let cases: [Case]
}

private struct Case: Encodable {
  let name: String
  let scene: String
  let handler: String
  let device: String
  let system: Nullable<String>
  let rate: Double
  let verdict: String
  let frames: Int
  let seam: Seam
  let findings: [Entry]
  let missing: [String]
  let failure: String?
  let films: [String]
  let recording: RecordingEntry?
  let track: TrackEntry?

  struct Seam: Encodable {
    let gap: Double
    let overlap: Double
  }

  init(_ result: CaseResult) {
    name = result.scene.name
    scene = result.scene.scene
    handler = result.scene.handler.description
    device = result.scene.device.name
    system = Nullable(
      value: result.recording.map(\.system) ?? result.scene.profile.name)
    rate = result.scene.rate
    verdict = result.verdict.rawValue
    frames = result.frameCount
    seam = Seam(gap: result.greatestGap.micro, overlap: result.greatestOverlap.micro)
    findings = result.findings.map { Entry($0, isRecorded: result.recording != nil) }
    recording = result.recording.map(RecordingEntry.init)
    missing = result.missingKinds
    failure = result.failure
    films = result.films
    track =
      result.recording.map { .recorded(RecordedTrackEntry($0.track)) }
      ?? result.track.map { .simulated($0) }
  }
}

/// What each frame shows: of a simulated case, or of a clip.
private enum TrackEntry: Encodable {
  case simulated(CaseTrack)
  case recorded(RecordedTrackEntry)

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .simulated(let track): try track.encode(to: encoder)
    case .recorded(let track): try track.encode(to: encoder)
    }
  }
}

private struct Entry: Encodable {
  let kind: String
  let phase: String
  let points: Double
  let pixels: Double
  let continuous: Nullable<Double>
  let exposure: Double
  let frames: Nullable<[Int]>
  let worst: Worst
  let cause: Nullable<String>
  let rule: Nullable<String>
  let amount: Double
  let unit: String
  let expected: Bool

  struct Worst: Encodable {
    let frame: Nullable<Int>
    let time: Double
  }

  /// Of a recording nothing is known between frames.
  init(_ finding: Finding, isRecorded: Bool) {
    kind = finding.kind.rawValue
    phase = finding.phase.rawValue
    points = finding.points.micro
    pixels = finding.pixels.micro
    continuous = Nullable(value: isRecorded ? nil : finding.continuous.micro)
    exposure = finding.exposure.micro
    frames = Nullable(value: finding.frames.map { [$0.lowerBound, $0.upperBound] })
    worst = Worst(
      frame: Nullable(value: finding.worst.frame), time: finding.worst.time.micro)
    cause = Nullable(value: finding.cause?.sentence)
    rule = Nullable(value: finding.rule?.rawValue)
    amount = finding.amount.micro
    unit = finding.unit.rawValue
    expected = finding.isExpected
  }
}

/// A value that may be missing while its key is there: `null`.
private struct Nullable<Value: Encodable>: Encodable {
  let value: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
