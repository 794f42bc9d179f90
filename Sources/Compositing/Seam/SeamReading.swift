public import Foundation
import LayerTrees

/// The edges of keyboard and bar in one frame, in points of the screen.
public struct SeamReading: Hashable, Sendable {
  /// The keyboard's top edge.
  public var keyboardTop: Double
  /// The bar's bottom edge.
  public var barBottom: Double
  /// The place where a correctly glued bar would end: the keyboard layout guide's top edge.
  public var guideTop: Double
  /// The screen's height at that instant; nil for that of the device held upright.
  public var screenHeight: Double?
  /// Greatest height of what shows between the bar's bottom and its right place.
  public var gap: Double
  /// Greatest height of the backdrop below the right place, above the keyboard: no gap.
  public internal(set) var backdrop = 0.0
  /// The distance of the keyboard's top above the bar's bottom.
  public var overlap: Double
  /// The places where the gap shows: disjoint rectangles.
  public var gapRegion: [CGRect]
  /// The places where keys or accessory cover the bar: disjoint rectangles.
  public var overlapRegion: [CGRect]

  /// Creates a seam reading.
  public init(
    keyboardTop: Double,
    barBottom: Double,
    guideTop: Double,
    gap: Double = 0,
    overlap: Double = 0,
    gapRegion: [CGRect] = [],
    overlapRegion: [CGRect] = []
  ) {
    self.keyboardTop = keyboardTop
    self.barBottom = barBottom
    self.guideTop = guideTop
    self.gap = gap
    self.overlap = overlap
    self.gapRegion = gapRegion
    self.overlapRegion = overlapRegion
  }
}

extension SeamReading {
  /// Points of the seam that are wrong in one way.
  public subscript(fault: SeamFault) -> Double {
    switch fault {
    case .gap: gap
    case .overlap: overlap
    }
  }

  /// The area of the screen that shows it, in square points.
  package func area(of fault: SeamFault) -> Double {
    let region = fault == .gap ? gapRegion : overlapRegion
    return region.reduce(0) { $0 + Double($1.width * $1.height) }
  }
}

/// The two ways in which keyboard and bar come apart.
public enum SeamFault: String, Hashable, Sendable, CaseIterable {
  /// More shows between the bar's bottom and the keyboard's top than the design has there.
  case gap
  /// The keyboard covers part of the bar, or has passed it.
  case overlap
}

extension SeamReading {
  /// The values of a measure, without velocities.
  package init(_ measure: SeamMeasure) {
    self.init(
      keyboardTop: measure.keyboard.minY.value, barBottom: measure.bar.maxY.value,
      guideTop: measure.guideTop.value, gap: measure.gap.value, overlap: measure.overlap.value)
    screenHeight = measure.screen.height
    backdrop = measure.backdrop
    gapRegion = measure.openings.map { opening in
      CGRect(
        x: opening.left, y: opening.interval.lower.value,
        width: opening.right - opening.left, height: opening.interval.length.value)
    }
    guard measure.overlap.value > 0 else { return }
    let window = measure.screen.window
    let keys = measure.parts.isEmpty ? [measure.keyboard.rect] : measure.parts.map(\.rect)
    let overlays = measure.overlays.map { $0.rect.above(measure.keyboard.rect.minY) }
    overlapRegion = (keys + overlays).map {
      measure.bar.rect.intersection($0).intersection(window)
    }.filter { !$0.isEmpty }
  }
}

extension CGRect {
  /// The part that ends at a height.
  fileprivate func above(_ height: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: max(0, min(maxY, height) - minY))
  }
}
