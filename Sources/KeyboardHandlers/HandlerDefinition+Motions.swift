import KeyboardSimulation
import Scenes

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
