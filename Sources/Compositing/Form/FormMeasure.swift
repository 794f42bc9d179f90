package import Foundation
package import LayerTrees
import Scenes

/// The hidden parts of the field with the focus, and the bands that the form's page bares, at an
/// instant.
///
/// Of a text view only the text that it shows counts, and not the room that it keeps for more.
package struct FormMeasure {
  package let field: Field?
  package let page: CGRect?
  package let keyboard: CGRect?
  package let bar: CGRect?
  package let ceiling: Double
  package let screen: CGRect

  package struct Field {
    let id: LayerID
    package let rect: CGRect
    /// The part of it that the layers around it do not cut off.
    package let shown: CGRect
    /// The end of the visible content, in points of the screen.
    let contentEnd: Double
    /// True while UIKit itself scrolls it into view.
    package let isOnItsWay: Bool
  }

  /// Nil where the tree holds no form.
  ///
  /// The `screen` is what the app shows itself in: its window, where that is smaller.
  package init?(_ shown: ShownCommit, at time: Double, on screen: CGRect) {
    let roles = shown.roles
    let rect: (LayerPath?) -> CGRect? = { path in
      path.flatMap { $0.isHidden ? nil : $0.frame(at: time).rect }
    }
    guard let page = rect(roles.form) else { return nil }
    self.page = page
    self.screen = screen
    keyboard = rect(roles.keyboard).flatMap { $0.intersects(screen) ? $0 : nil }
    bar = rect(roles.bar).flatMap { $0.intersects(screen) ? $0 : nil }
    ceiling = Double(max(screen.minY, rect(roles.navigationBar)?.maxY ?? screen.minY))
    field = roles.focusedField.map { path in
      let rect = path.frame(at: time).rect
      return Field(
        id: path.leaf.id, rect: rect, shown: path.visibleFrame(at: time).rect,
        contentEnd: path.leaf.contentEnd(in: rect, at: time),
        isOnItsWay: path.layers.contains { $0.scroll?.isShowingField ?? false })
    }
  }

  /// The field with the focus.
  package var focus: LayerID? { field?.id }

  /// The part of the focused field that the keyboard, the bar on it or the screen's end hides.
  package var coveredRect: CGRect? {
    guard let field else { return nil }
    let covers = [keyboard, bar].compactMap { $0 }.filter {
      $0.minX < field.rect.maxX && field.rect.minX < $0.maxX && field.rect.minY < $0.maxY
    }
    let floor = covers.reduce(Double(screen.maxY)) { min($0, Double($1.minY)) }
    return field.band(from: max(floor, Double(field.rect.minY)), to: field.contentEnd)
  }

  /// The parts of the focused field above the screen, under its top bar or cut off.
  package var cutRects: [CGRect] {
    guard let field else { return [] }
    let (top, bottom) = (Double(field.rect.minY), field.contentEnd)
    guard field.shown.height > 0 else {
      return field.band(from: top, to: bottom).map { [$0] } ?? []
    }
    let start = max(Double(field.shown.minY), ceiling)
    let end = Double(field.shown.maxY)
    return [field.band(from: top, to: start), field.band(from: max(start, end), to: bottom)]
      .compactMap { $0 }
  }

  /// The bands below a page as high as the screen that has been moved up, but for the keyboard.
  package var bareRects: [CGRect] {
    guard let page, page.width >= screen.width - Slack.place,
      page.height >= screen.height - Slack.place
    else { return [] }
    let covers = [keyboard, bar].compactMap { $0 }.filter { $0.width >= screen.width - Slack.span }
      .sorted { $0.minY < $1.minY }
    var top = page.maxY
    var bands: [CGRect] = []
    for (start, end) in covers.map({ ($0.minY, $0.maxY) }) + [(screen.maxY, screen.maxY)] {
      if start > top {
        bands.append(CGRect(x: screen.minX, y: top, width: screen.width, height: start - top))
      }
      top = max(top, end)
    }
    return bands
  }

  /// The end of the focused field, and the top of what is over it; nil without a focus.
  package var reading: SeamReading? {
    guard let field else { return nil }
    let top = Double(min(keyboard?.minY ?? screen.maxY, bar?.minY ?? screen.maxY))
    return SeamReading(keyboardTop: top, barBottom: Double(field.rect.maxY), guideTop: top)
  }
}

extension FormMeasure.Field {
  /// A part of it between two heights, no more than it is high; nil where that is empty.
  fileprivate func band(from top: Double, to bottom: Double) -> CGRect? {
    let end = min(bottom, Double(rect.maxY))
    guard end > top else { return nil }
    return CGRect(x: Double(rect.minX), y: top, width: Double(rect.width), height: end - top)
  }
}

extension LayerSnapshot {
  /// The end of a layer in a rectangle of the screen as a reader sees it: with its own content, if
  /// any.
  fileprivate func contentEnd(in rect: CGRect, at time: Double) -> Double {
    guard let scroll else { return Double(rect.maxY) }
    let start = Double(rect.minY) - Double(presentation(at: time).bounds.minY)
    return min(Double(rect.maxY) - scroll.bottomInset, start + scroll.height)
  }
}

extension ScreenTrack {
  /// True if a form's page is on the screen at some time.
  package var holdsForm: Bool { commits.contains { $0.roles.form != nil } }

  /// The form at a time; nil without one.
  package func formMeasure(at time: Double) -> FormMeasure? {
    commit(at: time).flatMap { shown in
      guard shown.roles.form != nil else { return nil }
      let scene = playback.scene
      return FormMeasure(
        shown, at: time, on: scene.place ?? scene.device.turned(as: shown.root, at: time).bounds)
    }
  }

  /// The times at which to look at a form, in order: in steps while something moves, else at the
  /// ends.
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

  /// The form at each refresh; one at rest is measured once.
  package var formMeasures: [FormMeasure?] { shownValues { formMeasure(at: $1) } }

  /// The readings, with field against keyboard where a form has no bar and so no seam.
  func readings(over readings: [SeamReading?]) -> [SeamReading?] {
    guard holdsForm else { return readings }
    return zip(formMeasures, readings).map { $1 ?? $0?.reading }
  }
}

extension LayerRoles {
  /// The layers that decide how much of a form is seen.
  fileprivate var ofForm: [LayerPath] {
    [form, keyboard, bar, navigationBar, focusedField].compactMap { $0 }
  }
}
