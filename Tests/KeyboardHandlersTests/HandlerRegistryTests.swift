import AnimationCurves
import Compositing
import KeyboardHandlers
import KeyboardScenes
import Testing

struct HandlerRegistryTests {
  @Test func namesAreUniqueAndFound() {
    let names = HandlerRegistry.standard.definitions.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(HandlerSpec.motions.allSatisfy(names.contains))
    for name in names { #expect(HandlerRegistry.standard[name]?.name == name) }
    #expect(HandlerRegistry.standard["none"] == nil)
  }

  /// The first value of an option is its default: asking for it changes nothing.
  @MainActor
  @Test func defaultsAreTheFirstValues() throws {
    let events: [SceneEvent] = [.show(300, at: 0), .hide(at: 1)]
    for definition in HandlerRegistry.standard.definitions {
      let plain = try check(HandlerSpec(name: definition.name), on: .known("iPhone 14"), events)
      let asked = try check(
        HandlerSpec(
          name: definition.name,
          options: definition.options.map { .init(name: $0.name, value: $0.values[0]) }),
        on: .known("iPhone 14"), events)
      #expect(plain.compositor?.readings == asked.compositor?.readings)
    }
  }

  /// Every other value of the three motions' options shows on screen.
  @MainActor
  @Test(arguments: HandlerSpec.motions)
  func everyOtherValueIsAMistake(_ motion: String) throws {
    let definition = try #require(HandlerRegistry.standard[motion])
    for option in definition.options 
    where !["inherit", "dismiss"].contains(option.name) {
      for value in option.values.dropFirst() {
        let handler = HandlerSpec(name: motion, options: [.init(name: option.name, value: value)])
        let result = try check(handler, on: .known("iPhone 14"), [.show(300, at: 0), .hide(at: 1)])
        #expect(!result.findings.isEmpty, "\(handler)")
      }
    }
  }
}
