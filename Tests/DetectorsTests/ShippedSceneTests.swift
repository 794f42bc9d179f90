import TestSupport
import Testing

/// A case of each scene that is shipped, and all of those about detectors show what their scenes say, to the size.
@MainActor
struct ShippedSceneTests {
  @Test func itIsAsItsSceneSays() throws {
    #expect(try ShippedScenes.unexpectedCases(at: 0) == [])
    #expect(try ShippedScenes.unexpectedCases(at: nil, in: "detectors") == [])
  }
}
