import AnimationCurves
import Foundation
import LayerTrees
import SeededRandom
import Testing

struct CommitLogTests {
  private func layer(_ id: Int, _ animations: [PropertyAnimation] = []) -> LayerSnapshot {
    LayerSnapshot(id: LayerID(id), model: LayerValues(), animations: animations)
  }

  @Test func theCommitShownIsTheLastThatIsNotLater() {
    var random = SplitMix64(seed: 41)
    for count in 0..<60 {
      var log = CommitLog()
      var time = 0.0
      for id in 0..<count {
        if random.isTrue(0.7) { time += random.number(in: 0...0.1) }
        log.append(Commit(time: time, root: layer(id)))
      }
      let probes = log.commits.map(\.time) + (0..<40).map { _ in random.number(in: -1...7) }
      for probe in probes {
        var expected: LayerID?
        for commit in log.commits where commit.time <= probe { expected = commit.root.id }
        #expect(log.commit(at: probe)?.root.id == expected)
      }
    }
  }

  @Test func ofTwoCommitsOfOneTimeTheLaterReplacesTheEarlier() {
    var log = CommitLog()
    for (id, time) in [0.0, 0, 0.1, 0.2, 0.2, 0.2].enumerated() {
      log.append(Commit(time: time, root: layer(id)))
    }
    #expect(log.commits.map(\.time) == [0, 0.1, 0.2])
    #expect(log.commits.map(\.root.id.rawValue) == [1, 2, 5])
    #expect(log.commit(at: 0.2)?.root.id == LayerID(5))
    #expect(log.commit(at: 0.2.nextDown)?.root.id == LayerID(2))
    #expect(log.commit(at: -0.001) == nil)
  }

  @Test func restIsWhenTheLastCommitsAnimationsEnd() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.25)
    let change = PropertyAnimation.Change.opacity(1)
    let early = PropertyAnimation(change: change, beginTime: 0, timing: timing)
    let late = PropertyAnimation(change: change, beginTime: 0.5, timing: timing)
    var log = CommitLog()
    #expect(log.restTime == 0)
    let root = LayerSnapshot(
      id: LayerID(1), model: LayerValues(), animations: [early],
      sublayers: [layer(2), layer(3, [late, early])])
    #expect(root.restTime == 0.75)
    #expect(root.sublayers[0].restTime == -.infinity)
    log.append(Commit(time: 0, root: root))
    #expect(log.restTime == 0.75)
    log.append(Commit(time: 0.1, root: layer(1, [early])))
    #expect(log.restTime == 0.25)
    log.append(Commit(time: 2, root: layer(1, [early])))
    #expect(log.restTime == 2)
  }
}

struct LayerRecordTests {
  /// The layer as it is after it was written and read.
  private func reread(_ layer: LayerSnapshot) throws -> LayerSnapshot {
    var log = CommitLog()
    log.append(Commit(time: 0, root: layer))
    let read = try JSONDecoder().decode(CommitLog.self, from: try JSONEncoder().encode(log))
    return try #require(read.commits.first).root
  }

  @Test(arguments: KeyboardPanel.allCases) func aPanelIsKept(panel: KeyboardPanel) throws {
    let keyboard = LayerSnapshot(
      id: LayerID(1), role: .keyboard, panel: panel, model: LayerValues())
    let read = try reread(keyboard)
    #expect(read.panel == panel)
    #expect(read.text == nil)
  }

  @Test func aMessagesWordsAreNoPanel() throws {
    let message = LayerSnapshot(
      id: LayerID(1), role: .message(isOutgoing: true), text: "emoji", model: LayerValues())
    let read = try reread(message)
    #expect(read.text == "emoji")
    #expect(read.panel == nil)
  }
}
