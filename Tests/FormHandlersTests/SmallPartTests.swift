import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import FormHandlers

/// The parts of a form's screen, each by itself.
@MainActor
struct SmallPartTests {
  /// What an app reads while its screen is made, on a system.
  private func read<Value>(
    on profile: KeyboardProfile = .iOS18, _ value: @escaping @MainActor () -> Value
  ) throws -> Value {
    let scene = SceneCase(
      name: "own", scene: "own", handler: HandlerSpec(name: "own"), device: .known("iPhone 8"),
      profile: profile, events: [])
    var found: Value?
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      found = value()
      return HandlerScreen(UIViewController(), bar: { _ in nil })
    }
    return try #require(found)
  }

  /// A touch outside of a field ends its input, and still reaches what it is on.
  @Test func aTouchOutsideIsNotTakenAway() throws {
    let cancels = try read { TouchOutside().recognizer.cancelsTouchesInView }
    #expect(!cancels)
  }

  /// The row before is in the same section, or the last one of the section before if that has rows.
  @Test func theRowBefore() {
    let counts = [3, 0, 5]
    for (path, before) in [
      ([0, 0], nil), ([0, 2], [0, 1]), ([1, 0], [0, 2]), ([2, 0], nil), ([2, 4], [2, 3]),
    ] as [([Int], [Int]?)] {
      #expect(
        IndexPath(indexes: path).before { counts[$0] } == before.map { IndexPath(indexes: $0) })
    }
  }

  /// Rectangles leave an accessory out from iOS 26 on, and then its height is the field's.
  @Test(arguments: KeyboardProfile.all) func accessoriesAreLeftOut(_ profile: KeyboardProfile)
    throws
  {
    let leavesOut = (profile.version ?? 0) >= 26
    #expect(try read(on: profile) { NotifiedKeyboard.leavesAccessoryOut } == leavesOut)
    let height = try read(on: profile) {
      let field = UITextField()
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
      return [field, UITextField(), nil].map(NotifiedKeyboard.heightLeftOut)
    }
    #expect(height == [leavesOut ? 31 : 0, 0, 0])
  }

  /// Previous, next and done, with the title between them, where there is one.
  @Test(arguments: [(nil, true), ("", true), ("Name", false)])
  func aToolbarHasItsButtons(_ title: String?, _ isHidden: Bool) throws {
    try read {
      let toolbar = KeyboardToolbar()
      toolbar.title = title
      toolbar.frame.size.width = 390
      toolbar.layoutIfNeeded()
      #expect(toolbar.frame.height == 44 && toolbar.autoresizingMask == .flexibleWidth)
      #expect(toolbar.previousButton.frame == CGRect(x: 16, y: 12, width: 12, height: 20))
      #expect(toolbar.nextButton.frame == CGRect(x: 48, y: 12, width: 12, height: 20))
      #expect(toolbar.doneButton.frame == CGRect(x: 334, y: 12, width: 40, height: 20))
      let label = toolbar.subviews.compactMap { $0 as? UILabel }.first
      #expect(label?.frame == CGRect(x: 76, y: 12, width: 242, height: 20))
      #expect(label?.isHidden == isHidden && label?.text == title)
      #expect(label?.font == .systemFont(ofSize: 13) && label?.textAlignment == .center)
    }
  }

  /// Below a sheet there is a shade of three tenths over all of the screen.
  @Test func aSheetShadesWhatIsBelow() throws {
    try read {
      let presenter = FormPresenter(UIViewController())
      presenter.loadViewIfNeeded()
      let shade = presenter.view.subviews.first
      #expect(presenter.view.backgroundColor == .systemBackground)
      #expect(shade?.backgroundColor == UIColor(white: 0, alpha: 0.3))
      #expect(shade?.frame == presenter.view.bounds)
      #expect(shade?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
  }

  /// A table's fields are as far from both of its sides.
  @Test func aTablesFieldIsInTheMiddle() throws {
    let stage = try FormStage(["screen": .word("tablecontroller")], [.focus(1, at: 0)])
    let field = try stage.field(at: 1)
    #expect(field.minX > 0 && field.minX == 375 - field.maxX)
  }
}
