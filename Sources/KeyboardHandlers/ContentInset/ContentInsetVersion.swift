import KeyboardSimulation
import Scenes

/// The ways to keep a chat's list clear of the keyboard that an article goes through, in order.
enum ContentInsetVersion: String, CaseIterable {
  /// List and bar rise by their frames, over the navigation bar.
  case a = "A"
  /// The same, with the navigation bar brought to the front.
  case b = "B"
  /// The bar rises by its frame; the list has an inset and scrolls to its last row.
  case c = "C"
  /// The bar by its frame; the list has an inset and is not scrolled.
  case inset
  /// The bar by its frame; the list is scrolled and has no inset.
  case offset
  /// The code that the article cites: insets from the changing frame, and nothing while it hides.
  ///
  /// Source: hackingwithswift.com/read/19/7.
  case reference
}

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
