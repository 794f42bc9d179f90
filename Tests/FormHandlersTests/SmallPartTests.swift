import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
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

  /// Fields have the page's own ground, rows no lines between them, and a search bar stands out around its line.
  @Test func fieldsStandOnTheirGround() throws {
    try read {
      let message = Transcript.Message(height: 50, isOutgoing: false, text: "Name")
      let (field, text, bar) = (FormField(message), FormTextView(message), FormSearchBar(message))
      for view in [field, text, bar.searchTextField] {
        #expect(view.backgroundColor == .systemBackground)
        #expect(view.layer.role == .formField(isFocused: false))
      }
      #expect(bar.backgroundColor == UIColor(white: 0.9, alpha: 1))
      #expect([field, text, bar].allSatisfy { $0.frame.height == 50 })
      #expect(field.borderStyle == .roundedRect && field.layer.text == "Name")
      #expect(field.placeholder == "Name" && text.text == "Name")
      for table in [FormTable([]), FieldTable(Transcript(messages: []))] {
        #expect(table.separatorStyle == .none && table.layer.role == .messageList)
      }
    }
  }

  /// A table's fields are as far from both of its sides.
  @Test func aTablesFieldIsInTheMiddle() throws {
    let stage = try FormStage(["screen": .word("tablecontroller")], [.focus(1, at: 0)])
    let field = try stage.field(at: 1)
    #expect(field.minX > 0 && field.minX == 375 - field.maxX)
  }

  /// A table's own controller is left alone whether the app adds its class to the lists or not.
  @Test(arguments: [4.0, 8]) func addingAClassLeavesTheOthers(_ generation: Double) throws {
    let fields = try [false, true].map { isDisabled in
      let stage = try FormStage(
        [
          "screen": .word("tablecontroller"), "generation": .number(generation),
          "disabled": .flag(isDisabled),
        ], [.focus(11, at: 0)])
      return try stride(from: 0, through: 1, by: 0.05).map { try stage.field(at: $0) }
    }
    #expect(fields[0] == fields[1])
  }

  /// Fields stand below each other, 8 points apart and 16 from the sides, each as high as its message;
  /// every second one asks for more, and tags go upward.
  @Test(arguments: [FormSettings.Screen.form, .search, .scroll, .textviews, .alert, .pagesheet])
  func fieldsStandInAColumn(_ screen: FormSettings.Screen) throws {
    let heights = [44.0, 61, 30, 44, 80]
    var options = FormSettings.ViewOptions()
    options.ofFields.enableMode = .enabled
    options.ofEveryOther.distance = 7
    options.ofScrollViews.ignoresInsets = true
    try read { [options] in
      let body = FormBody(
        Transcript(messages: heights.map { Transcript.Message(height: $0, isOutgoing: false) }),
        viewOptions: options
      ).view(for: screen)
      var top = 8.0
      for (index, (field, height)) in zip(body.subviews, heights).enumerated() {
        #expect(field.frame == CGRect(x: 16, y: top, width: 375 - 32, height: height))
        #expect(field.tag == 5 - index && field.autoresizingMask == .flexibleWidth)
        #expect(field.fieldOptions.enableMode == (index % 2 == 0 ? .enabled : .default))
        #expect(field.fieldOptions.distance == (index % 2 == 0 ? nil : 7))
        top += height + 8
      }
      #expect(body.subviews.count == 5 && body.frame == UIScreen.main.bounds)
      guard let scrollView = body as? UIScrollView else { return }
      #expect(scrollView.contentSize == CGSize(width: 375, height: top))
      #expect(scrollView.fieldOptions.ignoresInsets && scrollView.layer.role == .messageList)
    }
  }

  /// The middle third is in a scroll view of its own that shows two fields, without margins.
  @Test func theInnerScrollViewShowsTwoFields() throws {
    try read {
      let messages = (0..<10).map { Transcript.Message(height: Double(40 + $0), isOutgoing: false) }
      let body = FormBody(Transcript(messages: messages), viewOptions: .init()).view(for: .nested)
      let inner = body.subviews[3]
      #expect(body.subviews.count == 8 && inner.subviews.count == 3)
      #expect(
        inner.subviews.map(\.frame) == [
          CGRect(x: 0, y: 8, width: 343, height: 43), CGRect(x: 0, y: 59, width: 343, height: 44),
          CGRect(x: 0, y: 111, width: 343, height: 45),
        ])
      #expect(inner.frame == CGRect(x: 16, y: 155, width: 343, height: 103))
      #expect((inner as? UIScrollView)?.contentSize == CGSize(width: 343, height: 164))
      #expect(inner.backgroundColor == UIColor(white: 0.93, alpha: 1))
      #expect(body.subviews[4].frame.minY == 266 && body.lastField === body.subviews[7])
    }
  }

  /// A field of the table is 15 points from its row's sides and 10 from its top and its end.
  @Test(arguments: [(44.0, 24.0), (21, 1), (12, 1)])
  func aFieldOfTheTableStandsInItsRow(_ row: Double, _ height: Double) throws {
    try read {
      let table = FieldTable(
        Transcript(messages: [Transcript.Message(height: row, isOutgoing: false)]))
      let path = IndexPath(indexes: [0, 0])
      let field = table.tableView(table, cellForRowAt: path).contentView.subviews.first
      #expect(field?.frame == CGRect(x: 15, y: 10, width: 345, height: height))
      #expect(table.tableView(table, heightForRowAt: path) == CGFloat(row))
    }
  }

  /// Of all rows in order it is the one before; a section without rows has none before its next.
  @Test func theRowBeforeIsTheLastOne() {
    for counts in [[3, 1, 4], [1], [2, 2]] {
      let rows = counts.indices.flatMap { section in
        (0..<counts[section]).map { IndexPath(indexes: [section, $0]) }
      }
      #expect(rows[0].before { counts[$0] } == nil)
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(next.before { counts[$0] } == row)
      }
    }
    #expect(IndexPath(indexes: [2, 0]).before { [3, 0, 4][$0] } == nil)
  }

  /// The numbers, the flags that are on, and what an option goes with.
  @Test func optionsHaveTheirBounds() {
    let lines = FormOptions.all.compactMap { option -> String? in
      let range = option.range.map { " \($0)" } ?? ""
      let condition = option.condition.map { " with \($0.name): \($0.value)" } ?? ""
      guard option.values[0] != .flag(false) || !condition.isEmpty else { return nil }
      return "\(option.name) = \(option.values[0])\(range)\(condition)"
    }
    #expect(
      lines == [
        "screen = form", "pins = top", "insets = never", "guide = none with generation: 4",
        "begins = byTouch", "enabled = atLaunch", "ownDistance = 10 0.0...1000.0",
        "enableMode = default with generation: 8", "ignoresSwitching = false with toolbar: true",
        "ignores = nothing with generation: 8", "generation = 8", "distance = 10 0.0...1000.0",
        "order = bySubviews with toolbar: true", "placeholder = true with toolbar: true",
        "blank = prevented with generation: 4",
      ])
  }

  /// A scene that chooses nothing has the library as it is by itself.
  @Test func theLibraryIsAsItIs() {
    let own = IQKeyboardManagerSettings()
    let chosen = IQKeyboardManagerSettings(HandlerSpec(name: "iqkeyboardmanager"))
    #expect(own.generation == chosen.generation && own.distance == chosen.distance)
    #expect(own.isFixed == chosen.isFixed && own.showsToolbar == chosen.showsToolbar)
    #expect(own.showsPlaceholder == chosen.showsPlaceholder && own.order == chosen.order)
    #expect(own.preventsBlank == chosen.preventsBlank)
    #expect(own.restoresOffset == chosen.restoresOffset)
    #expect(own.resignsOnTouchOutside == chosen.resignsOnTouchOutside)
  }
}
