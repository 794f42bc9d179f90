import Foundation
import Scenes
import LayerTrees

extension ScreenTrack {
  /// Whether a form's page is on the screen at some time.
  package var holdsForm: Bool { commits.contains { $0.roles.form != nil } }

  /// What hides the field with the focus at a time; nil without a form.
  package func formMeasure(at time: Double) -> FormMeasure? {
    commit(at: time).flatMap { shown in
      guard shown.roles.form != nil else { return nil }
      let scene = playback.scene
      return FormMeasure(
        shown, at: time, on: scene.place ?? scene.device.turned(as: shown.root, at: time).bounds)
    }
  }

  /// The pieces of time without a kink in what a form shows, in order: each within one commit.
  package var formPieces: [Range<Double>] {
    commits.flatMap { shown -> [Range<Double>] in
      guard shown.time < shown.end else { return [] }
      let inner = shown.roles.ofForm.flatMap(\.kinks).filter { $0 > shown.time && $0 < shown.end }
      let times = Set(inner + [shown.time, shown.end]).sorted()
      return zip(times, times.dropFirst()).map { $0..<$1 }
    }
  }

  /// The readings, with field against keyboard where a form has no bar and so no seam.
  func readings(over readings: [SeamReading?]) -> [SeamReading?] {
    guard holdsForm else { return readings }
    return zip(times, readings).map { $1 ?? formMeasure(at: $0)?.reading }
  }
}

extension LayerRoles {
  /// What decides how much of a form is seen.
  fileprivate var ofForm: [LayerPath] {
    [form, keyboard, bar, navigationBar, focusedField].compactMap { $0 }
  }
}
