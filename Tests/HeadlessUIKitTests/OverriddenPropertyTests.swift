import HeadlessUIKit
import Testing

/// Properties that classes of an app override, and what their objects are asked.
@MainActor @Suite(.serialized)
struct OverriddenPropertyTests {
  private final class Field: UITextField {
    var heard: [String] = []
    override var text: String? { didSet { heard.append("text") } }
    override var font: UIFont? { didSet { heard.append("font") } }
    override var textColor: UIColor? { didSet { heard.append("textColor") } }
    /// Sets the other again, as fields with a title above them do.
    override var placeholder: String? {
      didSet {
        heard.append("placeholder")
        attributedPlaceholder = NSAttributedString(string: placeholder ?? "")
      }
    }
  }

  private final class View: UITextView {
    var heard: [String] = []
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var text: String! { didSet { heard.append("text") } }
    override var font: UIFont? { didSet { heard.append("font") } }
    override var textColor: UIColor? { didSet { heard.append("textColor") } }
  }

  private final class Label: UILabel {
    var heard: [String] = []
    override var text: String? { didSet { heard.append("text") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var font: UIFont! { didSet { heard.append("font") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var textColor: UIColor! { didSet { heard.append("textColor") } }
  }

  private let styled = NSAttributedString(
    string: "Name",
    attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])

  @Test func noneHearsWhatAnotherPropertySets() {
    let (field, view, label) = (Field(), View(), Label())
    field.attributedPlaceholder = styled
    field.attributedText = styled
    field.insertText("!")
    view.attributedText = styled
    view.insertText("!")
    label.attributedText = styled
    #expect(field.heard.isEmpty && view.heard.isEmpty && label.heard.isEmpty)
    #expect((field.text, view.text, label.text) == ("Name!", "Name!", "Name"))
    #expect(field.placeholder == "Name")
    #expect([field.font, view.font, label.font].allSatisfy { $0?.pointSize == 30 })
    #expect([field.textColor, view.textColor, label.textColor].allSatisfy { $0 == .red })
  }

  @Test func onePropertyMaySetTheOtherAgain() {
    let field = Field()
    field.placeholder = "Name"
    #expect(field.heard == ["placeholder"])
    #expect(field.attributedPlaceholder?.string == "Name")
  }

  private final class Screen: NSObject, UITextFieldDelegate {
    var stops: [(String?, Bool)] = []
    func stopped(_ id: String?, finished: Bool, context: UnsafeMutableRawPointer?) {
      stops.append((id, finished))
    }
  }

  @Test func objectsAreAskedAsObjectiveCsAre() {
    let screen: any UITextFieldDelegate = Screen()
    let view: UIView = UITextField()
    #expect(screen.responds(to: Selector(Screen.stopped(_:finished:context:))))
    #expect(!screen.responds(to: Selector(UIView.setNeedsLayout)))
    #expect(view.conforms(to: (any UITextInput).self))
    #expect(!UIView().conforms(to: (any UITextInput).self))
    #expect(NSLayoutConstraint.Attribute.allSatisfyNumbers)
  }

  /// A block that is begun and committed notifies its delegate when it ends, and not before.
  @Test func aDelegateHearsThatABlockEnds() throws {
    let stage = Stage()
    let (view, screen) = (stage.add(), Screen())
    var after: [Int] = []
    stage.loop.schedule(at: 0.29) { after.append(screen.stops.count) }
    try stage.play {
      UIView.beginAnimations("lift", context: nil)
      UIView.setAnimationDuration(0.3)
      UIView.setAnimationDelegate(screen)
      UIView.setAnimationDidStop(Selector(Screen.stopped(_:finished:context:)))
      view.frame.origin.y = 300
      UIView.commitAnimations()
    }
    #expect(after == [0])
    #expect(screen.stops.count == 1)
    #expect(screen.stops.first?.0 == "lift" && screen.stops.first?.1 == true)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether they have the numbers of `NSLayoutConstraint.h`.
  fileprivate static var allSatisfyNumbers: Bool {
    let inOrder: [Self] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    return inOrder.map(\.rawValue) == Array(0...20)
  }
}
