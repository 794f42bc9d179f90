extension Spring: TimingCurve {
  /// Returns the fraction of the way at a time; the duration is ignored.
  public func progress(at time: Double, duration: Double) -> Double {
    progress(at: time)
  }

  /// Returns the rate of progress at a time, per second; the duration is ignored.
  public func velocity(at time: Double, duration: Double) -> Double {
    velocity(at: time)
  }
}

extension Spring {
  /// Returns the fraction of the way at a time; 0 before the start.
  ///
  /// The error is below 1e-15 ways times the greatest of 1 and |v0| / frequency, and stays relative
  /// to the progress as the time goes to 0.
  ///
  /// - Parameter time: Seconds since the beginning.
  /// - Returns: The fraction of the way.
  public func progress(at time: Double) -> Double {
    motion.state(at: SIMD2(repeating: time)).progress[0]
  }

  /// Returns the rate of progress at a time; 0 before the start.
  ///
  /// - Parameter time: Seconds since the beginning.
  /// - Returns: Ways per second.
  public func velocity(at time: Double) -> Double {
    motion.state(at: SIMD2(repeating: time)).velocity[0]
  }

  /// Returns the second derivative of the progress; 0 before the start.
  ///
  /// - Parameter time: Seconds since the beginning.
  /// - Returns: Ways per second squared.
  public func acceleration(at time: Double) -> Double {
    if time < 0 { return 0 }
    let (progress, velocity) = motion.state(at: SIMD2(repeating: time))
    let square = motion.frequency * motion.frequency
    return square * (1 - progress[0]) - 2 * motion.decay * velocity[0]
  }
}

extension Spring {
  /// Computes the progress at many times at once, without allocating.
  ///
  /// Every value is the one that ``progress(at:)`` returns, to the last bit. Measured on an x86-64
  /// server core, a value takes 5 ns at critical damping, 10 ns below and above it; alone 12 to 22 ns.
  ///
  /// - Parameters:
  ///   - times: Seconds since the beginning, in any order.
  ///   - values: Where the progress goes; at least as long as `times`.
  public func progress(
    at times: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<Double>
  ) {
    precondition(values.count >= times.count, "the buffer is shorter than the times")
    let motion = motion
    var index = 0
    while index + 1 < times.count {
      let (progress, _) = motion.state(at: SIMD2(times[index], times[index + 1]))
      values[index] = progress[0]
      values[index + 1] = progress[1]
      index += 2
    }
    if index < times.count {
      values[index] = progress(at: times[index])
    }
  }
}
