import Compositing
import Detectors
import Foundation
import Scenes
public import FlatPNG

/// Draws a film as an animation: all handlers side by side, at every refresh of what moves.
///
/// Its first frame is the worst one, so that it shows the fault wherever it does not run.
/// Pictures are drawn and compressed one at a time, so that memory holds one picture and the
/// compressed frames, however long the scene is.
public struct FilmAnimation: Sendable {
  /// The seconds for which a wait is shown, whatever it lasts in the scene.
  static let holdSeconds = 0.5
  /// The seconds for which the worst frame is shown at the start, and the last one at the end.
  static let endSeconds = 1.0

  /// The hold of a wait in words.
  public static let holdText = "half a second"

  /// The options of its layout and drawing.
  public var options: FilmOptions
  /// The factor by which it runs slower than the scene.
  public var slowness: Double
  /// The encoder of the file.
  public var encoder: PNGEncoder

  /// Creates a film animation.
  public init(
    options: FilmOptions = FilmOptions(), slowness: Double = 1, encoder: PNGEncoder = PNGEncoder()
  ) {
    self.options = options
    self.slowness = slowness
    self.encoder = encoder
  }

  /// The bytes of an APNG file; of a PNG file where the film has one frame or none.
  public func file(_ film: Film) throws(FilmError) -> FilmWriter.File {
    try options.validate()
    try FilmFormat.apng(slowness: slowness).validate()
    guard let timeline = AnimationTimeline(film, slowness: slowness) else {
      return try FilmWriter(options: options).file(film)
    }
    let drawing = try drawing(film, timeline)
    drawing.drawGround()
    var animation = APNGEncoder(
      delay: FrameDelay(seconds: slowness / film.rate), encoder: encoder)
    for step in [timeline.worst].compactMap(\.self) + timeline.steps {
      try drawing.draw(step)
      try drawing.context.finish("draw a frame")
      try PictureEncoding.append(
        drawing.context.surface, to: &animation, delay: FrameDelay(seconds: step.duration))
    }
    return FilmWriter.File(
      bytes: try PictureEncoding.file(of: animation),
      warnings: FilmWarning.warnings(of: film, drawing.phones.fonts))
  }

  func drawing(
    _ film: Film, _ timeline: AnimationTimeline
  ) throws(FilmError) -> AnimationDrawing {
    let phones = Phones(film, options: options, fonts: try options.fontStack())
    let layout = try AnimationLayout(
      film, options: options, cellWidth: phones.cellWidth,
      cellHeight: phones.cellHeight)
    let surface = try CairoSurface(width: layout.width, height: layout.height)
    return AnimationDrawing(
      film: film, options: options, timeline: timeline, slowness: slowness, phones: phones,
      layout: layout, palette: FilmPalette.palette(options.appearance),
      context: try CairoContext(surface))
  }
}

/// The refreshes that an animation shows, and how long each is shown.
struct AnimationTimeline {
  struct Step {
    /// Seconds of the scene.
    let time: Double
    /// Seconds on the screen of whoever watches.
    let duration: Double
    /// The seconds of the scene that are left out after it; nil where the next refresh follows.
    var wait: Double?
    /// True for the worst frame, which is shown ahead of its time.
    var isAhead = false
  }

  /// The worst frame, which comes first; nil where nothing is wrong in any row.
  let worst: Step?
  let steps: [Step]

  /// Every refresh of what moves; a wait is cut to a hold of its last refresh.
  ///
  /// Nil where no row has a refresh.
  init?(_ film: Film, slowness: Double) {
    guard let selection = FrameSelection(film, columns: 1) else { return nil }
    let times = selection.reference.times
    let needed = FrameSelection.notable(film, reference: selection.reference)
    let ranges = MovingStretches(
      rows: film.rows, reference: selection.reference, needed: needed
    ).restingRanges(rows: film.rows, reference: selection.reference)
    let refresh = film.rate > 0 && film.rate.isFinite ? slowness / film.rate : slowness / 60
    var steps: [Step] = []
    for (number, range) in ranges.enumerated() {
      for index in range {
        guard index == range.upperBound else {
          // A refresh is shown for those that are dropped after it as well.
          let count = ((times[index + 1] - times[index]) * slowness / refresh).rounded()
          steps.append(Step(time: times[index], duration: refresh * max(1, count)))
          continue
        }
        let next = ranges.indices.contains(number + 1) ? times[ranges[number + 1].lowerBound] : nil
        steps.append(
          Step(
            time: times[index],
            duration: next == nil ? FilmAnimation.endSeconds : refresh + FilmAnimation.holdSeconds,
            wait: next.map { $0 - times[index] }))
      }
    }
    self.steps = steps
    worst = Self.worst(of: film, reference: selection.reference, notable: needed).map {
      Step(time: times[$0], duration: FilmAnimation.endSeconds, isAhead: true)
    }
  }

  /// The frame of the greatest gap or overlap; without one that of the greatest finding.
  private static func worst(of film: Film, reference: FilmRow, notable: [Int]) -> Int? {
    var seam = film
    for row in seam.rows.indices {
      seam.rows[row].findings.removeAll { SeamFault(rawValue: $0.kind.rawValue) == nil }
    }
    return FrameSelection.notable(seam, reference: reference).first ?? notable.first
  }
}
