import FormHandlers
public import KeyboardSimulation
import Scenes

extension HandlerRegistry {
  /// The handlers that come with the package.
  public static let standard = HandlerRegistry([
    HandlerDefinition(
      name: "frame", summary: "Sets the bar's frame in an animation block.",
      options: HandlerFaults.options + [DismissMode.option.signature]
    ) { FrameChatViewController(transcript: $1, faults: HandlerFaults($0)).dismissing(as: $0) },
    HandlerDefinition(
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
    },
    HandlerDefinition(
      name: "transform", summary: "Translates bar and list by their transforms.",
      options: HandlerFaults.options + [
        TransformChatViewController.setFrame.signature, DismissMode.option.signature,
      ]
    ) { spec, transcript in
      TransformChatViewController(
        transcript: transcript, faults: HandlerFaults(spec),
        setsFrame: spec[TransformChatViewController.setFrame]
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
        LayoutGuideChatViewController.followsUndocked.signature,
        LayoutGuideChatViewController.Clearance.option.signature,
        DismissMode.option.signature,
      ]
    ) {
      LayoutGuideChatViewController(
        transcript: $1, followsUndocked: $0[LayoutGuideChatViewController.followsUndocked],
        clearance: $0[LayoutGuideChatViewController.Clearance.option]
      ).dismissing(as: $0)
    },
    HandlerDefinition(
      name: "inputaccessory", summary: "Gives the bar to the system as the keyboard's accessory.",
      options: [DismissMode.option.signature],
      make: { spec, transcript -> InputAccessoryViewController in
        let controller = InputAccessoryViewController(transcript: transcript)
        controller.messageList.dismissKeyboard(as: spec)
        return controller
      },
      bar: { $0.bar }, list: { $0.messageList }, deliver: { $0.deliver($1) }),
    .nbchat, .contentinset, .keyboardtracker, .keyboardtemplate, .chatlist, .iqkeyboardmanager,
  ])
}
