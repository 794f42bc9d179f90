import AnimationCurves
import Compositing
import Scenes

// What shows at each refresh between a keyboard and a bar on another curve.
let playback = Playback(
  keyboard: KeyboardProfile.iOS18.timing,
  bar: try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.25), travel: 336,
  on: Device.named("iPhone 14") ?? Device.catalog[0])
let readings = Compositor(playback).readings.compactMap { $0 }
print(readings.count, readings.map { $0.overlap.rounded() }.max() ?? 0)
