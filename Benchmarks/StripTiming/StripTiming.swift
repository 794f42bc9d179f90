import FlatPNG
import Foundation
import Seam

/// Draws and encodes the strip of rendering's workload again and again, and prints medians.
///
/// Output: a line of `drawn encoded both bytes width height`, times in milliseconds. The argument
/// is the number of repetitions.
@main @MainActor
enum StripTiming {
  static func main() throws {
    let repetitions = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 41
    let film = try film()
    let options = FilmOptions(columns: 16, scale: 0.5)
    let (renderer, encoder) = (FilmRenderer(options: options), PNGEncoder())
    let writer = FilmWriter(options: options)
    let picture = try renderer.render(film)
    func encode() throws -> Int {
      try picture.withPixels { (bytes, stride) throws in
        encoder.encode(
          try Pixels(bytes, width: picture.width, height: picture.height, stride: stride)
        ).count
      }
    }
    let drawn = try median(repetitions) { _ = try renderer.render(film) }
    let encoded = try median(repetitions) { _ = try encode() }
    let both = try median(repetitions) { _ = try writer.png(film) }
    print(drawn, encoded, both, try encode(), picture.width, picture.height)
    if let path = CommandLine.arguments.dropFirst(2).first { try writer.write(film, to: path) }
  }

  /// The median of so many runs in milliseconds, after three that do not count.
  private static func median(_ repetitions: Int, _ body: () throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for run in 0..<repetitions + 3 {
      let time = try clock.measure(body)
      if run >= 3 { times.append(time) }
    }
    let middle = times.sorted()[repetitions / 2].components
    return Double(middle.seconds) * 1e3 + Double(middle.attoseconds) * 1e-15
  }

  /// A keyboard that opens against a bar on another curve, and closes again, on 393 x 852 points.
  private static func film() throws -> Film {
    let handler = HandlerSpec(
      name: "frame", options: [HandlerSpec.Option(name: "timing", value: .word("easeInOut"))])
    let scene = SceneCase(
      name: "show and hide", scene: "Show, then hide", handler: handler,
      device: Device.named("iPhone 15 Pro") ?? Device.catalog[9],
      transcript: Transcript(heights: Array(repeating: 44, count: 12)),
      events: [
        SceneEvent(time: 0, kind: .show(height: 336, duration: nil, curve: 7)),
        SceneEvent(time: 1.2, kind: .hide(duration: nil, curve: 7)),
      ])
    let checked = CheckedCase(try ScenePlayer(registry: .standard).play(scene))
    guard let film = Film([checked]) else { throw CocoaError(.featureUnsupported) }
    return film
  }
}
