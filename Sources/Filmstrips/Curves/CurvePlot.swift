import FlatPNG
import Foundation
import LayerTrees
public import AnimationCurves

/// A plot of a curve, or of two with what lies between them, in the style of films.
///
/// Values run upward as they grow, unless the motion leads to a smaller one: a keyboard that rises
/// from 667 to 409 is drawn rising, as on the screen. Dots are the refreshes. Where two curves are
/// farthest apart, in continuous time, a line says by how much and when.
public struct CurvePlot: Sendable {
  /// A curve of the plot.
  public struct Line: Sendable {
    /// The name in the legend.
    public let name: String
    /// The motion that is drawn; its frames are the dots.
    public let timeline: FrameTimeline
    /// True if it is a keyboard's: it is drawn as films draw the keyboard.
    public let isKeyboard: Bool

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - name: What the legend calls it.
    ///   - timeline: What is drawn; its frames are the dots.
    ///   - isKeyboard: Whether it is a keyboard's.
    public init(name: String, timeline: FrameTimeline, isKeyboard: Bool = false) {
      self.name = name
      self.timeline = timeline
      self.isKeyboard = isKeyboard
    }
  }

  /// The headline.
  public let title: String
  /// The curve.
  public let line: Line
  /// The curve that it is compared with.
  public let other: Line?
  /// Light or dark paper.
  public let appearance: Appearance

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - title: The headline.
  ///   - line: The curve.
  ///   - other: The curve that it is compared with, from and to the same values.
  ///   - appearance: Whether the paper is light or dark.
  public init(
    title: String, line: Line, against other: Line? = nil, appearance: Appearance = .light
  ) {
    self.title = title
    self.line = line
    self.other = other
    self.appearance = appearance
  }

  /// Returns the bytes of a PNG file; the same plot gives the same bytes.
  ///
  /// - Returns: A picture of 1,040 by 600 pixels.
  /// - Throws: ``FilmError`` where cairo fails.
  public func png() throws(FilmError) -> [UInt8] {
    try PictureEncoding.png(surface())
  }

  func surface() throws(FilmError) -> CairoSurface {
    let size = CurvePlotLayout.size
    let surface = try CairoSurface(width: size.width, height: size.height)
    let context = try CairoContext(surface)
    CurvePlotDrawing(self, palette: .palette(appearance), context: context).draw()
    try context.finish("draw the plot")
    return surface
  }

  /// True if the curve that it is compared with is drawn as films draw the keyboard, and the curve
  /// as they draw the bar.
  var isAgainstKeyboard: Bool { other?.isKeyboard == true && !line.isKeyboard }

  /// The comparison of the two, with their greatest distance; nil for a curve alone.
  var comparison: TimingComparison? {
    other.map {
      TimingComparison(
        line.timeline.timing, $0.timeline.timing, travel: line.timeline.to - line.timeline.from)
    }
  }
}

/// The places of times and values in a plot of curves.
struct CurvePlotLayout {
  static let size = (width: 1040, height: 600)

  let left = 84.0
  let right = 1008.0
  let top = 112.0
  let bottom = 496.0
  /// The time at the left edge and at the right one, in seconds.
  let times: ClosedRange<Double>
  /// The least and the greatest value that are shown.
  let values: ClosedRange<Double>
  /// True if smaller values are higher up.
  let isTurned: Bool

  init(_ plot: CurvePlot) {
    let timelines = [plot.line, plot.other].compactMap { $0?.timeline }
    let end = timelines.map(\.timing.duration).max() ?? 0
    times = 0...max(end * 1.04, 1e-3)
    let all = timelines.flatMap { timeline -> [Double] in
      let way = (0...200).map { timeline.value(at: end * Double($0) / 200) }
      return way + [timeline.from, timeline.to]
    }
    let shown = all.filter(\.isFinite)
    let (least, most) = (shown.min() ?? 0, shown.max() ?? 1)
    let air = max(most - least, 1e-9) * 0.06
    values = (least - air)...(most + air)
    isTurned = plot.line.timeline.to < plot.line.timeline.from
  }

  func x(_ time: Double) -> Double {
    left + (right - left) * (time - times.lowerBound) / (times.upperBound - times.lowerBound)
  }

  func y(_ value: Double) -> Double {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return isTurned ? top + (bottom - top) * share : bottom - (bottom - top) * share
  }

  /// Round values for rules and labels.
  var valueTicks: [Double] {
    ticks(values, count: 5.5)
  }

  /// Round times for labels, in seconds.
  var timeTicks: [Double] {
    ticks(times, count: 8)
  }

  private func ticks(_ range: ClosedRange<Double>, count: Double) -> [Double] {
    NiceSteps.ticks(
      from: range.lowerBound, to: range.upperBound,
      step: NiceSteps.step(atLeast: (range.upperBound - range.lowerBound) / count))
  }
}

extension FrameTimeline {
  /// The value at a time since the beginning, between refreshes as well.
  func value(at time: Double) -> Double {
    from + (to - from) * (time < timing.duration ? timing.progress(at: time) : timing.endProgress)
  }
}
