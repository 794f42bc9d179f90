extension FrameTimeline {
  /// Computes all frames at once, without allocating.
  ///
  /// - Parameter frames: Where the frames go; at least ``count`` of them, initialised or not.
  public func sample(into frames: UnsafeMutableBufferPointer<Frame>) {
    precondition(frames.count >= count, "the buffer is shorter than the timeline")
    for index in 0..<count {
      frames.initializeElement(at: index, to: self[index])
    }
  }

  /// Computes the animated value at all frames at once, without allocating.
  ///
  /// The values are those of the frames, to the last bit.
  ///
  /// - Parameter values: Where the values go; at least ``count`` of them.
  public func sampleValues(into values: UnsafeMutableBufferPointer<Double>) {
    precondition(values.count >= count, "the buffer is shorter than the timeline")
    var index = 0
    if case .spring(let spring) = timing.curve {
      while index + 2 < count {
        let times = SIMD2(time(of: index), time(of: index + 1))
        let (progress, _) = spring.motion.state(at: times)
        values[index] = value(at: progress[0])
        values[index + 1] = value(at: progress[1])
        index += 2
      }
    }
    while index < count - 1 {
      values[index] = value(at: timing.progress(at: time(of: index)))
      index += 1
    }
    values[count - 1] = value(at: timing.endProgress)
  }

  /// The animated value at every frame.
  public var values: [Double] {
    [Double](unsafeUninitializedCapacity: count) { values, initialized in
      sampleValues(into: values)
      initialized = count
    }
  }
}
