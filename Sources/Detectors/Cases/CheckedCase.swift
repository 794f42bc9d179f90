public import Compositing
public import Foundation
public import Scenes

/// A case that was checked, with its frames: it stays where it was played.
@dynamicMemberLookup
public struct CheckedCase: Sendable {
  /// The result of the case.
  public let result: CaseResult
  /// The evidence that was judged; nil where the case could not be played.
  private let evidence: Evidence?

  /// Checks what came of playing a case.
  public init(_ playback: Playback) { self = CaseJudge(playback).checked(as: playback.scene) }

  fileprivate init(_ evidence: Evidence) {
    let (playback, compositor) = (evidence.playback, evidence.compositor)
    let all = Detectors.findings(in: evidence)
    let findings = playback.recording.map { RecordedFindings(recording: $0).judged(all) } ?? all
    result = CaseResult(
      playback.scene,
      CaseFacts(PremiseFinder(evidence).marked(findings), in: playback, seenBy: compositor))
    self.evidence = evidence
  }

  /// A case that could not be played.
  public init(_ scene: SceneCase, failure: String) {
    result = CaseResult(scene, failure: failure)
    evidence = nil
  }

  /// Frames on demand; nil where the case could not be played.
  public var compositor: Compositor? { evidence?.compositor }

  /// The places of keyboard and bar at each refresh, computed anew; nil for a case without a
  /// playback.
  public var track: CaseTrack? { compositor.map { CaseTrack($0) } }

  /// The phases of the keyboard.
  public var phases: PhaseLog { evidence?.playback.phases ?? PhaseLog() }

  /// A refresh with the places in which findings show; nil where the case could not be played.
  ///
  /// - Parameter index: from 0 to `compositor.times.count - 1`.
  /// - Returns: what it shows.
  public func frame(_ index: Int) -> MarkedFrame? {
    evidence.map { evidence in
      MarkedFrame(
        evidence.compositor.frame(index),
        marks: Detectors.marks(for: result.findings, at: index, in: evidence))
    }
  }

  /// A property of the result: `checked.findings`.
  public subscript<Value>(dynamicMember fact: KeyPath<CaseResult, Value>) -> Value {
    result[keyPath: fact]
  }
}

/// Judges one playback, at any rate and phase of the display's refreshes.
///
/// What does not depend on those is worked out once.
package struct CaseJudge: Sendable {
  private let playback: Playback
  private let values: TimelineValues

  package init(_ playback: Playback) {
    self.playback = playback
    values = TimelineValues(ScreenTimeline(playback))
  }

  /// The playback as that of a case, which may differ in its names and its refreshes.
  package func playback(of scene: SceneCase) -> Playback {
    var playback = playback
    playback.scene = scene
    return playback
  }

  /// The case, checked at its own refreshes.
  package func checked(as scene: SceneCase) -> CheckedCase {
    CheckedCase(Evidence(playback(of: scene), values))
  }
}

/// A frame, with the places in which findings other than gap and overlap show.
@dynamicMemberLookup
public struct MarkedFrame: Hashable, Sendable {
  /// The frame.
  public let frame: CompositedFrame
  /// The places in which findings show.
  public let marks: [FrameMark]

  /// Creates a marked frame.
  public init(_ frame: CompositedFrame, marks: [FrameMark] = []) {
    self.frame = frame
    self.marks = marks
  }

  /// A frame from its parts.
  public init(
    index: Int, time: Double, layers: [PaintedLayer], seam: SeamReading?, marks: [FrameMark] = [],
    orientation: Device.Orientation = .portrait, window: CGRect? = nil, isDark: Bool = false
  ) {
    self.init(
      CompositedFrame(
        index: index, time: time, layers: layers, seam: seam, orientation: orientation,
        window: window, isDark: isDark),
      marks: marks)
  }

  /// A property of the frame: `marked.layers`.
  public subscript<Value>(dynamicMember part: KeyPath<CompositedFrame, Value>) -> Value {
    frame[keyPath: part]
  }
}
