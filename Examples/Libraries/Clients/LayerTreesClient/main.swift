import AnimationCurves
import Foundation
import LayerTrees

// Place and speed of a layer that is animated, at any instant.
let timing = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.5)
let layer = LayerSnapshot(
  id: LayerID(1), model: LayerValues(bounds: CGRect(x: 0, y: 0, width: 10, height: 10)),
  animations: [
    PropertyAnimation(change: .position(dx: 0, dy: 100), beginTime: 0, timing: timing)
  ])
let top = LayerPath(layers: [layer]).frame(at: 0.25).minY
print(top.value, top.velocity)
