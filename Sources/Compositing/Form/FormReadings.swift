import Foundation
package import Scenes
import LayerTrees

extension Playback {
  /// Whether a form's page is on the screen at some time.
  package var holdsForm: Bool { log.commits.contains { $0.root.holdsForm } }

  /// What hides the field with the focus at a time; nil without a form.
  package func formMeasure(at time: Double) -> FormMeasure? {
    log.commit(at: time).flatMap {
      FormMeasure(
        $0, at: time, on: scene.place ?? scene.device.turned(as: $0.root, at: time).bounds)
    }
  }

  /// The pieces of time without a kink in what a form shows, in order: each within one commit.
  package var formPieces: [Range<Double>] {
    let ends = log.commits.dropFirst().map(\.time) + [Double.infinity]
    return zip(log.commits, ends).flatMap { commit, end -> [Range<Double>] in
      guard commit.time < end else { return [] }
      let inner = commit.root.kinksOfForm.filter { $0 > commit.time && $0 < end }
      let times = Set(inner + [commit.time, end]).sorted()
      return zip(times, times.dropFirst()).map { $0..<$1 }
    }
  }

  /// The readings, with field against keyboard where a form has no bar and so no seam.
  func readings(over readings: [SeamReading?], at times: [Double]) -> [SeamReading?] {
    guard holdsForm else { return readings }
    return zip(times, readings).map { $1 ?? formMeasure(at: $0)?.reading }
  }
}

extension LayerSnapshot {
  /// Whether a form's page is in it; what a chat is full of is not looked through.
  fileprivate var holdsForm: Bool {
    switch role {
    case .form: true
    case .messageList, .inputBar, .keyboard: false
    default: sublayers.contains(where: \.holdsForm)
    }
  }
}

extension LayerSnapshot {
  /// When an animation of what a form shows starts or ends, in seconds.
  fileprivate var kinksOfForm: [Double] {
    let roles: [LayerRole] = [
      .form, .keyboard, .inputBar, .navigationBar, .formField(isFocused: true),
    ]
    return roles.compactMap { LayerPath(to: $0, in: self) }.flatMap(\.kinks)
  }
}
