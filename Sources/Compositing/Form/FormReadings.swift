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

  /// When to look at a form, in order of time: in steps while something moves, else at the ends.
  package var formLooks: [Double] {
    commits.flatMap { shown -> [Double] in
      guard shown.time < shown.end else { return [] }
      let paths = shown.roles.ofForm
      let inner = paths.flatMap(\.kinks).filter { $0 > shown.time && $0 < shown.end }
      let rest = paths.reduce(shown.time) { max($0, $1.restTime) }
      let times = Set(inner + [shown.time, shown.end]).sorted()
      return zip(times, times.dropFirst()).flatMap { start, end in
        guard end.isFinite else { return [start] }
        return start >= rest
          ? [start, end.nextDown] : MotionSearch.looks(from: start, to: end, swing: .infinity)
      }
    }
  }

  /// What hides the field with the focus at each refresh; what rests is measured once.
  package var formMeasures: [FormMeasure?] { shownValues { formMeasure(at: $1) } }

  /// The readings, with field against keyboard where a form has no bar and so no seam.
  func readings(over readings: [SeamReading?]) -> [SeamReading?] {
    guard holdsForm else { return readings }
    return zip(formMeasures, readings).map { $1 ?? $0?.reading }
  }
}

extension LayerRoles {
  /// What decides how much of a form is seen.
  fileprivate var ofForm: [LayerPath] {
    [form, keyboard, bar, navigationBar, focusedField].compactMap { $0 }
  }
}
