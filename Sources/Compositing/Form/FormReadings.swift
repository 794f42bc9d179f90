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
