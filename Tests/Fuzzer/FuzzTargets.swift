import AnimationCurves
import ArgumentParser
import CCairo
import CurveExports
import Detectors
import FlatPNG
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import LinearConstraints
import MotionLogs
import SceneFiles
import Scenes
import SourceRewriting
import TestSupport

@testable import Filmstrips
@testable import Recordings
@testable import Reports
@testable import SeamCommands

extension FuzzTarget {
  /// What is fuzzed, by the names that `Scripts/check fuzz` takes.
  @MainActor static let all = [
    scene, played, matrix, defaults, options, playback, log, baseline, merge, clip, curve, export,
    font, png, solver, source,
  ]

  /// A law that an input breaks.
  @MainActor private static func expect(_ isTrue: Bool, _ law: String, _ detail: Any = "") {
    if !isTrue { lawIsBroken("\(law): \(detail)") }
  }

  /// A refusal names a place in the text, on one line.
  @MainActor private static func expectPlace(_ error: SceneError, in text: String) {
    // What is missing at the end of a text is missing on the line behind it.
    let lines = text.unicodeScalars.count { $0.properties.isWhitespace && $0 != " " } + 2
    let place = error.location
    expect(
      place.file == "f" && (1...lines).contains(place.line) && place.column >= 1
        && place.column <= text.utf16.count + 1, "a refusal points into the text", error)
    expect(!error.message.isEmpty, "a refusal says what is wrong")
    expect(error.description.withoutControls == error.description, "a refusal is a line", error)
  }

