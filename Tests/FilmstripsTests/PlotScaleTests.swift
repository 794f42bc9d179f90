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
