import AnimationCurves
import Detectors
import Reports
import Scenes

// Findings as a report that CI reads.
let playback = Playback(
  keyboard: KeyboardProfile.iOS18.timing,
  bar: try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.25), travel: 336,
  on: Device.named("iPhone 14") ?? Device.catalog[0])
let report = JUnitReporter().report([CheckedCase(playback).result])
print(report.contains("<testcase"), report.contains("<failure"))
