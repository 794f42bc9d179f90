import MotionLogs
import SceneFiles
import Scenes

extension MotionLog {
  /// The case of the scene that the log becomes, as a scene file is read.
  func scene(named file: String = "imported.yaml") throws -> SceneCase? {
    let vocabulary = SceneVocabulary(
      handlers: [HandlerSignature(name: "constraint", summary: "", options: [])],
      findingKinds: ["gap"])
    return try SceneReader(vocabulary: vocabulary).cases(
      in: LoggedScene([self]).text, file: file
    ).first
  }
}
