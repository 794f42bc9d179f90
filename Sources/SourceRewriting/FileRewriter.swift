/// Rewrites one file of a target; the rules are in extensions.
struct FileRewriter {
  let source: SourceText
  let outline: SourceOutline
  let target: TargetOutline
  /// The number of the file in its target.
  let number: Int
  var edits = SourceEdits()
  /// The tokens of what needs SwiftUI.
  var leftOut: [Range<Int>] = []
  var problems: [SourceProblem] = []
  /// The imports of what is neither Apple's nor a dependency's, by the token of the name.
  var unknownModules: [Int] = []
  /// The members that classes of the target take from their extensions.
  var moved: [MovedMember] = []
  /// The names of methods that override what a class above got for them, by token.
  var inheritedDelegates: Set<Int> = []

  mutating func run() {
    leaveOutSwiftUI()
    for index in source.tokens.indices where !leftOut.contains(where: { $0.contains(index) }) {
      switch source.tokens[index].kind {
      case .attribute: rewriteAttribute(index)
      case .directive: rewriteDirective(index)
      case .word: rewriteWord(index)
      case .text, .number, .sign: break
      }
    }
    rewriteProtocols()
    passExistentials()
    noteImplementations()
    inheritDelegates()
    moveOverrides()
  }

  private mutating func rewriteDirective(_ index: Int) {
    switch source.word(index) {
    case "#selector": rewriteSelector(index)
    case "#keyPath": rewriteKeyPath(index)
    case "#if", "#elseif": rewriteCondition(index)
    case "#colorLiteral": replace(index, with: "HeadlessUIKit.colorLiteral")
    case "#imageLiteral": replace(index, with: "UIImage")
    default: break
    }
  }

  private mutating func rewriteWord(_ index: Int) {
    switch source.word(index) {
    case "import": rewriteImport(index)
    case "dynamic": removeDynamic(index)
    case "switch": completeCurves(index)
    case "AnyObject": rewriteLookup(index)
    case "NSClassFromString": rewriteClassLookup(index)
    case "type": rewriteClassDescription(index)
    case "NSMutableAttributedString", "NSAttributedString": rewriteEmptyText(index)
    case "init":
      rewriteMetatypeInitialiser(index)
      markDelegating(index)
    case "Selector", "NSSelectorFromString": rewriteNamedSelector(index)
    case "UIStoryboard", "UINib", "loadNibNamed": reportInterfaceFile(index)
    case "observeValue": rewriteObserver(index)
    case "some": rewriteOpaqueType(index)
    case "Bundle": rewriteBundle(index)
    case "responds", "forwardingTarget": rewriteForwarding(index)
    case "appearance": rewriteAppearance(index)
    case "open": rewriteOpenConstant(index)
    case "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask",
      "URLSessionTask", "URLSessionConfiguration", "URLCache", "URLProtocol":
      importNetworking()
    default:
      rewriteModule(index)
      rewriteGenericInitialiser(index)
      rewriteOptionalUse(index)
      importBroughtAlong(index)
      rewriteAccessibility(index)
      rewriteCodedValue(index)
      boxKeychainValue(index)
    }
  }

  // MARK: Edits

  func range(_ tokens: Range<Int>) -> Range<Int> {
    source.tokens[tokens.lowerBound].start..<source.tokens[tokens.upperBound - 1].end
  }

  mutating func replace(_ token: Int, with text: String) {
    edits.replace(range(token..<token + 1), with: text)
  }

  mutating func insert(_ text: String, before token: Int) {
    edits.insert(text, at: source.tokens[token].start)
  }

  mutating func insert(_ text: String, after token: Int) {
    edits.insert(text, at: source.tokens[token].end)
  }

  mutating func blank(_ tokens: Range<Int>) {
    edits.blank(range(tokens), in: source.bytes)
  }

  mutating func report(_ severity: SourceProblem.Severity, _ message: String, at token: Int) {
    let place = source.place(of: source.tokens[token].start)
    problems.append(
      SourceProblem(
        path: source.path, line: place.line, column: place.column, severity: severity,
        message: message))
  }
}

/// A member of an extension that is moved into the class itself, where it can be overridden.
struct MovedMember {
  /// The class.
  let type: String
  let path: String
  /// The line that it begins on.
  let line: Int
  /// Its text, with spaces before it as in its file.
  let text: String
}
