import Scenes
import Testing

@testable import FormHandlers
@testable import HeadlessUIKit

/// A table's own controller, with the library besides.
@MainActor
struct TableControllerTests {
  /// The library makes room in the table from the time on at which the app turns it on.
  @Test(arguments: zip(FormSettings.Enabled.allCases, 0...2))
  func theLibraryIsTurnedOnInTime(_ enabled: FormSettings.Enabled, _ step: Int) throws {
    let outer = VirtualRunLoop.current
    let loop = VirtualRunLoop(screen: UIScreen())
    loop.makeCurrent()
    defer { outer.makeCurrent() }
    let options = [
      ("screen", "tablecontroller"), ("enableMode", "enabled"), ("enabled", enabled.rawValue),
    ]
    let spec = HandlerSpec(
      name: "iqkeyboardmanager",
      options: options.map { HandlerSpec.Option(name: $0.0, value: .word($0.1)) })
    let controller = FormTableController(
      FormSettings(spec), transcript: Transcript(heights: Array(repeating: 44, count: 9)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    // A window that is not shown lets no view appear by itself.
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    var isOn: [Bool] = []
    loop.schedule(at: 0.1) {
      controller.view.lastField?.becomeFirstResponder()
      TallTextTests.showKeyboard()
      isOn.append(controller.tableView.contentInset.bottom > 0)
      controller.viewWillAppear(false)
      isOn.append(controller.tableView.contentInset.bottom > 0)
      controller.viewDidAppear(false)
      isOn.append(controller.tableView.contentInset.bottom > 0)
    }
    try loop.run(until: 3)
    #expect(isOn == (0...2).map { $0 >= step })
  }
}
