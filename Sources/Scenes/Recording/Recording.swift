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
    system: String?, uncertainty: Double, motions: [RecordedMotion], covered: [Int] = [],
    track: RecordedTrack,
    notes: [String] = []
  ) {
    self.width = width
    self.height = height
    self.clock = clock
    self.rate = rate
    self.keyboard = keyboard
    self.bar = bar
    self.system = system
    self.uncertainty = uncertainty
    self.motions = motions
    self.covered = covered
    self.track = track
    self.notes = notes
  }
}
