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
  /// - Parameter time: Seconds since the beginning.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time == .infinity { return damping > 0 ? 1 : .nan }
    return SpringMotion(self).progress(at: time)
  }

  /// Returns the rate of progress at a time, in ways per second; 0 before the start.
  ///
  /// - Parameter time: Seconds since the beginning.
  public func velocity(at time: Double) -> Double {
    if time < 0 { return 0 }
    if time == .infinity { return damping > 0 ? 0 : .nan }
    return SpringMotion(self).velocity(at: time)
  }

  /// Returns the second derivative of the progress, per second squared; 0 before the start.
  ///
  /// - Parameter time: Seconds since the beginning.
  public func acceleration(at time: Double) -> Double {
    if time < 0 { return 0 }
    if time == .infinity { return damping > 0 ? 0 : .nan }
    let motion = SpringMotion(self)
    return motion.frequency * motion.frequency * (1 - motion.progress(at: time))
      - 2 * motion.decay * motion.velocity(at: time)
  }
}
