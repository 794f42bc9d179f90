import AnimationCurves
import MotionFits
import SeededRandom

/// A track made of a curve, with what recordings do to it.
struct SyntheticTrack {
  var timing: AnimationTiming
  var from = 874.0
  var to = 538.0
  /// The beginning of the curve.
  var start = 0.41
  var rate = 60.0
  /// The time that the track lasts after the curve's end.
  var after = 0.5
  /// The greatest error of a value.
  var noise = 0.0
  /// Values are multiples of this; 0 leaves them.
  var quantum = 0.0
  /// The chance that a frame repeats the one before.
  var repeats = 0.0
  /// The chance that a frame is missing.
  var drops = 0.0

  func position(at time: Double) -> Double {
    from + (to - from) * timing.progress(at: time - start)
  }

  func track(_ random: inout SplitMix64) throws -> SampledTrack {
    var times: [Double] = []
    var values: [Double?] = []
    let count = Int((start + timing.duration + after) * rate)
    for frame in 0...count {
      let time = Double(frame) / rate
      if frame > 0, random.number(in: 0...1) < drops { continue }
      var value = position(at: time)
      value += random.number(in: -1...1) * noise
      if quantum > 0 { value = (value / quantum).rounded() * quantum }
      if random.number(in: 0...1) < repeats, let last = values.last { value = last ?? value }
      times.append(time)
      values.append(value)
    }
    return try SampledTrack(times: times, values: values)
  }
}
