import Compositing
import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import Filmstrips

/// Axes: round steps, as few as are needed, and rows for heights.
struct PlotScaleTests {
  /// 1, 2 or 5 times a power of ten, the least that is large enough.
  @Test func aStepIsTheLeastRoundOne() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<1000 {
      let size = pow(10, Double.random(in: -5...9, using: &random))
      let step = NiceSteps.step(atLeast: size)
      let power = pow(10, (log10(step) + 1e-9).rounded(.down))
      let factor = (step / power).rounded()
      #expect([1, 2, 5].contains(factor) && abs(step / power - factor) < 1e-9)
      #expect(step >= size && step * (factor == 5 ? 0.4 : 0.5) < size * (1 + 1e-12))
    }
    for size in [0, -1, .infinity, .nan] { #expect(NiceSteps.step(atLeast: size) == .infinity) }
  }

  /// Every multiple of the step between the ends, and they too.
  @Test(
    arguments: [
      (0.0, 10.0, 5.0, [0.0, 5, 10]), (-1, 11, 5, [0, 5, 10]), (-10, -1, 5, [-10, -5]),
      (0.1, 0.9, 1, []), (0, 0.3, 0.1, [0, 0.1, 0.2, 0.3]), (5, 1, 1, []), (0, 10, 0, []),
      (0, 10, .infinity, []),
    ] as [(Double, Double, Double, [Double])])
  func ticksAreMultiples(first: Double, last: Double, step: Double, ticks: [Double]) {
    let found = NiceSteps.ticks(from: first, to: last, step: step)
    #expect(found.count == ticks.count && zip(found, ticks).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func thereAreNotTooManyTicks() {
    #expect(NiceSteps.ticks(from: 0, to: 199, step: 1).count == 200)
    #expect(NiceSteps.ticks(from: 0, to: 200, step: 1).isEmpty)
  }

  /// Rows grow downward as heights fall, evenly, with air at both ends; without a reading as well.
  @Test(arguments: [PlotQuantity.difference, .edges(screenHeight: 667)])
  func rowsAreEven(_ quantity: PlotQuantity) {
    let scale = PlotScale(quantity, top: 100, bottom: 300, readings: [])
    let isDifference = quantity == .difference
    let (least, most) = isDifference ? (-1.0, 1.0) : (0, 40)
    let air = 0.08 * (most - least)
    #expect(abs(scale.range.lowerBound - least + air) < 1e-12)
    #expect(abs(scale.range.upperBound - most - air) < 1e-12)
    #expect(abs(scale.y(scale.range.lowerBound) - 300) < 1e-9)
    #expect(abs(scale.y(scale.range.upperBound) - 100) < 1e-9)
    #expect(abs(scale.y((most + least) / 2) - 200) < 1e-9)
    // What lies far outside is drawn near.
    #expect(scale.y(1e9) == 300 - 5 * 200 && scale.y(-1e9) == 300 + 4 * 200)
    #expect(scale.ticks.allSatisfy(scale.range.contains) && (2...5).contains(scale.ticks.count))
  }

  /// An edge that is alone has a height above the bottom, and none from the other edge.
  @Test func anEdgeHasAHeight() {
    for edge in [0, 100.5, 667, 700] {
      #expect(PlotQuantity.edges(screenHeight: 667).height(of: edge) == 667 - edge)
      #expect(PlotQuantity.difference.height(of: edge) == nil)
    }
  }
}

