import HeadlessUIKit
import FormHandlers
import KeyboardHandlers
import TestSupport
import Testing

/// The order of fields, the toolbar that goes through them, and touches outside of them.
@MainActor
struct ToolbarTests {
  /// An app with fields at places, tagged, in a window that is on the screen.
  @MainActor
  private struct App {
    let loop = VirtualRunLoop(screen: UIScreen())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init(_ body: @escaping @MainActor (App) -> Void) throws {
      let outer = VirtualRunLoop.current
      loop.makeCurrent()
      defer { outer.makeCurrent() }
      window.addSubview(view)
      window.makeKeyAndVisible()
      loop.schedule(at: 0) { [self] in body(self) }
      try loop.run(until: 1)
    }

    func addField(_ x: Double, _ y: Double, tag: Int = 0) -> UITextField {
      let field = UITextField(frame: CGRect(x: x, y: y, width: 100, height: 40))
      field.tag = tag
      view.addSubview(field)
      return field
    }
  }

  @Test func threeOrders() throws {
    _ = try App { app in
      let (a, b) = (app.addField(200, 50, tag: 3), app.addField(10, 100, tag: 1))
      let c = app.addField(10, 50, tag: 2)
      app.view.addSubview(UILabel())
      #expect(turns(.bySubviews).fields(with: b) == [a, b, c])
      #expect(turns(.byTag).fields(with: b) == [b, c, a])
      #expect(turns(.byPosition).fields(with: b) == [c, a, b])
    }
  }

  private func turns(
    _ order: FieldOrder, _ generation: IQKeyboardManagerSettings.Generation = .eighth
  ) -> FieldTurns {
    FieldTurns(order: order, generation: generation)
  }

