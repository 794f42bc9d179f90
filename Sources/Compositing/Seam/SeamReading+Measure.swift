import Foundation
import LayerTrees

extension SeamReading {
  /// What a measure says, without velocities.
  package init(_ measure: SeamMeasure) {
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
    let window = measure.screen.window
    let keys = measure.parts.map(\.rect)
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