  /// The files below a folder of the package whose names end so.
  private static func texts(in folder: String, _ suffix: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(suffix) }.sorted().map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }

  private static func scenes() throws -> [String] { try texts(in: "Scenes", ".yaml") }

  // MARK: Scenes and their matrix

  private static let scene = FuzzTarget("scene", texts: scenes) { text in
    do throws(SceneError) {
      let cases = try SceneReader(vocabulary: Seam.vocabulary).cases(in: text, file: "f")
      expect(Set(cases.map(\.name)).count == cases.count, "cases have names of their own")
    } catch {
      expectPlace(error, in: text)
    }
  }

  /// The first two cases of a scene, played and checked.
  private static let played = FuzzTarget("played", texts: scenes) { text in
    guard let cases = try? SceneReader(vocabulary: Seam.vocabulary).cases(in: text, file: "f")
    else { return }
    let player = ScenePlayer(registry: .standard)
    for scene in cases.prefix(2) where scene.transcript.messages.count < 100 {
      // The others stop the program in some scenes, as the originals do.
      guard HandlerRegistry.standard[scene.handler.name]?.playsInProcess == true,
        let playback = try? player.play(scene)
      else { continue }
      _ = CheckedCase(playback)
    }
  }

  private static let matrix = FuzzTarget(
    "matrix",
    texts: {
      [
        "device: all\nsystem: [iOS 18, iOS 26]\nrate: [60, 120]\n",
        "handler: [frame, {transform: {inherit: true}}]\nphase: [0, 0.25]\nambient: false\n",
        "transcript: [{messages: 3}, {texts: [a, b]}]\ndevice: {points: [375, 667], scale: 2}\n",
      ]
    }
  ) { text in
    let reader = SceneReader(vocabulary: Seam.vocabulary)
    do throws(SceneError) {
      let matrix = try reader.matrix(in: text, file: "f")
      _ = try reader.cases(in: SceneFixtures.scene(), file: "scene", crossedWith: matrix)
    } catch {
      if error.location.file == "f" { expectPlace(error, in: text) }
    }
  }

  // MARK: Options

  /// `seam.yaml`.
  private static let defaults = FuzzTarget(
    "defaults",
    texts: {
      [
        "scenes: [Scenes]\ncheck:\n  reporter: {html: a.html}\n  tolerance: {gap: 0.5}\n",
        "check: {quiet: true, jobs: 2}\nfilm: {format: apng, rate: 30}\n",
      ]
    }
  ) { text in
    do throws(SceneError) { _ = try DefaultsFile(text, file: "f") } catch {
      expectPlace(error, in: text)
    }
  }

  /// A line for each argument.
  private static let options = FuzzTarget(
    "options",
    texts: {
      [
        "check\nScenes\n--reporter\njson=a.json\n--tolerance\ngap=0.5\n--jobs\n2\n--shard\n1/2",
        "curve\n7<<16\n--against\nspring(3, 1000, 500)\n--rate\n60\n--format\ncsv",
        "measure\nclip.mp4\n--points\n390x844\n--bar\n500..560\n--keyboard\n600\n--clock\nauto",
        "film\na.yaml\n--columns\n3\n--format\napng\n--font\na.ttf#1", "hunt\nframe\n--seed\n1",
        "cost\n--messages\n10\n--save\na.json", "import\na.log\n-o\na.yaml", "explain\ngap",
      ]
    }
  ) { text in
    do {
      _ = try SeamCommand.parseAsRoot(text.components(separatedBy: "\n"))
    } catch {
      expect(!SeamCommand.fullMessage(for: error).isEmpty, "a refusal says what is wrong")
    }
  }

  // MARK: Playbacks, logs and reports

  private static let positions = "time,keyboard,bar\n0,874,840\n0.1,700,690\n0.2,546,546\n"

  @MainActor private static func sample() throws -> Playback {
    try ScenePlayer(registry: .standard).play(
      SceneCase(
        name: "a", scene: "a", handler: .named("frame"), device: .known("iPhone 8"),
        profile: .iOS18, rate: 60, phase: 0, events: [.show(216, at: 0), .hide(at: 1)]))
  }

  /// A clip of five frames in which the keyboard covers the bar once.
  private static func filmed() -> Playback {
    let times = (0..<5).map { Double($0) / 60 }
    let tops = [667.0, 600, 500, 460, 451]
    let scene = SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "recorded"), device: .known("iPhone 8"),
      events: [])
    let bars: [Double?] = [667, 640, nil, 460, 451]
    let pace = RecordedMotion.Pace(curve: "iOS 18", duration: 0.5, start: 0)
    let recording = Recording(
      width: 750, height: 1334, clock: .stamps, rate: 60, keyboard: .init(rms: 0.1, visible: 5),
      bar: .init(rms: 0.2, visible: 4), system: "iOS 18", uncertainty: 0.3,
      motions: [
        RecordedMotion(
          start: 0, end: 0.06, phase: .opening, keyboard: pace, bar: pace, delay: 0.01)
      ], covered: [2],
      track: RecordedTrack(
        times: times, keyboardTop: tops, barTop: bars.map { $0.map { $0 - 44 } }, barBottom: bars))
    let bottoms = bars.map { $0 ?? 560 }
    return Playback(
      scene: scene, recording: recording,
      stretches: [
        Playback.RecordedStretch(
          phase: .opening, times: times, keyboardTop: tops, barTop: bottoms.map { $0 - 44 },
          barBottom: bottoms, guideTop: tops, hidden: [2])
      ])
  }

  private static let playback = FuzzTarget(
    "playback",
    texts: {
      guard case .positions(let table) = try MotionLog(positions, file: "a").content,
        let logged = table.playback(named: "a")
      else { return [] }
      return try [logged, filmed(), sample()].map(PlaybackFile.text(of:))
    }
  ) { text in
    do throws(SceneError) {
      let playback = try PlaybackFile.playback(in: text, file: "f")
      let written = try? PlaybackFile.text(of: playback)
      let again = try? written.map { (text) throws in
        try PlaybackFile.text(of: PlaybackFile.playback(in: text, file: "f"))
      }
      expect(written != nil && written == again, "what was read is written and read the same")
      let checked = CheckedCase(playback)
      _ = JSONReporter().report(Report([checked.result]))
      _ = checked.track
      _ = try? IdentifiedMotion.motions(in: playback, file: "f")
    } catch {
      expectPlace(error, in: text)
    }
  }

  private static let log = FuzzTarget(
    "log",
    texts: {
      [
        positions, "time,value\n0,1\n0.1,2\n", " LOG  onStart: 336\n LOG  onMove: 16.6\n",
        "UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 667}, {375, 258}}\";\n"
          + "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 409}, {375, 258}}\";\n}\n",
        "<t><schema name=\"hitches\"/><row><start-time>1</start-time>"
          + "<duration id=\"1\">2</duration></row></t>",
        "12:00:01.5 flutter: inset:3\nflutter: EdgeInsets(0.0, 0.0, 0.0, 408.0)\n",
      ]
    }
  ) { text in
    do throws(SceneError) {
      let log = try MotionLog(text, file: "f")
      if case .positions(let table) = log.content {
        expect(zip(table.times, table.times.dropFirst()).allSatisfy(<), "times ascend")
        if let playback = table.playback(named: "a") { _ = CheckedCase(playback) }
      } else {
        let scene = LoggedScene([log]).text
        do throws(SceneError) {
          _ = try SceneReader(vocabulary: Seam.vocabulary).cases(in: scene, file: "f")
        } catch {
          expectPlace(error, in: scene)
        }
      }
    } catch {
      expectPlace(error, in: text)
    }
  }

  private static let baseline = FuzzTarget(
    "baseline",
    texts: {
      try [Baseline(Report([CheckedCase(sample()).result])).text, "# seam baseline 1: a\n"]
    }
  ) { text in
    guard let baseline = try? Baseline(text: text) else { return }
    let again = try? Baseline(text: baseline.text)
    expect(again?.text == baseline.text, "what was read is written and read the same")
  }

  /// JSON reports with a byte 0 between.
  private static let merge = FuzzTarget(
    "merge",
    texts: {
      let report = Report([try CheckedCase(sample()).result])
      let shards = (1...2).map { number in
        var shard = report
        shard.shard = ReportShard(
          numbers: [number], count: 2, run: "a", places: [number - 1])
        return JSONReporter().report(shard)
      }
      return [JSONReporter().report(report), shards.joined(separator: "\0")]
    }
  ) { text in
    let reports = text.split(separator: "\0").compactMap { try? Report(json: Data($0.utf8)) }
    guard
      let merged = try? ReportMerge(
        reports.enumerated().map { ReportMerge.Part(file: "\($0.offset)", $0.element) })
    else { return }
    var report = merged.report
    report.comparison = reports.first.map { ReportComparison(base: $0, head: merged.report) }
    for reporter in Reporters.all { _ = reporter.init().report(report) }
  }

  /// What ffmpeg says of a clip.
  private static let clip = FuzzTarget(
    "clip",
    texts: {
      [
        "  Duration: 00:00:02.00, start: 0.000000, bitrate: 25 kb/s\n"
          + "  Stream #0:0: Video: h264, yuv420p, 392x852, 23 kb/s, 60 fps, 60 tbr\n"
          + "[Parsed_showinfo_0 @ 0x5] n:   0 pts:      0 pts_time:0       s:392x852 i:P\n"
          + "[Parsed_showinfo_0 @ 0x5] n:   1 pts:    256 pts_time:0.016 s:392x852 i:P\n"
      ]
    }
  ) { text in
    let stamps = StampLines(text).ordered(1000)
    expect(zip(stamps, stamps.dropFirst()).allSatisfy(<), "times ascend", stamps)
    if let length = ClipLength(text, from: nil, to: nil) { _ = length.message(rows: 852) }
  }

  // MARK: Curves

  private static let curve = FuzzTarget("curve", texts: { CurveArgument.spellings.map(\.example) })
  { text in
    do throws(CurveError) {
      let curve = try CurveArgument(parsing: text)
      let timing = try curve.timing(duration: 0.25, profile: .iOS18)
      for step in 0...8 {
        let progress = timing.progress(at: timing.duration * Double(step) / 8)
        expect(progress.isFinite, "progress is a number", progress)
      }
    } catch {
      expect(!error.description.isEmpty, "a refusal says what is wrong")
    }
  }

  /// The platform's place, and the curve.
  private static let export = FuzzTarget(
    "export", texts: { CurveArgument.spellings.map { "0" + $0.example } }
  ) { text in
    guard let first = text.utf8.first,
      let curve = try? CurveArgument(parsing: String(text.dropFirst())),
      let timing = try? curve.timing(duration: 0.25, profile: .iOS18)
    else { return }
    let platform = CurvePlatform.allCases[Int(first) % CurvePlatform.allCases.count]
    if let export = try? CurveExport(timing, for: platform) {
      expect(!export.text.contains("nan") && !export.text.contains("inf,"), "numbers", export.text)
    }
  }
}

