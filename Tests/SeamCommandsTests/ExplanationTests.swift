import Detectors
import Foundation
import SceneFiles
import Testing

@testable import SeamCommands

/// Explanations say what the guides say, in lines that fit.
struct ExplanationTests {
  /// Every kind and every rule has one, which is found in any case of letters.
  @Test func eachIsFoundByItsName() {
    let names = Explanation.all.map(\.name)
    let kinds = FindingKind.allCases.map(\.rawValue)
    #expect(names == kinds + Cause.Rule.allCases.map(\.rawValue))
    for name in names {
      for word in [name, name.uppercased(), name.lowercased()] {
        #expect(Explanation.named(word)?.name == name)
      }
    }
    #expect(Explanation.named("all") == nil && Explanation.named("") == nil)
  }

  private static func words(_ text: some StringProtocol) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { String($0).replacing("`", with: "") }
  }

  /// A paragraph has the words of a text, and breaks only where the next word has no room.
  private func expect(_ lines: [Substring], say text: String, indent: String) {
    #expect(lines.flatMap(Self.words) == Self.words(text))
    #expect(lines.allSatisfy { $0.count <= 90 && $0.hasPrefix(indent) }, "\(lines)")
    #expect(lines.allSatisfy { $0.dropFirst(indent.count).first != " " && $0.last != " " })
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.split(separator: " ")[0]
      #expect(line.count + 1 + word.count > 90, "\(line)")
    }
  }

  @Test(arguments: Explanation.all.map(\.name)) func aTextHasItsGuidesWords(name: String) throws {
    let explanation = try #require(Explanation.named(name))
    let guide = explanation.guide
    var lines = explanation.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    func paragraph() -> [Substring] {
      defer { lines = lines.drop { !$0.isEmpty }.dropFirst() }
      return Array(lines.prefix { !$0.isEmpty })
    }
    let isRule = Cause.Rule(rawValue: name) != nil
    let kinds = guide.kinds.joined(separator: ", ")
    #expect(
      paragraph() == [
        isRule ? "\(name): a rule, which explains \(kinds)" : "\(name): a kind of finding"
      ])
    expect(paragraph(), say: guide.meaning, indent: "")
    for (title, text) in [("Why it happens", guide.reason), ("How to fix it", guide.remedy)] {
      let part = paragraph()
      #expect(part.first.map { $0 == title } == true)
      expect(Array(part.dropFirst()), say: text, indent: "  ")
    }
    if let change = guide.change {
      for (title, code) in [("  before", change.before), ("  after", change.after)] {
        let own = code.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        #expect(lines.prefix(own.count + 1).map(String.init) == [title] + own)
        lines = lines.dropFirst(own.count + 1)
      }
      lines = lines.dropFirst()
    }
    let rules = FindingKind(rawValue: name)?.rules.map(\.rawValue) ?? []
    if !rules.isEmpty {
      let part = paragraph()
      #expect(part.first == "Rules that explain it")
      expect(Array(part.dropFirst()), say: rules.joined(separator: ", "), indent: "  ")
    }
    #expect(lines.isEmpty)
  }

  /// A kind has its rules beneath it and a rule its kinds, each with a link to its own section.
  @Test func sectionsLeadToEachOther() {
    let headings = Set(Explanation.all.map { "#\($0.name.lowercased())" })
    for explanation in Explanation.all {
      let parts = explanation.markdown.components(separatedBy: "\n\n")
      #expect(parts[0] == "### `\(explanation.name)`")
      #expect(explanation.markdown.contains(explanation.guide.markdown))
      let links = parts[parts.count - 1].matches(of: /\[`(\w+)`\]\((#\w+)\)/).map(\.output)
      let rules = FindingKind(rawValue: explanation.name)?.rules.map(\.rawValue) ?? []
      #expect(links.map { String($0.1) } == (rules.isEmpty ? explanation.guide.kinds : rules))
      for link in links {
        #expect(link.2 == "#\(link.1.lowercased())" && headings.contains(String(link.2)))
      }
    }
  }

  @Test func valuesAreThoseOfTheGuide() throws {
    for explanation in Explanation.all {
      let data = Data(explanation.json.json.utf8)
      let map = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let guide = explanation.guide
      let isRule = Cause.Rule(rawValue: explanation.name) != nil
      #expect(map["name"] as? String == explanation.name)
      #expect(map["type"] as? String == (isRule ? "rule" : "kind"))
      #expect(map["meaning"] as? String == guide.meaning)
      #expect(map["reason"] as? String == guide.reason)
      #expect(map["remedy"] as? String == guide.remedy)
      #expect(map["before"] as? String == guide.change?.before)
      #expect(map["after"] as? String == guide.change?.after)
      let rules = FindingKind(rawValue: explanation.name)?.rules.map(\.rawValue) ?? []
      #expect(map["rules"] as? [String] == (rules.isEmpty ? nil : rules))
      #expect(map["kinds"] as? [String] == (rules.isEmpty ? guide.kinds : nil))
    }
  }
}
