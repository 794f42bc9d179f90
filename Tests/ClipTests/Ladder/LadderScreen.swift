import Compositing
import Detectors
import Filmstrips
import Foundation
import LayerTrees
import Scenes
import TestSupport

/// Pictures of a scene's layers, laid over each other at any height between two rows.
struct LadderScreen {
  let width: Int
  let height: Int
  private let scale: Double
  private let closed: [UInt8]
  private let list: Range<Int>
  private let bar: [UInt8]
  private let barRows: Int
  private let fill: (color: UInt8, rows: Int)
  private let keyboard: [UInt8]
  private let backdrop: UInt8
  private let opacity: Double
  private let cornerRadius: Double

  /// The places of things in a frame, in points.
  struct Places {
    let barTop: Double
    let keyboardTop: Double
  }

  init(_ played: CheckedCase, _ step: LadderStep, open: Int) throws {
    let scene = played.result.scene
    guard let compositor = played.compositor else { throw LadderError.notPlayed }
    let scale = step.size.scale
    let appearance: Appearance = step.isDark ? .dark : .light
    func picture(_ frame: Int) throws -> ScreenPicture {
      try ScreenPicture(
        compositor.frame(frame), on: scene.device, scale: scale, appearance: appearance)
    }
    let (first, second) = (try picture(0), try picture(open))
    self.scale = scale
    (width, height) = (first.width, first.height)
    closed = first.gray
    let width = first.width
    let places = try LadderScreen.places(compositor, 0)
    let top = Int((places.top * scale).rounded())
    let bottom = Int((places.bottom * scale).rounded())
    list = Int(110 * scale)..<top
    barRows = bottom - top
    bar = Array(first.gray[top * width..<bottom * width])
    let keys = Int((try LadderScreen.places(compositor, open).keyboard * scale).rounded())
    keyboard = Array(second.gray[keys * width..<first.height * width])
    backdrop = first.gray[(top - Int(2 * scale)) * width + 1]
    let below = min(height - 1, bottom + Int(4 * scale)) * width + 1
    let isFilled = bottom < height - 1 && first.gray[below] != backdrop
    fill = (first.gray[below], isFilled ? height - bottom : 0)
    opacity = step.opacity
    cornerRadius = step.isNew ? 26 * scale : 0
  }

  static func places(
    _ compositor: Compositor, _ frame: Int
  ) throws -> (top: Double, bottom: Double, keyboard: Double) {
    let layers = compositor.frame(frame).layers
    guard let bar = layers.first(where: { $0.role == .inputBar }),
      let keyboard = compositor.readings[frame]?.keyboardTop
    else { throw LadderError.notPlayed }
    return (Double(bar.frame.minY), Double(bar.frame.maxY), keyboard)
  }

  /// A frame, row by row; the messages go along with the bar where they scroll.
  func frame(_ places: Places, scrolls: Bool) -> [UInt8] {
    var pixels = closed
    pixels.withUnsafeMutableBufferPointer { pixels in
      let from = list.upperBound * width
      pixels[from...].update(repeating: backdrop)
      let barY = places.barTop * scale
      if scrolls { scroll(by: Int(barY.rounded()) - list.upperBound, in: pixels) }
      PixelStrip(rows: bar, width: width).lay(at: barY, over: pixels)
      let end = barY + Double(barRows)
      for row in max(
        0, Int(end.rounded(.up)))..<max(
          0, min(height, max(Int(end.rounded(.up)), Int(end) + fill.rows)))
      {
        pixels[row * width..<(row + 1) * width].update(repeating: fill.color)
      }
      PixelStrip(rows: keyboard, width: width, opacity: opacity, radius: cornerRadius)
        .lay(at: places.keyboardTop * scale, over: pixels)
    }
    return pixels.isEmpty ? closed : pixels
  }

  private func scroll(by rows: Int, in pixels: UnsafeMutableBufferPointer<UInt8>) {
    guard rows < 0 else { return }
    let end = max(list.lowerBound, list.upperBound + rows)
    closed.withUnsafeBufferPointer { closed in
      guard let from = closed.baseAddress, let to = pixels.baseAddress else { return }
      (to + list.lowerBound * width).update(
        from: from + (list.lowerBound - rows) * width, count: (end - list.lowerBound) * width)
      (to + end * width).update(repeating: backdrop, count: (list.upperBound - end) * width)
    }
  }
}

enum LadderError: Error {
  case notPlayed
  case ffmpeg(String)
}
