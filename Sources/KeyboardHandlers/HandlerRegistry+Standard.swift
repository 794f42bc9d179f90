import FormHandlers
public import KeyboardSimulation
import Scenes

extension HandlerRegistry {
  /// The handlers that come with the package.
  public static let standard = HandlerRegistry(
    withoutInput.map { $0.having(textInputs: 0) } + withInput.map { $0.having(textInputs: 1) }
      + [.iqkeyboardmanager, .formByHand])

  /// Those on whose screen the bar is drawn only.
  private static let withoutInput: [HandlerDefinition] = [
    .frame, .constraint, .transform, .articleFrame, .articleConstraint, .layoutguide,
    .keyboardavoidingview,
  ]

  /// Those that are typed into.
  private static let withInput: [HandlerDefinition] = [
    .inputaccessory, .nbchat, .contentinset, .keyboardtracker, .keyboardtemplate, .chatlist,
  ]
}
