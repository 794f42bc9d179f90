import Foundation
import TestSupport
import Testing

/// `film --handler` draws the rows that are asked for.
struct HandlerFilmTests {
  private let scene = """
    scene: Talk
    device: iPhone 8
    handler: [frame, constraint, {frame: {timing: easeInOut}}]
    events: [{at: 0, show: {height: 260}}]

    """

  private func film(_ arguments: String...) throws -> (run: SeamProcess, height: Int) {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", scene)
    let run = try SeamProcess(
      ["film", path, "-o", "out", "--columns", "1", "--scale", "0.1"] + arguments,
      in: folder.url)
    let bytes = try? Data(contentsOf: folder.url.appendingPathComponent("out/talk.png"))
    // The height is the second number of a PNG's header.
    let height = bytes.map { $0[20..<24].reduce(0) { $0 << 8 | Int($1) } }
    return (run, height ?? 0)
  }

  @Test func fewerHandlersMakeALowerStrip() throws {
    let (all, frames) = (try film(), try film("--handler", "frame"))
    let one = try film("--handler", "frame(timing: easeInOut)")
    let two = try film("--handler", "constraint", "--handler", "frame(timing: easeInOut)")
    for film in [all, frames, one, two] { #expect(film.run.status == 0) }
    // A row alone may take several lines.
    #expect(one.height > 0)
    #expect(two.height < all.height && frames.height < all.height)
  }

  @Test func aHandlerThatIsNotThereIsAnError() throws {
    let film = try film("--handler", "frame", "--handler", "nobody")
    #expect(film.run.status == 2 && film.height == 0)
    #expect(film.run.errors.contains("--handler nobody"))
    #expect(film.run.errors.contains("frame, constraint, frame(timing: easeInOut)"))
  }

  /// A font is input, as a scene is.
  @Test(arguments: ["none.ttf", "a.yaml"]) func aFontThatIsNoneIsAnError(font: String) throws {
    let film = try film("--font", font)
    #expect(film.run.status == 2 && film.height == 0)
    #expect(film.run.errors.hasPrefix("error: "), "\(film.run.errors)")
  }

  @Test func aPlainFilmIsLower() throws {
    #expect(try film("--plain").height < film().height)
  }
}
