import Benchmark
import KeyboardHandlers
import KeyboardSimulation
import LayoutCosts
import Scenes

/// The costs that `seam cost` tells, in nanoseconds, each the median that it tells.
private let (turn, refresh, driven) = (
  BenchmarkMetric.custom("turn, ns", polarity: .prefersSmaller, useScalingFactor: false),
  BenchmarkMetric.custom("refresh, ns", polarity: .prefersSmaller, useScalingFactor: false),
  BenchmarkMetric.custom("driven, ns", polarity: .prefersSmaller, useScalingFactor: false)
)

@MainActor
private func cost(of handler: String, messages: Int) -> LayoutCost? {
  guard let device = Device.catalog.first(where: { $0.name == "iPhone 14" }) else { return nil }
  let scene = SceneCase(
    measuring: HandlerSpec(name: handler), messages: messages, on: device)
  return try? CostMeter(registry: .standard).cost(of: scene)
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = Benchmark.Configuration(
    metrics: [turn, refresh, driven], warmupIterations: 1, maxDuration: .seconds(2),
    maxIterations: 5)

  for handler in ["frame", "constraint", "transform"] {
    for messages in [10, 100, 1000] {
      Benchmark("\(handler) with \(messages) messages") { benchmark in
        guard let cost = await cost(of: handler, messages: messages) else { return }
        benchmark.measurement(turn, Int(cost.turn * 1000))
        benchmark.measurement(refresh, Int(cost.refresh * 1000))
        benchmark.measurement(driven, Int(cost.driven * 1000))
      }
    }
  }
}
