import Foundation
import HeadlessUIKit
import Testing

/// A label with room around its text.
private final class PaddedLabel: UILabel {
  let padding = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let text = super.textRect(
      forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: text.minX - padding.left, y: text.minY - padding.top,
      width: text.width + padding.left + padding.right,
      height: text.height + padding.top + padding.bottom)
  }
}

/// Four digits, typed into a view of the app's own.
private final class PinView: UIView, UIKeyInput {
  var digits = ""
  let keyboardType: UIKeyboardType = .numberPad
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !digits.isEmpty }
  func insertText(_ text: String) { digits += text }
  func deleteBackward() { digits.removeLast() }
}

/// What UIKit asks of a subclass, or of a view of the app's own.
@MainActor
struct OverriddenPartTests {
  @Test(arguments: [1, 0])
  func aLabelsRoomIsThatOfItsText(lines: Int) {
    _ = Stage()
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.text = "A few words that take more than a line"
      label.numberOfLines = lines
    }
    let (one, other) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(other == CGSize(width: one.width + 16, height: one.height + 10))
    let narrow = plain.sizeThatFits(CGSize(width: 84, height: 1000))
    #expect(padded.sizeThatFits(CGSize(width: 100, height: 1000)).height == narrow.height + 10)
  }

  @Test func aViewThatTakesKeysIsAnInput() throws {
    let stage = Stage()
    let pin = PinView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.window.addSubview(pin)
    try stage.play { pin.becomeFirstResponder() }
    #expect(pin.isFirstResponder)
    #expect(stage.loop.input.firstResponder === pin)
  }

  @Test func whatATextInputSaysIsOptionalWhereOnlyTheProtocolIsKnown() {
    let field = UITextField()
    field.keyboardAppearance = .dark
    let input: any UITextInput = field
    #expect(input.keyboardAppearance == .dark)
    #expect((PinView(frame: .zero) as any UITextInputTraits).returnKeyType == nil)
  }

  @Test func whatStandsForAllOfAKindIsOneObject() {
    _ = Stage()
    #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
    #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
    #expect(type(of: UITableView.appearance()) == UITableView.self)
    #expect(type(of: UISearchBar.appearance()) == UISearchBar.self)
  }

  #if !canImport(ObjectiveC)
    @Test(arguments: [
      ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.com", "a@b.com", true),
      ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.com", "a@b.com!", false),
      ("SELF CONTAINS[c] %@", "ELL", "hello", true),
      ("SELF CONTAINS %@", "ELL", "hello", false),
      ("SELF BEGINSWITH 'he'", "", "hello", true),
      ("SELF ENDSWITH[cd] %@", "E", "café", true),
      ("SELF LIKE 'h*o'", "", "hello", true),
      ("SELF >= 18", "", "9", false),
      ("SELF == %@", "a", "a", true),
      ("SELF != 'a'", "", "b", true), ("SELF <> 'a'", "", "a", false),
      ("SELF > 18", "", "18", false), ("SELF > 18", "", "19", true), ("SELF > 18", "", "9", false),
      ("SELF <= 18", "", "18", true), ("SELF <= 18", "", "19", false),
      ("SELF < 18", "", "9", true), ("SELF < 18", "", "18", false), ("SELF >= 18", "", "18", true),
      ("SELF < 'b'", "", "a", true), ("SELF > 'b'", "", "a", false),
      ("SELF MATCHES '['", "", "[", false), ("SELF MATCHES[c] 'A+'", "", "aa", true),
      ("SELF LIKE 'h?o'", "", "hello", false), ("SELF LIKE 'h?o'", "", "hoo", true),
    ])
    func predicatesOfWords(format: String, argument: String, text: String, holds: Bool) {
      #expect(NSPredicate(format: format, argument).evaluate(with: text) == holds)
    }

    /// An observer that is neither a view nor a controller.
    private final class Observer: NSObject, KeyValueObserver {
      var keys: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        keys.append(keyPath ?? "")
      }
    }

    @Test func anyObjectObservesByKey() throws {
      let stage = Stage()
      let (view, observer) = (stage.add(), Observer())
      view.addObserver(observer, forKeyPath: "center", context: nil)
      view.addObserver(observer, forKeyPath: "hidden", context: nil)
      view.layer.addObserver(observer, forKeyPath: "position", context: nil)
      try stage.play {
        view.center.x += 1
        view.isHidden = true
        #expect(observer.keys == ["center"])
      }
      #expect(observer.keys.sorted() == ["center", "hidden", "position"])
      view.removeObserver(observer, forKeyPath: "hidden")
      try stage.play { view.isHidden = false }
      #expect(observer.keys.count == 3)
    }
  #endif
}
