import Foundation
import SceneFiles
import SceneHunting
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import SeamCommands

/// The names of files that commands write and watch.
struct PlaceTests {
  /// Titles that have one name are numbered from 2; another extension is another name.
  @Test func eachTitleHasAFileOfItsOwn() {
    var folder = OutputFolder("out")
    let titles = ["Show it", "show-it", "Other", "Show: it"]
    #expect(
      titles.map { folder.place($0, "png") } == [
        "out/show-it.png", "out/show-it-2.png", "out/other.png", "out/show-it-3.png",
      ])
    #expect(folder.place("Show it", "yaml") == "out/show-it.yaml")
    #expect(folder.place("../../etc", "png") == "out/etc.png")
  }

  /// Playbacks are numbered from 2 where names differ in no more than the case of letters.
  @Test func eachCaseHasAPlaybackOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let out = folder.url.path + "/a/b"
    let names = ["Show / frame", "show / Frame", "Hide / frame", "SHOW / FRAME"]
    let places = try PlaybackFolder(out).places(for: names)
    #expect(folder.names == ["a"])
    #expect(Set(places.map { $0.lowercased() }).count == 4)
    let first = places[0].dropLast(PlaybackFile.suffix.count)
    #expect(places.allSatisfy { $0.hasPrefix(out + "/") && $0.hasSuffix(PlaybackFile.suffix) })
    #expect(places[1].lowercased() == (first + "~2" + PlaybackFile.suffix).lowercased())
    #expect(places[3].lowercased() == (first + "~3" + PlaybackFile.suffix).lowercased())
    #expect(!places[0].contains("~") && !places[2].contains("~"))
  }

  /// A file has changed if it is new, gone, longer, of another time or in the place of another; the
  /// first in order of names is told.
  @Test func aWatchedFileHasChangedInAnyWay() throws {
    let folder = try TemporaryFolder()
    let paths = try ["a", "b", "c"].map { try folder.file($0, "text") } + [folder.url.path + "/d"]
    let before = WatchedFiles(paths)
    func expect(_ change: Int?) {
      #expect(WatchedFiles(paths).firstChange(since: before) == change.map { paths[$0] })
      #expect(before.firstChange(since: WatchedFiles(paths)) == change.map { paths[$0] })
      #expect((WatchedFiles(paths) == before) == (change == nil))
    }
    expect(nil)
    _ = try folder.file("d", "new")
    expect(3)
    let files = FileManager.default
    let date = try #require(files.attributesOfItem(atPath: paths[2])[.modificationDate] as? Date)
    let handle = try #require(FileHandle(forWritingAtPath: paths[2]))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("more".utf8))
    try handle.close()
    try files.setAttributes([.modificationDate: date], ofItemAtPath: paths[2])
    expect(2)
    let later = date.addingTimeInterval(5)
    try files.setAttributes([.modificationDate: later], ofItemAtPath: paths[1])
    expect(1)
    // Another file of the same size and time.
    try files.moveItem(atPath: paths[0], toPath: paths[0] + "-old")
    _ = try folder.file("a", "TEXT")
    let old = try files.attributesOfItem(atPath: paths[0] + "-old")[.modificationDate]
    try files.setAttributes(
      [.modificationDate: try #require(old as? Date)], ofItemAtPath: paths[0])
    expect(0)
    try files.removeItem(atPath: paths[0])
    expect(0)
  }

  /// A hunt's scene is written once, and again where another title finds it.
  @Test func aHuntedSceneIsPutOnce() throws {
    let folder = try TemporaryFolder()
    let out = folder.url.path + "/out"
    func scene(_ title: String, at time: Double) -> HuntedScene {
      var draft = SceneDraft(
        handler: .named("frame"), device: "iPhone 8", system: "iOS 18",
        events: [EventDraft(at: time, "show")])
      draft.title = title
      return HuntedScene(draft: draft, line: "gap of \(time) pt")
    }
    for note in ["", " (as before)"] {
      var found = HuntFolder(OutputFolder(out))
      #expect(found.count == 0)
      #expect(try found.put(scene("Gap", at: 1)) == "\(out)/gap.yaml\(note): gap of 1.0 pt")
      #expect(try found.put(scene("Lag", at: 1)) == "\(out)/gap.yaml, too: gap of 1.0 pt")
      #expect(found.count == 1)
      #expect(try found.put(scene("Gap", at: 2)) == "\(out)/gap-2.yaml\(note): gap of 2.0 pt")
      #expect(found.count == 2)
    }
    #expect(
      try String(contentsOfFile: "\(out)/gap.yaml", encoding: .utf8)
        == scene("Gap", at: 1).draft.yaml)
    var found = HuntFolder(OutputFolder(out))
    #expect(try found.put(scene("Gap", at: 3)) == "\(out)/gap.yaml (replaced): gap of 3.0 pt")
    let names = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
    #expect(names == ["gap-2.yaml", "gap.yaml"])
  }

  /// A package is named for its folder or the end of its address.
  @Test(
    arguments: [
      ("https://example.com/me/seam", "seam"), ("https://example.com/me/fork.git", "fork"),
      ("git@example.com:me/seam.git", "seam"), ("git@example.com:own", "own"),
      ("ssh://git@example.com/a/b.git/", "b"), ("https://example.com/a b.git", nil),
      ("https://example.com/.git", nil), ("://", nil), ("/nowhere", nil),
    ] as [(String, String?)])
  func aPackageHasTheNameOfItsRepository(_ text: String, identity: String?) {
    let dependency = try? PackageDependency(text)
    #expect(dependency?.identity == identity)
    #expect(dependency?.isAddress == identity.map { _ in true })
    #expect(
      dependency?.text == identity.map { _ in ".package(url: \"\(text)\", branch: \"main\")" })
  }

  @Test func theCheckoutOfTheProgramIsAPackage() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    for dependency in [try PackageDependency(root), try PackageDependency(root + "/Tests/..")] {
      #expect(dependency.text == ".package(name: \"seam\", path: \"\(root)\")")
      #expect(dependency.identity == "seam" && !dependency.isAddress)
    }
    #expect(throws: CommandFailure.self) { try PackageDependency(root + "/Tests") }
  }
}

