import CaseWorkers
import Detectors
import KeyboardHandlers
import Scenes

// The program is its own worker: the pool starts it again, with an argument that says so.
if CommandLine.arguments.contains("worker") {
  WorkerProcess.run(.standard)
} else {
  let scene = SceneCase(
    name: "show", scene: "show", handler: HandlerSpec(name: "constraint"),
    device: Device.named("iPhone 14") ?? Device.catalog[0],
    events: [SceneEvent(time: 0, kind: .show(height: 336, duration: nil, curve: 7))])
  print(try WorkerPool(arguments: ["worker"]).check([.scene(scene)]).map(\.verdict.rawValue))
}
