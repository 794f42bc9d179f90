import KeyboardHandlers
import KeyboardSimulation
import LayoutCosts
import Scenes

// What a refresh costs in which the app itself moves the bar.
let scene = SceneCase(
  measuring: HandlerSpec(name: "frame"), messages: 10, on: Device.catalog[0])
let cost = try CostMeter(registry: .standard, sampleCount: 10).cost(of: scene)
print(cost.driven > 0, cost.share(rate: 60) < 1)
