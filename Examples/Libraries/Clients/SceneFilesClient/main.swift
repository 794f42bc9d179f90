import SceneFiles
import Scenes

// A list instead of a single value makes one case per value.
let frame = HandlerSignature(name: "frame", summary: "A bar.")
let reader = SceneReader(vocabulary: SceneVocabulary(handlers: [frame], findingKinds: []))
let yaml = """
  {scene: Show, device: [iPhone 8, iPhone 14], rate: [60, 120], handler: frame,
   events: [{at: 0, show: {height: 258}}]}
  """
for scene in try reader.cases(in: yaml, file: "scene.yaml") { print(scene.name) }
