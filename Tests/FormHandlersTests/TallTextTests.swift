@testable import HeadlessUIKit
@testable import FormHandlers
import Testing

/// Text views that are taller than the room above the keyboard, one after the other.
@MainActor
struct TallTextTests {
  /// Each has room below its text while it is typed into, and its own insets after that.
  @Test(arguments: [IQKeyboardManagerSettings.Generation.fourth, .eighth], [false, true])
  func eachHasRoomInItsTurn(generation: IQKeyboardManagerSettings.Generation, isFixed: Bool) throws
  {
    let outer = VirtualRunLoop.current
    let loop = VirtualRunLoop(screen: UIScreen())
    loop.makeCurrent()
    defer { outer.makeCurrent() }
    var settings = IQKeyboardManagerSettings()
    (settings.generation, settings.isFixed) = (generation, isFixed)
    let library = IQKeyboardManager(settings)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let form = UIViewController(nibName: nil, bundle: nil)
    window.rootViewController = form
    window.makeKeyAndVisible()
    let texts = [3, 5, 7].map { inset in
      let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 700))
      text.contentInset.bottom = inset
      form.view.addSubview(text)
      return text
    }
    let line = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    form.view.addSubview(line)
    loop.schedule(at: 0.1) {
      for (index, text) in (texts + texts.reversed()).enumerated() {
        text.becomeFirstResponder()
        if index == 0 { Self.showKeyboard() }
        for (other, own) in zip(texts, [3.0, 5, 7]) {
          let room = other.contentInset.bottom
          #expect(other === text ? room > 100 : room == own)
        }
      }
      // What an app gives one that has ended stays.
      line.becomeFirstResponder()
      texts[0].contentInset.bottom = 50
      texts[1].becomeFirstResponder()
      #expect(texts[0].contentInset.bottom == 50)
    }
    try loop.run(until: 3)
    withExtendedLifetime(library) {}
  }

  static func showKeyboard() {
    NotificationCenter.default.post(
      name: NotifiedKeyboard.Kind.willShow.name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 544, width: 390, height: 300),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
      ])
  }
}
