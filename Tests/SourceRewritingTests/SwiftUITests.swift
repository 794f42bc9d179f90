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
