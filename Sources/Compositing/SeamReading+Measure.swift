import Foundation
import LayerTrees

extension SeamReading {
  /// What a measure says, without velocities.
  init(_ measure: SeamMeasure) {
    self.init(
      keyboardTop: measure.keyboard.minY.value, barBottom: measure.bar.maxY.value,
      guideTop: measure.guideTop.value, gap: measure.gap.value, overlap: measure.overlap.value)
    screenHeight = measure.screen.height
    gapRegion = measure.openings.map { opening in
      CGRect(
        x: opening.left, y: opening.interval.lower.value,
        width: opening.right - opening.left, height: opening.interval.length.value)
    }
    guard measure.overlap.value > 0 else { return }
    let screen = measure.screen
    let covered = measure.bar.rect.intersection(measure.keyboard.rect)
      .intersection(CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
    if !covered.isEmpty { overlapRegion = [covered] }
  }
}
