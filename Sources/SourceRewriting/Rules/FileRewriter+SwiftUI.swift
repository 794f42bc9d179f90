/// Views of SwiftUI, which does not exist here, in a file that may have few of them.
extension FileRewriter {
  private static let protocols: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider", "App",
    "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "TextFieldStyle", "LabelStyle",
    "ToggleStyle", "Shape", "InsettableShape", "EnvironmentKey", "PreferenceKey", "Animatable",
    "AnimatableModifier", "DynamicProperty", "UIGestureRecognizerRepresentable",
    "UIHostingController",
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
    leaveOutMembers()
    leaveOutCallers()
  }

  /// Leaves out members that answer a view of SwiftUI, as `func preview() -> some View { ... }`.
  private mutating func leaveOutMembers() {
    for index in source.tokens.indices
    where source.isWord(index, "some") && Self.protocols.contains(source.word(index + 1)) {
      guard !leftOut.contains(where: { $0.contains(index) }),
        let member = source.tokens[..<index].indices.last(where: {
          source.isWord($0, "func") || source.isWord($0, "var")
        }), let brace = (index..<source.tokens.count).first(where: { source.isWord($0, "{") }),
        let end = source.closing(brace)
      else { continue }
      let start = DeclarationModifiers(before: member, in: source).start
      leftOut.append(start..<end + 1)
      blank(start..<end + 1)
    }
  }

  /// Empties the members that show a view of SwiftUI; to call one stops the case.
  private mutating func leaveOutCallers() {
    let names = Set(leftOutNames + ["UIHostingController"])
    for index in source.tokens.indices where names.contains(source.word(index)) {
      guard !leftOut.contains(where: { $0.contains(index) }), let body = memberBody(around: index)
      else { continue }
      leftOut.append(body)
      blank(body)
      let reason = "\(source.word(index)) needs SwiftUI, which does not exist here"
      insert("fatalError(\"\(reason)\")", after: body.lowerBound - 1)
      report(.warning, "\(reason): to call this stops the case", at: index)
    }
  }

  /// The tokens between the braces of the method or the accessor that a token is in.
  private func memberBody(around index: Int) -> Range<Int>? {
    let braces = source.tokens[..<index].indices.filter { brace in
      source.isWord(brace, "{") && source.closing(brace).map { $0 > index } ?? false
    }
    let types = outline.types.compactMap { type in
      (type.headerEnd..<source.tokens.count).first { source.isWord($0, "{") }
    }
    let accessors: Set = ["get", "set", "willSet", "didSet"]
    let member = braces.drop { brace in
      types.contains { $0 >= brace && braces.contains($0) }
        || accessors.contains(source.word(brace + 1))
    }
    guard let brace = member.first, let end = source.closing(brace), end > brace + 1 else {
      return nil
    }
    return brace + 1..<end
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
      return
        "if this file needs it, leave it out by 'onlyUsed' or 'exclude' in uikit-sources.json"
    }
    return "\(names.joined(separator: ", ")) \(names.count == 1 ? "is" : "are") left out"
  }
}
