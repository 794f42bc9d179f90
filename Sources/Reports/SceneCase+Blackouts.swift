import AnimationCurves
import Scenes

extension SceneCase {
  /// The least time without a picture that a person notices as one, in seconds.
  private static let leastBlackout = 0.1

  /// The times at which the display shows nothing new for a tenth of a second or longer, in words.
  ///
  /// Nothing is found there: what is not shown cannot be seen to come apart.
  var blackouts: [String] {
    let missed = refreshes.dropped.sorted()
    var runs: [ClosedRange<Int>] = []
    for index in missed {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs.filter { Double($0.count + 1) / rate >= Self.leastBlackout }.map { run in
      let start = (phase + Double(run.lowerBound - 1) / rate) * 1000
      let length = Double(run.count + 1) / rate * 1000
      let missed = run.count == 1 ? "one refresh" : "\(run.count) refreshes"
      return "the display misses \(missed): it shows one picture for"
        + " \(Int(length.rounded())) ms from \(Int(max(0, start).rounded())) ms on, and nothing is found there"
    }
  }
}
