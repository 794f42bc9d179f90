import Detectors
import Foundation
import Scenes
import Testing

/// Every kind says what it is, in one place.
struct FindingKindTests {
  @Test func theListIsInTheOrderOfTheDetectors() {
    #expect(
      FindingKind.allCases.map(\.rawValue) == [
        "gap", "overlap", "corners", "covered", "unreachable", "blank", "drift", "jump", "lag",
        "stall",
        "reversal", "offscreen", "invisible", "moved", "mismatch", "undefinedFrame", "conflict",
        "trap",
      ])
  }

  @Test(arguments: FindingKind.allCases)
  func aKindIsFoundByItsName(_ kind: FindingKind) throws {
    #expect(FindingKind(rawValue: kind.rawValue) == kind)
    #expect(kind.summary.count > 20 && !kind.summary.hasSuffix("."))
    #expect(kind.isFatal == (kind == .trap))
    #expect(FindingKind.units[kind.rawValue] == kind.unit?.name)
    let data = try JSONEncoder().encode([kind])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(kind.rawValue)\"]")
    #expect(try JSONDecoder().decode([FindingKind].self, from: data) == [kind])
  }

  @Test func whatIsNoKindHasNoName() {
    #expect(FindingKind(rawValue: "Gap") == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FindingKind].self, from: Data("[\"gaps\"]".utf8))
    }
  }

  @Test func findingsGoFromOneProcessToAnother() throws {
    let findings = [
      Finding(
        kind: .gap, phase: .opening, points: 1, pixels: 2, continuous: 3, exposure: 4,
        frames: 1...2, worst: .init(frame: 1, time: 0.1), cause: .motion(.differentPath)),
      Finding(
        kind: .overlap, phase: .open, points: 0, pixels: 0, continuous: 3, exposure: 0,
        frames: nil, worst: .init(frame: nil, time: 0.1), amount: 0, isExpected: true),
    ]
    let data = try JSONEncoder().encode(findings)
    #expect(try JSONDecoder().decode([Finding].self, from: data) == findings)
  }
}
