import SeededRandom
import Testing

@testable import SourceRewriting

/// Laws over sources that follow from seeds.
struct RewritingLawTests {
  /// Pieces that are left as they are, whatever is in them.
  private static let quiet = [
    "let a = 1\n", "// @objc #selector(x) import UIKit\n", "/* /* dynamic */ @objc */ ",
    "let b = \"@objc #selector(x) \\\"\"\n", "let c = #\"@IBOutlet \" \\(x)\"#\n",
    "let d = \"\"\"\n  @objc optional import UIKit\n  \"\"\"\n", "func f<T>(_ x: T) -> T { x }\n",
    "struct S { var v: Int { 3 } }\n", "let e = x / y / z\n", "let g = [1: \"a\"][1]?.count ?? 0\n",
    "switch x { case .a(let y) where y > 2: break\ndefault: break }\n", "\r\n", "\t",
    "if a < b, c > d {}\n",
    "let `class` = 2\n", "@available(iOS 11, *) @MainActor final class K: NSObject {}\n",
    "let é = \"ü\\u{1F600}\"\n", "#if DEBUG\nlet h = 1\n#endif\n", "let i = delegate?.done?(3)\n",
  ]
  /// Pieces that are rewritten.
  private static let loud = [
    "import UIKit\n", "import UIKit\n\n/// A word.\n.final class E {}\n",
    "class A: UIView {\n  @objc dynamic var a = 1\n}\n",
    "class B: UIViewController {\n  let s = #selector(\n  go(_:))\n  @IBAction func go(_ x: Any) {}\n}\n",
    "@objc protocol P: NSObjectProtocol {\n  @objc optional func p(_ a: Int) -> Bool\n}\n",
    "let k = #keyPath(UIView\n  .center)\n", "#if os(iOS)\n#else\n#endif\n",
    "let t = \"\\(#selector(UIView.go)) @objc\"\n",
  ]

  private func source(seed: UInt64, from pieces: [String], count: Int = 40) -> String {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func aFileWithNothingToRewriteStaysAsItIs(seed: UInt64) {
    let text = source(seed: seed, from: Self.quiet)
    #expect(rewritten(text) == text)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func linesStayWhereTheyAre(seed: UInt64) {
    let text = source(seed: seed, from: Self.quiet + Self.loud)
    let lines = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "\n") } }
    #expect(lines(rewritten(text)) == lines(text))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func stringsAndCommentsStayAsTheyAre(seed: UInt64) {
    let text = source(seed: seed, from: Self.quiet + Self.loud)
    let strings = { (text: String) in
      let source = SourceText(path: "", text: text)
      return source.tokens.indices.filter { source.tokens[$0].kind == .text }.map(source.word)
    }
    // A key path becomes a string, and a selector has one with its name: those are new.
    let added = Set(["center", "go:", "go", "p:"])
    #expect(strings(rewritten(text)).filter { !added.contains($0) } == strings(text))
    for comment in ["// @objc #selector(x) import UIKit\n", "/* /* dynamic */ @objc */ "] {
      let count = { (text: String) in
        text.split(separator: comment, omittingEmptySubsequences: false).count
      }
      #expect(count(rewritten(text)) == count(text))
    }
  }

  /// Whatever is cut off, the rewriter comes to an end and says something.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func aFileThatEndsAnywhereIsRead(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = source(seed: seed, from: Self.quiet + Self.loud, count: 12)
    let end = Int.random(in: 0...text.count, using: &random)
    #expect(rewritten(String(text.prefix(end))).isEmpty == (end == 0))
  }

  @Test func whatIsRewrittenNamesItsOrigin() {
    let result = SourceRewriter([.init(path: "/A \"b\"/c.swift", text: "import UIKit")])
      .rewritten(0)
    #expect(result.text.hasPrefix("#sourceLocation(file: \"/A \\\"b\\\"/c.swift\", line: 1)\n"))
  }
}
