import HeadlessUIKit
import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// A keyboard of the app's own that is as high as the system's last one, or as it likes.
  static let keyboardtemplate = HandlerDefinition(
    name: "keyboardtemplate",
    summary: "Puts a keyboard of its own in the system's place, as a sticker keyboard is.",
    options: [
      HandlerDefinition.Option(name: "layout", words: ["system", "custom"]),
      HandlerDefinition.Option(name: "min", number: 216, in: 1...2000),
      HandlerDefinition.Option(name: "max", number: 302, in: 1...2000),
      HandlerDefinition.Option(name: "default", number: 258, in: 1...2000),
      HandlerDefinition.Option(name: "height", number: 300, in: 1...2000),
      HandlerDefinition.Option(name: "accessory", number: 0, in: 0...500),
    ]
  ) { spec, transcript in
    KeyboardTemplateChatViewController(
      transcript: transcript, layout: TemplateHeight(spec),
      accessoryHeight: spec.number("accessory") ?? 0)
  }
}

extension TemplateHeight {
  /// What a scene asks for.
  fileprivate init(_ spec: HandlerSpec) {
    if spec["layout"] == .word("custom") {
      self = .custom(spec.number("height") ?? 300)
    } else {
      self = .system(
        min: spec.number("min") ?? 216, max: spec.number("max") ?? 302,
        standard: spec.number("default") ?? 258)
    }
  }
}