/// Where output goes, once all links are followed.
struct OutputPlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// By way of relative and absolute links, to what is there and what is not.
  @Test func linksAreFollowed() throws {
    let file = try folder.file("a", "a")
    try link("b", to: "a")
    try link("c", to: path("b"))
    #expect(try OutputPlace(path("c")) == .file(folder.url.path + "/a"))
    try link("d", to: "none")
    #expect(try OutputPlace(path("d")) == .file(folder.url.path + "/none"))
    #expect(try OutputPlace(file) == .file(file))
  }

  /// As many links as the system follows, and no more.
  @Test func aChainOfLinksHasAnEnd() throws {
    for number in 0..<40 { try link("\(number)", to: "\(number + 1)") }
    #expect(throws: FilmError.self) { try OutputPlace(path("0")) }
    #expect(try OutputPlace(path("1")) == .file(folder.url.path + "/40"))
    try link("loop", to: "loop")
    #expect(throws: FilmError.self) { try OutputPlace(path("loop")) }
  }

  @Test func whatIsNoFileIsKept() throws {
    #expect(throws: FilmError.self) { try OutputPlace(folder.url.path) }
    #expect(try OutputPlace("/dev/null") == .special("/dev/null"))
    #expect(try OutputPlace("/dev/fd/2") == .descriptor(2))
    let pipe = path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(try OutputPlace(pipe) == .special(pipe))
  }

  /// A whole file replaces the one that a link names, and has its permissions.
  @Test func aFileIsWrittenThroughALink() throws {
    let file = try folder.file("a", "old")
    #expect(chmod(file, 0o640) == 0)
    try link("b", to: "a")
    try WholeFile.write(Array("new".utf8), to: path("b"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
    var status = stat()
    #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(folder.names == ["a", "b"])
  }

  /// What is open already is written through from where it is; nothing takes its place.
  @Test func openFilesAreWrittenThrough() throws {
    let file = path("open")
    let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let name = "/dev/fd/\(descriptor)"
    try OutputPlace(name).check(path: name)
    try WholeFile.write(Array("ab".utf8), to: name)
    try WholeFile.write(Array("c".utf8), to: name)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "abc")
    let reader = open(file, O_RDONLY)
    defer { close(reader) }
    for number in [reader, 9_999] {
      let name = "/dev/fd/\(number)"
      #expect(throws: FilmError.cannotWrite(path: name, reason: "Bad file descriptor")) {
        try OutputPlace(name).check(path: name)
      }
    }
    #expect(throws: FilmError.cannotWrite(path: "/dev/fd/9999", reason: "Bad file descriptor")) {
      try WholeFile.write([1], to: "/dev/fd/9999")
    }
  }

  /// A pipe is written through, and is a pipe still.
  @Test func aPipeIsWrittenThrough() throws {
    let pipe = path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputPlace(pipe).check(path: pipe)
    try WholeFile.write([7, 8, 9], to: pipe)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3 && bytes.prefix(3) == [7, 8, 9])
    #expect(try OutputPlace(pipe) == .special(pipe) && folder.names == ["pipe"])
  }

  /// No file is made among devices and processes, nor in a folder that is not there.
  @Test func aPlaceForAFileIsChecked() throws {
    let reason = "No such file or directory"
    for name in ["/dev/none-of-these", "/proc/self/none-of-these"] {
      #expect(throws: FilmError.cannotWrite(path: name, reason: reason)) { try OutputPlace(name) }
    }
    #expect(try OutputPlace("/dev/shm/film.png") == .file("/dev/shm/film.png"))
    let (file, none) = (try folder.file("a", "a"), path("none/a"))
    for name in [file, path("b")] { try OutputPlace(name).check(path: name) }
    #expect(throws: FilmError.cannotWrite(path: none, reason: reason)) {
      try OutputPlace(none).check(path: none)
    }
    for (path, folder) in [("a", "."), ("/a", "/"), ("/a/b/c", "/a/b"), ("a/b", "a")] {
      #expect(path.folderOfPath == folder)
    }
  }

  @Test func foldersAreMadeWithThoseAround() throws {
    try WholeFile.makeDirectory(path("a/b/c"))
    try WholeFile.makeDirectory(path("a/b/c"))
    try WholeFile.write([1], to: path("a/b/c/d"))
    let inside = path("a/b/c/d/e")
    do throws(FilmError) {
      try WholeFile.makeDirectory(inside)
      Issue.record("a folder was made in a file")
    } catch {
      guard case .cannotWrite(inside, let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(!reason.isEmpty && !reason.contains("“"))
    }
  }

  /// A writer that is given up leaves what was there, and nothing beside it.
  @Test func whatIsNotFinishedIsGone() throws {
    let file = try folder.file("a", "old")
    do {
      let writer = try WholeFileWriter(file)
      writer.write(Array(repeating: UInt8(1), count: 1 << 17))
      #expect(folder.names.count == 2)
    }
    #expect(folder.names == ["a"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
  }
}
