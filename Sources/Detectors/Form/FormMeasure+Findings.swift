import Compositing
import Foundation

extension FormMeasure {
  func rects(of fault: FormFault) -> [CGRect] {
    switch fault {
    case .covered: coveredRect.map { [$0] } ?? []
    case .cutOff: cutRects
    case .bare: bareRects
    }
  }

  /// How many points of height a fault takes.
  func points(of fault: FormFault) -> Double {
    rects(of: fault).reduce(0) { $0 + Double($1.height) }
  }

  /// Why, with the numbers that show it.
  func cause(of fault: FormFault) -> FormCause? {
    let top = Double(min(keyboard?.minY ?? screen.maxY, bar?.minY ?? screen.maxY))
    return switch fault {
    case .covered:
      field.map {
        .fieldCovered(fieldEnd: Points(Double($0.rect.maxY)), coverTop: Points(top))
      }
    case .cutOff:
      field.map {
        .fieldCutOff(
          field: ContentCause.Extent(
            Points(Double($0.rect.minY)), Points(Double($0.rect.maxY))),
          free: ContentCause.Extent(
            Points(max(ceiling, Double($0.shown.minY))), Points(Double($0.shown.maxY))))
      }
    case .bare:
      page.map {
        .pageMovedTooFar(pageEnd: Points(Double($0.maxY)), height: Points(points(of: .bare)))
      }
    }
  }
}
