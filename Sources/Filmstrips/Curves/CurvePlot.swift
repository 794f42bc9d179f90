public import AnimationCurves
import FlatPNG
import Foundation
import LayerTrees

/// A plot of a curve, or of two with what lies between them, in the style of films.
///
/// Values run upward as they grow, unless the motion leads to a smaller one: a keyboard that rises
/// from 667 to 409 is drawn rising, as on the screen. Dots are the refreshes. Where two curves are
/// farthest apart, in continuous time, a line says by how much and when.
public struct CurvePlot: Sendable {
  /// A curve of the plot.
  public struct Line: Sendable {
    /// What the legend calls it.
    public let name: String
    /// What is drawn.
    public let timeline: FrameTimeline

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - name: What the legend calls it.
    ///   - timeline: What is drawn; its frames are the dots.
    public init(name: String, timeline: FrameTimeline) {
      self.name = name
      self.timeline = timeline
    }
  }

  /// The headline.
  public let title: String
  /// The curve.
  public let line: Line
  /// The curve that it is compared with.
  public let other: Line?
  /// Whether the paper is light or dark.
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

  /// Where the two are farthest apart; nil for a curve alone.
  var comparison: TimingComparison? {
    other.map {
      TimingComparison(
        line.timeline.timing, $0.timeline.timing, travel: line.timeline.to - line.timeline.from)
    }
  }
}
