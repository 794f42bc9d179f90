import Compositing
import Detectors
import Foundation
import Scenes

/// One phone of a film: the screen in a frame, the seam's faults on it, and the body around it.
struct PhoneCell {
  let geometry: PhoneGeometry
  let stamps: LayerStamps
  let palette: FilmPalette
  let context: CairoContext
  /// The picture on the screen in place of the frame's layers, where a caller has one.
  var picture: FramePicture?
  /// True if nothing is drawn over the screen.
  var isPlain = false

  /// Draws the phone, or the part of its screen that `zoom` shows, with its corner at (`x`, `y`).
  func draw(
    _ frame: MarkedFrame, reading: SeamReading?, zoom: ZoomWindow?, x: Int, y: Int
  ) throws(FilmError) {
    if let zoom {
      try draw(frame, reading: reading, window: zoom.rect(reading), x: x, y: y)
    } else {
      try draw(frame, reading: reading, x: x, y: y)
    }
  }

  /// Draws the phone so that its body's corner is at (`x`, `y`).
  func draw(
    _ frame: MarkedFrame, reading: SeamReading?, x: Int, y: Int
  ) throws(FilmError) {
    let corner = (x: x + geometry.side, y: y + geometry.cap)
    let screen = geometry.screen.offset(x: corner.x, y: corner.y)
    let body = geometry.body.offset(x: corner.x, y: corner.y)
    try draw(frame, reading, corner: corner, clip: screen, body: body)
    try stampBody(at: body, screen: screen)
  }

  /// Draws the part `window` of the screen, in pixels of the screen, with its corner at (`x`, `y`).
  func draw(
    _ frame: MarkedFrame, reading: SeamReading?, window: PixelRect, x: Int, y: Int
  ) throws(FilmError) {
    let corner = (x: x - window.x, y: y - window.y)
    let shown = window.offset(x: corner.x, y: corner.y)
    try draw(frame, reading, corner: corner, clip: shown, body: shown)
    context.rectangle(
      Double(shown.x) - 0.5, Double(shown.y) - 0.5, Double(shown.width) + 1,
      Double(shown.height) + 1)
    context.stroke(palette.faintInk, CairoContext.Stroke(width: 1, isRound: false))
  }

  private func draw(
    _ frame: MarkedFrame, _ reading: SeamReading?, corner: (x: Int, y: Int), clip: PixelRect,
    body: PixelRect
  ) throws(FilmError) {
    if let picture {
      let screen = geometry.screen.offset(x: corner.x, y: corner.y)
      context.stamp(try picture.surface(), over: screen, clip: clip)
    } else {
      try PhoneScreen(
        geometry: geometry, stamps: stamps, context: context, x: corner.x, y: corner.y, clip: clip
      ).draw(frame)
    }
    guard !isPlain else { return }
    let marks = ContentMarks(
      geometry: geometry, palette: palette, context: context, x: corner.x, y: corner.y, clip: clip)
    marks.draw(frame.marks.filter { !$0.isAboveSeam })
    // An overlap lies where the bar leaves the screen: the edge has to be seen on it.
    defer { marks.draw(frame.marks.filter(\.isAboveSeam)) }
    guard let reading else { return }
    SeamTint(
      geometry: geometry, palette: palette, context: context, x: corner.x, y: corner.y,
      clip: clip, body: body
    ).draw(reading, in: frame.window ?? geometry.device.bounds)
    BarGhost(
      geometry: geometry, color: palette.barCurve, context: context, x: corner.x, y: corner.y,
      clip: clip
    ).draw(frame, reading)
  }

  /// The body's four edges; what lies between them is empty and need not be laid over the screen.
  private func stampBody(at body: PixelRect, screen: PixelRect) throws(FilmError) {
    let phone = try stamps.stamp(
      .body(hasMarks: picture == nil), width: body.width, height: body.height)
    let side = max(2, Int(geometry.cornerRadius.rounded(.up)))
    let head =
      screen.y
      + min(
        screen.height, max(side, PhoneGeometry.pixels(64 * geometry.scale)))
    // On its side, notch or island reaches into the screen from the left.
    let isUpright = geometry.device.orientation == .portrait
    let left = screen.x + (isUpright ? 0 : PhoneGeometry.pixels(64 * geometry.scale))
    let foot = max(head, screen.maxY - max(side, PhoneGeometry.pixels(24 * geometry.scale)))
    let edges = [
      PixelRect(left: body.x, top: body.y, right: body.maxX, bottom: head),
      PixelRect(left: body.x, top: head, right: left, bottom: foot),
      PixelRect(left: screen.maxX, top: head, right: body.maxX, bottom: foot),
      PixelRect(left: body.x, top: foot, right: body.maxX, bottom: body.maxY),
    ]
    for edge in edges { context.stamp(phone, x: body.x, y: body.y, clip: edge) }
  }
}

extension FrameMark {
  fileprivate var isAboveSeam: Bool { kind.mark?.isAboveSeam == true }
}
