import Detectors
import Foundation
import Recordings
import Scenes
import TestSupport
import Testing

@testable import Reports
@testable import SeamCommands

/// `measure` as a person runs it, on a small clip that ffmpeg makes.
struct MeasureCommandTests {
  private let folder: TemporaryFolder
  private var clip: String { folder.url.appendingPathComponent("clip.mp4").path }

  init() throws {
    folder = try TemporaryFolder()
    try Self.drawn.get().write(to: URL(fileURLWithPath: clip))
  }

  /// The clip, drawn once: a keyboard that comes up as iOS 18 moves it, and a bar that goes linearly.
  private static let drawn = Result { try draw() }

  private static func draw() throws -> Data {
    let folder = try TemporaryFolder()
    let clip = folder.url.appendingPathComponent("clip.mp4")
    let since = "max(0,t-0.3)*18.257"
    let keyboard = "852-336*(1-(1+\(since))*exp(-\(since)))"
    let bar = "766-302*min(1,max(0,(t-0.3)/0.15))"
    let drawn = [
      "color=white:s=392x852:r=30:d=1.3[screen]",
      "testsrc=s=392x52:r=30:d=1.3,trim=end_frame=1,loop=38:1[bar]",
      "testsrc2=s=392x336:r=30:d=1.3,trim=end_frame=1,loop=38:1[keyboard]",
      "[screen][bar]overlay=x=0:y='\(bar)':eval=frame[below]",
      "[below][keyboard]overlay=x=0:y='\(keyboard)':eval=frame",
    ]
    let film = try SeamProcess(
      program: "/usr/bin/env",
      [
        "ffmpeg", "-v", "error", "-filter_complex", drawn.joined(separator: ";"), "-crf", "18",
        "-pix_fmt", "yuv420p", clip.path,
      ])
    try #require(film.status == 0, "\(film.errors)")
    return try Data(contentsOf: clip)
  }

