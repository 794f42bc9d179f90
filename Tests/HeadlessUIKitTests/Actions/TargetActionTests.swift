import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Methods in the place of selectors: who calls them, when, and with what.
@MainActor
struct TargetActionTests {
  @MainActor
  private final class Target: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func sent(_ sender: UIControl) { calls.append("by \(sender.tag)") }
    func sent(_ sender: UIControl, with event: UIEvent) { calls.append("with event") }
    func recognized(_ recognizer: UIGestureRecognizer) {
      calls.append("recognized \(recognizer.state.rawValue)")
    }
    func fired(_ timer: Timer) { calls.append("fired \(timer.userInfo ?? "")") }
    func performed(_ word: String) { calls.append(word) }
  }

  private final class OpenField: UITextField {
    var calls = 0

    func heard() { calls += 1 }
  }

  @Test func aControlCallsItsTargets() {
    let (button, target) = (UIButton(type: .system), Target())
    button.tag = 7
    button.addTarget(target, action: Selector(Target.plain), for: .touchDown)
    button.addTarget(target, action: Selector(Target.sent(_:)), for: .touchUpInside)
    button.addTarget(target, action: Selector(Target.sent(_:with:)), for: .touchUpInside)
    button.tap()
    #expect(target.calls == ["plain", "by 7", "with event"])
    button.removeTarget(target, action: nil, for: .touchUpInside)
    button.tap()
    #expect(target.calls.last == "plain" && target.calls.count == 4)
  }

  @Test func aTargetIsNotKept() {
    let button = UIButton(type: .system)
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      button.addTarget(target, action: Selector(Target.plain), for: .touchDown)
    }
    #expect(gone == nil)
    button.tap()
  }

  /// Without a target the responders above are asked, and the first that has the method takes it.
  @Test func anActionWithoutATargetGoesUpTheChain() throws {
    let stage = Stage()
    let (field, button) = (OpenField(), UIButton(type: .system))
    stage.window.addSubview(field)
    field.addSubview(button)
    button.addTarget(nil, action: Selector(OpenField.heard), for: .touchUpInside)
    button.tap()
    #expect(field.calls == 1)
    try stage.play { field.becomeFirstResponder() }
    UIApplication.shared.sendAction(Selector(OpenField.heard), to: nil, from: nil, for: nil)
    #expect(field.calls == 2)
    UIApplication.shared.sendAction(
      Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    #expect(!field.isFirstResponder)
  }

  @Test func aBarButtonCallsItsTarget() {
    let target = Target()
    let item = UIBarButtonItem(
      title: "Done", style: .done, target: target, action: Selector(Target.plain))
    item.tap()
    item.isEnabled = false
    item.tap()
    #expect(target.calls == ["plain"])
  }

  @Test func aRecognizerCallsItsTargetUnlessItsDelegateSaysNo() {
    let target = Target()
    let recognizer = UITapGestureRecognizer(
      target: target, action: Selector(Target.recognized(_:)))
    recognizer.tap(at: .zero)
    #expect(target.calls == ["recognized 3"])
    let refusal = Refusal()
    recognizer.delegate = refusal
    recognizer.tap(at: .zero)
    #expect(target.calls.count == 1)
  }

  private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func timersAndDelayedMethodsHaveTurnsOfTheirOwn() throws {
    let (stage, target) = (Stage(), Target())
    try stage.play {
      Timer.scheduledTimer(
        timeInterval: 0.1, target: target, selector: Selector(Target.fired(_:)), userInfo: "late",
        repeats: false)
      target.perform(Selector(Target.performed(_:)), with: "soon", afterDelay: 0.02)
      #expect(target.calls.isEmpty)
    }
    #expect(target.calls == ["soon", "fired late"])
  }

  @Test func whatIsToBePerformedCanBeCalledOff() throws {
    let (stage, target, other) = (Stage(), Target(), Target())
    try stage.play {
      let word = "word" as NSString
      target.perform(Selector(Target.performed(_:)), with: word, afterDelay: 1)
      target.perform(Selector(Target.plain), with: nil, afterDelay: 1)
      other.perform(Selector(Target.plain), with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: target, selector: Selector(Target.performed(_:)), object: word)
      NSObject.cancelPreviousPerformRequests(withTarget: other)
    }
    #expect(target.calls == ["plain"])
    #expect(other.calls.isEmpty)
  }

  @Test func propertiesAreNamedByKeyPaths() {
    let editable = Selector(getter: \UITextView.isEditable)
    #expect(UITextView().responds(to: editable))
    #expect(!UITextField().responds(to: editable))
    #expect(UITextView().isKind(of: UIScrollView.self))
    #expect(!UITextView().isMember(of: UIScrollView.self))
  }
}
