import FormHandlers
public import KeyboardSimulation
import Scenes

extension HandlerRegistry {
  /// The handlers that come with the package.
  public static let standard = HandlerRegistry([
    HandlerDefinition(
      name: "frame", summary: "Sets the bar's frame in an animation block.",
      options: Mistakes.options + [DismissMode.option]
    ) { FrameChatViewController(transcript: $1, mistakes: Mistakes($0)).dismissing(as: $0) },
    HandlerDefinition(
      name: "constraint",
      summary: "Changes the constant of the bar's bottom constraint and lays out in the block.",
      options: Mistakes.options + [
        HandlerDefinition.Option(
          name: "layout", words: ConstraintChatViewController.Layout.allCases.map(\.rawValue)),
        HandlerDefinition.Option(
          name: "contradict", values: [.flag(false), .flag(true), .word("optional")]),
        DismissMode.option,
      ]
    ) { spec, transcript in
      ConstraintChatViewController(
        transcript: transcript, mistakes: Mistakes(spec),
        layout: spec.choice("layout") ?? .inBlock,
        contradiction: spec.contradiction
      ).dismissing(as: spec)
    },
    HandlerDefinition(
      name: "transform", summary: "Translates bar and list by their transforms.",
      options: Mistakes.options + [
        HandlerDefinition.Option(flag: "setFrame"), DismissMode.option,
      ]
    ) { spec, transcript in
      TransformChatViewController(
        transcript: transcript, mistakes: Mistakes(spec),
        setsFrame: spec["setFrame"] == .flag(true)
      ).dismissing(as: spec)
    },
    HandlerDefinition(
      name: "article-frame",
      summary: "Gives the bar the rectangle down to the keyboard, with no curve, as published."
    ) { ArticleFrameChatViewController(transcript: $1) },
    HandlerDefinition(
      name: "article-constraint",
      summary: "Changes the constraint in the block but lays out after it, as published."
    ) { ArticleConstraintChatViewController(transcript: $1) },
    HandlerDefinition(
      name: "layoutguide",
      summary: "Pins the bar to the keyboard layout guide; the system moves it.",
      options: [
        HandlerDefinition.Option(flag: "followsUndocked"),
        HandlerDefinition.Option(
          name: "clearance",
          words: LayoutGuideChatViewController.Clearance.allCases.map(\.rawValue)),
        DismissMode.option,
      ]
    ) {
      LayoutGuideChatViewController(
        transcript: $1, followsUndocked: $0["followsUndocked"] == .flag(true),
        clearance: $0.choice("clearance") ?? .guide
      ).dismissing(as: $0)
    },
    HandlerDefinition(
      name: "inputaccessory", summary: "Gives the bar to the system as the keyboard's accessory.",
      options: [DismissMode.option],
      make: { spec, transcript -> InputAccessoryViewController in
        let controller = InputAccessoryViewController(transcript: transcript)
        controller.messageList.dismissKeyboard(as: spec)
        return controller
      },
      bar: { $0.bar }, list: { $0.messageList }, deliver: { $0.deliver($1) }),
    .nbchat, .contentinset, .keyboardtracker, .keyboardtemplate, .chatlist, .iqkeyboardmanager,
  ])
}

extension HandlerSpec {
  fileprivate var contradiction: ConstraintChatViewController.Contradiction? {
    switch self["contradict"] {
    case .flag(true): .required
    case .word: .optional
    default: nil
    }
  }
}
