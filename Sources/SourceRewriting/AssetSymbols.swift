import Foundation

/// The names that Xcode makes of the colours and images in asset catalogues.
///
/// Source: Xcode 15's release notes, "Asset Catalogs"; `GeneratedAssetSymbols.swift`.
package struct AssetSymbols {
  private enum Kind: String, CaseIterable { case color = "Color", image = "Image" }

  private struct Asset {
    let name: String
    /// The groups around it that provide a namespace.
    let groups: [String]
  }

  private var assets: [Kind: [Asset]] = [:]

  /// Reads the files `Contents.json` of catalogues, by their paths.
  package init(_ contents: [String: String]) {
    for path in contents.keys.sorted() {
      var folders = path.split(separator: "/").dropLast()
      guard let set = folders.popLast().map({ $0.split(separator: ".") }), set.count >= 2,
        let kind = Kind.allCases.first(where: { set.last == "\($0.rawValue.lowercased())set" })
      else { continue }
      var (names, groups) = ([set.dropLast().joined(separator: ".")], [String]())
      while let folder = folders.popLast(), !folder.hasSuffix(".xcassets") {
        let group = (path.hasPrefix("/") ? "/" : "") + (folders + [folder]).joined(separator: "/")
        let text = contents[group + "/Contents.json"] ?? ""
        guard text.contains(/"provides-namespace"\s*:\s*true/) else { continue }
        names.insert(String(folder), at: 0)
        groups.insert(String(folder), at: 0)
      }
      assets[kind, default: []].append(
        Asset(name: names.joined(separator: "/"), groups: groups.map(Self.identifier)))
    }
  }

  /// The code of the names that a target's files use, without those that they declare themselves.
  package func code(usedBy target: SourceRewriter) -> String {
    var (words, own): (Set<String>, Set<String>) = ([], [])
    var brought: Set<String> = []
    for file in target.rewriters {
      words.formUnion(file.source.words)
      own.formUnion(Self.statics(of: file))
      brought.formUnion(file.source.imports.flatMap { TargetOutline.inertTypes[$0] ?? [] })
    }
    return Kind.allCases.map { kind in
      let usual = "\(kind.rawValue)Resource"
      // A package's type of that name is another one.
      let resource = brought.contains(usual) ? "Asset\(usual)" : usual
      let members = (assets[kind] ?? []).compactMap { member(of: kind, $0, resource, words) }
      guard !members.isEmpty || words.contains(resource) else { return "" }
      // Of two names that become one, Xcode makes the first.
      var made = own
      let new = members.filter { made.insert($0.key).inserted }
      return declarations(of: kind, resource) + new.map(\.code).joined()
    }.joined()
  }

  private func member(
    of kind: Kind, _ asset: Asset, _ resource: String, _ words: Set<String>
  ) -> (key: String, code: String)? {
    let base = asset.name.split(separator: "/").last.map(String.init) ?? ""
    let name = Self.identifier(base.dropping(kind.rawValue))
    guard words.contains(name), !name.isEmpty else { return nil }
    let type = "UI\(kind.rawValue)"
    let opening = asset.groups.map { "enum \($0.capitalizedFirst) { " }.joined()
    let closing = asset.groups.map { _ in " }" }.joined()
    let path = ([resource] + asset.groups.map(\.capitalizedFirst)).joined(separator: ".")
    let value = "static var `\(name)`"
    var code =
      "extension \(resource) { \(opening)\(value): \(resource) { .init(name: \(asset.name.debugDescription)) }\(closing) }\n"
    if !Self.taken.contains(name) {
      code +=
        "extension \(type) { \(opening)\(value): \(type) { .init(resource: \(path).`\(name)`) }\(closing) }\n"
    }
    return (([type] + asset.groups + [name]).joined(separator: "."), code)
  }

  private func declarations(of kind: Kind, _ resource: String) -> String {
    let type = "UI\(kind.rawValue)"
    return """
      struct \(resource): Hashable, Sendable { let name: String; init(name: String, bundle: Bundle = .main) { self.name = name } }
      extension \(type) { convenience init(resource: \(resource)) { self.init(named: resource.name)! } }

      """
  }

  /// The name in Swift of an asset: its words, the first one small.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .flatMap { $0.split(separator: "_") }
    let joined = words.enumerated().map { $0 == 0 ? String($1) : String($1).capitalizedFirst }
      .joined()
    let capitals = joined.prefix { $0.isUppercase }.count
    // Of several capitals the last one begins a word.
    let small = capitals > 1 && capitals < joined.count ? capitals - 1 : capitals
    let name = joined.prefix(small).lowercased() + joined.dropFirst(small)
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The members that a file itself gives UIKit's classes.
  private static func statics(of file: FileRewriter) -> Set<String> {
    let (source, outline) = (file.source, file.outline)
    return source.tokens.indices.reduce(into: []) { found, index in
      guard ["var", "let", "func"].contains(source.word(index)), source.isName(index + 1),
        let type = outline.memberScope(of: index), type.kind == .extension
      else { return }
      found.insert("\(type.name).\(source.word(index + 1))")
    }
  }

  /// The colours and images that UIKit has under such a name, which Xcode leaves to it.
  private static let taken = Set(
    """
    black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear tintColor \
    systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo \
    systemBrown systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 \
    label secondaryLabel tertiaryLabel quaternaryLabel link placeholderText separator opaqueSeparator \
    systemBackground secondarySystemBackground tertiarySystemBackground systemGroupedBackground \
    secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill secondarySystemFill \
    tertiarySystemFill quaternarySystemFill lightText darkText add remove actions checkmark strokedCheckmark
    """.split(separator: " ").map(String.init))
}

extension String {
  /// The name without a word at its end, which Xcode leaves out.
  fileprivate func dropping(_ word: String) -> String {
    hasSuffix(word) && count > word.count ? String(dropLast(word.count)) : self
  }
}
