import Compositing
import HeadlessUIKit
import FormHandlers
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// The fields that the library serves, and the distance from the keyboard that each wants.
@MainActor
struct ServedFieldTests {
  typealias Generation = IQKeyboardManagerSettings.Generation

  /// A controller with a field in its view.
  private func field(in controller: UIViewController) -> UITextField {
    let field = UITextField(frame: .zero)
    controller.view.addSubview(field)
    return field
  }

  private func plain() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }

  /// A field's own request overrides the lists, from generation 7 on.
  @Test(arguments: FieldOptions.EnableMode.allCases, [true, false])
  func whatAFieldAsksFor(mode: FieldOptions.EnableMode, isDisabled: Bool) {
    let controller = plain()
    let field = field(in: controller)
    field.fieldOptions.enableMode = mode
    let rule = ControllerRule(disabled: isDisabled ? [{ $0 === controller }] : [])
    #expect(rule.serves(field: field, in: .fourth) == !isDisabled)
    let expected = mode == .default ? !isDisabled : mode == .enabled
    #expect(rule.serves(field: field, in: .eighth) == expected)
  }

  /// Tables' own controllers and alerts are in the list from the start; alerts whatever is asked.
  @Test(arguments: [Generation.fourth, .eighth])
  func whoKeepsFieldsInSightThemselves(generation: Generation) {
    let rule = ControllerRule()
    let (controller, list) = (plain(), UITableViewController(style: .plain))
    let table = field(in: list)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let line = field(in: alert)
    #expect(rule.serves(field: field(in: controller), in: generation))
    for field in [table, line] {
      #expect(!rule.serves(field: field, in: generation))
      field.fieldOptions.enableMode = .enabled
    }
    #expect(rule.serves(field: table, in: generation) == (generation == .eighth))
    #expect(!rule.serves(field: line, in: generation) && line.liesInAlert && !table.liesInAlert)
  }

  /// The line of a search controller's bar is left alone in generation 8; another bar's is not.
  @Test func searchControllers() {
    let controller = plain()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    controller.view.addSubview(search.searchBar)
    let other = UISearchBar(frame: .zero)
    controller.view.addSubview(other)
    let rule = ControllerRule()
    #expect(!rule.serves(field: search.searchBar.searchTextField, in: .eighth))
    #expect(rule.serves(field: search.searchBar.searchTextField, in: .fourth))
    #expect(rule.serves(field: other.searchTextField, in: .eighth))
    #expect(search.searchBar.searchTextField.searchBar === search.searchBar)
  }

  /// The field's own distance, or the bar's for a bar's line, or else the library's.
  @Test func distances() {
    let field = field(in: plain())
    #expect(field.distance(usual: 10) == 10)
    field.fieldOptions.distance = 0
    #expect(field.distance(usual: 10) == 0)
    let bar = UISearchBar(frame: .zero)
    bar.searchTextField.fieldOptions.distance = 77
    #expect(bar.searchTextField.distance(usual: 10) == 10)
    bar.fieldOptions.distance = 30
    #expect(bar.searchTextField.distance(usual: 10) == 30)
  }
}

/// The requests of fields, bars and lists, on a screen.
@MainActor
struct FieldOptionTests {
  /// The tenth field asks for 60 points, the eleventh for none of its own; iPhone 8, 216 points.
  @Test(arguments: [4.0, 8], [(10, 60.0), (11, 10)])
  func everyOtherField(generation: Double, numbered: (Int, Double)) throws {
    for (screen, inside) in [("form", 0.0), ("search", 10)] {
      let stage = try FormStage(
        [
          "generation": .number(generation), "ownDistance": .number(60), "screen": .word(screen),
        ], [.focus(numbered.0, at: 0)])
      let field = try stage.field(at: 0.9)
      #expect(abs(field.maxY - (451 - CGFloat(numbered.1))) < 1e-9)
      #expect(field.height == 44 - 2 * CGFloat(inside))
    }
  }

  /// A scroll view that is not to be scrolled leaves all to the root; one without room is scrolled.
  @Test func scrollViewsThatAskToBeLeftAlone() throws {
    for (ignored, pageTop) in [("nothing", 0.0), ("scrolling", -195), ("insets", 0)] {
      let stage = try FormStage(
        ["screen": .word("scroll"), "ignores": .word(ignored)], [.focus(11, at: 0)])
      #expect(abs(try stage.pageTop(at: 0.9) - CGFloat(pageTop)) < 1e-9)
      #expect(abs(try stage.field(at: 0.9).maxY - 441) < 1e-9)
    }
  }

  /// A tap of next, previous and done; each brings the field it means to 10 points above the bar.
  @Test(arguments: [4.0, 8])
  func taps(generation: Double) throws {
    func numbers(_ options: [(String, HandlerSpec.Value)], _ taps: [Double]) throws -> [Double] {
      let all = [("generation", HandlerSpec.Value.number(generation)), ("toolbar", .flag(true))]
      let events = taps.enumerated().map { index, x in
        SceneEvent(time: 1 + Double(index), kind: .tap(CGPoint(x: x, y: 429)))
      }
      let stage = try FormStage(all + options, [.focus(9, at: 0)] + events)
      return try (0...taps.count).map { index in
        let time = 0.9 + Double(index)
        let role = LayerRole.formField(isFocused: true)
        guard let field = try stage.painted(role, at: time)?.frame else { return 0 }
        return Double((field.minY - (try stage.pageTop(at: time)) - 72) / 52) + 1
      }
    }
    #expect(try numbers([], [54, 22, 22, 339]) == [9, 10, 9, 8, 0])
    #expect(try numbers([("order", .word("byTag"))], [54, 22]) == [9, 8, 9])
    let next = generation == 8 ? 11.0 : 10
    #expect(try numbers([("ignoresSwitching", .flag(true))], [54, 22]) == [9, next, 9])
  }

  /// The keys themselves cannot be tapped, nor the first field's previous.
  @Test func tapsThatDoNothing() throws {
    let stage = try FormStage(
      ["toolbar": .flag(true)],
      [.focus(1, at: 0)]
        + [CGPoint(x: 22, y: 429), CGPoint(x: 200, y: 600)].map {
          SceneEvent(time: 1, kind: .tap($0))
        })
    #expect(try stage.field(at: 1.9) == stage.field(at: 0.9))
  }
}