/// The words that a hunt's arguments may be.
@MainActor
struct HuntVocabularyTests {
  private let words = HuntVocabulary(vocabulary: Seam.vocabulary)

  @Test func namesAreThoseOfTheListsInAnyCaseOfLetters() throws {
    #expect(try words.devices(["iphone 8", "IPHONE 14"]) == ["iPhone 8", "iPhone 14"])
    #expect(try words.systems(["ios 26"]) == ["iOS 26"] && words.systems([]) == [])
    #expect(try words.handler("frame(timing: easeInOut)").description == "frame(timing: easeInOut)")
    let handler = HandlerSpec.named("frame")
    #expect(try words.kinds(["SHOW", "hide"], of: handler) == ["show", "hide"])
    for (noun, ask) in [
      ("device", { _ = try words.devices(["iPhone 8", "iPhone"]) }),
      ("system", { _ = try words.systems(["iPhone"]) }),
      ("event", { _ = try words.kinds(["iPhone"], of: handler) }),
    ] as [(String, () throws -> Void)] {
      let failure = #expect(throws: CommandFailure.self) { try ask() }
      let start = "error: no \(noun) is called 'iPhone': name one of "
      #expect(failure?.status == .wrongInput && failure?.messages[0].hasPrefix(start) == true)
    }
    let wrong = #expect(throws: CommandFailure.self) { try words.handler("fram") }
    #expect(wrong?.messages[0].hasPrefix("error: HANDLER: ") == true)
  }

  /// Without names a handler has all events that it can do, and is not asked for others.
  @Test func aHandlerHasTheEventsThatItCanDo() throws {
    var refused = 0
    for signature in Seam.handlers.signatures {
      let handler = HandlerSpec(name: signature.name)
      let kinds = try words.kinds([], of: handler)
      for kind in SceneEvent.kindNames {
        let asked = try? words.kinds([kind], of: handler)
        #expect((asked != nil) == kinds.contains(kind), "\(signature.name) \(kind)")
        if asked == nil { refused += 1 }
      }
      #expect(words.textInputs(of: handler) == signature.textInputs)
    }
    #expect(refused > 0 && words.textInputs(of: .named("nobody")) == nil)
  }
}
