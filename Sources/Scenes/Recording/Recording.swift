/// The traits of a recording besides its edges: a clip's size, its clock, and how well it could be
/// read.
public struct Recording: Hashable, Sendable, Codable {
  /// The source of the time of each frame.
  public enum Clock: String, Hashable, Sendable, CaseIterable, Codable {
    /// The clip's own time stamps.
    case stamps
    /// The frames' numbers, at an even rate.
    case frames
  }

  /// The quality with which an edge could be followed.
  public struct Edge: Hashable, Sendable, Codable {
    /// The residual of the edge's way over against the curve that fits it best, in points.
    public var rms: Double
    /// In how many frames the edge is visible.
    public var visible: Int

    /// Creates an edge.
    public init(rms: Double, visible: Int) {
      self.rms = rms
      self.visible = visible
    }
  }

  /// Pixels.
  public var width: Int
  /// The height of the frames, in pixels.
  public var height: Int
  /// The source of the times.
  public var clock: Clock
  /// Frames per second: the rate of the clock, or what the stamps come to.
  public var rate: Double
  /// The quality with which the keyboard's edge was seen.
  public var keyboard: Edge
  /// The quality with which the bar's edge was seen.
  public var bar: Edge
  /// The keyboard profile that fits best; nil where none fits.
  public var system: String?
  /// The points by which a value may be off: findings that are no greater are not reported, nor are
  /// gaps and overlaps within three times it that one frame alone shows.
  public var uncertainty: Double
  /// The share by which a point may be larger or smaller than it is taken to be; nil where the device is
  /// known.
  public var scaleDoubt: Double?
  /// The points by which the bar may end higher than its lower edge is said to, for all that shows; nil
  /// where its edge is seen.
  public var footDoubt: Double?
  /// The motions of the keyboard, in order.
  public var motions: [RecordedMotion]
  /// The frames in which the keyboard covers all of the bar: how far is not known.
  public var covered: [Int]
  /// Both edges in each frame.
  public var track: RecordedTrack
  /// Notes on the reading, sentence by sentence.
  public var notes: [String]

  /// Creates a recording.
  public init(
    width: Int, height: Int, clock: Clock, rate: Double, keyboard: Edge, bar: Edge,
    system: String?, uncertainty: Double, scaleDoubt: Double? = nil, footDoubt: Double? = nil,
    motions: [RecordedMotion], covered: [Int] = [], track: RecordedTrack, notes: [String] = []
  ) {
    self.width = width
    self.height = height
    self.clock = clock
    self.rate = rate
    self.keyboard = keyboard
    self.bar = bar
    self.system = system
    self.uncertainty = uncertainty
    self.scaleDoubt = scaleDoubt
    self.footDoubt = footDoubt
    self.motions = motions
    self.covered = covered
    self.track = track
    self.notes = notes
  }
}

extension Recording {
  /// The reason why one that a file has is none; nil where its parts fit together.
  var fault: String? {
    let (times, frames) = (track.times, track.times.indices)
    let counts = [track.keyboardTop.count, track.barTop.count, track.barBottom.count]
    guard !frames.isEmpty, counts.allSatisfy({ $0 == times.count }),
      zip(times, times.dropFirst()).allSatisfy(<)
    else { return "must have a track in order of time, with one value of each edge per frame" }
    guard covered.allSatisfy(frames.contains) else { return "must cover frames of its track" }
    guard motions.allSatisfy({ $0.start <= $0.end }) else {
      return "must have motions that end after they begin"
    }
    guard rate > 0, width > 0, height > 0 else { return "must have a size and a rate above 0" }
    return nil
  }

  /// Seconds: two edges of the same curve that begin within this begin at once.
  package static let leastDelay = 0.0004
  /// Seconds by which a frame may show an edge early or late because of how it was coded.
  private static let slip = 0.0003
  /// Seconds by which a motion may begin otherwise where the frames that show it do not say when, and by
  /// which frames are shown early or late that were picked of more frames than the clip has.
  private static let (unseenSlip, sparseSlip) = (0.002, 0.008)
  /// Frames per second below which screens are not recorded, but made of other clips.
  private static let leastRate = 26.0

  /// True if a clip of that many frames per second is likely to be made of one of more.
  package static func isSparse(rate: Double) -> Bool { rate < leastRate }

  /// The distance by which the two edges together may be off in a frame, in points.
  ///
  /// The faster the edges go, the farther they are from where they were a moment ago. Where one of them
  /// is not seen, its place comes from its curve, and the curve's beginning from frames farther away;
  /// but two other frames that show both say that there is a distance.
  ///
  /// - Parameters:
  ///   - frame: its number.
  ///   - frames: those that show the same finding.
  /// - Returns: The recording's uncertainty at rest, more on the way.
  public func uncertainty(in frame: Int, among frames: ClosedRange<Int>) -> Double {
    guard track.times.indices.contains(frame), !covered.contains(frame) else { return uncertainty }
    let isSparse = Self.isSparse(rate: rate)
    let isSeen = isSeen(in: frame) || !isSparse && frames.count(where: isSeen) >= 2
    let unseenSlip = isSparse ? Self.sparseSlip : Self.unseenSlip
    return uncertainty + (isSeen ? Self.slip : unseenSlip) * speed(in: frame)
  }

  /// True if a frame shows both edges.
  package func isSeen(in frame: Int) -> Bool {
    track.times.indices.contains(frame) && track.keyboardTop[frame] != nil
      && track.barBottom[frame] != nil
  }

  /// The speed of the faster edge around a frame, in points a second.
  private func speed(in frame: Int) -> Double {
    let ends = [(frame - 1, frame), (frame, frame + 1)]
    return [track.keyboardTop, track.barBottom].flatMap { edge in
      ends.compactMap { one, other -> Double? in
        guard one >= 0, other < edge.count, let from = edge[one], let to = edge[other] else {
          return nil
        }
        return abs(to - from) / max(1e-4, track.times[other] - track.times[one])
      }
    }.max() ?? 0
  }
}
