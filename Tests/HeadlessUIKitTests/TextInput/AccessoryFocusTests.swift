import HeadlessUIKit
import Testing

/// A controller with an accessory has the focus once it has appeared.
@MainActor
struct AccessoryFocusTests {
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let field = UITextField()
    var (isAble, hasBar, begins) = (true, true, false)

    override var canBecomeFirstResponder: Bool { isAble }
    override var inputAccessoryView: UIView? { hasBar ? bar : nil }

    override func viewDidLoad() { view.addSubview(field) }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if begins { field.becomeFirstResponder() }
    }
  }

  private func shown(_ change: (Chat) -> Void = { _ in }) throws -> Chat {
    let stage = Stage()
    let chat = Chat()
    change(chat)
    stage.window.rootViewController = chat
    try stage.play {}
    return chat
  }

  @Test func itGetsTheFocus() throws {
    let chat = try shown()
    #expect(chat.isFirstResponder)
  }

  @Test func onlyWhereItCanAndHasAnAccessory() throws {
    #expect(try !shown { $0.isAble = false }.isFirstResponder)
    #expect(try !shown { $0.hasBar = false }.isFirstResponder)
  }

  /// A field that has it keeps it.
  @Test func notWhereSomebodyHasIt() throws {
    let chat = try shown { $0.begins = true }
    #expect(!chat.isFirstResponder && chat.field.isFirstResponder)
  }
}
