import Testing

struct InterfaceFileTests {
  @Test(arguments: [
    ("UIStoryboard(name: \"Main\", bundle: nil)", "'Main' is a file"),
    ("UINib(nibName: name, bundle: nil)", "this is a file"),
    ("Bundle.main.loadNibNamed(\"Row\", owner: self)", "'Row' is a file"),
  ]) func askingForAFileOfInterfaceBuilderIsNamed(call: String, expected: String) {
    let found = problems("class A {\n  let a = \(call)\n}")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("/App/Screen.swift:2:") == true)
    #expect(found.first?.contains("warning: \(expected)") == true)
  }

  @Test func aTypesNameAloneIsNone() {
    #expect(problems("let a: UIStoryboard? = nil; func loadNibNamed(_ b: Int) {}").isEmpty)
  }

  @Test func literalsBecomeInitialisers() {
    #expect(
      rewritten("let a = #imageLiteral(resourceName: \"b\")")
        == "let a = UIImage(resourceName: \"b\")")
  }

  @Test func observersThatArePlainObjects() {
    let text = """
      class A: NSObject {
        override func observeValue(forKeyPath a: String?, of b: Any?) {
          super.observeValue(forKeyPath: a, of: b)
        }
      }
      """
    let result = rewritten(text)
    #expect(!result.contains("override"))
    #expect(result.contains("HeadlessUIKit.leaveObservedValue(forKeyPath"))
    let views = text.replacing("NSObject", with: "UIView")
    #expect(rewritten(views) == views)
  }

  @Test func headersAreMadeByTheirClass() {
    #expect(
      rewritten("let a = viewType.init(reuseIdentifier: nil)")
        == "let a = HeadlessUIKit.instance(of: viewType, reuseIdentifier: nil)")
  }
}
