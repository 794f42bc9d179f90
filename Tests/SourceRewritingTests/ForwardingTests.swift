import Testing

@testable import SourceRewriting

struct ForwardingTests {
  /// The whole of what a file becomes, with what is put at its end.
  private func whole(_ text: String) -> String {
    SourceRewriter([.init(path: "/App/Screen.swift", text: text)]).rewritten(0).text
  }

  @Test func whatForwardsSaysSoWithoutOverriding() {
    let text = whole(
      """
      class A: NSObject {
        override func responds(to a: Selector!) -> Bool { super.responds(to: a) }
        override func forwardingTarget(for a: Selector!) -> Any? { super.forwardingTarget(for: a) }
      }
      """)
    #expect(!text.contains("override"))
    #expect(text.contains("super.responds(to: a)"))
    #expect(text.contains("{ HeadlessUIKit.forwardingTarget(for: a) }"))
    #expect(text.contains("extension A: HeadlessUIKit.MessageForwarder {"))
  }

  @Test func whatOverridesTheAppsOwnGoesOnDoingSo() {
    let text = whole(
      """
      class A: NSObject { override func responds(to a: Selector!) -> Bool { true } }
      class B: A { override func responds(to a: Selector!) -> Bool { false } }
      """)
    #expect(text.contains("class A: NSObject {          func responds"))
    #expect(text.contains("class B: A { override func responds"))
  }

  @Test func networkingComesAlongWhereItIsNamed() {
    #expect(whole("let a = URLRequest(url: b)").contains("\nimport FoundationNetworking\n"))
    #expect(!whole("let a = URL(fileURLWithPath: b)").contains("FoundationNetworking"))
    let lacking = ["a.bytes(for: b)", "c(.background(withIdentifier: d))"]
    #expect(lacking.allSatisfy { whole($0).contains("\nimport InertFrameworks\n") })
    #expect(!["a.bytes", "a.background()"].contains { whole($0).contains("InertFrameworks") })
  }
}
