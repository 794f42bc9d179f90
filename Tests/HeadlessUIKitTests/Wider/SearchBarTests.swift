import LayerTrees
import Testing

@testable import HeadlessUIKit

/// A search bar: its field and its button, what it hands on, and what it asks its delegate.
@MainActor
struct SearchBarTests {
  private let stage = Stage()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56))

  private func texts(_ look: ViewLook) -> [LayerText] {
    look.elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The field leaves room for the word beside it, which is 8 points from the side.
  @Test func theButtonIsBesideTheField() throws {
    stage.loop.makeCurrent()
    stage.window.addSubview(bar)
    try stage.play {}
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 384, height: 36))
    #expect(bar.look.elements.isEmpty)
    bar.tintColor = .red
    try stage.play(at: 1) { bar.setShowsCancelButton(true, animated: true) }
    let word = TextMetrics(pointSize: 17).width(of: "Cancel")
    let room = bar.searchTextField.frame
    #expect(room.minX == 8 && room.minY == 10 && room.height == 36)
    #expect(abs(room.maxX - (400 - 8 - word - 16)) < 1e-9)
    let text = try #require(texts(bar.look).first)
    #expect(text.string == "Cancel" && text.size == 17 && text.color == UIColor.red.color)
    #expect(text.alignment == .right && text.insets == UIEdgeInsets(right: 8))
    // The word does not reach into the field.
    #expect(400 - 8 - word > room.maxX)
    try stage.play(at: 2) {
      bar.showsCancelButton = false
      bar.frame.size = CGSize(width: 300, height: 100)
    }
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 284, height: 80))
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.sizeThatFits(CGSize(width: 120, height: 9)) == CGSize(width: 120, height: 56))
  }

  /// A glass is before the text, which keeps clear of it.
  @Test func theGlassIsBeforeTheText() throws {
    stage.loop.makeCurrent()
    bar.placeholder = "Find"
    let look = bar.searchTextField.look
    #expect(look.cornerRadius == 10 && look.fill == UIColor.tertiarySearchFill.color)
    let glass = look.elements.compactMap { if case .picture(let sign) = $0 { sign } else { nil } }
    #expect(glass.map(\.name) == ["magnifyingglass"] && glass[0].color == UIColor.systemGray.color)
    #expect((glass[0].width, glass[0].height) == (17, 17) && glass[0].alignment == .left)
    #expect(glass[0].insets == UIEdgeInsets(left: 8))
    let text = try #require(texts(look).first)
    #expect(text.string == "Find" && text.insets.left == 30)
    #expect(glass[0].insets.left + 17 < text.insets.left)
  }

  /// Text, placeholder and traits are the field's.
  @Test func theFieldHasWhatTheBarIsTold() {
    stage.loop.makeCurrent()
    let field = bar.searchTextField
    (bar.text, bar.placeholder) = ("a", "b")
    (bar.keyboardType, bar.keyboardAppearance) = (.emailAddress, .dark)
    (bar.returnKeyType, bar.enablesReturnKeyAutomatically) = (.search, true)
    (bar.autocorrectionType, bar.autocapitalizationType) = (.no, .words)
    (bar.spellCheckingType, bar.smartQuotesType) = (.yes, .no)
    let accessory = UIView()
    bar.inputAccessoryView = accessory
    #expect(field.text == "a" && field.placeholder == "b" && field.inputAccessoryView === accessory)
    #expect(field.keyboardType == .emailAddress && field.keyboardAppearance == .dark)
    #expect(field.returnKeyType == .search && field.enablesReturnKeyAutomatically)
    #expect(field.autocorrectionType == .no && field.autocapitalizationType == .words)
    #expect(field.spellCheckingType == .yes && field.smartQuotesType == .no)
    (field.text, field.placeholder) = ("c", "d")
    (field.keyboardType, field.keyboardAppearance) = (.numberPad, .light)
    (field.returnKeyType, field.enablesReturnKeyAutomatically) = (.go, false)
    (field.autocorrectionType, field.autocapitalizationType) = (.yes, .none)
    (field.spellCheckingType, field.smartQuotesType) = (.no, .yes)
    #expect(bar.text == "c" && bar.placeholder == "d" && bar.inputAccessoryView === accessory)
    #expect(bar.keyboardType == .numberPad && bar.keyboardAppearance == .light)
    #expect(bar.returnKeyType == .go && !bar.enablesReturnKeyAutomatically)
    #expect(bar.autocorrectionType == .yes && bar.autocapitalizationType == .none)
    #expect(bar.spellCheckingType == .no && bar.smartQuotesType == .yes && bar.isEnabled)
    bar.isEnabled = false
    #expect(!field.isEnabled && !bar.isEnabled)
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .red && bar.barTintColor == .red)
  }

  private final class Judge: NSObject, UISearchBarDelegate {
    var (begins, ends, changes) = (true, true, true)
    var told: [String] = []

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ends }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      told.append("\(range.location) \(range.length) \(text)")
      return changes
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("end") }
  }

  /// The delegate decides whether editing begins, ends and changes the text.
  @Test func theDelegateDecides() throws {
    stage.loop.makeCurrent()
    stage.window.addSubview(bar)
    let judge = Judge()
    bar.delegate = judge
    let field = bar.searchTextField
    judge.begins = false
    try stage.play { #expect(!bar.becomeFirstResponder() && !field.isFirstResponder) }
    judge.begins = true
    try stage.play(at: 1) { #expect(bar.becomeFirstResponder() && field.isFirstResponder) }
    try stage.play(at: 2) { field.insertText("a") }
    judge.changes = false
    try stage.play(at: 3) { field.insertText("b") }
    #expect(bar.text == "a" && judge.told == ["0 0 a", "1 0 b"])
    judge.ends = false
    try stage.play(at: 4) { #expect(!bar.resignFirstResponder() && field.isFirstResponder) }
    judge.ends = true
    try stage.play(at: 5) { #expect(bar.resignFirstResponder() && !field.isFirstResponder) }
    #expect(judge.told.last == "end" && bar.canBecomeFirstResponder)
  }

  /// A bar without a delegate can be typed into.
  @Test func aBarAloneIsTypedInto() throws {
    stage.loop.makeCurrent()
    stage.window.addSubview(bar)
    try stage.play { #expect(bar.becomeFirstResponder()) }
    try stage.play(at: 1) { bar.searchTextField.insertText("ab\n") }
    #expect(bar.text == "ab" || bar.text == "ab\n")
    try stage.play(at: 2) { #expect(bar.resignFirstResponder()) }
  }

  /// Tokens are before the text, in the places that they are given, which are within the others.
  @Test func tokensHavePlaces() throws {
    stage.loop.makeCurrent()
    let field = bar.searchTextField
    let tokens = ["a", "b", "c", "d"].map { UISearchToken(icon: nil, text: $0) }
    field.insertToken(tokens[0], at: 5)
    field.insertToken(tokens[1], at: -2)
    field.insertToken(tokens[2], at: 1)
    #expect(field.tokens.map(\.text) == ["b", "c", "a"])
    for place in [-1, 3] { field.removeToken(at: place) }
    #expect(field.tokens.count == 3)
    field.removeToken(at: 1)
    field.text = "from Ada"
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 5))
    let range = try #require(field.textRange(from: start, to: end))
    field.replaceTextualPortion(of: range, with: tokens[3], at: 2)
    #expect(field.text == "Ada" && field.tokens.map(\.text) == ["b", "a", "d"])
    #expect(field.offset(from: field.textualRange.start, to: field.textualRange.end) == 3)
    #expect(field.allowsDeletingTokens)
  }
}
