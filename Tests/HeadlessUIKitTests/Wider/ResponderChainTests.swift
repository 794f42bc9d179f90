import LayerTrees
import Testing

@testable import HeadlessUIKit

/// What a responder has no answer to goes to the one above it, and no farther than to the first that
/// answers.
@MainActor
struct ResponderChainTests {
  private final class Above: UIResponder {
    var heard: [String] = []
    let undo = UndoManager()
    override var undoManager: UndoManager? { undo }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("press began")
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("press changed")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("press ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("press cancelled")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion began")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion ended")
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion cancelled")
    }
    override func cut(_ sender: Any?) { heard.append("cut") }
    override func copy(_ sender: Any?) { heard.append("copy") }
    override func paste(_ sender: Any?) { heard.append("paste") }
    override func select(_ sender: Any?) { heard.append("select") }
    override func selectAll(_ sender: Any?) { heard.append("selectAll") }
    override func delete(_ sender: Any?) { heard.append("delete") }
    override func toggleBoldface(_ sender: Any?) { heard.append("bold") }
    override func toggleItalics(_ sender: Any?) { heard.append("italics") }
    override func toggleUnderline(_ sender: Any?) { heard.append("underline") }
  }

  private final class Below: UIResponder {
    let above: UIResponder
    init(_ above: UIResponder) { self.above = above }
    override var next: UIResponder? { above }
  }

  @Test func whatHasNoAnswerGoesUp() {
    _ = Stage()
    let above = Above()
    let below = Below(Below(above))
    below.touchesBegan([], with: nil)
    below.touchesMoved([], with: nil)
    below.touchesEnded([], with: nil)
    below.touchesCancelled([], with: nil)
    below.pressesBegan([], with: nil)
    below.pressesChanged([], with: nil)
    below.pressesEnded([], with: nil)
    below.pressesCancelled([], with: nil)
    below.motionBegan(.motionShake, with: nil)
    below.motionEnded(.motionShake, with: nil)
    below.motionCancelled(.motionShake, with: nil)
    below.cut(nil)
    below.copy(nil)
    below.paste(nil)
    below.select(nil)
    below.selectAll(nil)
    below.delete(nil)
    below.toggleBoldface(nil)
    below.toggleItalics(nil)
    below.toggleUnderline(nil)
    #expect(
      above.heard == [
        "began", "moved", "ended", "cancelled", "press began", "press changed", "press ended",
        "press cancelled", "motion began", "motion ended", "motion cancelled", "cut", "copy",
        "paste",
        "select", "selectAll", "delete", "bold", "italics", "underline",
      ])
    #expect(below.undoManager === above.undo)
    #expect(below.chain.map { ObjectIdentifier($0) }.last == ObjectIdentifier(above))
    #expect(UIResponder().undoManager == nil && UIResponder().next == nil)
  }

  private final class Input: UIView {
    var (accepts, resigns, begins) = (true, true, 0)
    var accessory: UIView?
    override var canBecomeFirstResponder: Bool { accepts }
    override var canResignFirstResponder: Bool { resigns }
    override var inputAccessoryView: UIView? { accessory }
  }

  /// One responder has the focus: it takes it from another that lets it go, in a window.
  @Test func oneResponderHasTheFocus() throws {
    let stage = Stage()
    let (one, two) = (Input(frame: .zero), Input(frame: .zero))
    let session = InputSession.current
    #expect(session.isFree && !one.becomeFirstResponder() && !one.isFirstResponder)
    // What is in no window yet gets it in the turn in which it is.
    #expect(!session.isFree)
    try stage.play { stage.window.addSubview(one) }
    #expect(one.isFirstResponder && session.firstResponder === one)
    stage.window.addSubview(two)
    two.accepts = false
    #expect(!two.becomeFirstResponder() && one.isFirstResponder)
    two.accepts = true
    one.resigns = false
    #expect(!two.becomeFirstResponder() && one.isFirstResponder)
    #expect(!one.resignFirstResponder() && one.isFirstResponder)
    one.resigns = true
    #expect(two.becomeFirstResponder() && two.isFirstResponder && !one.isFirstResponder)
    #expect(two.becomeFirstResponder())
    #expect(one.resignFirstResponder() && two.isFirstResponder)
    #expect(two.resignFirstResponder() && session.isFree)
    let three = Input(frame: .zero)
    three.becomeFirstResponder()
    #expect(three.resignFirstResponder() && session.isFree)
    try stage.play(at: 1) { stage.window.addSubview(three) }
    #expect(!three.isFirstResponder)
  }

  /// The accessory of a responder around an input is up again when that input ends.
  @Test func anAccessoryAroundAnInputComesBack() throws {
    let stage = Stage()
    let (outer, inner) = (Input(frame: .zero), UITextField(frame: .zero))
    outer.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    let session = InputSession.current
    #expect(outer.becomeFirstResponder() && session.inputs.accessoryView === outer.accessory)
    #expect(!session.inputs.wantsKeysOrInputView && !session.accessoryOutlivesInput)
    #expect(inner.becomeFirstResponder() && session.inputs.wantsKeys)
    #expect(session.inputs.accessoryView === outer.accessory && session.accessoryOutlivesInput)
    #expect(inner.resignFirstResponder() && outer.isFirstResponder)
    #expect(!session.inputs.wantsKeys && session.inputs.accessoryView === outer.accessory)
    let other = UITextField(frame: .zero)
    stage.window.addSubview(other)
    #expect(other.becomeFirstResponder() && session.inputs.accessoryView == nil)
    #expect(other.resignFirstResponder() && session.isFree)
    // Without an accessory nothing comes back.
    outer.accessory = nil
    outer.becomeFirstResponder()
    inner.becomeFirstResponder()
    #expect(inner.resignFirstResponder() && session.isFree)
  }

  @Test func inputViewsAreAskedForAgain() throws {
    final class Host: KeyboardHost {
      var heard: [Bool] = []
      func inputViewsDidChange(_ inputs: InputViews) { heard.append(inputs.areReloaded) }
      func layoutDidEnd() -> Bool { false }
      func heightLeftOut(above reported: CGRect) -> CGFloat { 0 }
      func screenWillTurn() {}
      func screenTurns() {}
      func screenDidTurn() {}
    }
    let stage = Stage()
    let (host, field) = (Host(), UITextField(frame: .zero))
    InputSession.current.keyboard = host
    stage.window.addSubview(field)
    field.reloadInputViews()
    #expect(host.heard == [])
    field.becomeFirstResponder()
    field.reloadInputViews()
    #expect(host.heard == [false, true])
    let keys = UIView(frame: .zero)
    field.inputView = keys
    field.reloadInputViews()
    let inputs = InputSession.current.inputs
    #expect(inputs.inputView === keys && !inputs.wantsKeys && inputs.wantsKeysOrInputView)
    #expect(inputs.responder === field)
    field.resignFirstResponder()
    #expect(host.heard == [false, true, true, false])
    #expect(!InputSession.current.inputs.wantsKeysOrInputView)
  }

  /// A description for assistive technologies is kept; a rectangle is the view's own by default.
  @Test func descriptionsAreKept() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 2, height: 2)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 2, y: 3))
    view.accessibilityActivationPoint = .zero
    #expect(view.accessibilityActivationPoint == .zero)
    view.accessibilityLabel = "Send"
    #expect(view.accessibilityAttributedLabel?.string == "Send")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Other")
    #expect(view.accessibilityAttributedLabel?.string == "Other")
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    view.accessibilityElements = ["a", "b"]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? String == "b")
    #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    #expect(!view.accessibilityScroll(.up) && !view.accessibilityPerformMagicTap())
    #expect(!view.accessibilityElementIsFocused())
  }

  @Test func workIsPutOff() throws {
    let stage = Stage()
    var times: [Double] = []
    let view = UIView(frame: .zero)
    try stage.play(at: 1) {
      view.perform(afterDelay: 0.25) { times.append(VirtualRunLoop.current.now) }
    }
    #expect(times.count == 1 && abs((times.first ?? 0) - 1.25) < 1.0 / 60 + 1e-9)
    #expect((times.first ?? 0) >= 1.25 - 1e-9)
  }
}
