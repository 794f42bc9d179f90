import Filmstrips
import Foundation
import KeyboardScenes
import Testing

@testable import SeamCommands

@Suite @MainActor struct FilmStudioTests {
  /// Six films of two handlers each.
  let cases = ["iPhone 8", "iPhone 14", "iPhone 17"].flatMap { device in
    [60.0, 120].flatMap { rate in
      ["frame", "transform"].map { handler in
        SceneCase(
          name: "\(handler), \(device)", scene: "Show", handler: HandlerSpec(name: handler),
          device: Device.named(device) ?? Device.catalog[0], rate: rate,
          events: [SceneEvent(time: 0, kind: .show(height: 300, duration: nil, curve: 7))])
      }
    }
  }

  /// What is told of each film, and the files by name.
  func draw(
    jobs: Int, options: FilmOptions = FilmOptions(columns: 2, scale: 0.1),
    format: FilmFormat = .png
  ) throws -> (paths: [String?], errors: [FilmError], files: [String: Data]) {
    let path = NSTemporaryDirectory() + "studio-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var folder = OutputFolder(path)
    var paths: [String?] = []
    var errors: [FilmError] = []
    FilmStudio(options: options, format: format, jobs: jobs).draw(
      FilmGroup.groups(of: cases) { $0 }, into: &folder, prepare: CaseRunner.play
    ) { index, outcome in
      #expect(index == paths.count)
      paths.append(outcome.path.map { String($0.dropFirst(path.count + 1)) })
      if let error = outcome.error { errors.append(error) }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = try names.map { name in
      (name, try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }
    return (paths, errors, Dictionary(uniqueKeysWithValues: files))
  }

  @Test func filmsAreTheSameForEveryNumberOfThreads() throws {
    let alone = try draw(jobs: 1)
    #expect(alone.files.count == 6 && alone.errors.isEmpty)
    #expect(Set(alone.paths) == Set(alone.files.keys))
    for jobs in [2, 3, 16] {
      let together = try draw(jobs: jobs)
      #expect(together.paths == alone.paths)
      #expect(together.files == alone.files)
    }
  }

  @Test func animationsStandBesideStrips() throws {
    let strips = try draw(jobs: 2).files
    let animations = try draw(jobs: 2, format: .apng(slowness: 2)).files
    #expect(Set(strips.keys).isDisjoint(with: animations.keys))
    #expect(animations.keys.allSatisfy { $0.hasSuffix("-animation.png") })
    #expect(animations.values.allSatisfy { $0.range(of: Data("acTL".utf8)) != nil })
  }

  @Test func nothingIsWrittenOfWhatIsTooLarge() throws {
    let drawn = try draw(jobs: 2, options: FilmOptions(columns: 60, scale: 8))
    #expect(drawn.files.isEmpty && drawn.paths == Array(repeating: nil, count: 6))
    #expect(drawn.errors.count == 6)
  }
}
