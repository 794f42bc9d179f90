import Benchmark
import FlatPNG
import Seam

/// Sixteen phones of 393 x 852 points at half a pixel per point, with title, axis and plot.
private let options = FilmOptions(columns: 16, scale: 0.5)

/// A scene that opens the keyboard against a bar on another curve, and closes it again.
@MainActor
private func film() -> Film? {
  let wrong = HandlerSpec(
    name: "frame", options: [HandlerSpec.Option(name: "timing", value: .word("easeInOut"))])
  let scene = SceneCase(
    name: "show and hide", scene: "Show, then hide", handler: wrong,
    device: Device.named("iPhone 15 Pro") ?? Device.catalog[9],
    transcript: Transcript(heights: Array(repeating: 44, count: 12)),
    events: [
      SceneEvent(time: 0, kind: .show(height: 336, duration: nil, curve: 7)),
      SceneEvent(time: 1.2, kind: .hide(duration: nil, curve: 7)),
    ])
  guard let playback = try? ScenePlayer(registry: .standard).play(scene) else { return nil }
  return Film([CheckedCase(playback)])
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput], timeUnits: .microseconds, warmupIterations: 10,
    maxDuration: .seconds(3))

  Benchmark("draw 16 cells of 196 x 426") { benchmark in
    guard let film = await film() else { return }
    let renderer = FilmRenderer(options: options)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(try renderer.render(film)) }
  }

  Benchmark("encode 16 cells of 196 x 426") { benchmark in
    guard let film = await film() else { return }
    let picture = try FilmRenderer(options: options).render(film)
    let encoder = PNGEncoder()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      try picture.withPixels { bytes, stride throws in
        blackHole(
          encoder.encode(
            try Pixels(bytes, width: picture.width, height: picture.height, stride: stride)))
      }
    }
  }

  Benchmark("draw and encode 16 cells of 196 x 426") { benchmark in
    guard let film = await film() else { return }
    let writer = FilmWriter(options: options)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(try writer.png(film)) }
  }

  Benchmark("animate 393 x 852, all refreshes of a show and a hide") { benchmark in
    guard let film = await film() else { return }
    let animation = FilmAnimation(options: FilmOptions(scale: 1))
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(try animation.file(film)) }
  }
}