// MARK: Pictures, the solver, sources

extension FuzzTarget {
  /// A font of one letter, and one of the system.
  private static let font = FuzzTarget(
    "font",
    seeds: {
      let letter = """
        STARTFONT 2.1
        FONT a
        SIZE 8 75 75
        FONTBOUNDINGBOX 8 8 0 0
        STARTPROPERTIES 1
        FONT_ASCENT 8
        ENDPROPERTIES
        CHARS 1
        STARTCHAR A
        ENCODING 65
        SWIDTH 500 0
        DWIDTH 8 0
        BBX 8 2 0 0
        BITMAP
        FF
        81
        ENDCHAR
        ENDFONT

        """
      let fonts = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Oblique.ttf"
      return [Array(letter.utf8), FileManager.default.contents(atPath: fonts).map(Array.init)]
        .compactMap { $0 }
    }
  ) { bytes in
    // Faces are kept by their paths.
    let path = NSTemporaryDirectory() + "font-\(getpid())-\(fontCount)"
    fontCount += 1
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { return }
    defer { unlink(path) }
    guard let faces = try? FontLibrary.shared.open([FontReference(path: path)]) else { return }
    let setting = TextSetting("A b 👍🏽 שלום", fonts: FontStack(faces), size: 20, width: 40)
    expect(setting.lines.allSatisfy { !$0.width.isNaN }, "lines have a width")
  }

