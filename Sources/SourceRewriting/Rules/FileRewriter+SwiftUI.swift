/// Views of SwiftUI, which does not exist here, in a file that may have few of them.
extension FileRewriter {
  private static let protocols: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider", "App",
    "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "TextFieldStyle", "LabelStyle",
    "ToggleStyle", "Shape", "InsettableShape", "EnvironmentKey", "PreferenceKey", "Animatable",
    "AnimatableModifier", "DynamicProperty", "UIGestureRecognizerRepresentable",
  ]
  private static let extended: Set<String> = [
    "View", "Color", "Text", "Image", "Font", "Binding", "EnvironmentValues", "AnyTransition",
    "Animation", "Shape", "EdgeInsets", "Gradient",
  ]

  /// Leaves out views of SwiftUI, extensions of its types, and previews.
  mutating func leaveOutSwiftUI() {
    guard importsSwiftUI else { return leaveOutPreviews() }
    for type in outline.types where needsSwiftUI(type) {
      let start = type.modifiers.start
      guard !leftOut.contains(where: { $0.contains(start) }),
        let brace = (type.headerEnd..<source.tokens.count).first(where: { source.isWord($0, "{") }),
        let end = source.closing(brace)
      else { continue }
      leftOut.append(start..<end + 1)
      blank(start..<end + 1)
    }
    leaveOutPreviews()
  }

  private var importsSwiftUI: Bool {
    target.modules?.names.contains("SwiftUI") != true
      && source.tokens.indices.contains {
        source.isWord($0, "import") && source.isWord($0 + 1, "SwiftUI")
      }
  }

  private func needsSwiftUI(_ type: TypeDeclaration) -> Bool {
    if type.kind == .extension, let name = type.path.first {
      return Self.extended.contains(name) || leftOutNames.contains(name)
    }
    return !Self.protocols.isDisjoint(with: type.inherited)
  }

  /// The types of the file that are left out, by name.
  var leftOutNames: [String] {
    outline.types.filter { type in
      type.kind != .extension && leftOut.contains { $0.contains(type.nameToken) }
    }.map(\.name)
  }

  /// `#Preview("Chat") { ChatViewController() }`, with what is before it.
  private mutating func leaveOutPreviews() {
    for index in source.tokens.indices where source.isWord(index, "#Preview") {
      var end = index + 1
      if source.isWord(end, "("), let closing = source.closing(end) { end = closing + 1 }
      guard source.isWord(end, "{"), let closing = source.closing(end) else { continue }
      let start = DeclarationModifiers(before: index, in: source).start
      leftOut.append(start..<closing + 1)
      blank(start..<closing + 1)
    }
  }

  /// The advice to a file that imports a framework.
  func advice(_ framework: String) -> String {
    let names = leftOutNames
    guard framework == "SwiftUI", !names.isEmpty else {
      return "leave this file out if it needs it"
    }
    return "\(names.joined(separator: ", ")) \(names.count == 1 ? "is" : "are") left out"
  }
}
