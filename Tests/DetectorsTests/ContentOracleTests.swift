import Compositing
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Covered, unreachable and blank messages, held against counts of the screen's points one by one.
struct ContentOracleTests {
  /// The list, the bar and the keyboard at a rest, in whole points of a screen of 300 x 600.
  private struct State {
    var list: ClosedRange<Int>
    var offset: Int
    var insets: (top: Int, bottom: Int)
    var bar: Range<Int>
    var keyboard: Int
  }

  /// A screen with a keyboard away and up, and what both rests share.
  private struct Sample {
    let messages: [Range<Int>]
    let content: Int
    /// True if the navigation bar is in front of the list.
    let isCovered: Bool
    let foot: Int
    var before: State
    var after: State

    init(_ random: inout SplitMix64) {
      var (top, messages): (Int, [Range<Int>]) = (Int.random(in: 0...20, using: &random), [])
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        let end = top + Int.random(in: 20...90, using: &random)
        messages.append(top..<end)
        top = end + Int.random(in: 0...12, using: &random)
      }
      let content = top + Int.random(in: 0...15, using: &random)
      self.messages = messages
      self.content = content
      isCovered = Bool.random(using: &random)
      foot = Bool.random(using: &random) ? 34 : 0
      let bottom = 600 - (Bool.random(using: &random) ? foot : 0)
      let start = Bool.random(using: &random) ? 64 : 0
      let list = start...(Bool.random(using: &random) ? bottom - 44 : 600)
      let room = [0, 0, 8, 44].randomElement(using: &random) ?? 0
      let taken = list.upperBound - (bottom - 44)
      before = State(
        list: list, offset: 0, insets: (0, taken + room), bar: (bottom - 44)..<bottom, keyboard: 600
      )
      after = before
      after.keyboard = Int.random(in: 250...450, using: &random)
      let isSunk = Int.random(in: 0..<4, using: &random) == 0
      let sunk = isSunk ? Int.random(in: 1...60, using: &random) : 0
      after.bar = (after.keyboard - 44 + sunk)..<(after.keyboard + sunk)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: after.list = start...(after.bar.lowerBound)
      case 1:
        let shift = Int.random(in: 50...200, using: &random)
        after.list = (start - shift)...(list.upperBound - shift)
      default: break
      }
      let needed = max(0, after.list.upperBound - min(after.bar.lowerBound, after.keyboard))
      let more = [0, 0, 20, 43, 44, 34, 100].randomElement(using: &random) ?? 0
      after.insets = (
        Bool.random(using: &random) ? max(0, start - after.list.lowerBound) : 0,
        Bool.random(using: &random) ? needed + room + more : before.insets.bottom
      )
      before.offset = ends(before).randomElement(using: &random) ?? 0
      after.offset = (ends(after) + [before.offset]).randomElement(using: &random) ?? 0
    }

    /// The offsets at which the list is at one of its ends, and one between.
    private func ends(_ state: State) -> [Int] {
      let all = offsets(state)
      return [all.lowerBound, all.upperBound, (all.lowerBound + all.upperBound) / 2]
    }

    func offsets(_ state: State) -> ClosedRange<Int> {
      let least = -state.insets.top
      return least...max(least, content + state.insets.bottom - state.list.count + 1)
    }

    /// The points of the screen at which the list is seen, free of bars and keyboard.
    func free(_ state: State) -> Range<Int> {
      let floor = min(state.bar.lowerBound, state.keyboard, state.list.upperBound, 600)
      let ceiling = max(state.list.lowerBound, isCovered ? 64 : 0)
      return ceiling..<max(ceiling, floor)
    }

    /// The place of a point of the content on the screen.
    func place(_ point: Int, _ state: State, offset: Int? = nil) -> Int {
      state.list.lowerBound + point - (offset ?? state.offset)
    }

    func seen(_ message: Range<Int>, _ state: State) -> Int {
      message.count { free(state).contains(place($0, state)) }
    }

    func hidden(_ message: Range<Int>, _ state: State) -> Int {
      message.count { place($0, state) >= free(state).upperBound }
    }

    /// How far the content begins above all that is free.
    func pushedOff(_ state: State) -> Int {
      max(0, free(state).lowerBound - place(shown.lowerBound, state))
    }

    /// From the first message to the end of the last.
    var shown: Range<Int> { messages[0].lowerBound..<(messages.last?.upperBound ?? 0) }

    /// Points of the inset that neither bar nor keyboard takes.
    func room(_ state: State) -> Int {
      guard !free(state).isEmpty else { return 0 }
      let sunk = state.bar.count { $0 >= state.keyboard }
      return max(
        0, state.insets.bottom - max(0, state.list.upperBound - free(state).upperBound + sunk))
    }
  }

  private struct Expected {
    var covered = 0
    var unreachable = 0
    var blank = 0
    var blankRule = Cause.Rule.scrolledTooFar
  }

  private func expected(_ sample: Sample) -> Expected {
    var found = Expected()
    let (before, after) = (sample.before, sample.after)
    for message in sample.messages {
      let lost = sample.seen(message, before) - sample.seen(message, after)
      found.covered += max(
        0, min(lost, sample.hidden(message, after) - sample.hidden(message, before)))
    }
    let free = sample.free(after)
    let offsets = sample.offsets(after)
    found.unreachable = sample.shown.count { point in
      !offsets.contains { free.contains(sample.place(point, after, offset: $0)) }
    }
    let surplus = sample.room(after) - sample.room(before)
    let countable = [sample.foot, 44, 600 - before.bar.upperBound, 600 - after.bar.upperBound]
    let start = sample.place(sample.shown.lowerBound, after, offset: offsets.upperBound)
    let counts = surplus >= 44 || (surplus > 0 && countable.contains(surplus))
    if counts, start < free.lowerBound {
      found.blank = surplus
      found.blankRule = .insetTooGreat
      return found
    }
    if counts { found.blankRule = .insetTooGreat }
    guard sample.pushedOff(after) > sample.pushedOff(before) else { return found }
    let end = sample.place(sample.content + after.insets.bottom, after)
    found.blank = free.count { $0 >= end }
    return found
  }

  private func layers(_ sample: Sample, _ state: State) -> [HandmadeLayer] {
    let list = HandmadeLayer(
      role: .messageList,
      frame: CGRect(
        x: 0, y: state.list.lowerBound, width: 300, height: state.list.count - 1),
      masks: true, offset: Double(state.offset),
      scroll: ScrollContent(
        height: Double(sample.content), topInset: Double(state.insets.top),
        bottomInset: Double(state.insets.bottom)),
      inside: sample.messages.map { message in
        HandmadeLayer(
          role: .message(isOutgoing: false),
          frame: CGRect(x: 10, y: message.lowerBound, width: 200, height: message.count),
          color: HandmadeLayer.white)
      })
    let bar = HandmadeLayer(
      role: .inputBar,
      frame: CGRect(x: 0, y: state.bar.lowerBound, width: 300, height: state.bar.count),
      color: HandmadeLayer.white)
    let navigation = HandmadeLayer(
      role: .navigationBar, frame: CGRect(x: 0, y: 0, width: 300, height: 64),
      color: HandmadeLayer.white)
    let keyboard = HandmadeLayer.keyboard(top: Double(state.keyboard))
    return (sample.isCovered ? [list, navigation] : [navigation, list]) + [bar, keyboard]
  }

  @Test func contentIsCountedPointByPoint() throws {
    var random = SplitMix64(seed: 61)
    var counts: [FindingKind: Int] = [:]
    for number in 0..<TestLength.cases(150, long: 3000) {
      let sample = Sample(&random)
      var scene = HandmadeScene(commits: [
        (0, layers(sample, sample.before)), (1, layers(sample, sample.after)),
      ])
      scene.phases = [(0, .closed), (1, .open)]
      scene.safeBottom = Double(sample.foot)
      let checked = CheckedCase(scene.playback)
      let wanted = expected(sample)
      let (free, after) = (sample.free(sample.after), sample.after)
      let isLong = min(600, after.list.upperBound) > min(after.bar.lowerBound, after.keyboard)
      let last = try #require(sample.shown.last)
      let isInReach = sample.offsets(after).contains {
        free.contains(sample.place(last, after, offset: $0))
      }
      let rows: [(FindingKind, Int, Cause.Rule)] = [
        (.covered, wanted.covered, isLong && !isInReach ? .listNotAdjusted : .listNotScrolled),
        (.unreachable, wanted.unreachable, .insetTooSmall),
        (.blank, wanted.blank, wanted.blankRule),
      ]
      for (kind, points, rule) in rows {
        let found = checked.findings.filter { $0.kind == kind }
        #expect(
          found.map(\.points) == (points > 0 ? [Double(points)] : []), "\(number): \(sample)")
        guard let finding = found.first, points > 0 else { continue }
        counts[kind, default: 0] += 1
        #expect(finding.rule == rule, "\(number): \(sample)")
        let width = kind == .covered ? 200.0 : 300
        let frames = try #require(finding.frames)
        #expect(frames.lowerBound == 60 && finding.phase == .open && finding.worst.frame == 60)
        let marks = try #require(checked.frame(60)).marks.filter { $0.kind == kind }
        #expect(marks.reduce(0) { $0 + $1.points } == Double(points), "\(number): \(marks)")
        #expect(marks.allSatisfy { Double($0.rect.width) == width })
        #expect(try #require(checked.frame(0)).marks.allSatisfy { $0.kind != kind })
        // A mark lies on the screen, where the band does or at the end of what is free.
        for mark in marks where kind != .covered && mark.points >= 14 {
          let safe = 0..<(600 - Double(sample.foot))
          #expect(mark.rect.height == mark.points || mark.rect.height == 14)
          guard mark.rect.height != mark.points else { continue }
          let (top, bottom) = (Double(mark.rect.minY), Double(mark.rect.maxY))
          #expect(bottom <= safe.upperBound && top >= 0)
          let places = [
            max(0, Double(free.lowerBound) - 14),
            min(safe.upperBound - 14, Double(free.upperBound)),
          ]
          #expect(places.contains(top), "\(number): \(mark) \(sample)")
        }
      }
    }
    #expect(FindingKind.content.allSatisfy { (counts[$0] ?? 0) > 9 }, "\(counts)")
  }
}

extension FindingKind {
  fileprivate static let content: [FindingKind] = [.covered, .unreachable, .blank]
}
