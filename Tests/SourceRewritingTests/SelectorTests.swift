import Testing

@testable import SourceRewriting

struct SelectorTests {
  /// A class whose methods these selectors name.
  private let methods = """
    @objc private func go() {}
    @objc func tapped(_ sender: UIButton) {}
    @objc func moved(_ sender: UIView, forEvent event: UIEvent) {}
    @objc(tell:) func say(it what: String) {}
    @objc func send(message: String) {}
    @objc func end(at time: Int) {}
    func twice() {}
    func twice(_ a: Int) {}

    """

  private func last(_ line: String) -> String {
    String(rewritten(inScreen: methods + line).split(separator: "\n").last ?? "")
  }

  @Test(arguments: [
    ("#selector(go)", #"Selector(named: "go", Screen.go)"#),
    ("#selector(self.go)", #"Selector(named: "go", Screen.go)"#),
    ("#selector(Self.go)", #"Selector(named: "go", Self.go)"#),
    ("#selector(tapped)", #"Selector(named: "tapped:", Screen.tapped)"#),
    ("#selector(tapped(_:))", #"Selector(named: "tapped:", Screen.tapped(_:))"#),
    ("#selector(Screen.tapped(_:))", #"Selector(named: "tapped:", Screen.tapped(_:))"#),
    ("#selector( Screen.tapped(_:) )", #"Selector( named: "tapped:", Screen.tapped(_:) )"#),
    (
      "#selector(moved(_:forEvent:))",
      #"Selector(named: "moved:forEvent:", Screen.moved(_:forEvent:))"#
    ),
    ("#selector(say(it:))", #"Selector(named: "tell:", Screen.say(it:))"#),
    ("#selector(send(message:))", #"Selector(named: "sendWithMessage:", Screen.send(message:))"#),
    ("#selector(end(at:))", #"Selector(named: "endAt:", Screen.end(at:))"#),
    ("#selector(UIView.endEditing(_:))", #"Selector(named: "endEditing:", UIView.endEditing(_:))"#),
    (
      "#selector(UIResponder.resignFirstResponder)",
      #"Selector(base: "resignFirstResponder", UIResponder.resignFirstResponder)"#
    ),
    ("#selector(model.view.go)", #"Selector(named: "go", type(of: model.view).go)"#),
    (
      "#selector(twice as () -> Void)",
      #"Selector(named: "twice", Screen.twice as (Screen) -> () -> Void)"#
    ),
    (
      "#selector((Screen.twice) as (Screen) -> () -> Void)",
      #"Selector(named: "twice", (Screen.twice) as (Screen) -> () -> Void)"#
    ),
    ("#selector(getter: isOn)", #"Selector(named: "isOn", getter: \Screen.isOn)"#),
    ("#selector(getter: UIView.frame)", #"Selector(named: "frame", getter: \UIView.frame)"#),
    ("#selector(setter: Screen.isOn)", #"Selector(named: "setIsOn:", setter: \Screen.isOn)"#),
    (
      "#selector(getter: isFirstResponder)",
      #"Selector(named: "isFirstResponder", getter: \UIResponder.isFirstResponder)"#
    ),
    (
      "#selector(UITextFieldDelegate.textFieldShouldClear(_:))",
      #"Selector(named: "textFieldShouldClear:", isKnown: { $0 is any UITextFieldDelegate })"#
    ),
    (
      "#selector((any UITextFieldDelegate).textFieldShouldClear(_:))",
      #"Selector(named: "textFieldShouldClear:", isKnown: { $0 is any UITextFieldDelegate })"#
    ),
    (
      "#selector(UIResponderStandardEditActions.paste(_:))",
      #"Selector(named: "paste:", UIResponder.paste(_:))"#
    ),
    (
      "#selector((any UIResponderStandardEditActions).cut)",
      #"Selector(base: "cut", UIResponder.cut)"#
    ),
    ("#keyPath(UIView.layer.position)", #""layer.position""#),
    ("#keyPath(UIView.isHidden)", #""hidden""#),
    (
      #"Selector("tapped:")"#,
      #"Selector("tapped:", oneOf: [Selector(named: "tapped:", Screen.tapped(_:))])"#
    ),
    (
      #"Selector(("tell:"))"#,
      #"Selector(("tell:"), oneOf: [Selector(named: "tell:", Screen.say(it:))])"#
    ),
    (#"Other.Selector("tapped:")"#, #"Other.Selector("tapped:")"#),
    ("#keyPath(Screen.island)", #""island""#),
    (#"NSSelectorFromString("paste:")"#, #"NSSelectorFromString("paste:")"#),
    (#"NSSelectorFromString(name)"#, #"NSSelectorFromString(name, oneOf: seamSelectors)"#),
  ]) func aSelectorNamesTheMethodAndIsTheMethod(text: String, expected: String) {
    #expect(last("lazy var a = \(text)") == "lazy var a = \(expected)")
  }

  /// A property that the app declares has the name that it is given there.
  @Test func aPropertyOfTheAppKeepsItsName() {
    let text = "let a = #keyPath(Screen.isOpen), b = #keyPath(UIView.isHidden)"
    let line = rewritten(inScreen: "@objc var isOpen = true\n" + text).split(separator: "\n").last
    #expect(line == #"let a = "isOpen", b = "hidden""#)
  }

  @Test func selectorsInExtensionsAndNestedTypesNameTheTypeAroundThem() {
    #expect(
      rewritten("extension Outer.Inner { func a() { b(#selector(c)) }; @objc func c() {} }")
        .contains(#"b(Selector(named: "c", Outer.Inner.c))"#))
    #expect(
      rewritten("class A { class B { @objc func c() { d { #selector(c) } } } }")
        .contains(#"Selector(named: "c", B.c)"#))
    #expect(
      rewritten("#if X\nclass A {\n#else\nclass B {\n#endif\nlet s = #selector(c)\n}")
        .contains(#"Selector(base: "c", "#))
  }

  @Test func aSelectorOverSeveralLinesKeepsThem() {
    let text = "class A {\n  let s = #selector(\n    A.tapped(_:)\n  )\n}"
    #expect(rewritten(text).filter(\.isNewline).count == text.filter(\.isNewline).count)
  }

  @Test func methodsOfOtherFilesAreKnown() {
    let rewriter = SourceRewriter([
      .init(path: "a", text: "class A { let s = #selector(B.go); let t = Selector(\"go:\") }"),
      .init(path: "b", text: "class B { @objc func go(_ x: Int) {} }"),
      .init(path: "c", text: "class C { @objc private func go(_ x: Int) {} }"),
    ])
    #expect(rewriter.changed(0).contains(#"Selector(named: "go:", B.go)"#))
    // A method that is private elsewhere cannot be named here.
    #expect(rewriter.changed(0).contains(#"oneOf: [Selector(named: "go:", B.go(_:))])"#))
  }
}
