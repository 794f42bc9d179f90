import Compositing
import Detectors
import Foundation
import Scenes
import TestSupport
import Testing

@testable import Reports

/// What reports say of bounds, of clips and of other reports, part by part.
@MainActor
struct ReportPartTests {
  private func reported(_ count: Int = 1) throws -> ReportedCase {
    var reported = ReportedCase(try SampleResults.make()[1])
    reported.findings = Array(repeating: reported.findings[0], count: count)
    return reported
  }

  @Test("A finding beyond a bound says which, in its unit")
  func boundsAreInWords() {
    let bounds: [(ExpectedFinding, String)] = [
      (ExpectedFinding("gap", atMost: 20), "at most 20"),
      (ExpectedFinding("gap", atLeast: 2.25, atMost: 20), "at least 2.3 and at most 20"),
      (ExpectedFinding("gap", worst: 5, within: 0.1), "a worst of 5 +/- 0.1"),
      (
        ExpectedFinding("gap", atLeast: 1, worst: 5),
        "at least 1 and a worst of 5 +/- \(ExpectedFinding.standardRoom)"
      ),
    ]
    for unit in FindingUnit.allCases {
      for (bound, words) in bounds {
        for isExpected in [false, true] {
          let finding = Finding(
            kind: .gap, phase: .opening, points: 30, pixels: 60, continuous: 31, exposure: 1,
            frames: 1...2, worst: .init(frame: 1, time: 0.1), unit: unit, isExpected: isExpected)
          let expectation = Scenes.Expectation.bounded([bound, ExpectedFinding("lag", atMost: 1)])
          let text = ReportedFinding(finding, expectedBy: expectation).bound
          #expect(text == (isExpected ? nil : "the scene expects \(words) \(unit.rawValue)"))
        }
      }
    }
  }

  @Test("An error of merging says what differs, and names the file to look at")
  func mergeErrorsNameWhatDiffers() {
    func shard(_ count: Int, _ run: String = "a", _ release: String = "1") -> ReportShard {
      var shard = ReportShard(numbers: [1], count: count, run: run, places: [])
      shard.release = release
      return shard
    }
    func foreign(_ own: ReportShard, _ other: ReportShard) -> MergeError? {
      MergeError.Difference(own, other).map { .foreign("b", than: "a", $0) }
    }
    #expect(foreign(shard(2), shard(2)) == nil)
    let errors: [(MergeError?, String, String?)] = [
      (
        foreign(shard(2), shard(2, "a", "2")),
        "this is no shard of the run that a is of: it was checked by seam 2, the other by 1;", "b"
      ),
      (
        foreign(shard(2), shard(3)),
        "this is no shard of the run that a is of: it is one of 3 shards, the other one of 2;", "b"
      ),
      (
        foreign(shard(2), shard(3, "b")),
        "this is no shard of the run that a is of: its scenes or arguments differ;", "b"
      ),
      (.otherDivision("x", ["a"]), "the case x is of another division of the run: give", "a"),
      (
        .otherDivision("x", ["a", "b"]),
        "the case x is also in a, so the run was divided in two ways: give", "b"
      ),
      (.repeated("x", ["a", "b"]), "the case x is also in a: leave one", "b"),
      (.interrupted(shard(4), "c"), "the run of \(shard(4).name) was interrupted", "c"),
      (.noShard("d"), "this report is no shard: leave it out with --partial", "d"),
      (.doubled(1, of: 2, ["a", "b"]), "this is shard 1 of 2, as a is", "b"),
      (.missing([2], of: 3), "of 3 shards 2 is missing: check with --shard 2/3", nil),
    ]
    for (error, words, file) in errors {
      #expect(error?.description.hasPrefix(words) == true, "\(String(describing: error))")
      #expect(error?.file == file)
    }
  }

  @Test("A baseline is put together of its parts, and keeps its own of what both have")
  func baselinesHaveParts() throws {
    var cases: [ReportedCase] = []
    for (number, count) in [3, 1, 2].enumerated() {
      var reported = try reported(count)
      reported.name = "case \(2 - number)"
      cases.append(reported)
    }
    let baseline = Baseline(Report(cases))
    #expect(baseline.count == 6 && baseline.names == ["case 0", "case 1", "case 2"])
    let first = baseline.part { $0 == "case 2" }
    #expect(first.count == 3 && first.names == ["case 2"])
    var whole = first
    whole.add(baseline.part { $0 != "case 2" })
    #expect(whole == baseline)
    cases[0].findings.removeLast()
    whole.add(Baseline(Report(cases)))
    #expect(whole == baseline)
  }

