import HeadlessUIKit
import LayerTrees
import Testing

/// A text field that is focused comes out from behind the insets; a text view does not.
@MainActor
struct FocusScrollingTests {
  private func form(
    _ input: UIView, on stage: Stage, in scroll: UIScrollView = UIScrollView()
  ) -> UIScrollView {
    scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    scroll.contentSize = CGSize(width: 400, height: 1000)
    scroll.contentInset.bottom = 300
    input.frame = CGRect(x: 0, y: 700, width: 400, height: 40)
    scroll.addSubview(input)
    stage.window.addSubview(scroll)
    return scroll
  }

  @Test func aFieldScrollsJustIntoSight() throws {
    let (stage, field) = (Stage(), UITextField())
    let scroll = form(field, on: stage)
    try stage.play { field.becomeFirstResponder() }
    // 800 high, of which 300 are inset: the field's end at 740 has to stand at 500.
    #expect(scroll.contentOffset.y == 240)
  }

  @Test func aFieldInSightStaysWhereItIs() throws {
    let (stage, field) = (Stage(), UITextField())
    let scroll = form(field, on: stage)
    scroll.contentOffset.y = 300
    try stage.play { field.becomeFirstResponder() }
    #expect(scroll.contentOffset.y == 300)
  }

  /// A view that does not scroll stays where it is.
  @Test func aViewThatDoesNotScrollStays() throws {
    let (stage, field) = (Stage(), UITextField())
    let scroll = form(field, on: stage)
    scroll.isScrollEnabled = false
    try stage.play { field.becomeFirstResponder() }
    #expect(scroll.contentOffset.y == 0)
  }

  /// A scroll towards the field is UIKit's own, unless the app's is under way: that one goes on.
  @Test(arguments: [false, true])
  func whoScrollsIsTold(_ isAppScrolling: Bool) throws {
    let (stage, field) = (Stage(), UITextField())
    let scroll = form(field, on: stage)
    try stage.play(at: 1) {
      if isAppScrolling { scroll.setContentOffset(CGPoint(x: 0, y: 240), animated: true) }
      field.becomeFirstResponder()
    }
    let contents = try [1.15, 1.5].map { try #require(stage.layer(scroll, at: $0).scroll) }
    #expect(contents.map(\.isScrolling) == [true, false])
    #expect(contents.map(\.isShowingField) == [!isAppScrolling, false])
    #expect(scroll.contentOffset.y == 240)
  }

  /// An app keeps its form where it is by overriding the method that UIKit calls.
  @Test func anOverriddenScrollIsTheApps() throws {
    final class Still: UIScrollView {
      override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    }
    let (stage, field) = (Stage(), UITextField())
    let scroll = form(field, on: stage, in: Still())
    try stage.play { field.becomeFirstResponder() }
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func aTextViewDoesNotScrollWhatIsAroundIt() throws {
    let (stage, view) = (Stage(), UITextView())
    let scroll = form(view, on: stage)
    try stage.play { view.becomeFirstResponder() }
    #expect(scroll.contentOffset.y == 0)
  }
}
