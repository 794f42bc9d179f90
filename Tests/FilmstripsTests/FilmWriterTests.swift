import CCairo
import Foundation
import TestSupport
import Testing

@testable import Filmstrips

@Suite struct FilmWriterTests {
  let sample = SampleFilm()
  let writer = FilmWriter(options: FilmOptions(columns: 2))

  var film: Film { sample.film(rows: [sample.row(.easeInOut, handler: "frame")]) }

  /// Runs `body` with a directory of its own, and says what is in it afterwards.
  func inDirectory(_ body: (String) throws -> Void) throws -> [String] {
    let folder = try TemporaryFolder()
    try body(folder.url.path)
    return folder.names
  }

  @Test func aFilmBecomesOneReadableFile() throws {
    let picture = try writer.renderer.render(film)
    let left = try inDirectory { directory in
      let path = directory + "/film.png"
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      try writer.write(film, to: path)
      let read = try #require(cairo_image_surface_create_from_png(path))
      defer { cairo_surface_destroy(read) }
      #expect(cairo_surface_status(read) == CAIRO_STATUS_SUCCESS)
      #expect(Int(cairo_image_surface_get_width(read)) == picture.width)
      #expect(Int(cairo_image_surface_get_height(read)) == picture.height)
      let stride = Int(cairo_image_surface_get_stride(read))
      let data = try #require(cairo_image_surface_get_data(read))
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let word = UnsafeRawPointer(data).load(
            fromByteOffset: y * stride + x * 4, as: UInt32.self)
          guard word & 0xFF_FFFF == picture.rgb(x: x, y: y) else {
            Issue.record("pixel \(x), \(y)")
            return
          }
        }
      }
    }
    #expect(left == ["film.png"])
  }

  @Test func aMissingDirectoryIsNamed() throws {
    let left = try inDirectory { directory in
      let path = directory + "/none/film.png"
      #expect(throws: FilmError.cannotWrite(path: path, reason: "No such file or directory")) {
        try writer.write(film, to: path)
      }
    }
    #expect(left.isEmpty)
  }

  @Test func nothingIsLeftWhereTheFileCannotTakeItsPlace() throws {
    let left = try inDirectory { directory in
      let path = directory + "/film.png"
      try FileManager.default.createDirectory(
        atPath: path + "/inside", withIntermediateDirectories: true)
      #expect(throws: FilmError.self) { try writer.write(film, to: path) }
    }
    #expect(left == ["film.png"])
  }

  @Test func aFullDiskIsNamed() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let file = open("/dev/full", O_WRONLY)
    #expect(throws: FilmError.cannotWrite(path: "a", reason: "No space left on device")) {
      try WholeFileWriter.fill(file, [1, 2, 3], path: "a")
    }
  }

  @Test func aStatusOfCairoBecomesAnError() {
    #expect(throws: FilmError.cairo(CairoStatus(CAIRO_STATUS_NO_MEMORY), while: "draw")) {
      try check(CAIRO_STATUS_NO_MEMORY, while: "draw")
    }
    let error = FilmError.cairo(CairoStatus(CAIRO_STATUS_NO_MEMORY), while: "draw")
    #expect("\(error)" == "cairo could not draw: out of memory")
    #expect(throws: FilmError.tooLarge(width: 32_768, height: 1, limit: 32_767)) {
      try CairoSurface(width: 32_768, height: 1)
    }
    #expect(throws: FilmError.self) { try CairoSurface(width: 0, height: 1) }
  }

  @Test func anErrorWhileDrawingIsThrownAtTheEnd() throws {
    let context = try CairoContext(CairoSurface(width: 4, height: 4))
    cairo_restore(context.pointer)
    #expect(throws: FilmError.cairo(CairoStatus(CAIRO_STATUS_INVALID_RESTORE), while: "test")) {
      try context.finish("test")
    }
  }

  /// An animation's file has the slowness that was asked for, and says so in its name.
  @Test func aFilmBecomesAnAnimation() throws {
    var sample = sample
    (sample.rate, sample.duration) = (20, 0.5)
    let film = sample.film(rows: [sample.row(.early, handler: "frame")])
    let options = FilmOptions(scale: 0.1)
    for slowness in [0.5, 2] {
      let animation = FilmAnimation(options: options, slowness: slowness, encoder: writer.encoder)
      let writer = FilmWriter(options: options, format: .apng(slowness: slowness))
      #expect(try writer.file(film).bytes == animation.file(film).bytes)
      #expect(writer.format.titleSuffix == " animation")
    }
    #expect(FilmFormat.png.titleSuffix.isEmpty)
  }

  @Test func flatPicturesAreSmallerThanInFullColour() throws {
    let sample = SampleFilm()
    let film = sample.film(rows: [sample.row(.early, handler: "frame")])
    let full = try FilmWriter(options: FilmOptions(columns: 3)).png(film)
    let few = try FilmWriter(options: FilmOptions(columns: 3, colors: 64)).png(film)
    #expect(few.count * 2 < full.count)
    #expect(throws: FilmError.self) {
      try FilmWriter(options: FilmOptions(colors: 1)).png(film)
    }
  }
}
