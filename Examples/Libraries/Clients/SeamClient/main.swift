import Seam

// A scene's cases, played and checked: what is wrong, and a report that CI reads.
let yaml = """
  {scene: Show, device: iPhone 14, handler: [frame, {frame: {timing: easeInOut}}],
   events: [{at: 0, show: {height: 336}}]}
  """
let handlers = HandlerRegistry.standard
let vocabulary = SceneVocabulary(handlers: handlers.signatures, findingKinds: [])
let cases = try SceneReader(vocabulary: vocabulary).cases(in: yaml, file: "show.yaml")
let checked = try cases.map { CheckedCase(try ScenePlayer(registry: handlers).play($0)) }
for finding in checked.flatMap(\.findings) { print(finding.kind, finding.rule?.rawValue ?? "") }
print(JUnitReporter().report(checked.map(\.result)).contains("<failure"))
