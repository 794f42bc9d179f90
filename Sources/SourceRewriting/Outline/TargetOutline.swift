/// The declarations of a target's files, together.
struct TargetOutline {
  /// A method with the number of its file.
  struct Method {
    let file: Int
    let declaration: MethodDeclaration
  }

  private(set) var methods: [String: [Method]] = [:]
  /// The methods that protocols leave to whoever conforms, by name.
  private(set) var optionalMethods: [String: [MethodDeclaration]] = [:]
  /// The superclass and the protocols of each type, by its name, all extensions together.
  private(set) var inherited: [String: Set<String>] = [:]
  private var superclasses: [String: String] = [:]
  private(set) var objectiveCProtocols: Set<String> = []
  private(set) var optionalProperties: Set<String> = []
  private(set) var variables: Set<String> = []
  /// The classes of variables that hold metatypes, in all files.
  private(set) var metatypes: [String: String] = [:]
  /// The number of the file that declares a class.
  private(set) var classes: [String: Int] = [:]

  /// The modules that the target's files can import; nil where they are not known.
  let modules: TargetModules?

  /// The outlines of a target's own files, and of files of other targets.
  init(own: [SourceOutline], others: [SourceOutline], modules: TargetModules?) {
    self.modules = modules
    for (number, file) in (own + others).enumerated() {
      for method in file.methods {
        methods[method.name, default: []].append(Method(file: number, declaration: method))
        if method.isOptional { optionalMethods[method.name, default: []].append(method) }
      }
      for type in file.types {
        if type.kind == .class, !type.isLocal, number < own.count {
          classes[type.path.last ?? ""] = number
        }
        inherited[type.path.last ?? "", default: []].formUnion(type.inherited)
        if type.kind == .protocol, type.modifiers.attributes.contains("@objc") {
          objectiveCProtocols.insert(type.name)
        }
        if type.kind == .class {
          superclasses[type.path.last ?? ""] = type.inherited.first { $0 != "UIKit" }
        }
      }
      optionalProperties.formUnion(file.optionalProperties.map(\.name))
      variables.formUnion(file.variables)
      metatypes.merge(file.metatypes) { first, _ in first }
    }
  }

  /// The selector of the method that code names, in the type that it names or lies in.
  ///
  /// It is nil where no file declares the method. The labels are nil where the code gives none.
  func selectorName(of name: String, labels: [String]?, in type: String?) -> String? {
    let named = (methods[name] ?? []).map(\.declaration).filter {
      labels == nil || $0.labels == labels
    }
    let own = named.filter { $0.type.path.last == type }
    let best = own.isEmpty ? named : own
    return (best.first(where: \.isExposed) ?? best.first)?.selectorName
  }

  /// The types above one, its protocols included, and itself.
  func ancestry(of type: String) -> Set<String> {
    var (found, open): (Set<String>, [String]) = ([type], [type])
    while let next = open.popLast() {
      for name in inherited[next] ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }

  /// The first class, by its name, that conforms to a protocol.
  func conforming(to name: String) -> String? {
    inherited.keys.sorted().first {
      inherited[$0]?.contains(name) == true && !objectiveCProtocols.contains($0)
    }
  }

  /// The nearest class above one that no file declares; the class itself where there is none.
  func foreignSuperclass(of type: String) -> String { classChain(from: type).last ?? type }

  func superclass(of type: String) -> String? { superclasses[type] }

  /// A class and those above it, as far as files declare them.
  func classChain(from type: String) -> [String] {
    var chain = [type]
    while let next = superclasses[chain[chain.count - 1]], !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }

  /// True if a type, or one that it inherits from, has a method.
  func implements(_ method: MethodDeclaration, in type: String) -> Bool {
    let types = ancestry(of: type)
    return (methods[method.name] ?? []).map(\.declaration).contains {
      $0.labels == method.labels && $0.type.kind != .protocol
        && types.contains($0.type.path.last ?? "")
    }
  }

  /// Aliases by which types that a dependency and the packages without effect both have are the
  /// dependency's, as far as files use them.
  func preferences(among sources: [SourceText]) -> String {
    let modules = (modules?.names ?? []).filter { Self.inertTypes[$0] != nil }.sorted()
    guard !modules.isEmpty else { return "" }
    let words = sources.reduce(into: Set<String>()) { words, source in
      words.formUnion(source.words)
    }
    return modules.map { module in
      let types = (Self.inertTypes[module] ?? []).filter {
        $0 != module && words.contains($0) && inherited[$0] == nil
      }
      let aliases = types.map { "public typealias \($0) = \(module).\($0)\n" }
      return aliases.isEmpty ? "" : "import \(module)\n" + aliases.joined()
    }.joined()
  }

  /// The methods that a file can name and that selectors made of strings may mean.
  func namedMethods(from file: Int, in type: TypeDeclaration?) -> [MethodDeclaration] {
    let all = methods.values.joined().filter {
      $0.canBeNamed(from: file, in: type)
    }
    let sorted = all.sorted {
      ($0.file, $0.declaration.nameToken) < ($1.file, $1.declaration.nameToken)
    }
    let spellings = Dictionary(grouping: sorted) { $0.declaration.spelling }
    return sorted.map(\.declaration).filter { spellings[$0.spelling]?.count == 1 }
  }
}

extension TargetOutline.Method {
  fileprivate func canBeNamed(from file: Int, in type: TypeDeclaration?) -> Bool {
    let owner = declaration.type
    guard declaration.isExposed, !declaration.isStatic, !declaration.hasGenerics, !owner.isGeneric,
      owner.kind == .class || owner.kind == .extension, declaration.labels.count <= 2
    else { return false }
    let words = declaration.modifiers.words.union(owner.modifiers.words)
    if !words.isDisjoint(with: ["private", "fileprivate"]), self.file != file { return false }
    return !(owner.isHidden || owner.isLocal) || self.file == file && owner.path == type?.path
  }
}

extension MethodDeclaration {
  /// The method with its type, as code of the same target names it.
  var spelling: String { "\(type.path.joined(separator: ".")).\(reference)" }
}
