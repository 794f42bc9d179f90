import Foundation
import KeyboardScenes
import Testing

/// The key `window`: a rectangle of the screen, or a list of them that makes cases.
struct WindowReadingTests {
  private func scene(_ window: String, device: String = "iPad Pro (11-inch)") -> String {
    SceneFixtures.scene(["device": "device: \(device)", "window": "window: \(window)"])
  }

  @Test func aRectangleIsOneWindow() throws {
    let cases = try SceneFixtures.cases(scene("[20, 24, 375, 1150.5]"))
    #expect(cases.map(\.window) == [CGRect(x: 20, y: 24, width: 375, height: 1150.5)])
    #expect(cases[0].windowFrame == cases[0].window)
    #expect(!cases[0].name.contains("window"))
  }

  @Test func rectanglesMakeCases() throws {
    let cases = try SceneFixtures.cases(scene("[[0, 0, 834, 1194], [417, 0, 417, 1194]]"))
    #expect(cases.map(\.window) == [nil, CGRect(x: 417, y: 0, width: 417, height: 1194)])
    #expect(cases[0].windowFrame == CGRect(x: 0, y: 0, width: 834, height: 1194))
    #expect(
      cases.map(\.choices) == [["window [0, 0, 834, 1194]"], ["window [417, 0, 417, 1194]"]])
  }

  @Test func theWholeScreenIsNoWindowOnAnyDevice() throws {
    #expect(try SceneFixtures.cases(scene("[0, 0, 375, 667]", device: "iPhone 8"))[0].window == nil)
    #expect(try SceneFixtures.cases(SceneFixtures.scene())[0].window == nil)
  }

  /// An external display is a described device.
  @Test func describedScreensHaveWindows() throws {
    let cases = try SceneFixtures.cases(
      scene("[200, 60, 1000, 700]", device: "{points: [1920, 1080]}"))
    #expect(cases[0].window == CGRect(x: 200, y: 60, width: 1000, height: 700))
  }

  @Test(arguments: [
    ("5", "5:9: error: window must be a list, not '5'"),
    ("slideOver", "5:9: error: window must be a list, not 'slideOver'"),
    ("[]", "5:9: error: window must be [x, y, width, height] in points"),
    ("[1, 2, 3]", "5:9: error: window must be [x, y, width, height] in points"),
    ("[0, 0, wide, 900]", "5:16: error: an element of window must be a number, not 'wide'"),
    ("[0, 0, 1e9, 900]", "5:16: error: an element of window must be -4096 to 4096 points"),
    ("[0, 0, 319, 900]", "5:9: error: a window is at least 320 points wide and high, not 319 x 900"),
    ("[0, 0, 900, -1]", "5:9: error: a window is at least 320 points wide and high, not 900 x -1"),
    (
      "[500, 0, 375, 1194]",
      "5:9: error: the window goes from (500, 0) to (875, 1194): keep it on the screen of"
        + " iPad Pro (11-inch), which is 834 x 1194 points"
    ),
    ("[-1, 0, 375, 900]", "5:9: error: the window goes from (-1, 0) to (374, 900): keep it on"),
    ("[[0, 0, 400, 900], 3]", "5:28: error: window must be a list, not '3'"),
    ("[[0, 0, 400, 900], [0, 0, 4, 900]]", "5:28: error: a window is at least 320 points"),
    ("[[0, 0, 400, [1, 2]]]", "5:11: error: window must be a list, not '0'"),
  ])
  func wrongWindowsAreToldWithTheirPlace(_ window: String, _ complaint: String) {
    let said = SceneFixtures.complaint(scene(window))
    #expect(said.hasPrefix(complaint), "\(said)")
  }

  @Test func aPhoneHasNoWindows() {
    #expect(
      SceneFixtures.complaint(scene("[0, 0, 375, 600]", device: "iPhone 8"))
        == "5:9: error: an app fills the screen of iPhone 8, which is no tablet:"
        + " leave 'window' out, or take an iPad")
  }

  @Test(arguments: [
    ("{at: 1, rotate: landscape}", "4:18"),
    ("{at: 1, background: {duration: 1, rotate: landscape}}", "4:44"),
  ])
  func aWindowDoesNotTurn(_ event: String, _ place: String) {
    let yaml = SceneFixtures.scene([
      "device": "device: iPad Pro (11-inch)", "events": "events: [\(event)]",
      "window": "window: [0, 0, 417, 1194]",
    ])
    #expect(SceneFixtures.complaint(yaml).hasPrefix("\(place): error: where a window goes as"))
  }
}
