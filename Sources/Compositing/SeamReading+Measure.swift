import Foundation
import LayerTrees

extension SeamReading {
  /// What a measure says, without velocities.
  init(_ measure: SeamMeasure) {
    self.init(
      keyboardTop: measure.keyboard.minY.value, barBottom: measure.bar.maxY.value,
      guideTop: measure.guideTop.value, gap: measure.gap.value, overlap: measure.overlap.value)
    gapRegion = measure.openings.map { opening in
      CGRect(
        x: opening.left, y: opening.interval.lower.value,
        width: opening.right - opening.left, height: opening.interval.length.value)
    }
    if measure.overlap.value > 0 {
      overlapRegion = [measure.bar.intersection(measure.keyboard).rect]
    }
  }
}
