import Detectors
import AnimationCurves
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

struct HandlerRegistryTests {
  @Test func namesAreUniqueAndFound() {
    let names = HandlerRegistry.standard.definitions.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(HandlerSpec.motions.allSatisfy(names.contains))
    for name in names { #expect(HandlerRegistry.standard[name]?.name == name) }
    #expect(HandlerRegistry.standard["none"] == nil)
  }

  /// The numbers, the flags that are on, and what an option goes with, in the words of `seam list`.
  @Test func optionsHaveTheirBounds() {
    let lines = HandlerRegistry.standard.signatures.flatMap { handler in
      handler.options.compactMap { option -> String? in
        let range = option.range.map { " \($0)" } ?? ""
        let condition = option.condition.map { " with \($0.name): \($0.value)" } ?? ""
        let ceiling = option.ceiling.map { " up to \($0)" } ?? ""
        guard option.values[0] == .flag(true) || !(range + condition + ceiling).isEmpty else {
          return nil
        }
        return "\(handler.name).\(option.name) = \(option.values[0])\(range)\(condition)\(ceiling)"
      }
    }
    #expect(
      lines.filter { !$0.hasPrefix("iqkeyboardmanager") } == [
        "keyboardavoidingview.turns = 1 1.0...60.0",
        "keyboardavoidingview.verticalOffset = 0 0.0...500.0",
        "nbchat.moves = cases with fixed: false",
        "keyboardtracker.pseudoAccessory = true",
        "keyboardtemplate.min = 216 1.0...2000.0 with layout: system up to max",
        "keyboardtemplate.max = 302 1.0...2000.0 with layout: system",
        "keyboardtemplate.default = 258 1.0...2000.0 with layout: system",
        "keyboardtemplate.height = 300 1.0...2000.0 with layout: custom",
        "keyboardtemplate.accessory = 0 0.0...500.0", "keyboardtemplate.reloads = true",
        "chatlist.blankSpace = 0 0.0...2000.0",
      ])
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
          options: definition.signature.options.map { .init(name: $0.name, value: $0.values[0]) }),
        on: .known("iPhone 14"), events)
      #expect(plain.compositor?.readings == asked.compositor?.readings)
    }
  }

  /// Every other value of the three motions' options shows on screen, where anything can show it.
  ///
  /// A constraint that is not required may have no effect; it is the one value that is no mistake.
  ///
  /// A duration matters where the curve is not the keyboard's own, a keyboard's height where part of
  /// it is off the screen, the top of an empty rectangle where one is posted, and the difference of
  /// screen and window in a window that is smaller.
  @MainActor
  @Test(arguments: HandlerSpec.motions)
  func everyOtherValueIsAMistake(_ motion: String) throws {
    let definition = try #require(HandlerRegistry.standard[motion])
    let right = try Self.occasions.map {
      try check(HandlerSpec(name: motion), on: $0.0, window: $0.1, $0.2).findings
    }
    for option in definition.signature.options where !["inherit", "dismiss"].contains(option.name) {
      for value in option.values.dropFirst() {
        let handler = HandlerSpec(name: motion, options: [.init(name: option.name, value: value)])
        let found = try Self.occasions.map {
          try check(handler, on: $0.0, window: $0.1, $0.2).findings
        }
        #expect((found != right) == (value != .word("optional")), "\(handler)")
      }
    }
  }

  nonisolated private static var occasions: [(Device, CGRect?, [SceneEvent])] {
    [
      (.known("iPhone 14"), nil, [.show(300, at: 0), .hide(at: 1)]),
      (
        .known("iPhone 14"), nil,
        [SceneEvent(time: 0, kind: .show(height: 300, duration: 0.3, curve: 0))]
      ),
      (
        .known("iPad Pro (11-inch)"), nil,
        [SceneEvent(time: 0, kind: .hardwareKeyboard(true)), .show(300, at: 0.5)]
      ),
      (
        .known("iPad Pro (11-inch)"), CGRect(x: 20, y: 24, width: 375, height: 1150),
        [.show(300, at: 0), .hide(at: 1)]
      ),
      (
        .known("iPhone 14"), nil,
        [SceneEvent(time: 0, kind: .crossFade(true)), .show(300, at: 0.5), .hide(at: 1.5)]
      ),
    ]
  }
}
