import Foundation
import LayerTrees
import TestSupport
import Testing

@testable import Filmstrips

/// A small picture that was looked at and found good, kept as a file of at most 4 KiB.
struct GoldenPicture {
  let name: String

  /// The share of pixels that may differ: processors round the edges of shapes differently.
  static let tolerance = 0.003
  /// The pixels that may be far off, by more than a quarter of a colour's range: a detail is more.
  static let farPixels = 2

  /// Compares decoded pixels; where they differ the picture is left in the temporary folder.
  func check(_ surface: CairoSurface, _ place: SourceLocation = #_sourceLocation) throws {
    let bytes = try PictureEncoding.png(surface)
    #expect(bytes.count <= 4_096, "\(name) has \(bytes.count) bytes", sourceLocation: place)
    let url = Bundle.module.url(
      forResource: name, withExtension: "png", subdirectory: "Golden")
    let drawn = try ReferencePNG(bytes)
    let kept = try url.map { try ReferencePNG(Array(Data(contentsOf: $0))) }
    let isEqual = kept.map { Self.isEqual($0, drawn) } ?? false
    guard !isEqual else { return }
    let path = NSTemporaryDirectory() + "\(name).png"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    Issue.record("\(name) is not as it was: compare \(path)", sourceLocation: place)
  }

  /// Compares what is drawn on white paper.
  static func check(
    _ name: String, _ width: Int, _ height: Int, _ place: SourceLocation = #_sourceLocation,
    _ draw: (CairoContext) throws -> Void
  ) throws {
    let surface = try CairoSurface(width: width, height: height)
    let context = try CairoContext(surface)
    context.rectangle(0, 0, Double(width), Double(height))
    context.fill(LayerColor(0xFFFFFF))
    try draw(context)
    try context.finish("test")
    try GoldenPicture(name: name).check(surface, place)
  }

  /// Compares a part of another picture.
  static func check(
    _ name: String, _ picture: CairoSurface, _ part: PixelRect,
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    try check(name, part.width, part.height, place) { context in
      context.stamp(
        picture, x: -part.x, y: -part.y,
        clip: PixelRect(x: 0, y: 0, width: part.width, height: part.height))
    }
  }

  static func isEqual(_ first: ReferencePNG, _ second: ReferencePNG) -> Bool {
    guard first.width == second.width, first.height == second.height else { return false }
    let pixels = zip(first.frames[0], second.frames[0])
    let different = pixels.count { $0 != $1 }
    return Double(different) <= tolerance * Double(first.frames[0].count)
      && pixels.count(where: isFar) <= farPixels
  }

  private static func isFar(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16].contains { (shift: UInt32) -> Bool in
      let levels = [one, other].map { Int(($0 >> shift) & 255) }
      return abs(levels[0] - levels[1]) > 64
    }
  }
}
