import AnimationCurves
import Compositing
import LayerTrees
import Scenes

/// Finds what findings rest on that is reported or assumed only.
///
/// A finding rests on a fact if it follows from it: were the fact otherwise, there would be no such
/// finding, or it could not be said. What was filmed or logged rests on none of them.
struct PremiseFinder {
  private let playback: Playback
  private let evidence: Evidence

  init(_ evidence: Evidence) {
    self.evidence = evidence
    playback = evidence.playback
  }

  /// The findings, each with what it rests on.
  func marked(_ findings: [Finding]) -> [Finding] {
    guard playback.source == .simulated else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.restsOn = Premise.allCases.filter { carries($0, finding) }
      return finding
    }
  }

  private func carries(_ premise: Premise, _ finding: Finding) -> Bool {
    // What a program does wrong, it does wrong on every system.
    guard !DiagnosticDetector.kinds.contains(finding.kind) else { return false }
    return switch premise {
    case .accessoryLeftOut: isOfLeftOutAccessory(finding)
    case .brokenConstraint: isBehindConflict(finding)
    case .roundCorners: finding.kind == .corners
    case .emptyWhenFading: finding.rule == .emptyFrameUsed && isFading
    case .tableBeforeLayout: isRoomOfTableController(finding)
    case .unmeasuredSystem: playback.scene.profile.isAssumed
    }
  }

  /// True if an accessory that was left out is all that is amiss.
  ///
  /// A bar that lies on the posted rectangle is too low by the accessory, neither more nor less. Of
  /// messages it covers no more than itself, and a keyboard of the app's own that is made as high as
  /// the posted rectangle less the accessory says so in its cause.
  private func isOfLeftOutAccessory(_ finding: Finding) -> Bool {
    if finding.rule == .accessorySubtractedTwice { return true }
    let last = playback.posted.last { $0.time <= finding.worst.time + Slack.instant }
    guard let leftOut = last?.leftOut, leftOut > 0 else { return false }
    let slack = 1 / evidence.scale + Slack.place
    return switch finding.kind {
    case .overlap: abs(finding.continuous - leftOut) <= slack
    case .covered, .unreachable: finding.continuous <= leftOut + slack
    default: false
    }
  }

  /// True if the band is no higher than the room that a table controller has made.
  private func isRoomOfTableController(_ finding: Finding) -> Bool {
    guard finding.rule == .insetTooGreat, let frame = finding.worst.frame,
      let rest = evidence.openRests.rests.first(where: { $0.frames.contains(frame) })
    else { return false }
    return finding.continuous <= (rest.measure.scroll?.keyboardRoom ?? 0) + Slack.place
  }

  /// True if a required constraint was broken before, and another could have been.
  private func isBehindConflict(_ finding: Finding) -> Bool {
    playback.diagnostics.contains {
      $0.conflict != nil && $0.time <= finding.worst.time + Slack.instant
    }
  }

  /// True if the keyboard fades, and posts what the system posts then.
  private var isFading: Bool {
    let events = playback.scene.events
    func isCrossFade(_ event: SceneEvent) -> Bool {
      if case .crossFade = event.kind { true } else { false }
    }
    func isNotification(_ event: SceneEvent) -> Bool {
      if case .notification = event.kind { true } else { false }
    }
    return events.contains(where: isCrossFade) && !events.contains(where: isNotification)
  }
}
