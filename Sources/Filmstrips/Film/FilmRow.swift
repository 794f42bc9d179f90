import AnimationCurves
public import Compositing
public import Detectors
import LayerTrees
public import Scenes

/// The result of one handler in a film's scene.
public struct FilmRow: Sendable {
  /// The verdict on a handler, with the word for it.
  public struct Verdict: Hashable, Sendable {
    /// True if the case is as expected.
    public var isPass: Bool
    /// The verdict in words.
    public var text: String

    /// Creates a verdict.
    public init(isPass: Bool, text: String) {
      self.isPass = isPass
      self.text = text
    }
  }

  /// The handler's name with its options.
  public var handler: String
  /// The verdict, with its word.
  public var verdict: Verdict
  /// The time of each refresh in seconds of the scene, ascending.
  public var times: [Double]
  /// Keyboard against bar at each refresh; nil where there is nothing to compare.
  public var readings: [SeamReading?]
  /// The findings, with their marks.
  public var findings: [Finding]
  /// Composes the refresh of that index.
  public var frame: @Sendable (Int) -> MarkedFrame
  /// Both edges as a clip shows them, nil for what was simulated.
  ///
  /// No line is drawn through a frame that hides one.
  public var shown: RecordedTrack?
  /// The picture of the refresh of that index, where a caller has one: it is shown for the layers.
  public var picture: (@Sendable (Int) -> FramePicture)?

  /// A row with as many readings as times; what one of them has more is left out.
  public init(
    handler: String,
    verdict: Verdict,
    times: [Double],
    readings: [SeamReading?],
    findings: [Finding],
    frame: @escaping @Sendable (Int) -> MarkedFrame
  ) {
    self.handler = handler
    self.verdict = verdict
    let count = min(times.count, readings.count)
    self.times = Array(times.prefix(count))
    self.readings = Array(readings.prefix(count))
    self.findings = findings
    self.frame = frame
  }
}

extension FilmRow {
  /// True if a form is on the screen in place of messages.
  var showsForm: Bool {
    !times.isEmpty && frame(0).layers.contains { $0.role == .form }
  }

  /// True if an edge is known at a refresh.
  func shows(_ edge: KeyPath<RecordedTrack, [Double?]>, at index: Int) -> Bool {
    guard let places = shown?[keyPath: edge] else { return true }
    return places.indices.contains(index) && places[index] != nil
  }

  /// True if the overlap of a refresh may be greater than it looks, for the clip does not show the
  /// bar.
  func showsOverlapInPart(at index: Int) -> Bool {
    findings(at: index).contains { finding in
      finding.kind == .overlap && finding.isAtLeast
        && (finding.worst.frame == index || !shows(\.barBottom, at: index))
    }
  }

  /// The findings at a refresh, or between it and one beside it.
  func findings(at index: Int) -> [Finding] {
    findings.filter { $0.frames(of: times).contains(index) }
  }

  /// The refresh nearest to `time`, nil where the row has none within `reach` seconds of it.
  func index(at time: Double, within reach: Double) -> Int? {
    let next = times.partitioningIndex { $0 >= time }
    let nearest = [next - 1, next].filter { times.indices.contains($0) }
      .min { abs(times[$0] - time) < abs(times[$1] - time) }
    guard let nearest, abs(times[nearest] - time) <= reach else { return nil }
    return nearest
  }

  /// The frame of the row that is shown at a time of the film.
  package func shownFrame(at time: Double) -> Int? { index(at: time, within: .infinity) }

  /// A row of pictures that a caller has, one for each time; what is more of either is left out.
  ///
  /// - Parameters:
  ///   - name: the text above the row.
  ///   - pictures: what the screen showed, from corner to corner.
  ///   - times: seconds, ascending.
  ///   - readings: keyboard against bar in each picture, where that is known.
  public init(
    _ name: String, pictures: [FramePicture], times: [Double], readings: [SeamReading?] = []
  ) {
    let count = min(pictures.count, times.count)
    let known =
      readings.prefix(count) + Array(repeating: nil, count: max(0, count - readings.count))
    let readings = Array(known)
    self.init(
      handler: name, verdict: Verdict(isPass: true, text: "recorded"),
      times: Array(times.prefix(count)), readings: readings, findings: []
    ) { index in
      MarkedFrame(index: index, time: times[index], layers: [], seam: readings[index])
    }
    picture = { pictures[$0] }
  }
}
