/// How a film shows where a kind of finding is.
public struct MarkStyle: Hashable, Sendable {
  /// The color.
  public let tint: Tint
  /// How the area is filled.
  public let fill: Fill
  /// Lengths of the border's dashes and of the spaces between them; none for a whole line.
  public let dashes: [Double]
  /// Whether the mark is drawn above gap and overlap, which would hide it.
  public let isAboveSeam: Bool
  /// Whether the marks of a frame add up to what is found there.
  public let addsUp: Bool
  /// What it means, for people who see it for the first time.
  public let legend: String

  /// The colors of marks.
  public enum Tint: Hashable, Sendable, CaseIterable {
    /// A color that neither gap nor overlap has.
    case teal, red, ochre, plum, olive
  }

  /// How the area of a mark is filled.
  public enum Fill: Hashable, Sendable {
    /// Not at all: only an outline.
    case none
    /// Diagonals that lean the other way than a gap's.
    case hatching
    /// The tint, as opaque as given.
    case wash(Double)
  }

  init(
    _ tint: Tint, _ fill: Fill = .none, dashes: [Double] = [7, 4], isAboveSeam: Bool = false,
    addsUp: Bool = true, legend: String
  ) {
    (self.tint, self.fill, self.dashes) = (tint, fill, dashes)
    (self.isAboveSeam, self.addsUp, self.legend) = (isAboveSeam, addsUp, legend)
  }
}
