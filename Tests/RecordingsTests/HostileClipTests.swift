import Foundation
import Recordings
import Scenes
import TestSupport
import Testing

/// Files that are no clips, or clips that cannot be measured: each is said so, and nothing else is
/// opened.
struct HostileClipTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws { temporary = try TemporaryFolder() }

  /// The error of measuring a file of that name.
  private func complaint(_ name: String, _ options: ClipOptions = ClipOptions()) -> RecordingError?
  {
    do throws(RecordingError) {
      _ = try ClipMeter.measure(
        try ClipFile(folder.appendingPathComponent(name).path), options: options)
      return nil
    } catch {
      return error
    }
  }

  private func isWrongInput(_ error: RecordingError?, saying words: String) -> Bool {
    guard case .wrongInput(let message) = error else { return false }
    return message.contains(words)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// Makes a clip with ffmpeg's own sources.
  private func film(_ arguments: [String], to name: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["ffmpeg", "-v", "error", "-y"] + arguments
      + ["file:" + folder.appendingPathComponent(name).path]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static let still = ["-f", "lavfi", "-i", "color=gray:s=392x852:r=60:d=0.5"]

  @Test func whatIsNoFileIsSaid() throws {
    #expect(isWrongInput(complaint("missing.mp4"), saying: "No such file"))
    #expect(isWrongInput(complaint(""), saying: "not a file"))
    try write("", to: "empty.mp4")
    #expect(isWrongInput(complaint("empty.mp4"), saying: "empty"))
  }

  @Test(arguments: [
    ("notes.mp4", "A text, and no clip at all.\n"),
    ("list.mp4", "ffconcat version 1.0\nfile /etc/passwd\n"),
    ("list.m3u8", "#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nhttp://127.0.0.1:9/a.ts\n"),
    (
      "session.sdp",
      "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 9 RTP/AVP 96\n"
    ),
    ("frames%d.png", "no picture"),
    ("dash.mpd", "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\"></MPD>"),
    ("subtitles.ass", "[Script Info]\nTitle: x\n"),
  ])
  func textsAreNoClips(_ name: String, _ text: String) throws {
    try write(text, to: name)
    #expect(isWrongInput(complaint(name), saying: "not a clip"))
  }

  /// A list that names a clip is refused by what it is, so the clip is not looked at.
  @Test func aListOpensNothing() throws {
    try film(Self.still, to: "clip.mp4")
    let clip = folder.appendingPathComponent("clip.mp4")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: clip.path)
    let pipe = folder.appendingPathComponent("pipe.mp4").path
    #expect(mkfifo(pipe, 0o600) == 0)
    // Opening the pipe would wait for a writer until the time is over.
    for text in ["ffconcat version 1.0\nfile pipe.mp4\n", "#EXTM3U\n#EXTINF:1,\npipe.mp4\n"] {
      try write(text, to: "list.mp4")
      let start = Date()
      #expect(isWrongInput(complaint("list.mp4"), saying: "not a clip"))
      #expect(Date().timeIntervalSince(start) < 60)
    }
    #expect(isWrongInput(complaint("pipe.mp4"), saying: "not a file"))
  }

  @Test func whatHasNoKeyboardIsSaidWithWhatWasSeen() throws {
    try film(Self.still, to: "still.mp4")
    let error = complaint("still.mp4")
    #expect(isWrongInput(error, saying: "no keyboard slides in or out: 30 frames of 392 x 852"))
    #expect(isWrongInput(error, saying: "Give --keyboard"))
    var options = ClipOptions()
    options.keyboard = 532
    let again = complaint("still.mp4", options)
    #expect(isWrongInput(again, saying: "No edge at 532.0 points comes and goes, where --keyboard"))
    #expect(!isWrongInput(again, saying: "Give --keyboard"))
    try film(["-f", "lavfi", "-i", "color=white:s=392x852:r=12:d=2"], to: "slow.mp4")
    #expect(isWrongInput(complaint("slow.mp4"), saying: "has 12.0 frames a second"))
    try film(
      ["-f", "lavfi", "-i", "testsrc2=s=392x852:r=30:d=1"], to: "moving.mp4")
    #expect(complaint("moving.mp4") != nil)
  }

  /// A keyboard that comes up by iOS 18's curve over a screen with nothing else on it.
  @Test func aKeyboardAloneIsReadWhereThatIsEnough() throws {
    try film(
      [
        "-f", "lavfi", "-i", "color=white:s=392x852:r=60:d=2", "-f", "lavfi", "-i",
        "smptebars=s=392x336:r=60:d=2", "-filter_complex",
        "overlay=y='852-336*if(lt(t,0.5),0,1-exp(-18.257*(t-0.5))*(1+18.257*(t-0.5)))'",
        "-pix_fmt", "yuv420p", "-crf", "18",
      ], to: "alone.mp4")
    #expect(isWrongInput(complaint("alone.mp4"), saying: "nothing above it moves with it"))
    var options = ClipOptions()
    options.takesKeyboardAlone = true
    let clip = try ClipFile(folder.appendingPathComponent("alone.mp4").path)
    let recording = try #require(try ClipMeter.measure(clip, options: options).recording)
    #expect(recording.system == "iOS 18" && !recording.notes.contains { $0.hasPrefix("read from") })
    options.start = 0.2
    let part = try #require(try ClipMeter.measure(clip, options: options).recording)
    #expect(part.notes.contains { $0.hasPrefix("read from 0.2 s of the clip") })
    #expect(part.track.times.count == recording.track.times.count - 12)
    #expect(recording.track.barBottom.allSatisfy { $0 == nil })
    let tops = zip(recording.track.times, recording.track.keyboardTop).filter { $0.0 > 0.55 }
    #expect(tops.count > 80)
    for (time, top) in tops {
      let late = 18.257 * (time - 0.5)
      let right = 852 - 336 * (1 - exp(-late) * (1 + late))
      // The overlay is on even rows.
      #expect(abs(try #require(top) - right) < 2.1, "\(time) s")
    }
  }

  @Test func whatIsTooShortOrCutOffIsSaid() throws {
    try film(Self.still + ["-frames:v", "1"], to: "one.mp4")
    #expect(isWrongInput(complaint("one.mp4"), saying: "one frame"))
    try film(["-f", "lavfi", "-i", "sine=d=1"], to: "sound.m4a")
    #expect(isWrongInput(complaint("sound.m4a"), saying: "no moving picture"))
    try film(Self.still, to: "whole.mp4")
    let bytes = try Data(contentsOf: folder.appendingPathComponent("whole.mp4"))
    try bytes.prefix(bytes.count / 2).write(to: folder.appendingPathComponent("half.mp4"))
    #expect(isWrongInput(complaint("half.mp4"), saying: "cut off"))
  }

  @Test func whatIsTooLargeIsSaid() throws {
    try film(
      ["-f", "lavfi", "-i", "color=gray:s=64x9000:r=10:d=0.5", "-c:v", "ffv1"], to: "tall.mkv")
    #expect(isWrongInput(complaint("tall.mkv"), saying: "8192 rows"))
    try film(
      ["-f", "lavfi", "-i", "color=gray:s=64x4096:r=100:d=0.1", "-c:v", "ffv1"], to: "short.mkv")
    let short = folder.appendingPathComponent("short.mkv").path
    try film(["-stream_loop", "99", "-i", "file:" + short, "-c", "copy"], to: "long.mkv")
    #expect(isWrongInput(complaint("long.mkv"), saying: "--from and --to"))
    try film(["-f", "lavfi", "-i", "color=gray:s=640x500:r=30:d=0.5"], to: "wide.mp4")
    #expect(isWrongInput(complaint("wide.mp4"), saying: "no known screen"))
  }

  /// Frames larger than any screen are refused before many of them are decoded.
  @Test(arguments: [("6400x6400", "40 million pixels"), ("4000x8000", "a GIF has few colours")])
  func aHugeCanvasIsRefusedAtOnce(_ size: String, _ words: String) throws {
    try film(["-f", "lavfi", "-i", "color=gray:s=\(size):r=10:d=0.3"], to: "small.gif")
    // The same frames over and over: 600 take a minute to decode, and no room.
    let once = folder.appendingPathComponent("small.gif").path
    try film(["-stream_loop", "200", "-i", "file:" + once, "-c", "copy"], to: "huge.gif")
    #expect(isWrongInput(complaint("huge.gif"), saying: words))
  }

  @Test func aCutOutsideOfTheClipIsSaid() throws {
    try film(Self.still, to: "still.mp4")
    var options = ClipOptions()
    options.start = 5
    #expect(isWrongInput(complaint("still.mp4", options), saying: "--from and --to"))
  }

  /// The name does not reach ffmpeg: whatever it is, the clip is read.
  @Test(arguments: [
    "-i.mp4", "a\nb.mp4", "http:clip.mp4", "concat:a|b.mp4", "frame%03d.gif", "it's \"it\".mp4",
    "a;b$(c).mp4",
  ])
  func oddNamesAreNames(_ name: String) throws {
    try film(Self.still, to: "plain.\(name.hasSuffix("gif") ? "gif" : "mp4")")
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("plain.\(name.hasSuffix("gif") ? "gif" : "mp4")"),
      to: folder.appendingPathComponent(name))
    let words = name.hasSuffix("gif") ? "a GIF has few colours" : "no keyboard slides"
    #expect(isWrongInput(complaint(name), saying: words))
  }
}
