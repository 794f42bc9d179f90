import HeadlessUIKit
import Testing

@testable import FormHandlers

/// Generation 4, which moves the whole app or its sheet.
@MainActor
struct FourthGenerationTests {
  /// What comes between the keyboard's show and the time that it is up.
  enum Event: CaseIterable {
    case nothing, hide, end
  }

  /// A sheet is looked at again a turn after the keyboard is up, as long as it is up and a field is typed into;
  /// what fills the window is not.
  @Test(
    arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .fullScreen], Event.allCases)
  func aSheetIsLookedAtAgain(_ style: UIModalPresentationStyle, _ event: Event) throws {
    var tops: [CGFloat] = []
    _ = try SwipeTests.App(.fourth) { app in
      guard let root = app.form.navigationController else { return }
      root.modalPresentationStyle = style
      app.raise()
      tops.append(root.view.frame.minY)
      if event == .hide { app.keyboard(.willHide, height: 0) }
      if event == .end { app.field.resignFirstResponder() }
      root.view.frame.origin.y = -100
      app.keyboard(.didShow, height: 300)
      tops.append(root.view.frame.minY)
      app.loop.schedule(at: 0.2) { tops.append(root.view.frame.minY) }
    }
    let isAgain = style != .fullScreen && event == .nothing
    #expect(tops == [-266, -100, isAgain ? -266 : -100])
  }

  /// A sheet whose fields the library leaves alone is left alone once the keyboard is up as well.
  @Test func aSheetThatIsNotServedIsLeftAlone() throws {
    var insets: [CGFloat] = []
    _ = try SwipeTests.App(.fourth, controllers: ControllerRule(disabled: [{ _ in true }])) { app in
      app.form.navigationController?.modalPresentationStyle = .formSheet
      let list = app.list()
      app.raise()
      app.keyboard(.didShow, height: 300)
      app.loop.schedule(at: 0.2) { insets.append(list.contentInset.bottom) }
    }
    #expect(insets == [0])
  }

  /// A hide takes the app back to where it was, which is all of the window.
  @Test func aHideTakesTheAppBack() throws {
    _ = try SwipeTests.App(.fourth) { app in
      let view = app.form.navigationController?.view
      app.raise()
      #expect(view?.frame.origin == CGPoint(x: 0, y: -266))
      app.keyboard(.willHide, height: 0)
      #expect(view?.frame == app.window.bounds)
    }
  }
}
