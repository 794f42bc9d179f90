import Benchmark
import Seam

/// A scene that shows the keyboard and hides it again, played by `handler`.
private func scene(_ handler: HandlerSpec, messages: Int = 12) -> SceneCase {
  SceneCase(
    name: "show and hide", scene: "show and hide", handler: handler,
    device: Device.named("iPhone 8") ?? Device.catalog[1],
    transcript: Transcript(heights: Array(repeating: 44, count: messages)),
    events: [
      SceneEvent(time: 0, kind: .show(height: 258, duration: nil, curve: 7)),
      SceneEvent(time: 1.2, kind: .hide(duration: nil, curve: 7)),
    ])
}

private let wrongTiming = HandlerSpec(
  name: "frame", options: [HandlerSpec.Option(name: "timing", value: .word("easeInOut"))])

private let handlers = [
  HandlerSpec(name: "frame"), HandlerSpec(name: "constraint"), HandlerSpec(name: "transform"),
  wrongTiming,
]

@MainActor
private func play(_ handler: HandlerSpec, messages: Int = 12) -> Playback? {
  try? ScenePlayer(registry: .standard).play(scene(handler, messages: messages))
}

@MainActor
private func play(_ handler: HandlerSpec, messages: Int = 12, times: Int) {
  for _ in 0..<times { blackHole(play(handler, messages: messages)) }
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput], timeUnits: .microseconds, warmupIterations: 20,
    maxDuration: .seconds(2))

  for handler in handlers {
    Benchmark("play \(handler)") { benchmark in
      await play(handler, times: benchmark.scaledIterations.count)
    }

    Benchmark("compose and check \(handler)") { benchmark in
      guard let playback = await play(handler) else { return }
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(CheckedCase(playback)) }
    }
  }

  for handler in handlers.dropLast() {
    for messages in [100, 1000] {
      Benchmark("play \(handler) with \(messages) messages") { benchmark in
        await play(handler, messages: messages, times: benchmark.scaledIterations.count)
      }
    }
  }

  Benchmark("draw and encode a strip") { benchmark in
    guard let playback = await play(wrongTiming),
      let film = Film([CheckedCase(playback)])
    else { return }
    let writer = FilmWriter()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(try writer.png(film)) }
  }
}
