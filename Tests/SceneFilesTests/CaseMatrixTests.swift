import AnimationCurves
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// The values of a matrix replace those of a scene.
struct CaseMatrixTests {
  private func cases(
    _ matrix: String, _ changes: [String: String?] = [:]
  ) throws -> [SceneCase] {
    let reader = SceneFixtures.reader
    return try reader.cases(
      in: SceneFixtures.scene(changes), file: "scene.yaml",
      crossedWith: try reader.matrix(in: matrix, file: "matrix.yaml"))
  }

  /// A matrix says no more than the same lists in the scene itself.
  @Test func itIsTheSceneWithThoseLists() throws {
    let lists = [
      "device": "device: [iPhone 8, iPhone X]", "rate": "rate: [60, 120]",
      "handler": "handler: [transform, {frame: {timing: [linear, easeInOut]}}]",
      "phase": "phase: [0, 0.004]", "system": "system: iOS 10", "ambient": "ambient: [true, false]",
      "transcript": "transcript: [{messages: [3, 30]}, {heights: [44, 50]}]",
    ]
    let matrix = lists.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    let written = try SceneFixtures.cases(SceneFixtures.scene(lists.mapValues { $0 }))
    #expect(written.count == 2 * 2 * 3 * 2 * 2 * 3)
    #expect(try cases(matrix) == written)
  }

  @Test func allIsEveryOne() throws {
    #expect(try cases("device: all").map(\.device) == Device.catalog)
    #expect(try cases("system: all").map(\.profile) == KeyboardProfile.all)
    let names = SceneFixtures.registry.definitions.map(\.name)
    #expect(try cases("handler: all").map(\.handler.name) == names)
    let crossed = try cases("{device: all, system: all, handler: all}")
    #expect(
      Set(crossed.map(\.name)).count
        == Device.catalog.count * KeyboardProfile.all.count * names.count)
  }

  @Test func listsOfTheSceneAreCrossedToo() throws {
    let crossed = try cases("rate: [60, 120]", ["device": "device: [iPhone 8, iPhone X]"])
    #expect(
      crossed.map { "\($0.device.name) \(Int($0.rate))" }
        == ["iPhone 8 60", "iPhone 8 120", "iPhone X 60", "iPhone X 120"])
  }

  /// A length written for a larger device ends at the screen's edge; in the scene it is a mistake.
  @Test func whatIsLongerThanTheScreenEndsThere() throws {
    let events = "events: [{at: 0, show: {height: 700}}, {at: 1, drag: {from: 600, to: 870}}]"
    let changes = ["device": "device: iPhone 17", "events": events]
    let crossed = try cases("device: iPhone SE (1st generation)", changes)
    #expect(
      crossed[0].events == [
        SceneEvent(time: 0, kind: .show(height: 568, duration: nil, curve: 7)),
        SceneEvent(time: 1, kind: .drag(KeyboardDrag(from: 568, to: 568, duration: 0.3))),
      ])
    #expect(throws: SceneError.self) {
      try SceneFixtures.cases(
        SceneFixtures.scene(["device": "device: iPhone SE (1st generation)", "events": events]))
    }
    #expect(throws: SceneError.self) { try cases("rate: 60", ["events": events]) }
    #expect(throws: SceneError.self) {
      try cases("device: all", ["events": "events: [{at: 0, show: {height: -1}}]"])
    }
  }

  /// Expectations of the scene's own handlers do no harm where a matrix has others.
  @Test func expectationsStayWithTheirHandlers() throws {
    let crossed = try cases(
      "handler: [transform, {frame: {timing: linear}}]",
      ["expect": "expect: {frame: gap, transform: clean}"])
    #expect(crossed.map(\.expectation) == [.clean, .findings(["gap"])])
    let others = try cases("handler: transform", ["expect": "expect: {frame: gap}"])
    #expect(others.map(\.expectation) == [nil])
    #expect(throws: SceneError.self) {
      try cases("handler: frame", ["expect": "expect: {transform: gap}"])
    }
  }

  @Test(arguments: [
    ("devices: iPhone 8", "1:1", "unknown key 'devices' in the matrix: did you mean 'device'?"),
    ("events: []", "1:1", "unknown key 'events' in the matrix"),
    ("rate: 60\ndevice: [iPhone 8, x]", "2:20", "no device is called 'x'"),
    ("system: iOS 1", "1:9", "no system is called 'iOS 1'"),
    ("rate: [60, 2000]", "1:12", "rate must be 1 to 1000 Hz, not '2000'"),
    ("rate: all", "1:7", "rate must be a number, not 'all'"),
    ("phase: []", "1:8", "phase is an empty list"),
    ("ambient: maybe", "1:10", "ambient must be true or false"),
    ("handler: [{frame: {timing: slow}}]", "1:28", "timing must be one of"),
    ("transcript: {messages: x}", "1:24", "messages must be a number"),
    ("", "1:1", "the matrix is empty"), ("- a", "1:1", "the matrix must be a map"),
    ("rate: [60", "2:1", "not valid YAML"),
  ])
  func whatIsWrongIsToldOfTheMatrix(yaml: String, place: String, says: String) {
    let error = #expect(throws: SceneError.self) { try cases(yaml + "\n") }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("matrix.yaml:\(place): error: "), "\(text)")
    #expect(text.contains(says), "\(text)")
  }
}
