import AnimationCurves
import Testing

/// Recordings of real keyboards, made by others; only the phase of the first sample is fitted.
@Suite struct RecordingTests {
  /// Opening of 757 px on a phone at 60 Hz, the mean of several screen recordings.
  ///
  /// Source: software-mansion/react-native-reanimated, pull request 5705 (commit 1b63af17). The
  /// first two samples are smeared by the averaging.
  private static let opening: [Double] = [
    0, 68.9090909090909, 146.0909090909091, 233.72727272727272, 313.6363636363636,
    387.90909090909093, 454, 510.72727272727275, 558.7272727272727, 598.6363636363636, 632,
    658.0909090909091, 678.9090909090909, 695.9090909090909, 709.3636363636364,
    719.7272727272727, 728.2727272727273, 734.9090909090909, 739.9090909090909, 744,
    747.0909090909091, 749.2727272727273, 751.1818181818181, 752.7272727272727,
    753.7272727272727, 754.1818181818181, 755, 756, 756, 757,
  ]

  /// Opening of 336 pt on iOS 18 at 60 Hz, with frames dropped.
  ///
  /// Source: kirillzyusko/react-native-keyboard-controller, issue 1155.
  private static let dropping: [Double] = [
    16.622929755474388, 46.53874885878787, 121.67876289826211, 154.88936996156588,
    215.119348510731,
  ]

  @Test func keyboardSpringFitsTheOpening() {
    let samples = Self.opening.enumerated().dropFirst(2).map {
      (time: Double($0.offset) / 60, progress: $0.element / 757)
    }
    let timing = KeyboardProfile.iOS18.timing
    func error(_ phase: Double) -> Double {
      let squares = samples.map { sample in
        let difference = timing.progress(at: sample.time + phase) - sample.progress
        return difference * difference
      }
      return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
    }
    let phase = leastPlace(between: -0.05, and: 0.05, of: error)
    #expect(error(phase) < 0.0015)
    // A curve that is not the keyboard's is no near miss.
    #expect(error(phase + 1.0 / 60) > 0.02)
  }

  @Test func keyboardSpringFitsDroppedFrames() {
    let spring = KeyboardProfile.iOS18.spring
    let frames = [0, 1, 3, 4, 6].map { Double($0) / 60 }
    func error(_ phase: Double) -> Double {
      zip(frames, Self.dropping).map { abs(336 * spring.progress(at: $0 + phase) - $1) }.max() ?? 0
    }
    let phase = leastPlace(between: 0, and: 0.05, of: error)
    #expect(error(phase) < 0.003 * 336)
  }

  @Test func droppedFramesShowInTheTimes() throws {
    // The time at which the spring is at each position, in frames from the first.
    let spring = KeyboardProfile.iOS18.spring
    let times = Self.dropping.map { position in
      leastPlace(between: 0, and: 0.3) { abs(336 * spring.progress(at: $0) - position) }
    }
    let steps = zip(times, times.dropFirst()).map { (($1 - $0) * 60).rounded() }
    #expect(steps == [1, 2, 1, 2])
  }

  /// Returns the place of the least of a function with one valley, by golden section.
  private func leastPlace(
    between lower: Double, and upper: Double, of function: (Double) -> Double
  ) -> Double {
    let golden = (5.0.squareRoot() - 1) / 2
    var (lower, upper) = (lower, upper)
    while upper - lower > 1e-12 {
      let (first, second) = (upper - golden * (upper - lower), lower + golden * (upper - lower))
      if function(first) < function(second) { upper = second } else { lower = first }
    }
    return (lower + upper) / 2
  }
}
