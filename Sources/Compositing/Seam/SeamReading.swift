public import Foundation

/// How keyboard and bar stand to each other in one frame, in points of the screen.
public struct SeamReading: Hashable, Sendable {
  /// The keyboard's top edge.
  public var keyboardTop: Double
  /// The bar's bottom edge.
  public var barBottom: Double
  /// Where a correctly glued bar would end: the keyboard layout guide's top edge.
  public var guideTop: Double
  /// The screen's height at that instant; nil for that of the device held upright.
  public var screenHeight: Double?
  /// Greatest height of what shows between bar and keyboard where nothing should.
  public var gap: Double
  /// How far the keyboard's top is above the bar's bottom.
  public var overlap: Double
  /// Where the gap shows: disjoint rectangles.
  public var gapRegion: [CGRect]
  /// Where keys or accessory cover the bar: disjoint rectangles.
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
  /// How many points of the seam are wrong in one way.
  public subscript(fault: SeamFault) -> Double {
    switch fault {
    case .gap: gap
    case .overlap: overlap
    }
  }

  /// How much of the screen shows it, in square points.
  package func area(of fault: SeamFault) -> Double {
    let region = fault == .gap ? gapRegion : overlapRegion
    return region.reduce(0) { $0 + Double($1.width * $1.height) }
  }
}
