import Testing

@testable import SourceRewriting

/// A file that has UIKit's classes beside views of SwiftUI compiles without these.
struct SwiftUITests {
  @Test func viewsOfSwiftUIAreLeftOutAndTheLinesStay() {
    let text = """
      import SwiftUI
      class Field: UITextView {}
      public struct Wrapped: UIViewRepresentable {
        @Binding var text: String
      }
      extension Wrapped { func a() {} }
      extension View { func b() {} }
      """
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    #expect(lines == ["", "class Field: UITextView {}", "", "", "", "", ""])
    let result = SourceRewriter([.init(path: "/App/A.swift", text: text)]).rewritten(0)
    #expect(result.text.contains("SwiftUI does not exist here: Wrapped is left out"))
  }

  /// A member that answers a view of SwiftUI is left out; what is beside it stays.
  @Test(arguments: [
    "@available(iOS 13, *) func preview() -> some View { Preview(self) }",
    "public var preview: some View { Preview(self) }",
    "func preview(_ a: [Int] = [1]) -> some View where Self: UIResponder { Preview(self) }",
  ]) func whatAnswersAViewOfSwiftUIIsLeftOut(member: String) {
    let text = """
      import SwiftUI
      extension UIViewController {
        private struct Preview: UIViewControllerRepresentable { let a: UIViewController }
        \(member)
        func b() {}
      }
      """
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2...4].map { $0.drop { $0 == " " } } == ["", "", "func b() {}"])
  }

  /// A member that shows a view of SwiftUI is emptied, at its line; what is beside it stays.
  @Test(arguments: [
    ("func a() {", "}"), ("override func a(_ b: Int) -> UIView {", "}"), ("var a: UIView {", "}"),
    ("var a: UIView { get {", "} set {} }"), ("var a = 1 { didSet {", "} }"), ("init() {", "}"),
    ("lazy var a: UIView = {", "}()"),
  ]) func whatShowsAViewOfSwiftUIIsEmptied(head: String, tail: String) {
    let text = """
      import SwiftUI
      class Delegate: UIResponder { var window: UIWindow?
        \(head) if b { return UIHostingController(rootView: Main()).view } \(tail)
        func c() { d { e() } }
      }
      """
    let result = SourceRewriter([.init(path: "/App/A.swift", text: text)]).rewritten(0)
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3].hasPrefix("  \(head)fatalError(\"UIHostingController needs SwiftUI"))
    #expect(lines[3].hasSuffix(" \(tail)"))
    #expect(lines[4] == "  func c() { d { e() } }")
    #expect(result.problems.map(\.line) == [3])
    #expect(result.problems.map(\.severity) == [.warning])
  }

  @Test func aTypeThatIsNamedViewIsAnApps() {
    let text = "import UIKit\nclass A: View {}\nextension View {}"
    #expect(rewritten(text).hasSuffix("class A: View {}\nextension View {}"))
  }

  @Test(arguments: [
    "#Preview { Screen() }", "#Preview(\"A\") {\n  Screen()\n}",
    "@available(iOS 17, *)\n#Preview { A() }",
  ]) func previewsAreLeftOut(text: String) {
    #expect(!rewritten("let a = 1\n\(text)\nlet b = 2").contains("Preview"))
    #expect(!rewritten("let a = 1\n\(text)\nlet b = 2").contains("@available"))
  }
}
