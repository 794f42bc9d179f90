import HeadlessUIKit
import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// A keyboard of the app's own that is as high as the system's last one, or as it likes.
  static let keyboardtemplate = HandlerDefinition(
    name: "keyboardtemplate",
    summary: "Puts a keyboard of its own in the system's place, as a sticker keyboard is.",
    options: TemplateOptions.all
  ) { spec, transcript in
    KeyboardTemplateChatViewController(
      transcript: transcript, layout: TemplateHeight(spec),
      accessoryHeight: spec[TemplateOptions.accessory], faults: TemplateFaults(spec))
  }
}

/// The options of the app's own keyboard that scenes can choose; heights are in points.
private enum TemplateOptions {
  enum Layout: String, CaseIterable {
    case system, custom
  }

  static let layout = HandlerOption("layout", default: Layout.system)
  static let min = HandlerOption("min", default: 216, in: 1...2000)
    .only(with: layout, .system).atMost(max)
  static let max = HandlerOption("max", default: 302, in: 1...2000).only(with: layout, .system)
  static let standard = HandlerOption("default", default: 258, in: 1...2000)
    .only(with: layout, .system)
  static let height = HandlerOption("height", default: 300, in: 1...2000)
    .only(with: layout, .custom)
  static let accessory = HandlerOption("accessory", default: 0, in: 0...500)

  static let sizing = HandlerOption("sizing", default: TemplateSizing.both)
  static let reloads = HandlerOption(flag: "reloads", default: true)

  static let all = [
    layout.signature, min.signature, max.signature, standard.signature, height.signature,
    accessory.signature, sizing.signature, reloads.signature, FixedHandler.option.signature,
  ]
}

extension TemplateFaults {
  /// Reads the options of a scene.
  fileprivate init(_ spec: HandlerSpec) {
    self.init(
      sizing: spec[TemplateOptions.sizing], reloads: spec[TemplateOptions.reloads],
      isFixed: spec[FixedHandler.option])
  }
}

extension TemplateHeight {
  /// Reads the options of a scene.
  fileprivate init(_ spec: HandlerSpec) {
    switch spec[TemplateOptions.layout] {
    case .custom: self = .custom(spec[TemplateOptions.height])
    case .system:
      self = .system(
        min: spec[TemplateOptions.min], max: spec[TemplateOptions.max],
        standard: spec[TemplateOptions.standard])
    }
  }
}

/// The way a keyboard of the app's own states its height.
enum TemplateSizing: String, CaseIterable {
  /// A height constraint and an equal intrinsic height.
  case both
  /// Its frame alone, which the system reads when the view comes.
  case frame
  /// A height constraint, and no intrinsic height.
  case constraint
}

/// The differences of a keyboard of the app's own from the original.
struct TemplateFaults {
  /// The way it states its height.
  var sizing = TemplateSizing.both
  /// True if input views are loaded again when they change while typing continues.
  var reloads = true
  /// True if it is without the known defects.
  var isFixed = false
}
