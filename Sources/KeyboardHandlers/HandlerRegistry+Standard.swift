import FormHandlers
public import KeyboardSimulation
import Scenes

extension HandlerRegistry {
  /// The handlers that come with the package.
  public static let standard = HandlerRegistry(
    (chats + [.iqkeyboardmanager, .formByHand]).map {
      stopping.contains($0.name) ? $0 : $0.playingInProcess()
    })

  /// Those that stop the program in some scenes, as the originals do: of a list without messages.
  private static let stopping: Set<String> = ["contentinset"]

  private static let chats =
    (withoutInput.map { $0.having(textInputs: 0) } + withInput.map { $0.having(textInputs: 1) })
    .map { $0.pulledAlone(unless: DismissMode.option.signature.name) }

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

/// The three motions, which a scene can give faults, and the article's first attempts at two.
extension HandlerDefinition {
  static let frame = HandlerDefinition(
    name: "frame", summary: "Sets the bar's frame in an animation block.",
    options: HandlerFaults.options + [
      FrameChatViewController.hideUntilShown.signature, DismissMode.option.signature,
    ]
  ) { spec, transcript in
    FrameChatViewController(
      transcript: transcript, faults: HandlerFaults(spec),
      hidesUntilShown: spec[FrameChatViewController.hideUntilShown]
    ).dismissing(as: spec)
  }

  static let constraint = HandlerDefinition(
    name: "constraint",
    summary: "Changes the constant of the bar's bottom constraint and lays out in the block.",
    options: HandlerFaults.options + [
      ConstraintChatViewController.Layout.option.signature,
      ConstraintChatViewController.Contradiction.option.signature,
      DismissMode.option.signature,
    ]
  ) { spec, transcript in
    ConstraintChatViewController(
      transcript: transcript, faults: HandlerFaults(spec),
      layout: spec[ConstraintChatViewController.Layout.option],
      contradiction: spec[ConstraintChatViewController.Contradiction.option]
    ).dismissing(as: spec)
  }

  static let transform = HandlerDefinition(
    name: "transform", summary: "Translates bar and list by their transforms.",
    options: HandlerFaults.options + [
      TransformChatViewController.setFrame.signature, DismissMode.option.signature,
    ]
  ) { spec, transcript in
    TransformChatViewController(
      transcript: transcript, faults: HandlerFaults(spec),
      setsFrame: spec[TransformChatViewController.setFrame]
    ).dismissing(as: spec)
  }

  static let articleFrame = HandlerDefinition(
    name: "article-frame",
    summary: "Gives the bar the rectangle down to the keyboard, as the original does.",
    options: [ArticleReading.option.signature]
  ) { ArticleFrameChatViewController(transcript: $1, reading: $0[ArticleReading.option]) }

  static let articleConstraint = HandlerDefinition(
    name: "article-constraint",
    summary: "Changes the constraint in the block but lays out after it, as the original does.",
    options: [ArticleReading.option.signature]
  ) { ArticleConstraintChatViewController(transcript: $1, reading: $0[ArticleReading.option]) }
}

/// Handlers that leave the bar's motion to the system.
extension HandlerDefinition {
  static let layoutguide = HandlerDefinition(
    name: "layoutguide",
    summary: "Pins the bar to the keyboard layout guide; the system moves it.",
    options: [
      LayoutGuideChatViewController.followsUndocked.signature,
      LayoutGuideChatViewController.Clearance.option.signature,
      DismissMode.option.signature,
    ]
  ) {
    LayoutGuideChatViewController(
      transcript: $1, followsUndocked: $0[LayoutGuideChatViewController.followsUndocked],
      clearance: $0[LayoutGuideChatViewController.Clearance.option]
    ).dismissing(as: $0)
  }

  static let inputaccessory = HandlerDefinition(
    name: "inputaccessory", summary: "Gives the bar to the system as the keyboard's accessory.",
    options: [DismissMode.option.signature],
    make: { spec, transcript -> InputAccessoryViewController in
      let controller = InputAccessoryViewController(transcript: transcript)
      controller.messageList.dismissKeyboard(as: spec)
      return controller
    },
    bar: { $0.bar }, list: { $0.messageList }, deliver: { $0.deliver($1) })
}
