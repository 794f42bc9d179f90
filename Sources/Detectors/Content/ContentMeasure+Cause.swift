import Compositing
import Foundation

extension ContentMeasure {
  /// Why messages cannot be seen or reached, with the numbers that show it.
  func cause(of kind: FindingKind) -> String? {
    switch kind {
    case .covered:
      Double(window.maxY) > floor + 0.5
        ? "bar and keyboard begin at \(floor.short) pt of the screen, and the list goes on to"
          + " \(Double(window.maxY).short): it is neither made shorter nor scrolled"
        : "the list ends at \(Double(window.maxY).short) pt of the screen now, and is not scrolled to"
          + " what is cut off there"
    case .unreachable:
      "of the list's \(Double(list.minY).short) to \(Double(list.maxY).short) pt of the screen"
        + " only \(free.lowerBound.short) to \(free.upperBound.short) are free, and its insets do"
        + " not make up for the rest"
    case .blank:
      "the content begins above what is free although it ends at \(contentEnd.short) pt of the"
        + " screen, and the bar begins at \(free.upperBound.short)"
    default: nil
    }
  }
}
