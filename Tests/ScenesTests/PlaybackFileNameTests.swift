import Scenes
import SeededRandom
import Testing

struct PlaybackFileNameTests {
  @Test(arguments: [
    ("Show", "Show"),
    (
      "Show, then hide / frame(timing: easeInOut) / iPhone 8 / 60 Hz",
      "Show,_then_hide_%2F_frame(timing%3A_easeInOut)_%2F_iPhone_8_%2F_60_Hz"
    ),
    ("../a_b", "%2E.%2Fa%5Fb"), (".hidden", "%2Ehidden"), ("100%", "100%25"), ("~", "%7E"),
    ("Grüße", "Gr%C3%BC%C3%9Fe"), ("a\u{0}\nb", "a%00%0Ab"), ("", ""),
  ])
  func aNameIsEscaped(name: String, file: String) {
    #expect(PlaybackFile.name(for: name) == file + ".playback.json")
  }

  /// Names that differ in one letter behind the cut differ in the hash.
  @Test func aLongNameIsCutAndStaysDistinct() {
    let long = String(repeating: "ü", count: 500)
    let names = ["", "a", "b", "ü"].map { PlaybackFile.name(for: long + $0) }
    #expect(Set(names).count == 4)
    for name in names {
      #expect(name.utf8.count <= 180 + PlaybackFile.suffix.count)
      #expect(name.contains("%C3%BC~"))
    }
  }

  @Test func differentNamesAreDifferentFiles() {
    var random = SplitMix64(seed: 5)
    let letters = Array("aB ._-~%/,()ü😀\n1")
    var files: [String: String] = [:]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...6, using: &random)
      let name = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
      let file = PlaybackFile.name(for: name)
      #expect(files[file, default: name] == name)
      #expect(!file.contains("/") && !file.hasPrefix(".") || name.isEmpty)
      files[file] = name
    }
  }

  /// A playback is known by how its text begins, whatever blanks are in its first 256 characters.
  @Test func aPlaybackIsKnownByItsBeginning() {
    let head = "{\"version\":"
    for (blanks, isKnown) in [
      (0, true), (1, true), (256 - head.count, true), (257 - head.count, false),
    ] {
      let space = String(repeating: " ", count: blanks)
      #expect(PlaybackFile.begins(space + head + "1") == isKnown)
      #expect(PlaybackFile.begins("{" + space + head.dropFirst()) == isKnown)
    }
    #expect(!PlaybackFile.begins("{\"cases\":[]}") && !PlaybackFile.begins(""))
    #expect(
      PlaybackFile.isNamed(at: "a/b.Playback.JSON") && !PlaybackFile.isNamed(at: "playback.json"))
  }
}