  @MainActor private static var fontCount = 0

  /// Two frames of a few colours: the width, the stripe's size, and a byte per pixel.
  private static let png = FuzzTarget(
    "png", seeds: { [Array(0..<200), Array(repeating: 9, count: 400)] }
  ) { bytes in
    guard bytes.count > 4 else { return }
    let width = 1 + Int(bytes[0]) % 60
    let half = (bytes.count - 2) / 2 / width
    guard half > 0 else { return }
    let frames = [bytes[2..<2 + half * width], bytes[(2 + half * width)..<(2 + 2 * half * width)]]
      .map { $0.map { UInt32($0 & 0xE0) << 11 | UInt32($0) } }
    var encoder = PNGEncoder()
    encoder.stripeSize = 1 + Int(bytes[1]) * 4
    var animation = APNGEncoder(
      delay: FrameDelay(numerator: 1, denominator: 60), encoder: encoder)
    for words in frames {
      words.withUnsafeBytes { buffer in
        guard
          let pixels = try? Pixels(buffer, width: width, height: half, stride: 4 * width)
        else { return }
        let decoded = try? ReferencePNG(encoder.encode(pixels)).frames
        expect(decoded == [words], "a picture is read as it was written")
        _ = IndexedEncoder(colors: 2 + Int(bytes[1]) % 255).encode(pixels)
        try? animation.append(pixels)
      }
    }
    let decoded = try? ReferencePNG(animation.file()).frames
    expect(decoded == frames, "an animation is read as it was written")
  }

  /// Three variables and constraints of six bytes each, added one by one.
  private static let solver = FuzzTarget(
    "solver", seeds: { [[1, 0, 0, 0, 5, 0, 1, 255, 0, 1, 3, 1, 0, 1, 1, 2, 9, 2]] }
  ) { bytes in
    let variables = (0..<3).map { Variable("x\($0)") }
    let strengths: [Strength] = [.required, .strong, .medium, .weak]
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    func small(_ byte: UInt8, _ most: Int8) -> Int { Int(Int8(bitPattern: byte) % (most + 1)) }
    let solver = Solver()
    for start in stride(from: 0, to: min(bytes.count, 36) - 5, by: 6) {
      let part = Array(bytes[start..<start + 6])
      let terms = zip(variables, part).map {
        Expression.Term($0, coefficient: Double(small($1, 3)))
      }
      let constraint = Constraint(
        Expression(terms), relations[Int(part[3]) % 3],
        Expression(constant: Double(small(part[4], 12))), strength: strengths[Int(part[5]) % 4],
        weight: Double(1 + Int(part[5] >> 2) % 3))
      if part[3] > 250, let first = solver.constraints.first { try? solver.remove(first) }
      let trial = solver.constraints + [constraint]
      let expected = VertexOracle(variables: variables, constraints: trial).answer()
      let before = variables.map(solver.value(of:))
      let isAdded = (try? solver.add(constraint)) != nil
      expect(isAdded == (expected != nil), "what can hold together is taken", trial)
      for (index, variable) in variables.enumerated() {
        let value = expected?[index] ?? before[index]
        expect(abs(solver.value(of: variable) - value) < 1e-7, "every vertex tried", trial)
      }
    }
  }

  /// A file of an app.
  private static let source = FuzzTarget(
    "source",
    texts: { try texts(in: "Tests/AppScreens/App", ".swift") }
  ) { text in
    let rewriter = SourceRewriter([SourceRewriter.File(path: "f", text: text)])
    let changed = rewriter.changed(0)
    expect(
      changed.utf8.count { $0 == 10 } == text.utf8.count { $0 == 10 }, "every line stays", changed)
    _ = rewriter.rewritten(0)
  }
}
