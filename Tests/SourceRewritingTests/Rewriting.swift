@testable import SourceRewriting

/// The text of one file after rewriting.
func rewritten(_ text: String) -> String {
  SourceRewriter([.init(path: "/App/Screen.swift", text: text)]).changed(0)
}

/// The body of a class `Screen` after rewriting.
func rewritten(inScreen body: String) -> String {
  let (head, foot) = ("class Screen: UIViewController {\n", "\n}\n")
  return String(rewritten(head + body + foot).dropFirst(head.count).dropLast(foot.count))
}

func problems(_ text: String) -> [String] {
  SourceRewriter([.init(path: "/App/Screen.swift", text: text)]).rewritten(0).problems
    .map(\.description)
}