  @Test func aClipIsMeasuredDrawnSavedAndReadAgain() throws {
    let scene = try folder.file(
      "scene.yaml",
      """
      scene: Beside
      device: iPhone 15 Pro
      handler: frame
      events:
        - {at: 0, show: {height: 336}}

      """)
    let output = folder.url.appendingPathComponent("out")
    let saved = folder.url.appendingPathComponent("clip.playback.json").path
    let run = try SeamProcess(
      "measure", clip, "-o", output.path, "--beside", scene, "--format", "apng", "--save", saved,
      "--scale", "1")
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("the bar moves by"))
    let film = try #require(
      try FileManager.default.contentsOfDirectory(atPath: output.path)
        .first { $0.hasSuffix(".png") })
    let picture = try Data(contentsOf: output.appendingPathComponent(film))
    #expect(picture.range(of: Data("acTL".utf8)) != nil)
    let check = try SeamProcess("check", saved)
    #expect(check.status == 1 && check.output.contains("the bar moves by"), "\(check.errors)")
    let drawn = folder.url.appendingPathComponent("film").path
    let strip = try SeamProcess("film", saved, "-o", drawn, "--scale", "1")
    #expect(strip.status == 0, "\(strip.errors)")
  }

  /// Each picture of a page is the frame that it is said to be, and a page has the worst of each finding.
  @Test(arguments: [nil, 0.1])
  func aPageShowsTheClipsFrames(_ start: Double?) throws {
    let page = folder.url.appendingPathComponent("page.html")
    let cut = start.map { ["--from", "\($0)"] } ?? []
    let run = try SeamProcess(["measure", clip, "--reporter", "html=\(page.path)"] + cut)
    #expect(run.status == 1, "\(run.errors)")
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.utf8.count < 2_000_000)
    let data = html.components(separatedBy: "id=\"data\">")[1].components(separatedBy: "</script>")
    let shown = try JSONDecoder().decode(PageClips.self, from: Data(data[0].utf8)).cases[0]
    try #require(shown.sheets.count == 2)
    #expect(shown.sheets[0].frames.isSubset(of: 5..<20), "the worst are in the motion")
    #expect(Set(shown.sheets[1].frames).isSuperset(of: Set(shown.sheets[0].frames)))
    let filter = start.map { "trim=start=\($0)," } ?? ""
    for sheet in shown.sheets {
      let picture = folder.url.appendingPathComponent("sheet.jpg")
      try sheet.jpeg.write(to: picture)
      let cells = try pixels(of: picture.path, "untile=\(sheet.layout),")
      let frames = try pixels(of: clip, filter)
      for (cell, frame) in zip(cells, sheet.frames) {
        let apart = frames.map { cell.distance(to: $0) }
        let least = try #require(apart.min())
        #expect(apart[frame] < least + 0.1, "frame \(frame)")
      }
    }
  }

  /// A part of a clip is from its beginning, or to its end, where only the other one is given.
  @Test(arguments: [
    (["--to", "0.9"], true), (["--from", "0.1"], true), (["--from", "0.9", "--to", "0.9"], false),
  ])
  func aPartMayHaveOneEnd(_ part: [String], _ isPart: Bool) throws {
    let run = try SeamProcess(["measure", clip] + part)
    #expect(run.errors.contains("--from and --to take seconds") == !isPart, "\(run.errors)")
  }

  @Test func eachFrameIsToldAsItIsRead() throws {
    var count = 0
    let measured = try ClipMeasurement(clip, options: ClipOptions()) { count += 1 }
    #expect(count == measured.playback.recording?.track.times.count)
  }

  /// The large pictures are the worst frames of the findings, and the small ones the first frame and
  /// those of the motions, with a tenth of a second of rest around them.
  @Test func aPageHasTheFramesThatMatter() throws {
    let measured = try ClipMeasurement(clip, options: ClipOptions())
    let recording = try #require(measured.playback.recording)
    let sheets = try ClipSheets(measured, from: nil).drawn(within: .max)
    try #require(sheets.count == 2)
    let (large, small) = (sheets[0], sheets[1])
    let worst = Set(measured.result.findings.compactMap(\.worst.frame))
    #expect(large.frames == large.frames.sorted() && Set(large.frames).isSubset(of: worst))
    #expect(large.frames.count == min(worst.count, 6) && large.width == 2 * small.width)
    let greatest = measured.result.findings.max { $0.points < $1.points }?.worst.frame
    #expect(greatest.map(large.frames.contains) == true)
    let moving = recording.track.times.enumerated().filter { _, time in
      recording.motions.contains { $0.start - time <= 0.1 && time - $0.end <= 0.1 }
    }
    #expect(moving.count < recording.track.times.count - 1 && moving.count < 96)
    #expect(small.frames == [0] + moving.map(\.offset).filter { $0 > 0 })
    for sheet in sheets { #expect(sheet.columns == min(12, sheet.frames.count)) }
  }

  /// What does not fit becomes smaller, and is left out in the end.
  @Test func aPagesPicturesFit() throws {
    let sheets = ClipSheets(try ClipMeasurement(clip, options: ClipOptions()), from: nil)
    let whole = try sheets.drawn(within: .max).map(\.size).reduce(0, +)
    let half = try sheets.drawn(within: whole / 2)
    #expect(half.count == 2 && half.map(\.size).reduce(0, +) <= whole / 2)
    for sheet in half {
      let height = Double(sheet.width) * 852 / 393
      #expect(sheet.height.isMultiple(of: 2) && abs(Double(sheet.height) - height) <= 1)
    }
    #expect(try sheets.drawn(within: 100).isEmpty)
  }

  /// The grey pixels of all frames, made small.
  private func pixels(of path: String, _ filter: String) throws -> [ArraySlice<UInt8>] {
    let (width, height) = (25, 53)
    let place = folder.url.appendingPathComponent("pixels")
    let run = try SeamProcess(
      program: "/usr/bin/env",
      [
        "ffmpeg", "-v", "error", "-y", "-i", path, "-vf",
        "\(filter)scale=\(width):\(height):flags=area,format=gray", "-fps_mode", "passthrough",
        "-f", "rawvideo", place.path,
      ])
    try #require(run.status == 0, "\(run.errors)")
    let all = try [UInt8](Data(contentsOf: place))
    return stride(from: 0, to: all.count, by: width * height).map { all[$0..<$0 + width * height] }
  }

  /// Rectangles of a phone of 375 points say nothing of one of 393.
  @Test func aSceneOfAnotherScreenIsRefused() throws {
    let scene = try folder.file(
      "scene.yaml",
      """
      scene: Another screen
      device: iPhone 8
      handler: frame
      events:
        - at: 0
          notification:
            {name: willShow, begin: [0, 667, 375, 258], end: [0, 409, 375, 258], duration: 0.25}

      """)
    let output = folder.url.appendingPathComponent("out").path
    let run = try SeamProcess("measure", clip, "-o", output, "--beside", scene)
    #expect(run.status == 2)
    #expect(run.errors.contains("scene.yaml:1:1: error: the scene has rectangles of a screen of"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: output) == [])
  }

  /// Reports name a clip as they name a scene, and what is saved of it by its own file.
  @Test func reportsNameTheClip() throws {
    let run = try SeamProcess(
      "measure", "./clip.mp4", "--reporter", "github", "--save", "clip.playback.json",
      in: folder.url)
    #expect(run.output.contains("::error file=clip.mp4,line=1,"), "\(run.output)")
    let check = try SeamProcess(
      "check", "clip.playback.json", "--reporter", "github", in: folder.url)
    #expect(check.output.contains("::error file=clip.playback.json,line=1,"), "\(check.output)")
    let cut = try SeamProcess("measure", "clip.mp4", "--from", "0.1", in: folder.url)
    #expect(cut.output.contains("note: read from 0.1"), "\(cut.output)")
  }

  /// Whatever a clip is called, no report has a line that begins as a command does, or a control.
  @Test func aNameIsNoCommand() throws {
    let name = "a\n::set-output name=x::y\u{1B}[31m.mp4"
    let place = folder.url.appendingPathComponent(name)
    try FileManager.default.copyItem(atPath: clip, toPath: place.path)
    let measured = try ClipMeasurement(place.path, options: ClipOptions())
    let report = Report(ofClips: [measured.result(withTrack: true)])
    for reporter in Reporters.all where reporter.name != "html" {
      var text = ""
      reporter.init().write(report, ReportOptions(), to: &text)
      #expect(text.contains("set-output"), "\(reporter.name)")
      #expect(!text.contains("\n::set-output") && !text.contains("\u{1B}"), "\(reporter.name)")
      let isEmpty = ["\"path\":\"\"", "\"uri\":\"\"", "file=,", "\"file\":\"\"", "value=\"\""]
        .contains(where: text.contains)
      #expect(!isEmpty, "\(text)")
    }
    let run = try SeamProcess("measure", name, "--reporter", "github", in: folder.url)
    #expect(run.status == 1 && !run.output.contains("\n::set-output"), "\(run.errors)")
  }

  /// A name that is no UTF-8 is taken as it came.
  @Test func aNameMayBeAnyBytes() throws {
    let script = """
      name=$(printf '\\377\\376.mp4'); cp clip.mp4 "$name" || exit 9; "$0" measure "$name"
      """
    let run = try SeamProcess(
      program: "/bin/sh", ["-c", script, SeamProcess.path(of: "seam")], in: folder.url)
    // Some file systems take names in UTF-8 only.
    guard run.status != 9 else { return }
    #expect(run.status == 1 && run.output.contains("the bar moves by"), "\(run.errors)")
  }

  /// The clip is not to blame for an ffmpeg that does not work.
  @Test(arguments: [
    ("exit 1", "it said nothing"), ("echo 'libx.so: cannot open' >&2; exit 127", "libx.so"),
  ])
  func aBrokenToolIsNotTheClipsFault(_ script: String, _ words: String) throws {
    let tool = try folder.file("ffmpeg", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    let run = try SeamProcess(
      program: "/usr/bin/env",
      ["PATH=\(folder.url.path):/usr/bin:/bin", SeamProcess.path(of: "seam"), "measure", clip])
    #expect(run.status == 3)
    #expect(run.errors.contains("error: ffmpeg failed") && run.errors.contains(words))
  }

  /// A list that names another file and a host is refused: neither is opened.
  @Test(arguments: [
    "ffconcat version 1.0\nfile canary.mp4\nfile http://127.0.0.1:%d/a.mp4\n",
    "#EXTM3U\n#EXTINF:1,\ncanary.mp4\n#EXTINF:1,\nhttp://127.0.0.1:%d/a.ts\n",
  ])
  func aListOpensNeitherFileNorPort(_ list: String) throws {
    let port = try ListeningPort()
    let canary = folder.url.appendingPathComponent("canary.mp4").path
    // A program that opens this waits for one that writes to it.
    #expect(mkfifo(canary, 0o600) == 0)
    for name in ["list.mp4", "list.m3u8"] {
      let text = list.replacingOccurrences(of: "%d", with: "\(port.number)")
      let run = try SeamProcess("measure", try folder.file(name, text), in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains("not a clip"))
    }
    #expect(!port.wasAsked)
  }
}

/// What a page has of the pictures of its clips.
private struct PageClips: Decodable {
  let cases: [Case]

  struct Case: Decodable { let sheets: [Sheet] }

  struct Sheet: Decodable {
    let frames: [Int]
    let columns: Int
    let jpeg: Data

    var layout: String { "\(columns)x\((frames.count + columns - 1) / columns)" }
  }
}

extension [Int] {
  fileprivate func isSubset(of range: Range<Int>) -> Bool { allSatisfy(range.contains) }
}

extension ArraySlice<UInt8> {
  /// How far two pictures are apart on average.
  fileprivate func distance(to other: ArraySlice<UInt8>) -> Double {
    Double(zip(self, other).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(count)
  }
}

/// A port of this machine on which no request is answered.
private final class ListeningPort {
  private let socket: Int32
  let number: UInt16

  struct Failure: Error {}

  init() throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let handle = socket
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(handle, address, size) == 0 && listen(handle, 8) == 0
          && getsockname(handle, address, &size) == 0
      }
    }
    guard isOpen else { throw Failure() }
    number = UInt16(bigEndian: address.sin_port)
    _ = fcntl(handle, F_SETFL, fcntl(handle, F_GETFL) | O_NONBLOCK)
  }

  deinit { close(socket) }

  /// True if a program has connected.
  var wasAsked: Bool { accept(socket, nil, nil) >= 0 }
}