  @Test("A comparison in Markdown begins with its verdict")
  func aComparisonHasAVerdict() throws {
    let base = Report([try reported(2)])
    let same = ReportComparison(base: base, head: base)
    #expect(same.markdown == "## Seam: nothing new or worse\n\nNo finding has changed.\n")
    let more = ReportComparison(base: base, head: Report([try reported(3)]))
    #expect(more.markdown.hasPrefix("## Seam: new or worse\n\n1 new, 0 worse, 0 better, 0 gone."))
    let less = ReportComparison(base: base, head: Report([try reported(1)]))
    #expect(less.markdown.hasPrefix("## Seam: nothing new or worse\n\n0 new, 0 worse, 0 better, 1"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(less.json.utf8)) as? [String: Any])
    let change = try #require((object["changes"] as? [[String: Any]])?.first)
    let finding = try reported().findings[0]
    #expect(object["clean"] as? Bool == true && change["change"] as? String == "gone")
    #expect(change["kind"] as? String == finding.kind.rawValue)
    #expect(change["phase"] as? String == finding.phase.rawValue)
    #expect(change["rule"] as? String == finding.rule ?? "-")
    #expect(change["unit"] as? String == finding.unit.rawValue && change["head"] == nil)
  }

  @Test("Scenes with other titles are named in order of those")
  func titlesAreInOrder() throws {
    let titles = [("B", "new 1"), ("A", "new 2"), ("C", "new 0")]
    func report(_ titles: [String]) throws -> Report {
      Report(
        try titles.enumerated().map { number, title in
          var reported = try reported()
          reported.findings[0].points += Double(number)
          reported.findings[0].continuous? += Double(number)
          reported.scene = title
          reported.name = "\(title) / case \(number)"
          return reported
        })
    }
    let comparison = ReportComparison(
      base: try report(titles.map(\.0)), head: try report(titles.map(\.1)))
    let lines = ["'C' is 'new 0'", "'B' is 'new 1'", "'A' is 'new 2'"].map { $0 + " now" }
    #expect(comparison.changes.isEmpty)
    #expect(comparison.remarks.map { String($0.prefix { $0 != "," }) } == lines)
    #expect(comparison.markdown.contains("No finding has changed.\n"))
    for line in comparison.remarks { #expect(comparison.text.contains(line + "\n")) }
  }

  @Test("A case with many findings lists twelve, and says how many more there are")
  func manyFindingsAreCounted() throws {
    for (count, more) in [(12, nil), (13, "- and 1 more"), (20, "- and 8 more")] {
      var reported = try reported(count)
      for index in reported.findings.indices {
        reported.findings[index].cause = "cause \(index)"
        reported.findings[index].rule = "rule\(index)"
      }
      let lines = MarkdownReporter().report(Report([reported])).split(separator: "\n")
      let rest = lines.filter { $0.hasPrefix("- and ") && $0.hasSuffix(" more") }
      #expect(rest.map(String.init) == [more].compactMap(\.self))
      #expect(lines.count { $0.contains("cause ") && $0.hasPrefix("- ") } == min(count, 12))
    }
  }

  @Test("Files are named from the folder of the report, where that is known")
  func filesAreNamedFromTheReport() {
    let cases: [(report: String?, folder: String?, file: String, address: String)] = [
      (nil, "/w", "films/a.png", "films/a.png"),
      ("out/r.html", "/w", "out/films/a.png", "films/a.png"),
      ("out/r.html", "/w", "a.png", "../a.png"), ("out/r.html", "/w", "/w/out/a.png", "a.png"),
      ("/w/out/r.html", "/w", "a.png", "../a.png"), ("/x/r.html", "/w", "a.png", "../w/a.png"),
      ("/x/r.html", nil, "a.png", "a.png"), ("../r.html", "/w", "a.png", "a.png"),
      ("./out/r.html", "/w", "./out/a.png", "a.png"),
    ]
    for (report, folder, file, address) in cases {
      var options = ReportOptions()
      (options.path, options.workingFolder) = (report, folder)
      #expect(options.address(of: file) == address, "\(report ?? "-") \(file)")
    }
  }

  @Test("What was left out of an interrupted run is counted, in either layout")
  func interruptionsAreWritten() throws {
    for withTrack in [false, true] {
      var report = Report(try SampleResults.make())
      if withTrack { report.cases[0].track = try SampleResults.track() }
      report.cases[1].notes = ["read twice"]
      report.unplayedCount = 3
      let text = JSONReporter().report(report)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(object["interrupted"] as? Bool == true && object["notPlayed"] as? Int == 3)
      #expect((object["cases"] as? [Any])?.count == 3)
      let read = try Report(json: Data(text.utf8))
      #expect(read.unplayedCount == 3 && read.cases.map(\.notes) == [[], ["read twice"], []])
    }
  }

  @Test("A case keeps where it is from, and a clip's frames are only a clip's")
  func sourcesAreKept() throws {
    var report = Report([try reported()])
    let sheet = ContactSheet(
      frames: [0, 3], columns: 2, width: 4, height: 9, jpeg: Data([1, 2, 3]))
    #expect(sheet.size == 3)
    report.cases[0].sheets = [sheet]
    #expect(report.cases[0].sheets.isEmpty)
    report.cases[0].source = .logged
    let text = JSONReporter().report(report)
    #expect(text.contains("\"source\" : \"logged\""))
    let read = try Report(json: Data(text.utf8)).cases[0]
    #expect(read.source == .logged && read.source.kind == .logged && read.source.clip == nil)
    let recording = Recording(
      width: 1179, height: 2556, clock: .frames, rate: 60,
      keyboard: Recording.Edge(rms: 0.1, visible: 2), bar: Recording.Edge(rms: 0.1, visible: 2),
      system: nil, uncertainty: 0.3, motions: [],
      track: RecordedTrack(
        times: [0, 0.5], keyboardTop: [1, 2], barTop: [3, nil], barBottom: [4, 5]),
      notes: ["shaky"])
    let entry = RecordingEntry(recording)
    let head = "2 frames at 60 a second by the frames' numbers, each value +/- 0.3 pt"
    #expect(entry.lines(system: nil) == [head, "note: shaky"])
    #expect(entry.lines(system: "iOS 18")[0] == head + ", the keyboard moves as on iOS 18")
    var clip = report.cases[0]
    clip.source = .filmed(
      ReportedClip(recording: entry, track: RecordedTrackEntry(recording.track)))
    clip.sheets = [sheet]
    #expect(clip.sheets == [sheet] && clip.recordedTrack?.barTop == [3, nil])
    var pools = PagePools()
    let page = PageCase(clip, withTrack: true, &pools)
    #expect(page.sheets == [sheet] && page.from.map { pools.texts.values[$0] } == "filmed")
    #expect(PageCase(clip, withTrack: false, &pools).sheets == nil)
  }
}

/// A track with all that most have not: a window, a form's field, colours and panels.
@MainActor
struct WholeTrackTests {
  private func track() throws -> CaseTrack {
    let track = try JSONEncoder().encode(#require(try SampleResults.track()))
    var object = try #require(try JSONSerialization.jsonObject(with: track) as? [String: Any])
    let count = try #require(object["times"] as? [Double]).count
    object["field"] = (0..<count).map { [Double($0), 10, 200, 44.25] }
    var scenery = try #require(object["scenery"] as? [String: Any])
    scenery["window"] = [10.5, 20, 300, 500]
    var layers = try #require(scenery["layers"] as? [[String: Any]])
    for index in layers.indices {
      if index % 2 == 0 { layers[index]["color"] = "#0\(index % 10)ff00" }
      layers[index]["panel"] = "emoji"
    }
    scenery["layers"] = layers
    object["scenery"] = scenery
    return try JSONDecoder().decode(
      CaseTrack.self, from: try JSONSerialization.data(withJSONObject: object))
  }

  @Test("A report has all of a track, and reads it back")
  func aTrackIsWrittenWhole() throws {
    let track = try track()
    #expect(track.scenery.window == [10.5, 20, 300, 500] && track.scenery.layers[0].color != nil)
    var report = Report(try SampleResults.make())
    report.cases[0].track = track
    #expect(try Report(json: Data(JSONReporter().report(report).utf8)).cases[0].track == track)
  }

  @Test("A page has the field's four numbers, the window and each layer's colour")
  func aPageHasThemToo() throws {
    let track = try track()
    var pools = PagePools()
    let page = PageTrack(track, &pools)
    let field = try #require(page.field)
    #expect(field.count == 4)
    for (part, column) in field.enumerated() {
      let numbers = PageColumnTests.read(pools.columns.values[column])
      let expected = track.field?.map { $0.map { Int(($0[part] * 100).rounded()) } }
      #expect(numbers == expected)
    }
    guard case .list(let window)? = page.window, case .number(let left)? = window.first,
      case .list(let layer) = pools.layers.values[page.layers[0]],
      case .number(let color) = layer[3],
      case .number(let panel) = layer[4]
    else {
      Issue.record("no list of numbers")
      return
    }
    #expect(window.count == 4 && left == 10.5)
    #expect(pools.texts.values[Int(color)] == track.scenery.layers[0].color)
    #expect(pools.texts.values[Int(panel)] == "emoji")
  }
}
