import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// The key `window`: a rectangle of the screen, or a list of them that makes cases.
struct WindowReadingTests {
  private func scene(_ window: String, device: String = "iPad Pro (11-inch)") -> String {
    SceneFixtures.scene(["device": "device: \(device)", "window": "window: \(window)"])
  }

  @Test func aRectangleIsOneWindow() throws {
    let cases = try SceneFixtures.cases(scene("[20, 24, 375, 1150.5]"))
    #expect(cases.map(\.window) == [CGRect(x: 20, y: 24, width: 375, height: 1150.5)])
    #expect(cases[0].place == cases[0].window)
    #expect(!cases[0].name.contains("window"))
  }

  @Test func rectanglesMakeCases() throws {
    let cases = try SceneFixtures.cases(scene("[[0, 0, 834, 1194], [417, 0, 417, 1194]]"))
    #expect(cases.map(\.window) == [nil, CGRect(x: 417, y: 0, width: 417, height: 1194)])
    #expect(cases[0].place == nil)
    #expect(
      cases.map { $0.choices.map(\.description) } == [
        ["window [0, 0, 834, 1194]"], ["window [417, 0, 417, 1194]"],
      ])
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
    (
      "[0, 0, 319, 900]", "5:9: error: a window is at least 320 points wide and high, not 319 x 900"
    ),
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
    #expect(
      SceneFixtures.complaint(yaml).hasPrefix("\(place): error: where a window or a sheet goes"))
  }

  private func sheet(_ word: String, _ line: String? = nil) -> String {
    SceneFixtures.scene([
      "device": "device: iPad (10.2-inch)", "presentation": "presentation: \(word)", "window": line,
    ])
  }

  /// A form sheet is in the middle, a page sheet ten points below the status bar.
  @Test func sheetsHaveTheirPlaces() throws {
    let cases = try SceneFixtures.cases(sheet("[fullScreen, formSheet, pageSheet]"))
    #expect(cases.map(\.presentation) == [nil, .formSheet, .pageSheet])
    #expect(
      cases.map(\.place) == [
        nil, CGRect(x: 135, y: 230, width: 540, height: 620),
        CGRect(x: 49, y: 30, width: 712, height: 1050),
      ])
    #expect(cases.allSatisfy { $0.window == nil })
  }

  @Test func aSheetIsRefusedBesideAWindow() {
    #expect(
      SceneFixtures.complaint(sheet("formSheet", "window: [0, 0, 405, 1080]"))
        == "5:15: error: a sheet is in an app that fills the screen: leave 'window' out")
    #expect(
      SceneFixtures.complaint(sheet("popover")).hasPrefix("5:15: error: presentation must be"))
  }

  /// On a device that a matrix brings a window ends at the edge, or fills what is too small for it.
  @Test(
    arguments: [
      ("iPad Pro (11-inch)", CGRect(x: 424, y: 24, width: 410, height: 1170)),
      ("iPad (9.7-inch)", CGRect(x: 424, y: 24, width: 344, height: 1000)),
      ("iPad mini (6th generation)", CGRect(x: 424, y: 24, width: 320, height: 1109)),
      ("iPhone 8", nil),
    ] as [(String, CGRect?)])
  func aWindowIsFittedToTheMatrixDevice(_ device: String, _ window: CGRect?) throws {
    let matrix = try SceneFixtures.reader.matrix(in: "device: [\(device)]", file: "matrix.yaml")
    let cases = try SceneFixtures.reader.cases(
      in: scene("[424, 24, 600, 1322]", device: "iPad Pro (12.9-inch, 3rd generation)"), file: "f",
      crossedWith: matrix)
    #expect(cases.map(\.window) == [window])
  }
}
