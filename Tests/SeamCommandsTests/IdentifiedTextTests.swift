import AnimationCurves
import Foundation
import Scenes
import TestSupport
import Testing

@testable import MotionFits
@testable import SeamCommands

/// What `identify` says of fits: which curve is named, and the numbers in digits.
struct IdentifiedTextTests {
  private static let names = ["easeIn", "linear", "easeOut", "spring", "iOS 26", "easeInOut", "x"]

  /// A fit of candidates with the given residuals over a way of 200 points and 30 samples.
  private static func fit(
    _ kind: MotionFit.Kind = .animated, rms: [Double], samples: Int = 30, held: Int = 0
  ) -> MotionFit {
    let candidates = zip(names, rms).map { name, rms in
      FitCandidate(
        name: name, kind: .timingFunction,
        parameters: name == "linear"
          ? [] : [FitParameter("duration", 0.25), FitParameter("x1", 0.123_456_789_4)],
        timing: .linear(0.25), start: 0.412_345_678_9 + rms, from: 700, travel: -200, rms: rms,
        share: rms / 200)
    }
    let motion = SampledMotion(
      samples: 2..<(2 + samples), window: 0..<(samples + 4), start: 0.4, end: 1.123_456_7,
      from: 700.123_456_789, to: 500, startsAtRest: true, endsAtRest: true)
    return MotionFit(motion: motion, kind: kind, candidates: candidates, held: held)
  }

  private static func text(_ fit: MotionFit) -> [Substring] {
    IdentifiedTable([IdentifiedMotion(source: "a\u{7}.csv", edge: "bar", fit: fit)]).text
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A curve is named where it fits and no other fits nearly as well: 1.25 times the residual.
  @Test(arguments: [
    (fit(rms: [0.1]), "follows easeIn"), (fit(rms: [0.1, 0.13]), "follows easeIn"),
    (fit(rms: [0.1, 0.13], held: 2), "follows easeIn; 2 repeated frames left out"),
    (fit(rms: [0.1, 0.12]), "easeIn and linear fit alike"),
    (fit(rms: [5, 6]), "easeIn and linear fit alike"), (fit(rms: [5, 6.25]), "no curve fits"),
    (fit(rms: [5, 6.2], held: 1), "easeIn and linear fit alike; 1 repeated frames left out"),
    (fit(rms: [5]), "no curve fits"),
    (fit(rms: [], held: 3), "no curve fits; 3 repeated frames left out"),
    (fit(rms: [0.1], samples: 2), "too few samples on its way to name a curve"),
    (
      fit(rms: [0.1], samples: 5, held: 4),
      "too few samples on its way to name a curve; 4 repeated frames left out"
    ),
    (fit(.dragged, rms: [0.1]), "moved by a finger: no curve leads along its way"),
    (fit(.hidden, rms: []), "not visible on its way"),
    (fit(.instant, rms: [0.1]), "one step, not animated"),
    (fit(.instant, rms: [0.1], held: 2), "one step, not animated; 2 repeated frames left out"),
  ])
  func aCurveIsNamedWhereItIsCertain(_ fit: MotionFit, words: String) {
    #expect(Self.text(fit)[1] == "  " + words)
  }

  /// A table has the five that fit best, the certain one with a star, in columns.
  @Test(arguments: [[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7], [0.1, 0.11], [0.25], []])
  func theTableHasTheBest(rms: [Double]) {
    let fit = Self.fit(rms: rms)
    let lines = Self.text(fit)
    #expect(lines[0] == "a\u{FFFD}.csv  bar  0.400 to 1.123 s  700.1 -> 500.0")
    let rows = lines.dropFirst(2).filter { !$0.isEmpty }
    #expect(rows.count == (rms.isEmpty ? 0 : min(rms.count, 5) + 1))
    #expect(lines.last == "")
    for (place, row) in rows.dropFirst().enumerated() {
      let cells = row.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
      let candidate = fit.candidates[place]
      let name = candidate.name
      #expect(
        cells == [
          (place == 0 && fit.certain != nil ? "* " : "") + name, String(format: "%.3f", rms[place]),
          String(format: "%.3f %%", rms[place] / 2),
          "from \(String(format: "%.3f", candidate.start)) s",
        ] + (name == "linear" ? [] : ["duration 0.250, x1 0.123"]))
      #expect(row.hasPrefix("  * ") || row.hasPrefix("    \(name)"))
    }
  }

