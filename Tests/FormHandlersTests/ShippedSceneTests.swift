import TestSupport
import Testing

/// The scenes of forms that are shipped show what they say, to the size.
@MainActor
struct ShippedSceneTests {
  @Test(arguments: ["iqkeyboardmanager", "form-by-hand"]) func theyAreAsTheySay(_ folder: String)
    throws
  {
    #expect(try ShippedScenes.unexpectedCases(at: nil, in: folder) == [])
  }
}
