import AnimationCurves
import Benchmark

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], warmupIterations: 10, maxDuration: .seconds(1),
    maxIterations: 100_000)

  let inputs = scatteredInputs(10_000)
  let times = inputs.map { $0 * 0.5 }

  for (name, function) in [
    ("default", TimingFunction.default), ("easeInEaseOut", .easeInEaseOut),
  ] {
    let bezier = function.bezier
    Benchmark("Bezier \(name), single values", configuration: .init(scalingFactor: .kilo)) {
      for index in $0.scaledIterations { blackHole(bezier.value(at: inputs[index])) }
    }
    Benchmark("Bezier \(name), batch of 10,000") { benchmark in
      let outputs = UnsafeMutableBufferPointer<Double>.allocate(capacity: inputs.count)
      defer { outputs.deallocate() }
      inputs.withUnsafeBufferPointer { inputs in
        benchmark.startMeasurement()
        bezier.values(at: inputs, into: outputs)
        benchmark.stopMeasurement()
      }
      blackHole(outputs[0])
    }
  }

  for (name, spring) in springs {
    Benchmark("Spring \(name), single values", configuration: .init(scalingFactor: .kilo)) {
      for index in $0.scaledIterations { blackHole(spring.progress(at: times[index])) }
    }
    Benchmark("Spring \(name), batch of 10,000") { benchmark in
      let outputs = UnsafeMutableBufferPointer<Double>.allocate(capacity: times.count)
      defer { outputs.deallocate() }
      times.withUnsafeBufferPointer { times in
        benchmark.startMeasurement()
        spring.progress(at: times, into: outputs)
        benchmark.stopMeasurement()
      }
      blackHole(outputs[0])
    }
  }

  for (name, timing) in timings {
    guard let timeline = try? FrameTimeline(timing: timing, rate: .hertz120, from: 0, to: 336)
    else { continue }
    Benchmark("Timeline \(name), 61 frames", configuration: .init(scalingFactor: .kilo)) {
      let frames = UnsafeMutableBufferPointer<FrameTimeline.Frame>.allocate(
        capacity: timeline.count)
      defer { frames.deallocate() }
      for _ in $0.scaledIterations { timeline.sample(into: frames) }
      blackHole(frames[30])
    }
  }
}

/// A spring of each regime.
private let springs: [(String, Spring)] = {
  var springs = [("critical", KeyboardProfile.iOS18.spring)]
  if let swinging = try? Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5) {
    springs.append(("underdamped", swinging))
  }
  if let creeping = try? Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true) {
    springs.append(("overdamped", creeping))
  }
  return springs
}()

/// Half a second of a spring and of a Bezier.
private let timings: [(String, AnimationTiming)] = {
  var timings = [("keyboard", KeyboardProfile.iOS18.timing)]
  if let bezier = try? AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.5) {
    timings.append(("easeInEaseOut", bezier))
  }
  return timings
}()

/// Returns distinct numbers in 0...1 in no order: the fractional parts of multiples of the golden ratio.
private func scatteredInputs(_ count: Int) -> [Double] {
  (1...count).map { index in
    let multiple = Double(index) * 0.6180339887498949
    return multiple - multiple.rounded(.down)
  }
}
