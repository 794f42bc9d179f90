/// One motion in a track: from a rest to the next one, or to the place where it turns round.
public struct SampledMotion: Hashable, Sendable {
  /// The samples on the way, by their place in the track; none where the way takes one step.
  public let samples: Range<Int>
  /// The samples to fit: those on the way, and a few of the rests before and after.
  public let window: Range<Int>
  /// The last time at rest before it, or the first sample's; seconds.
  public let start: Double
  /// The first time at rest after it, or the last sample's; seconds.
  public let end: Double
  /// The value before.
  public let from: Double
  /// The value after.
  public let to: Double
  /// True if the track shows the rest before it.
  public let startsAtRest: Bool
  /// True if the track shows the rest after it.
  public let endsAtRest: Bool

  /// The value after less the value before.
  public var travel: Double { to - from }
}

extension SampledTrack {
  /// Finds the motions in a track: what lies between two places of rest, or turns round between.
  ///
  /// A place of rest holds for 0.12 s and three samples. A motion that is turned round by another
  /// ends there; a spring that swings about its place of rest does not. A change of less than 2 % of
  /// the track's span is none.
  ///
  /// - Returns: The motions, in order of time.
  public func motions() -> [SampledMotion] {
    let samples = VisibleSamples(self)
    guard samples.values.count >= 2, samples.span > 0 else { return [] }
    return MotionCutter(samples: samples, scale: TrackScale(samples)).motions()
  }
}

/// Cuts a track's visible samples into motions.
struct MotionCutter {
  let samples: VisibleSamples
  let scale: TrackScale

  /// An end of a motion: a sample, and the value there.
  private struct Post {
    let sample: Int
    let value: Double
    let isRest: Bool
  }

  /// Seconds without a visible sample after which nothing is known of what was before.
  private static let longestGap = 0.25
  /// The number of samples of the rests around it that belong to a motion's window.
  private static let margin = 4
  /// A way back by this share of the way there is a motion of its own, and no swinging.
  private static let turnedShare = 0.6

  func motions() -> [SampledMotion] {
    let rests = RestRun.all(in: samples, scale: scale)
    let last = samples.values.count - 1
    var found: [SampledMotion] = []
    var post = Post(sample: 0, value: samples.values[0], isRest: false)
    for rest in rests {
      let arrival = Post(sample: rest.samples.lowerBound, value: rest.level, isRest: true)
      found += motions(from: post, to: arrival)
      post = Post(sample: rest.samples.upperBound, value: rest.level, isRest: true)
    }
    let end = Post(sample: last, value: samples.values[last], isRest: false)
    return found + motions(from: post, to: end)
  }

  /// The motions between two posts, cut where nothing is visible for long.
  ///
  /// Where nothing is visible on all of the way, it is one motion, and hidden.
  private func motions(from first: Post, to last: Post) -> [SampledMotion] {
    guard last.sample > first.sample else { return [] }
    let limit = max(Self.longestGap, 6 * samples.interval)
    let gaps = (first.sample..<last.sample).filter {
      samples.times[$0 + 1] - samples.times[$0] > limit
    }
    if gaps == [first.sample], last.sample == first.sample + 1 {
      return visibleMotions(from: first, to: last)
    }
    var found: [SampledMotion] = []
    var start = first
    for gap in gaps {
      found += visibleMotions(from: start, to: post(at: gap))
      start = post(at: gap + 1)
    }
    return found + visibleMotions(from: start, to: last)
  }

  private func post(at sample: Int) -> Post {
    Post(sample: sample, value: samples.values[sample], isRest: false)
  }

  /// The motions between two posts, cut where one turns another round.
  private func visibleMotions(from first: Post, to last: Post) -> [SampledMotion] {
    guard last.sample > first.sample else { return [] }
    let turns = turns(between: first, and: last)
    let posts = [first] + turns + [last]
    return zip(posts, posts.dropFirst()).compactMap { start, end in
      abs(end.value - start.value) >= scale.leastTravel ? motion(from: start, to: end) : nil
    }
  }

  /// The places where what follows goes back so far that it is a motion of its own.
  private func turns(between first: Post, and last: Post) -> [Post] {
    let corners = [first] + extrema(between: first, and: last) + [last]
    var kept: [Post] = []
    var origin = first.value
    for (corner, next) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      let back = abs(next.value - corner.value)
      if back >= Self.turnedShare * abs(corner.value - origin), back >= scale.leastTravel {
        kept.append(corner)
        origin = corner.value
      }
    }
    return kept
  }

  /// The turning points of a track that goes to and fro by the least travel or more.
  private func extrema(between first: Post, and last: Post) -> [Post] {
    var found: [Post] = []
    var (least, greatest) = (first, first)
    var rising: Bool?
    for sample in (first.sample + 1)..<last.sample {
      let post = Post(sample: sample, value: samples.values[sample], isRest: false)
      if post.value > greatest.value { greatest = post }
      if post.value < least.value { least = post }
      if rising != false, greatest.value - post.value >= scale.leastTravel {
        if rising == true { found.append(greatest) }
        (rising, least) = (false, post)
        greatest = post
      } else if rising != true, post.value - least.value >= scale.leastTravel {
        if rising == false { found.append(least) }
        (rising, greatest) = (true, post)
        least = post
      }
    }
    return found
  }

  private func motion(from start: Post, to end: Post) -> SampledMotion {
    let onWay = onWay(from: start, to: end)
    let lower = start.isRest ? max(0, start.sample - Self.margin + 1) : start.sample
    let upper =
      end.isRest ? min(samples.values.count - 1, end.sample + Self.margin - 1) : end.sample
    return SampledMotion(
      samples: places(onWay), window: places(lower..<(upper + 1)),
      start: samples.times[start.sample], end: samples.times[end.sample],
      from: start.value, to: end.value, startsAtRest: start.isRest, endsAtRest: end.isRest)
  }

  private func onWay(from start: Post, to end: Post) -> Range<Int> {
    let lower = start.isRest ? start.sample + 1 : start.sample
    let upper = end.isRest ? end.sample : end.sample + 1
    return lower..<max(lower, upper)
  }

  private func places(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let place = samples.places[range.lowerBound]
      return place..<place
    }
    return samples.places[range.lowerBound]..<(samples.places[range.upperBound - 1] + 1)
  }
}