  @Test func paragraphsAreApart() {
    #expect(IdentifiedTable([]).text == "nothing moves\n")
    let one = IdentifiedMotion(source: "a", edge: "bar", fit: Self.fit(rms: [0.1]))
    let text = IdentifiedTable([one, one]).text
    let alone = IdentifiedTable([one]).text
    #expect(text == alone + "\n" + alone && alone.hasSuffix("0.123\n"))
  }

  private struct Report: Decodable {
    struct Motion: Decodable {
      struct Candidate: Decodable {
        let name: String
        let parameters: [String: Double]
        let rms, share, start: Double
      }

      let source, edge, kind: String
      let start, end, from, to, travel: Double
      let best: String?
      let candidates: [Candidate]
      let samples, held: Int
    }

    let version: Int
    let motions: [Motion]
  }

  /// Times and places have six digits, and residuals nine, so that they can be compared.
  @Test func theReportHasTheNumbersOfTheFit() throws {
    let rms = [0.123_456_789_123, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    let fits = [Self.fit(rms: rms, held: 3), Self.fit(.dragged, rms: [])]
    let text = try IdentifyFormat.json.text(
      of: fits.map { IdentifiedMotion(source: "a.csv", edge: "bar", fit: $0) })
    #expect(text.hasSuffix("}\n"))
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(report.version == 1 && report.motions.map(\.best) == ["easeIn", nil])
    #expect(text.contains("\"best\" : null"))
    #expect(report.motions.map(\.kind) == ["animated", "dragged"])
    for (motion, fit) in zip(report.motions, fits) {
      #expect(motion.source == "a.csv" && motion.edge == "bar")
      #expect(motion.start == 0.4 && motion.end == 1.123_457)
      #expect(motion.from == 700.123_457 && motion.to == 500 && motion.travel == 200.123_457)
      #expect(motion.samples == 30 && motion.held == fit.held)
      #expect(motion.candidates.map(\.name) == fit.candidates.map(\.name))
    }
    let first = try #require(report.motions[0].candidates.first)
    #expect(first.rms == 0.123_456_789 && first.share == 0.000_617_284)
    #expect(first.start == 0.535_802 && first.parameters == ["duration": 0.25, "x1": 0.123_457])
  }

  /// A clip is known by its first bytes, whatever it is called.
  @Test func aClipIsKnownByItsFirstBytes() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("x").path
    func isClip(_ bytes: [UInt8]) throws -> Bool {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      return ClipKind.isClip(at: path)
    }
    let rest = [UInt8](repeating: 65, count: 12)
    let heads: [[UInt8]] = [
      [0x1A, 0x45, 0xDF, 0xA3], Array("GIF8".utf8), [0x89, 0x50, 0x4E, 0x47], Array("RIFF".utf8),
    ]
    let boxes = ["ftyp", "moov", "mdat", "wide", "free", "skip"].map { Array($0.utf8) }
    for head in heads {
      #expect(try isClip(head + rest) && isClip(Array((head + rest).prefix(12))))
      #expect(try !isClip(Array((head + rest).prefix(11))) && !isClip(rest.prefix(4) + head + rest))
      #expect(try !isClip(Array(head.dropLast()) + rest))
    }
    for box in boxes {
      #expect(try isClip(Array(rest.prefix(4)) + box + rest.prefix(4)))
      #expect(try !isClip(box + rest) && !isClip(Array(rest.prefix(3)) + box + rest))
      #expect(try !isClip(Array(rest.prefix(4)) + box + rest.prefix(3)))
    }
    #expect(try !isClip(rest) && !isClip([]))
    #expect(!ClipKind.isClip(at: path + "y"))
  }

