import TestSupport
import Foundation
import HeadlessUIKit
import FormHandlers
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import SeededRandom
import Testing

/// Forms made up from a seed, against the sums of both generations' rules, worked out apart from them.
@MainActor
struct RandomFormTests {
  /// A form of fields below each other, and what happens to one of them.
  private struct Trial: CustomStringConvertible {
    let device: Device
    let generation: Double
    let distance: CGFloat
    let heights: [Double]
    /// The field with the focus, from 1.
    let number: Int
    /// The keyboard's heights, one after the other.
    let keyboards: [CGFloat]

    var description: String {
      "\(device.name), generation \(generation), \(distance) pt, \(heights), \(number), \(keyboards)"
    }

    var bar: CGFloat { device.safeArea.top + 44 }
    var height: CGFloat { CGFloat(heights[number - 1]) }
    /// The top of the field before anything moves, in points of the screen.
    var top: CGFloat {
      bar + 8 + heights.prefix(number - 1).reduce(0) { $0 + CGFloat($1) + 8 }
    }

    init(_ random: inout SplitMix64, heights count: Int) {
      device = .known(Bool.random(using: &random) ? "iPhone 8" : "iPhone 14")
      generation = Bool.random(using: &random) ? 4 : 8
      distance = CGFloat(Int.random(in: 0...60, using: &random)) / 2
      heights = (0..<12).map { _ in Double(Int.random(in: 24...56, using: &random)) }
      keyboards = (0..<count).map { _ in CGFloat(Int.random(in: 300...700, using: &random)) / 2 }
      var end = device.safeArea.top + 44
      let bottom = device.size.height - device.safeArea.bottom
      let room = heights.prefix { height in
        end += 8 + CGFloat(height)
        return end <= bottom
      }.count
      number = Int.random(in: 1...room, using: &random)
    }

    @MainActor
    func stage(_ screen: String) throws -> FormStage {
      let shows = keyboards.enumerated().map { SceneEvent.show($1, at: 1 + Double($0)) }
      return try FormStage(
        [
          "screen": .word(screen), "generation": .number(generation),
          "distance": .number(Double(distance)),
        ], on: device.name, transcript: Transcript(heights: heights),
        [.focus(number, at: 0)] + shows + [.blur(at: 3)])
    }

    /// The distance that the page has been raised by generation 4, and then by another keyboard.
    func fourth(_ raised: CGFloat, keyboard: CGFloat) -> CGFloat {
      let fieldTop = top - raised
      let free = device.size.height - keyboard - distance
      let move = min(fieldTop - device.safeArea.top - 5, fieldTop + height - free)
      if move >= 0 { return min(raised + move, max(0, keyboard)) }
      return raised > 0 ? raised + max(move, -raised) : raised
    }

    /// The same by generation 8, whose root loses the safe area at its bottom once it is raised.
    func eighth(_ raised: CGFloat, keyboard: CGFloat) -> CGFloat {
      let fieldTop = top - raised
      let taken = min(device.size.height, keyboard + distance + device.safeArea.bottom)
      let margin = max(0, device.safeArea.bottom - raised)
      let hidden = fieldTop + height - (device.size.height - taken) + margin
      let move = min(fieldTop - bar, hidden).rounded(.towardZero)
      if move >= 0 { return min(raised + move, max(0, keyboard)) }
      return raised > 0 ? raised + max(move, -raised) : raised
    }

    /// The distance that a scroll view with these fields scrolls.
    ///
    /// It is as far as the page would go, but no farther than its content with room for the
    /// keyboard, and as far as UIKit itself makes the field visible.
    var scrolled: CGFloat {
      let room = CGFloat(device.keyboardHeight) + (generation == 8 ? distance : 0)
      let greatest = greatestOffset(withRoom: room)
      let rise = min(greatest, max(0, -(pageTops.first ?? 0)))
      return max(rise, min(greatest, top + height - (device.size.height - room)))
    }

    func greatestOffset(withRoom room: CGFloat = 0) -> CGFloat {
      let content = heights.reduce(8) { $0 + CGFloat($1) + 8 }
      return max(0, content + room - (device.size.height - bar))
    }

    /// The page's top after each keyboard, the device's own first.
    var pageTops: [CGFloat] {
      var raised: CGFloat = 0
      var last: CGFloat = 0
      return ([CGFloat(device.keyboardHeight)] + keyboards).map { keyboard in
        if keyboard != last {
          raised =
            generation == 4
            ? fourth(raised, keyboard: keyboard) : eighth(raised, keyboard: keyboard)
        }
        last = keyboard
        return -raised
      }
    }
  }

  /// The page after each of three keyboards.
  @Test func whereThePageGoes() throws {
    var random = SplitMix64(seed: 44)
    for _ in 0..<60 {
      let trial = Trial(&random, heights: 2)
      let stage = try trial.stage("form")
      for (index, top) in trial.pageTops.enumerated() {
        let found = try stage.pageTop(at: 0.95 + Double(index))
        #expect(abs(found - top) < 1e-9, "\(trial), keyboard \(index)")
      }
      #expect(abs(try stage.pageTop(at: 5)) < 1e-9, "\(trial)")
    }
  }

  /// In a scroll view the page stays, and the field goes where it would go with the page; after the
  /// hide it is scrolled as far as there is content.
  @Test func howFarAScrollViewScrolls() throws {
    var random = SplitMix64(seed: 45)
    for _ in 0..<40 {
      let trial = Trial(&random, heights: 0)
      let stage = try trial.stage("scroll")
      #expect(abs(try stage.pageTop(at: 0.95)) < 1e-9, "\(trial)")
      let top = trial.top - max(0, trial.scrolled)
      #expect(abs(try stage.field(at: 0.95).minY - top) < 1e-9, "\(trial)")
      let first = try stage.place(of: .formField(isFocused: false), at: 5).minY
      let kept = min(max(0, trial.scrolled), trial.greatestOffset())
      #expect(abs(first - (trial.bar + 8 - kept)) < 1e-9, "\(trial)")
    }
  }
}
