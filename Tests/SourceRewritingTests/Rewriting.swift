@testable import SourceRewriting

/// What becomes of one file.
func rewritten(_ text: String) -> String {
  SourceRewriter([.init(path: "/App/Screen.swift", text: text)]).changed(0)
}

/// What becomes of the body of a class `Screen`.
func rewritten(inScreen body: String) -> String {
  let (head, foot) = ("class Screen: UIViewController {\n", "\n}\n")
  return String(rewritten(head + body + foot).dropFirst(head.count).dropLast(foot.count))
}

func problems(_ text: String) -> [String] {
  SourceRewriter([.init(path: "/App/Screen.swift", text: text)]).rewritten(0).problems
    .map(\.description)
}
