/// The files of an app that other code uses, directly or through one another.
///
/// A file is used where its types, functions or variables are named, where it extends or conforms a
/// type of a used file, and where a member that it gives another type is named. A name that several
/// files have takes all of them, so that too many are found rather than too few.
package struct UsedFiles {
  /// The files that a word uses, and those that a declared type brings along.
  private var named: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]
  private let words: [Set<String>]
  private let types: [Set<String>]

  package init(_ files: [SourceRewriter.File]) {
    let sources = files.map { SourceText(path: $0.path, text: $0.text) }
    let outlines = sources.map(SourceOutline.init(of:))
    words = sources.map(\.names)
    types = outlines.map { Set($0.types.filter { $0.kind != .extension }.compactMap(\.path.last)) }
    let own = types.reduce(into: Set()) { $0.formUnion($1) }
    for (number, file) in zip(sources, outlines).enumerated() {
      for type in file.1.types where type.kind == .extension {
        note(number, extending: type, own)
      }
      for name in file.1.names(in: file.0, own) { named[name, default: []].append(number) }
    }
  }

  /// Notes what brings an extension along: the type, or the protocol that it gives another's type.
  private mutating func note(_ number: Int, extending type: TypeDeclaration, _ own: Set<String>) {
    let name = type.path.last ?? ""
    let protocols = type.inherited.filter(own.contains)
    for bringing in own.contains(name) ? [name] : protocols {
      extending[bringing, default: []].append(number)
    }
    if !own.contains(name), protocols.isEmpty, !type.inherited.isEmpty {
      named[name, default: []].append(number)
    }
  }

  /// The numbers of the files that some code uses.
  package func used(by code: [SourceRewriter.File]) -> Set<Int> {
    var pending = code.reduce(into: Set<String>()) {
      $0.formUnion(SourceText(path: $1.path, text: $1.text).names)
    }
    var (seen, found): (Set<String>, Set<Int>) = ([], [])
    while !pending.isEmpty {
      seen.formUnion(pending)
      var next = pending.flatMap { named[$0] ?? [] }.filter { found.insert($0).inserted }
      pending = []
      while let number = next.popLast() {
        pending.formUnion(words[number])
        next += types[number].flatMap { extending[$0] ?? [] }.filter { found.insert($0).inserted }
      }
      pending.subtract(seen)
    }
    return found
  }
}

extension SourceText {
  /// The words of a file's code, attributes without their sign.
  fileprivate var names: Set<String> {
    tokens.indices.reduce(into: []) { names, index in
      switch tokens[index].kind {
      case .word: names.insert(word(index))
      case .attribute: names.insert(String(word(index).dropFirst()))
      case .directive, .number, .sign, .text: break
      }
    }
  }
}

extension SourceOutline {
  private static let keywords: Set<String> = ["func", "var", "let", "typealias", "init"]

  /// The names by which code uses a file: those outside of types, and those that types of others get.
  ///
  /// An initialiser goes by its first label, or by its type where it has none.
  fileprivate func names(in source: SourceText, _ own: Set<String>) -> Set<String> {
    let outer = types.filter {
      $0.kind != .extension && ($0.path.count == 1 || !own.contains($0.path[0]))
    }
    var names = Set(outer.map(\.name))
    var depth = 0
    for index in source.tokens.indices {
      if source.isWord(index, "{") { depth += 1 }
      if source.isWord(index, "}") { depth -= 1 }
      guard Self.keywords.contains(source.word(index)) else { continue }
      let type = memberScope(of: index)
      let givesOthers = type.map { $0.kind == .extension && !own.contains($0.path.last ?? "") }
      guard depth == 0 || givesOthers == true else { continue }
      let isInitialiser = source.isWord(index, "init")
      let name = isInitialiser ? index + (source.isWord(index + 1, "(") ? 2 : 3) : index + 1
      let isLabel = source.isName(name) && !source.isWord(name, "_")
      names.insert(isLabel ? source.word(name) : isInitialiser ? type?.path.last ?? "" : "")
    }
    return names
  }
}
