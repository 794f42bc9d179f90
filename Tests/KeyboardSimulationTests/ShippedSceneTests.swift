import TestSupport
import Testing

/// A case of each scene that is shipped shows what its scene says, to the size.
@MainActor
struct ShippedSceneTests {
  @Test func itIsAsItsSceneSays() throws {
    #expect(try ShippedScenes.unexpectedCases(at: 0.67) == [])
  }
}
