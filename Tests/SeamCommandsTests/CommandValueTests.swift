import AnimationCurves
import CaseWorkers
import Detectors
import Foundation
import LayerTrees
import Reports
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import SeamCommands

/// The values that commands work with, held against what they promise, without a process.
struct CommandValueTests {
  private static func scene(_ name: String, handler: String = "frame") -> SceneCase {
    SceneCase(
      name: name, scene: name, handler: HandlerSpec(name: handler), device: .known("iPhone 8"),
      events: [.show(258, at: 0)])
  }

  /// A shard is a number and how many there are.
  @Test(arguments: ["1/2/2", "1", "1/", "/2", "0/2", "3/2", "+1/2", "1/2 ", "a/2"])
  func aShardIsANumberOfSome(argument: String) {
    #expect(throws: (any Error).self) { try ShardChoice(argument: argument) }
  }

  @Test func aShardIsRead() throws {
    let shard = try ShardChoice(argument: "2/12")
    #expect(shard.number == 2 && shard.count == 12)
  }

  /// A tolerance is a kind that has a size, and a number of 0 or more.
  @Test(
    arguments: [
      ("gap=0", 0), ("gap=0.5", 0.5), ("overlap=1e3", 1000), ("gap=-0.1", nil), ("gap=inf", nil),
      ("gap=nan", nil), ("gap=", nil), ("gap", nil), ("=1", nil), ("gaps=1", nil), ("gap=1=2", nil),
      ("trap=1", nil),
    ] as [(String, Double?)])
  func aToleranceIsOfAKindWithASize(argument: String, amount: Double?) {
    let choice = try? ToleranceChoice(argument: argument)
    #expect(choice?.amount == amount)
    #expect((choice?.kind.rawValue).map { argument.hasPrefix("\($0)=") } ?? true)
  }

