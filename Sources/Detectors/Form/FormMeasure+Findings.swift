import Compositing
import Foundation

extension FormMeasure {
  func rects(of kind: FindingKind) -> [CGRect] {
    switch kind {
    case .covered: coveredRect.map { [$0] } ?? []
    case .offscreen: cutRects
    case .blank: bareRects
    default: []
    }
  }

  /// How many points of height a kind takes.
  func points(of kind: FindingKind) -> Double {
    rects(of: kind).reduce(0) { $0 + Double($1.height) }
  }

  /// Why, with the numbers that show it.
  func cause(of kind: FindingKind) -> String? {
    let top = Double(min(keyboard?.minY ?? screen.maxY, bar?.minY ?? screen.maxY)).short
    switch kind {
    case .covered:
      return field.map {
        "the field with the focus ends at \(Double($0.rect.maxY).short) pt of the screen,"
          + " and what is on top of it begins at \(top)"
      }
    case .offscreen:
      return field.map {
        "the field with the focus goes from \(Double($0.rect.minY).short) to"
          + " \(Double($0.rect.maxY).short) pt of the screen, and what lies around it leaves"
          + " \(max(ceiling, Double($0.shown.minY)).short) to \(Double($0.shown.maxY).short)"
      }
    case .blank:
      return page.map {
        "the form's page ends at \(Double($0.maxY).short) pt of the screen, and"
          + " \(points(of: .blank).short) pt of what is behind it show below"
      }
    default: return nil
    }
  }
}
