import Compositing
import Foundation

extension ContentMeasure {
  /// Why messages cannot be seen or reached.
  func cause(of fault: ContentFault) -> ContentCause {
    let windowEnd = Points(Double(window.maxY))
    return switch fault {
    case .covered:
      windowEnd.value > floor + 0.5
        ? .listNotAdjusted(floor: Points(floor), listEnd: windowEnd)
        : .listNotScrolled(listEnd: windowEnd)
    case .unreachable:
      .insetTooSmall(
        list: ContentCause.Extent(Points(Double(list.minY)), Points(Double(list.maxY))),
        free: ContentCause.Extent(Points(free.lowerBound), Points(free.upperBound)))
    case .blank:
      .scrolledTooFar(contentEnd: Points(contentEnd), barTop: Points(free.upperBound))
    }
  }
}
