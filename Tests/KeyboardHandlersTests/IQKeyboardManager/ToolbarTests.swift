import HeadlessUIKit
import KeyboardHandlers
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
      #expect(FieldOrder.bySubviews.fields(with: b) == [a, b, c])
      #expect(FieldOrder.byTag.fields(with: b) == [b, c, a])
      #expect(FieldOrder.byPosition.fields(with: b) == [c, a, b])
    }
  }

  /// Hidden, transparent and disabled fields are skipped, and those elsewhere.
  @Test func onlyFieldsThatCanBeUsed() throws {
    _ = try App { app in
      let fields = (0..<5).map { app.addField(0, 50 * Double($0)) }
      fields[1].isHidden = true
      fields[2].alpha = 0
      fields[3].isEnabled = false
      let box = UIView()
      box.addSubview(UITextField())
      app.view.addSubview(box)
      #expect(FieldOrder.bySubviews.fields(with: fields[0]) == [fields[0], fields[4]])
    }
  }

  @Test func previousNextAndDone() throws {
    _ = try App { app in
      let (a, b) = (app.addField(0, 50), app.addField(0, 100))
      let supply = ToolbarSupply(order: .bySubviews)
      let toolbar = supply.toolbar
      a.becomeFirstResponder()
      supply.dress(a)
      #expect(a.inputAccessoryView === toolbar && toolbar.frame.height == 44)
      #expect(!toolbar.previousButton.isEnabled && toolbar.nextButton.isEnabled)
      toolbar.nextButton.tap()
      #expect(b.isFirstResponder)
      supply.dress(b)
      #expect(toolbar.previousButton.isEnabled && !toolbar.nextButton.isEnabled)
      toolbar.nextButton.tap()
      #expect(b.isFirstResponder)
      toolbar.previousButton.tap()
      #expect(a.isFirstResponder)
      supply.dress(a)
      toolbar.doneButton.tap()
      #expect(!a.isFirstResponder && !b.isFirstResponder)
    }
  }

  @Test func oneFieldHasDoneAlone() throws {
    _ = try App { app in
      let supply = ToolbarSupply(order: .byPosition)
      supply.dress(app.addField(0, 50))
      #expect(supply.toolbar.previousButton.isHidden && supply.toolbar.nextButton.isHidden)
      #expect(!supply.toolbar.doneButton.isHidden)
    }
  }

  /// Beside the field, on it, on a button, and after it has ended.
  @Test func touchesOutside() throws {
    _ = try App { app in
      let field = app.addField(0, 50)
      let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
      app.view.addSubview(button)
      let outside = TouchOutside()
      field.becomeFirstResponder()
      outside.watch(field)
      outside.recognizer.tap(at: CGPoint(x: 20, y: 210))
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
