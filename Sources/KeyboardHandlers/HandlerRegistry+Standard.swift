import FormHandlers
public import KeyboardSimulation
import Scenes

extension HandlerRegistry {
  /// The handlers that come with the package.
  public static let standard = HandlerRegistry([
    .frame, .constraint, .transform, .articleFrame, .articleConstraint, .layoutguide,
    .inputaccessory, .nbchat, .contentinset, .keyboardtracker, .keyboardtemplate, .chatlist,
    .keyboardavoidingview, .iqkeyboardmanager,
  ])
}
