import AnimationCurves
import MotionFits

// Which curve a motion followed that was seen 60 times a second.
let spring = KeyboardProfile.iOS26.timing
let times = (0..<60).map { Double($0) / 60 }
let seen = times.map { 874 - 336 * spring.progress(at: $0 - 0.21) }
for fit in try SampledTrack(times: times, values: seen).fits() {
  guard let best = fit.best else { continue }
  print("\(best.name) from \((best.start * 1000).rounded()) ms, \(best.travel.rounded()) pt")
}
