import Testing

struct ForwardingTests {
  @Test func whatForwardsSaysSoWithoutOverriding() {
    let text = rewritten(
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
    let text = rewritten(
      """
      class A: NSObject { override func responds(to a: Selector!) -> Bool { true } }
      class B: A { override func responds(to a: Selector!) -> Bool { false } }
      """)
    #expect(text.contains("class A: NSObject {          func responds"))
    #expect(text.contains("class B: A { override func responds"))
  }

  @Test func networkingComesAlongWhereItIsNamed() {
    #expect(rewritten("let a = URLRequest(url: b)").contains("\nimport FoundationNetworking\n"))
    #expect(!rewritten("let a = URL(fileURLWithPath: b)").contains("FoundationNetworking"))
  }
}
