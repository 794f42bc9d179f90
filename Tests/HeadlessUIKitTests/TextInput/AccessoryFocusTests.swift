import Testing

@testable import HeadlessUIKit

/// A controller with an accessory has the focus once it has appeared.
@MainActor
struct AccessoryFocusTests {
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (field, inside) = (UITextField(), UITextField())
    var (isAble, hasBar, begins) = (true, true, false)
    var barController: UIInputViewController?

    override var canBecomeFirstResponder: Bool { isAble }
    override var inputAccessoryView: UIView? { hasBar ? bar : nil }
    override var inputAccessoryViewController: UIInputViewController? { barController }

    override func viewDidLoad() {
      view.addSubview(field)
      (barController?.view ?? bar).addSubview(inside)
    }

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

  /// An accessory is a view or a controller's: the focus goes to the field in it and comes back, and
  /// it is up all the time.
  @Test(arguments: [false, true])
  func anAccessoryStaysWhileItsFieldHasTheFocus(isControllers: Bool) throws {
    let chat = try shown {
      guard isControllers else { return }
      $0.hasBar = false
      $0.barController = UIInputViewController()
    }
    let session = InputSession.current
    let accessory = chat.barController?.view ?? chat.bar
    #expect(chat.isFirstResponder && session.inputs.accessoryView === accessory)
    chat.view.window?.addSubview(accessory)  // as the keyboard does
    #expect(chat.inside.becomeFirstResponder())
    #expect(session.inputs.accessoryView === accessory && session.inputs.wantsKeys)
    #expect(chat.inside.chain.contains { $0 === chat } && session.accessoryOutlivesInput)
    chat.inside.resignFirstResponder()
    #expect(chat.isFirstResponder && session.inputs.accessoryView === accessory)
  }
}