  /// Fields in views of the container's are found in depth and go by their place, whatever order is set.
  @Test func inDepth() throws {
    _ = try App { app in
      let deep = DeepFieldsView(frame: app.view.bounds)
      let (low, high) = (UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 100)), UIView())
      app.view.addSubview(deep)
      for view in [low, high] { deep.addSubview(view) }
      let fields = (0..<4).map { UITextField(frame: CGRect(x: 0, y: $0 * 20, width: 9, height: 9)) }
      for (field, view) in zip(fields, [low, high, low, high]) { view.addSubview(field) }
      for order in FieldOrder.allCases {
        let found = turns(order).fields(with: fields[0])
        #expect(found == [fields[1], fields[3], fields[0], fields[2]])
      }
      // A hidden container: generation 4 passes its fields by, generation 8 does not.
      high.isHidden = true
      #expect(turns(.byTag, .fourth).fields(with: fields[0]) == [fields[0], fields[2]])
      #expect(turns(.byTag).fields(with: fields[0]).count == 4)
      let fixed = FieldTurns(order: .byTag, isFixed: true)
      #expect(fixed.fields(with: fields[0]) == [fields[0], fields[2]])
    }
  }

  /// Tables and collections are such containers; a table is asked first, wherever it lies.
  @Test func listsAreGoneThroughInDepth() throws {
    _ = try App { app in
      let table = UITableView(frame: app.view.bounds, style: .plain)
      let collection = UICollectionView(
        frame: app.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      app.view.addSubview(table)
      table.addSubview(collection)
      let inner = UITextField(frame: CGRect(x: 0, y: 9, width: 9, height: 9))
      let outer = UITextField()
      collection.addSubview(inner)
      #expect(turns(.bySubviews).fields(with: inner) == [inner])
      table.addSubview(outer)
      #expect(turns(.bySubviews).fields(with: inner) == [outer, inner])
    }
  }

  /// One that asks to be passed by is, but for its own turn; so are search bars' and alerts' lines.
  @Test func passedBy() throws {
    _ = try App { app in
      let fields = (0..<3).map { app.addField(0, 50 * Double($0)) }
      fields[1].fieldOptions.ignoresSwitching = true
      let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 390, height: 56))
      app.view.addSubview(bar)
      #expect(turns(.bySubviews).fields(with: fields[0]) == [fields[0], fields[2]])
      #expect(turns(.bySubviews).fields(with: fields[1]) == fields)
      #expect(turns(.bySubviews, .fourth).fields(with: fields[0]) == fields)
      #expect(turns(.bySubviews).fields(with: bar.searchTextField).isEmpty)
      #expect(bar.searchTextField.searchBar === bar && fields[0].searchBar == nil)
    }
  }

  /// In a list generation 8 shows both arrows and lets them be; elsewhere, and before, it does not.
  @Test(arguments: [true, false])
  func arrowsInAList(isEighth: Bool) throws {
    _ = try App { app in
      let table = UITableView(frame: app.view.bounds, style: .plain)
      app.view.addSubview(table)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      table.addSubview(field)
      let supply = ToolbarSupply(order: .bySubviews, generation: isEighth ? .eighth : .fourth)
      supply.attachToolbar(to: field)
      for button in [supply.toolbar.previousButton, supply.toolbar.nextButton] {
        #expect(button.isHidden != isEighth && button.isEnabled == isEighth)
      }
      field.becomeFirstResponder()
      supply.toolbar.nextButton.tap()
      #expect(field.isFirstResponder)
    }
  }

  /// Generation 8 takes the toolbar away at the end; what a field brings itself stays.
  @Test func undressed() throws {
    _ = try App { app in
      let (field, own) = (app.addField(0, 50), UIView())
      for (generation, isLeft) in [(.fourth, true), (.eighth, false)]
        as [(IQKeyboardManagerSettings.Generation, Bool)]
      {
        let supply = ToolbarSupply(order: .bySubviews, generation: generation)
        field.inputAccessoryView = nil
        supply.attachToolbar(to: field)
        #expect(field.inputAccessoryView === supply.toolbar)
        supply.detachToolbar(from: field)
        #expect((field.inputAccessoryView === supply.toolbar) == isLeft)
        field.inputAccessoryView = own
        supply.attachToolbar(to: field)
        supply.detachToolbar(from: field)
        #expect(field.inputAccessoryView === own)
      }
    }
  }

  /// A view that takes keys, but no text.
  private final class KeyView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// Hidden, transparent and disabled fields are skipped, and those elsewhere; a view that is no field
  /// has no turn, though it may have the focus.
  @Test func onlyFieldsThatCanBeUsed() throws {
    _ = try App { app in
      let fields = (0..<5).map { app.addField(0, 50 * Double($0)) }
      fields[1].isHidden = true
      fields[2].alpha = 0
      fields[3].isEnabled = false
      let box = UIView()
      box.addSubview(UITextField())
      app.view.addSubview(box)
      let (keys, text) = (KeyView(frame: fields[0].frame), UITextView(frame: fields[0].frame))
      for view in [keys, text] { app.view.addSubview(view) }
      #expect(turns(.bySubviews).fields(with: fields[0]) == [fields[0], fields[4], text])
    }
  }

  @Test func previousNextAndDone() throws {
    _ = try App { app in
      let (a, b) = (app.addField(0, 50), app.addField(0, 100))
      let supply = ToolbarSupply(order: .bySubviews)
      let toolbar = supply.toolbar
      a.becomeFirstResponder()
      supply.attachToolbar(to: a)
      #expect(a.inputAccessoryView === toolbar && toolbar.frame.height == 44)
      #expect(!toolbar.previousButton.isEnabled && toolbar.nextButton.isEnabled)
      toolbar.nextButton.tap()
      #expect(b.isFirstResponder)
      supply.attachToolbar(to: b)
      #expect(toolbar.previousButton.isEnabled && !toolbar.nextButton.isEnabled)
      toolbar.nextButton.tap()
      #expect(b.isFirstResponder)
      toolbar.previousButton.tap()
      #expect(a.isFirstResponder)
      supply.attachToolbar(to: a)
      toolbar.doneButton.tap()
      #expect(!a.isFirstResponder && !b.isFirstResponder)
    }
  }

  @Test func oneFieldHasDoneAlone() throws {
    _ = try App { app in
      let supply = ToolbarSupply(order: .byPosition)
      supply.attachToolbar(to: app.addField(0, 50))
      #expect(supply.toolbar.previousButton.isHidden && supply.toolbar.nextButton.isHidden)
      #expect(!supply.toolbar.doneButton.isHidden)
    }
  }

  /// Beside the field, on it, on a button, and after it has ended.
  @Test func touchesOutside() throws {
    _ = try App { app in
      let field = app.addField(0, 50)
      let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 260, width: 100, height: 44))
      for view in [button, bar] { app.view.addSubview(view) }
      let outside = TouchOutside()
      field.becomeFirstResponder()
      outside.watch(field)
      outside.recognizer.tap(at: CGPoint(x: 20, y: 210))
      #expect(field.isFirstResponder)
      outside.recognizer.tap(at: CGPoint(x: 20, y: 280))
      #expect(field.isFirstResponder)
      outside.recognizer.tap(at: CGPoint(x: 20, y: 60))
      #expect(field.isFirstResponder)
      outside.recognizer.tap(at: CGPoint(x: 20, y: 400))
      #expect(!field.isFirstResponder)
      outside.stop()
      field.becomeFirstResponder()
      outside.recognizer.tap(at: CGPoint(x: 20, y: 400))
      #expect(field.isFirstResponder)
    }
  }
}
