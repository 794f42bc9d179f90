import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// An article's steps from frames to a content inset, original or fixed.
  static let contentinset = HandlerDefinition(
    name: "contentinset",
    summary: "Shifts frames (A, B), insets the list (C), or does half of that (inset, offset).",
    options: [version.signature, FixedHandler.option.signature]
  ) { spec, transcript in
    let version = spec[Self.version]
    return spec[FixedHandler.option]
      ? FixedContentInsetChatViewController(transcript: transcript, version: version)
      : ContentInsetChatViewController(transcript: transcript, version: version)
  }

  private static let version = HandlerOption("version", default: ContentInsetVersion.a)
}