  /// Each column of a table is a thing that moves, in the order of the columns.
  @Test func eachColumnHasMotionsOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<120).map { frame -> String in
      let time = Double(frame) / 60
      func way(_ start: Double) -> Double { min(1, max(0, (time - start) / 0.25)) }
      return "\(time),\(900 - 300 * way(0.5)),\(500 + 100 * way(1))"
    }
    let file = try folder.file(
      "a.csv", (["time,one,two"] + rows).joined(separator: "\n") + "\n")
    let motions = try IdentifiedMotion.all(in: file)
    #expect(motions.map(\.edge) == ["one", "two"] && motions.allSatisfy { $0.source == file })
    #expect(motions.map { $0.fit.certain?.name } == ["linear", "linear"])
    for (motion, start) in zip(motions, [0.5, 1]) {
      #expect(abs(motion.fit.motion.start - start) < 0.02)
    }
    #expect(motions.map { $0.fit.motion.travel.rounded() } == [-300, 100])
  }

  /// A screen that rests has no motions, and one whose edges move in some commits those of both.
  @Test func aPlaybackHasTheMotionsOfBarAndKeyboard() throws {
    let scene = HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)])
    #expect(try IdentifiedMotion.motions(in: scene.playback, file: "a").isEmpty)
    let moving = HandmadeScene(
      commits: (0...60).map { frame in
        let top = 600 - 200 * Self.share(Double(frame) / 60, from: 0.25)
        return (Double(frame) / 60, [.bar(bottom: top), .keyboard(top: top)])
      })
    let motions = try IdentifiedMotion.motions(in: moving.playback, file: "a")
    #expect(motions.map(\.edge) == ["keyboard", "bar"])
    #expect(motions.map { $0.fit.certain?.name } == ["linear", "linear"])
  }

  /// A linear way of a quarter of a second.
  private static func share(_ time: Double, from start: Double) -> Double {
    min(1, max(0, (time - start) / 0.25))
  }

  /// Of a clip those count that begin or end while its keyboard slides, and they are of its system.
  @Test func aClipHasTheMotionsOfItsKeyboard() throws {
    let times = (0...180).map { Double($0) / 60 }
    let system = KeyboardProfile.iOS18
    let tops = times.map { time -> Double? in
      let gone = time < 0.5 ? 0 : min(1, system.timing.progress(at: time - 0.5))
      return 844 - 336 * gone + 100 * Self.share(time, from: 2.2)
    }
    let edge = Recording.Edge(rms: 0.1, visible: times.count)
    func motions(_ recorded: [RecordedMotion]) throws -> [IdentifiedMotion] {
      let recording = Recording(
        width: 780, height: 1688, clock: .stamps, rate: 60, keyboard: edge, bar: edge,
        system: system.name, uncertainty: 0.3, motions: recorded,
        track: RecordedTrack(
          times: times, keyboardTop: tops, barTop: tops.map { $0.map { $0 - 50 } },
          barBottom: tops))
      return try IdentifiedMotion.motions(
        in: Playback(
          scene: HandmadeScene([]).playback.scene, recording: recording, stretches: []), file: "a")
    }
    let first = RecordedMotion(start: 0.5, end: 1.2, phase: .opening)
    let both = try motions([first, RecordedMotion(start: 2.2, end: 2.4, phase: .resizing)])
    #expect(both.map(\.edge) == ["keyboard", "keyboard", "bar", "bar"])
    let one = try motions([first])
    #expect(one.map(\.edge) == ["keyboard", "bar"])
    #expect(one.allSatisfy { $0.fit.motion.start < 1 && $0.fit.certain?.name == system.name })
    #expect(try motions([]).isEmpty)
    // One that ends as the other begins is another one.
    let rest = RecordedMotion(start: 1.9, end: 2, phase: .open)
    #expect(try motions([rest]).isEmpty)
  }

  /// A log without positions is no motion, and what makes a scene of it is said.
  @Test func aLogOfEventsHasNoMotion() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.csv", "time,one\n0,x\n")
    let failure = #expect(throws: CommandFailure.self) { try IdentifiedMotion.all(in: file) }
    #expect(failure?.status == .wrongInput)
    let missing = #expect(throws: CommandFailure.self) {
      try IdentifiedMotion.all(in: folder.url.path + "/none.csv")
    }
    #expect(missing?.status == .wrongInput)
  }
}
