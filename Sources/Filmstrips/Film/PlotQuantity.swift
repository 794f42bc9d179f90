import Compositing
import Foundation
import Scenes

/// What a seam plot shows of a reading, in points that grow upward.
enum PlotQuantity: Hashable, Sendable {
  /// Both edges, above the bottom of the screen, of that height where a reading has none.
  case edges(screenHeight: Double)
  /// Both edges, above the place where a glued bar would end: small faults are large here.
  case difference

  var title: String {
    switch self {
    case .edges: "pt above bottom"
    case .difference: "pt off its place"
    }
  }

  func keyboardTop(_ reading: SeamReading) -> Double {
    switch self {
    case .edges(let height): (reading.screenHeight ?? height) - reading.keyboardTop
    case .difference: 0
    }
  }

  /// The height of an edge that is alone in its frame; nil where it takes both to say one.
  func height(of edge: Double) -> Double? {
    switch self {
    case .edges(let height): height - edge
    case .difference: nil
    }
  }

  func barBottom(_ reading: SeamReading) -> Double {
    switch self {
    case .edges(let height): (reading.screenHeight ?? height) - reading.barBottom
    case .difference: reading.guideTop - reading.barBottom
    }
  }
}
