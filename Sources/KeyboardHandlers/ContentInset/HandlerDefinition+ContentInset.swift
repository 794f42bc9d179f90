import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// An article's steps from frames to a content inset, as published or mended.
  static let contentinset = HandlerDefinition(
    name: "contentinset",
    summary: "Shifts frames (A, B) or insets the list (C), as an article does one after another.",
    options: [
      HandlerDefinition.Option(
        name: "version", words: ContentInsetVersion.allCases.map(\.rawValue)),
      HandlerDefinition.Option(flag: "fixed"),
    ]
  ) { spec, transcript in
    let version: ContentInsetVersion = spec.choice("version") ?? .a
    return spec["fixed"] == .flag(true)
      ? FixedContentInsetChatViewController(transcript: transcript, version: version)
      : ContentInsetChatViewController(transcript: transcript, version: version)
  }
}
