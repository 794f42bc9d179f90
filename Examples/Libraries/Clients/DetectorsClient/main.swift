import AnimationCurves
import Detectors
import Scenes

// Two curves to findings, without a scene file.
let playback = Playback(
  keyboard: KeyboardProfile.iOS18.timing,
  bar: try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.25), travel: 336,
  on: Device.named("iPhone 14") ?? Device.catalog[0])
for finding in CheckedCase(playback).findings {
  print(finding.kind, finding.continuous.rounded(), finding.rule?.rawValue ?? "")
}
