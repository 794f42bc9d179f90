import SwiftParser
import SwiftSyntax

/// The class of each byte of a file.
enum ByteClass { case trivia, code, text, either }

/// A file as SwiftParser reads it.
struct ParsedFile {
  private let tree: SourceFileSyntax
  private(set) var classes: [ByteClass]
  /// The names and keywords, with the `@` or `#` before them.
  private(set) var words: [Range<Int>] = []

  init(_ text: String) {
    tree = Parser.parse(source: text)
    classes = Array(repeating: .trivia, count: text.utf8.count)
    guard !tree.hasError else { return }
    let reader = ClassReader(viewMode: .sourceAccurate)
    reader.classes = classes
    reader.walk(tree)
    classes = reader.classes
    words = reader.words
  }

  var hasError: Bool { tree.hasError }

  /// The line of the first part that is no Swift; nil where there is none.
  var firstErrorLine: Int? {
    guard tree.hasError else { return nil }
    let token = tree.tokens(viewMode: .all).first {
      $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true
    }
    return line(of: token?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0)
  }

  func line(of offset: Int) -> Int {
    SourceLocationConverter(fileName: "", tree: tree)
      .location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// The first byte that the plugin takes for something else.
  func firstDifference(from lexed: LexedFile) -> Int? {
    for (offset, (own, other)) in zip(classes, lexed.classes).enumerated()
    where own != .either && own != other { return offset }
    let other = lexed.words
    for (first, second) in zip(words, other) where first != second {
      return min(first.lowerBound, second.lowerBound)
    }
    return words.count == other.count ? nil : (words + other).map(\.lowerBound).max()
  }
}

/// Says of each byte which class it is of.
private final class ClassReader: SyntaxVisitor {
  var classes: [ByteClass] = []
  var words: [Range<Int>] = []

  private func mark(_ range: Range<AbsolutePosition>, _ kind: ByteClass) {
    for offset in range.lowerBound.utf8Offset..<range.upperBound.utf8Offset {
      classes[offset] = kind
    }
  }

  private func bounds(_ node: some SyntaxProtocol) -> Range<AbsolutePosition> {
    node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    markText(from: node.openingQuote, to: node.closingQuote)
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    markText(from: node.openingQuote, to: node.closingQuote)
  }

  /// All between the quotes is text; the code in it is read after that.
  private func markText(
    from opening: TokenSyntax, to closing: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let start = opening.endPositionBeforeTrailingTrivia
    mark(start..<closing.positionAfterSkippingLeadingTrivia, .text)
    return .visitChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    mark(node.leftParen.position..<node.rightParen.endPosition, .trivia)
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    mark(bounds(node), .text)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let range = bounds(token)
    guard token.presence == .present, range.lowerBound < range.upperBound else {
      return .skipChildren
    }
    switch token.tokenKind {
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
      mark(range, .either)
    case .backslash where token.parent?.is(ExpressionSegmentSyntax.self) == true:
      mark(range, .either)
    case .stringSegment: break
    case .shebang: break
    case .endOfFile: break
    default:
      mark(range, .code)
      note(token, at: range)
    }
    return .skipChildren
  }

  private func note(_ token: TokenSyntax, at range: Range<AbsolutePosition>) {
    var start = range.lowerBound.utf8Offset
    switch token.tokenKind {
    case .identifier, .keyword, .wildcard, .dollarIdentifier, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .poundAvailable, .poundUnavailable, .poundSourceLocation:
      break
    default: return
    }
    // A sign right before a name belongs to it.
    if let sign = token.previousToken(viewMode: .sourceAccurate),
      sign.tokenKind == .atSign || sign.tokenKind == .pound,
      sign.endPosition.utf8Offset == start
    {
      start = sign.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    words.append(start..<range.upperBound.utf8Offset)
  }
}
