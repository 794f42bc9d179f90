import Foundation
import Testing

/// Screens as apps have them, by today's guidance and with usual mistakes, on every system.
///
/// `Tests/AppScreens` is a program that knows them.
struct AppScreensTests {
  private struct Report: Decodable {
    struct Case: Decodable {
      let name: String
      let handler: String
      let device: String
      let findings: [Finding]
    }
    struct Finding: Decodable {
      let kind: String
      let rule: String?
    }
    let cases: [Case]
  }

  /// The cases of a scene on devices whose names contain a word.
  private func cases(_ scene: String, on devices: String) throws -> [Report.Case] {
    let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("AppScreens/Scenes").path
    let run = try SeamProcess(
      "check", "\(scenes)/\(scene).yaml", "--matrix", "\(scenes)/matrix.yaml", "--reporter",
      "json=-", "--config", "/dev/null", "--filter", devices, of: "AppScreens")
    #expect(run.status < 2, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).cases
  }

  private static let right: Set = [
    "guide-to-the-edge", "plain-guide", "guide-with-foot", "by-notifications", "list-layout",
    "in-navigation", "in-tabs", "in-page-sheet", "in-form-sheet", "in-split-view",
    "form-with-insets",
  ]

  /// Those whose list, of rows that size themselves, lands short of its end on a tablet at first.
  private static let short: Set = ["plain-guide", "by-notifications", "in-navigation"]

  @Test(arguments: [
    ("right", "iPhone"), ("right-interrupted", "iPhone"), ("right", "iPad"), ("right-form", "iPad"),
  ])
  func whatIsRightIsClean(scene: String, devices: String) throws {
    let names = Self.right.subtracting(devices == "iPad" ? Self.short : [])
    let cases = try cases(scene, on: devices).filter { names.contains($0.handler) }
    #expect(!cases.isEmpty)
    for each in cases {
      #expect(each.findings.map(\.kind) == [], "\(each.name)")
    }
  }

  private static let wrong = [
    "turn-late": ("gap", "startsLate"), "own-curve": ("gap", "differentCurve"),
    "did-show": ("gap", "listensToDidShow"), "not-laid-out": ("gap", "notAnimated"),
    "safe-area-forgotten": ("gap", "safeAreaNotSubtracted"),
    "safe-area-twice": ("overlap", "safeAreaSubtractedTwice"),
    "begin-frame": ("overlap", "ignoresNotification"), "never-back": ("drift", "notRestored"),
    "adds-up": ("drift", "notRestored"), "inset-added": ("blank", "insetTooGreat"),
    "not-scrolled": ("covered", "listNotScrolled"), "no-inset": ("unreachable", "insetTooSmall"),
    "sheet-by-height": ("gap", "wrongRestingPlace"), "tabs-added": ("gap", "wrongRestingPlace"),
    "form-without-insets": ("covered", "fieldCovered"),
  ]

  @Test(arguments: [("wrong", "iPhone 1"), ("wrong", "iPad"), ("wrong-form", "i")])
  func whatIsWrongIsFound(scene: String, devices: String) throws {
    for each in try cases(scene, on: devices) {
      guard let (kind, rule) = Self.wrong[each.handler] else { continue }
      // A phone's sheet fills it.
      guard each.handler != "sheet-by-height" || each.device.hasPrefix("iPad") else { continue }
      #expect(
        each.findings.contains { $0.kind == kind && $0.rule == rule }, "\(each.name)")
    }
  }
}