  /// A path named from a folder leads to the same place, has no needless parts, and is relative
  /// where that place is below the folder.
  @Test func aNamedPathLeadsToTheSamePlace() {
    func place(_ path: String, from folder: String) -> [Substring] {
      var parts: [Substring] = []
      for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") {
        if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
      }
      return parts
    }
    var random = SplitMix64(seed: 51)
    let words = ["a", "b", "c", ".", "..", ""]
    for _ in 0..<3000 {
      let folder = "/x/y/" + ["a", "a/b", "b/a/c"][Int.random(in: 0..<3, using: &random)]
      let parts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      let head = ["", "/x/y/", folder + "/"][Int.random(in: 0..<3, using: &random)]
      let path = head + parts.joined(separator: "/")
      guard !path.isEmpty else { continue }
      let named = path.named(from: folder)
      #expect(place(named, from: folder) == place(path, from: folder), "\(path) in \(folder)")
      let rest = named.split(separator: "/").drop { $0 == ".." }
      #expect(!rest.contains(".") && !rest.contains(".."), "\(path): \(named)")
      let (base, all) = (place(folder, from: "/"), place(path, from: folder))
      if path.hasPrefix("/") {
        #expect(named.hasPrefix("/") == !(all.starts(with: base) && all.count > base.count))
      }
    }
  }

  /// Of several failures the greatest status counts, and each message is there once, in order.
  @Test func failuresAddUp() {
    var random = SplitMix64(seed: 52)
    for _ in 0..<100 {
      var (log, other) = (FailureLog(), FailureLog())
      var (status, messages): (Int32, [String]) = (0, [])
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let failure = CommandFailure(
          ExitStatus(rawValue: Int32.random(in: 1...3, using: &random)) ?? .found,
          (0..<2).map { _ in "error: \(Int.random(in: 0...4, using: &random))" })
        status = max(status, failure.status.rawValue)
        for message in failure.messages where !messages.contains(message) {
          messages.append(message)
        }
        // A failure has its own words once as well.
        log.note { () throws(CommandFailure) in throw failure }
        log.note {}
        var one = FailureLog()
        one.add(failure)
        other.add(one)
      }
      for log in [log, other] {
        #expect(log.isEmpty == (status == 0))
        var thrown: CommandFailure?
        do throws(CommandFailure) { try log.finish() } catch { thrown = error }
        #expect((thrown?.status.rawValue ?? 0) == status && (thrown == nil) == (status == 0))
        #expect(Set(thrown?.messages ?? []) == Set(messages))
      }
    }
  }

  /// Each column begins below itself, two spaces behind the longest cell of the one before, and no
  /// line ends in a space.
  @Test func columnsLineUp() {
    var random = SplitMix64(seed: 53)
    for _ in 0..<100 {
      let width = Int.random(in: 1...5, using: &random)
      let rows = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (0..<Int.random(in: 1...width, using: &random)).map { _ in
          String("abcdefghij".prefix(Int.random(in: 0...9, using: &random)))
        }
      }
      let lines = TextTable(rows).text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == rows.count)
      for (line, row) in zip(lines, rows) {
        var (start, expected) = (0, "")
        for (column, cell) in row.enumerated() {
          expected += String(repeating: " ", count: start - expected.count) + cell
          start += 2 + (rows.compactMap { $0.count > column ? $0[column].count : nil }.max() ?? 0)
        }
        while expected.last == " " { expected.removeLast() }
        #expect(String(line) == expected)
      }
    }
  }

  /// The findings of cases that were asked for are written, those of others that are there are kept,
  /// and those of none are dropped.
  @Test func aBaselineKeepsWhatWasNotAskedFor() throws {
    var random = SplitMix64(seed: 54)
    func text(_ names: [String], _ amount: Int) -> String {
      names.map { "\($0)\tgap\topen\t-\t\(amount) pt\t\(amount) pt\n" }.joined()
    }
    let all = (0..<8).map { "case \($0)" }
    for _ in 0..<60 {
      let before = all.filter { _ in Bool.random(using: &random) }
      let there = all.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      let chosen = there.filter { _ in Bool.random(using: &random) }
      let found = chosen.filter { _ in Bool.random(using: &random) }
      let old = try Baseline(text: text(before + before, 1))
      let new = try Baseline(text: text(found, 2))
      let change = BaselineChange(old, accepting: new, of: chosen, among: there)
      let kept = before.filter { there.contains($0) && !chosen.contains($0) }
      let dropped = before.filter { !there.contains($0) }
      #expect(change.after == (try Baseline(text: text(kept + kept, 1) + text(found, 2))))
      func words(_ cases: [String], _ each: Int) -> String {
        let count = cases.count * each
        return "\(count) finding\(count == 1 ? "" : "s") of \(cases.count) case"
          + (cases.count == 1 ? "" : "s")
      }
      var lines = ["wrote \(words(found, 1)) to b"]
      if !kept.isEmpty { lines.append("kept \(words(kept, 2)) that --filter leaves out") }
      if !dropped.isEmpty {
        let rest = dropped.count > 3 ? "; and \(dropped.count - 3) more" : ""
        lines.append(
          "dropped \(words(dropped, 2)) that are not there: "
            + dropped.prefix(3).joined(separator: "; ") + rest)
      }
      #expect(change.lines(naming: "b") == lines)
      let first = BaselineChange(nil, accepting: new, of: chosen, among: there)
      #expect(first.after == new && first.lines(naming: "b").count == 1)
    }
  }

  /// Cases are of one film that share scene, device, system, rate and choices.
  ///
  /// The transcripts that a lone handler plays are rows of one. A film is named for its scene where
  /// that has no other.
  @MainActor @Test func filmsAreOfWhatIsSharedByTheirRows() {
    var random = SplitMix64(seed: 55)
    for _ in 0..<60 {
      let cases = (0..<Int.random(in: 0...10, using: &random)).map { _ in
        var scene = Self.scene(
          ["one", "two"].randomElement(using: &random) ?? "",
          handler: Int.random(in: 0..<4, using: &random) == 0 ? "transform" : "frame")
        scene.rate = Bool.random(using: &random) ? 60 : 120
        scene.choices = [
          SceneCase.Choice(["transcript", "messages"], "\(Int.random(in: 1...2, using: &random))")
        ]
        return scene
      }
      func key(_ scene: SceneCase) -> [String] {
        let handlers = Set(cases.filter { $0.scene == scene.scene }.map(\.handler))
        let choices = handlers.count == 1 ? [] : scene.choices.map(\.description)
        return [scene.scene, "iPhone 8", scene.profile.name, "\(scene.rate)"] + choices
      }
      var expected: [[String]] = []
      for scene in cases where !expected.contains(key(scene)) { expected.append(key(scene)) }
      let groups = FilmGroup.groups(of: cases, scene: { $0 })
      #expect(groups.map { key($0.members[0]) } == expected)
      for (group, own) in zip(groups, expected) {
        #expect(group.members == cases.filter { key($0) == own })
        let isOnly = expected.count { $0[0] == own[0] } == 1
        #expect(group.title == (isOnly ? own[0] : own.joined(separator: " ")))
      }
    }
  }

  /// A case takes what the file says, and what it does not say by the ratio of what it does to the
  /// estimates; the last line of a case counts.
  @Test func whatIsNotMeasuredIsEstimatedInProportion() throws {
    var random = SplitMix64(seed: 56)
    let scenes = (0..<6).map { number in
      var scene = Self.scene("case \(number)")
      scene.rate = Double(60 * (1 + number % 2))
      scene.events.append(.hide(at: Double(1 + number)))
      scene.transcript = Transcript(heights: Array(repeating: 44, count: 10 * number))
      return scene
    }
    let sources = scenes.map { CaseSource.scene($0) }
    // 1000 units to begin with, and 12 and half of the messages for each refresh until a second later.
    let units = scenes.enumerated().map { number, scene in
      1000 + (2 + Double(number)) * scene.rate * (12 + 5 * Double(number))
    }
    #expect(CaseCosts().costs(of: sources) == units.map { Int($0.rounded()) })
    for _ in 0..<30 {
      let known = scenes.indices.filter { _ in Bool.random(using: &random) }
      let seconds = known.map { _ in random.number(in: 0.01...2) }
      let lines = zip(known, seconds).map { "case \($0)\t9\ncase \($0)\t\($1)\n" }
      let costs = try CaseCosts(text: lines.joined()).costs(of: sources)
      let scale =
        known.isEmpty
        ? 1e-6 : seconds.reduce(0, +) / known.map { units[$0] }.reduce(0, +)
      for place in scenes.indices {
        let own = known.firstIndex(of: place).map { seconds[$0] } ?? scale * units[place]
        #expect(abs(Double(costs[place]) - own * 1e6) <= 0.5 + 1e-6)
      }
    }
  }

  /// A conflict is of one place whatever its numbers are, and is said once, of the first case that
  /// does not expect it.
  @Test func aConflictIsSaidOnceOfAPlace() throws {
    var random = SplitMix64(seed: 57)
    for _ in 0..<40 {
      let count = Int.random(in: 1...6, using: &random)
      let places = (0..<count).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Int.random(in: 0...2, using: &random)
        }
      }
      let expects = (0..<count).map { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let results = try (0..<count).map {
        try Self.result("case \($0)", conflicts: places[$0], isExpected: expects[$0], number: $0)
      }
      var log = ConflictLog()
      let start = Int.random(in: 0...count, using: &random)
      var rest = ConflictLog()
      for index in (0..<count).shuffled(using: &random) {
        if index < start {
          log.note(results[index], at: index)
        } else {
          rest.note(results[index], at: index - start)
        }
      }
      log.append(rest, behind: start)
      let report = Report(results.map { ReportedCase($0) })
      var expected: [(first: Int, text: String)] = []
      for place in 0...2 {
        let own = (0..<count).filter { places[$0].contains(place) && !expects[$0] }
        guard let first = own.first else { continue }
        let more = own.count - 1
        let others = more == 0 ? "" : " (and in \(more) more \(more == 1 ? "case" : "cases"))"
        expected.append((first, "case \(first)\(others): \(Self.conflict(place, number: first))"))
      }
      let lines = expected.sorted { ($0.first, $0.text) < ($1.first, $1.text) }.map(\.text)
      #expect(log.lines(in: report) == lines)
      // Of a run that was stopped, the cases that were played have other places.
      let played = (0..<count).filter { _ in Bool.random(using: &random) }
      let moved = log.moved { played.firstIndex(of: $0) }
      let part = Report(played.map { ReportedCase(results[$0]) })
      let own = (0...2).filter { place in
        played.contains { places[$0].contains(place) && !expects[$0] }
      }
      #expect(moved.lines(in: part).count == own.count)
    }
  }

  private static func conflict(_ place: Int, number: Int) -> ConstraintConflict {
    let views = ["UIView", "InputBar", "UILabel"]
    let one = "<NSLayoutConstraint \(views[place]).height == \(40 + number)>"
    return ConstraintConflict(
      constraints: [one, "<NSLayoutConstraint \(views[place]).height == 90>"], broken: one)
  }

  private static func result(
    _ name: String, conflicts: [Int], isExpected: Bool, number: Int
  ) throws -> CaseResult {
    let plain = HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)]).playback
    var scene = plain.scene
    (scene.scene, scene.name) = (name, name)
    if isExpected { scene.expectation = .findings(["conflict"]) }
    let playback = Playback(
      scene: scene, log: plain.log, phases: plain.phases,
      diagnostics: conflicts.map { place in
        Diagnostic(
          kind: .constraintBroken, time: 0, view: "UIView", role: .plain, message: "broken",
          conflict: conflict(place, number: number))
      })
    return CaseResult(playback)
  }

  /// CSV and JSON read back as the frames of the curve and of the other one; the table says the same
  /// in fewer digits.
  @Test func aCurveReadsBackAsItsFrames() throws {
    var random = SplitMix64(seed: 58)
    for number in 0..<8 {
      let timing = AnimationTiming.known(.timingFunction(.easeIn), random.number(in: 0.1...0.5))
      let other = number % 2 == 0 ? nil : AnimationTiming.known(.timingFunction(.easeOut), 0.3)
      let (from, to) = (random.number(in: -50...50), random.number(in: 100...400))
      let timeline = try FrameTimeline(
        timing: timing, rate: FrameRate(hertz: 60), from: from, to: to)
      let sheet = try other.map { try CurveSheet(timeline, against: $0) } ?? CurveSheet(timeline)
      let rows: [[Double]] = sheet.rows.map { row in
        let frame = row.frame
        let against = other.map {
          from + (to - from) * $0.progress(at: frame.time)
        }
        return [Double(frame.index), frame.time, frame.progress, frame.value, frame.velocity]
          + (against.map { [$0, frame.value - $0] } ?? [])
      }
      #expect(
        rows.allSatisfy { abs($0[3] - from - (to - from) * timing.progress(at: $0[1])) < 1e-9 })
      let csv = CurveFormat.FrameFormat.csv.text(of: sheet).split(separator: "\n")
      let json = try #require(
        try JSONSerialization.jsonObject(
          with: Data(CurveFormat.FrameFormat.json.text(of: sheet).utf8)) as? [String: Any])
      let names = ["frame", "time", "progress", "value", "velocity", "against", "difference"]
        .prefix(other == nil ? 5 : 7)
      let frames = try #require(json["frames"] as? [[String: Double]])
      let table = CurveFormat.FrameFormat.table.text(of: sheet).split(separator: "\n")
      #expect(csv[0] == names.joined(separator: ",") && csv.count == rows.count + 1)
      let duration = try #require(json["duration"] as? Double)
      #expect(frames.count == rows.count && abs(duration - timing.duration) < 1e-9)
      let digits = [0, 1, 4, 2, 1, 2, 2]
      for (place, row) in rows.enumerated() {
        let read = csv[place + 1].split(separator: ",").map { Double($0) ?? .nan }
        let shown = table[place + 1].split(separator: " ").map { Double($0) ?? .nan }
        #expect(read.count == row.count && shown.count == row.count)
        for (column, name) in names.enumerated() {
          #expect(abs(read[column] - row[column]) < 1e-9)
          #expect(abs((frames[place][name] ?? .nan) - row[column]) < 1e-9)
          let unit = pow(10, -Double(digits[column]))
          let scale = column == 1 ? 1000.0 : 1
          #expect(abs(shown[column] - scale * row[column]) <= unit / 2 + 1e-9, "\(name)")
        }
      }
      guard let comparison = sheet.comparison else { continue }
      let greatest = comparison.greatest
      #expect(greatest.points >= (rows.map { abs($0[6]) }.max() ?? 0) - 1e-9)
      let side = timing.progress(at: greatest.time) > (other?.progress(at: greatest.time) ?? 0)
      #expect(table.last?.hasSuffix("the curve \(side ? "ahead" : "behind")") == true)
    }
    let same = try CurveSheet(
      FrameTimeline(timing: .linear(0.2), rate: FrameRate(hertz: 60), from: 0, to: 1),
      against: .linear(0.2))
    #expect(
      CurveFormat.FrameFormat.table.text(of: same).hasSuffix(
        "\nno distance: the curves are the same\n"))
  }
}
