import Foundation
import TestSupport
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

  @Test(arguments: [
    "right", "right-interrupted", "right-form", "right-opened", "right-dragged", "right-turned",
  ])
  func whatIsRightIsClean(scene: String) throws {
    let cases = try cases(scene, on: "i")
    #expect(!cases.isEmpty)
    for each in cases {
      #expect(each.findings.map(\.kind) == [], "\(each.name)")
    }
  }

  private static let wrong = [
    "turn-late": ("gap", "startsLate"), "awaiting": ("gap", "startsLate"),
    "sleeping": ("gap", "startsLate"),
    "own-curve": ("gap", "differentCurve"),
    "did-show": ("gap", "listensToDidShow"), "not-laid-out": ("gap", "notAnimated"),
    "safe-area-forgotten": ("gap", "safeAreaNotSubtracted"),
    "safe-area-twice": ("overlap", "safeAreaSubtractedTwice"),
    "begin-frame": ("overlap", "ignoresNotification"), "never-back": ("drift", "notRestored"),
    "adds-up": ("drift", "notRestored"), "inset-added": ("blank", "insetTooGreat"),
    "not-scrolled": ("covered", "listNotScrolled"), "no-inset": ("unreachable", "insetTooSmall"),
    "sheet-by-height": ("gap", "wrongRestingPlace"), "tabs-added": ("gap", "wrongRestingPlace"),
    "inset-kept": ("drift", "notRestored"), "form-inset-kept": ("drift", "notRestored"),
    "animator-late": ("gap", "startsLate"), "height-assumed": ("overlap", "ignoresNotification"),
    "added-safe-area-lost": ("overlap", "wrongRestingPlace"),
    "form-without-insets": ("covered", "fieldCovered"),
    "form-by-its-safe-area": ("covered", "fieldCovered"),
  ]

  /// The devices on which a fault shows, where it does not on all: a phone's sheet fills it, and
  /// only a short screen with a home indicator takes what a form gives up for that.
  private static let devices = ["sheet-by-height": "iPad", "form-by-its-safe-area": "iPhone 1"]

  @Test(arguments: [("wrong", "iPhone 1"), ("wrong", "iPad"), ("wrong-form", "i")])
  func whatIsWrongIsFound(scene: String, devices: String) throws {
    for each in try cases(scene, on: devices) {
      guard let (kind, rule) = Self.wrong[each.handler] else { continue }
      guard each.device.hasPrefix(Self.devices[each.handler] ?? "") else { continue }
      #expect(
        each.findings.contains { $0.kind == kind && $0.rule == rule }, "\(each.name)")
    }
  }
  /// Keys lie lower on a phone that is turned, and higher on a tablet.
  @Test func aHeightThatIsKeptAsTheDeviceTurnsIsNamed() throws {
    let cases = try cases("wrong-turned", on: "i")
    #expect(!cases.isEmpty)
    for each in cases {
      let kind = each.device.hasPrefix("iPad") ? "overlap" : "gap"
      #expect(
        each.findings.contains { $0.kind == kind && $0.rule == "earlierHeightUsed" },
        "\(each.name)")
    }
  }
}
