import Testing

@testable import SourceRewriting

struct ModuleTests {
  @Test(arguments: [
    ("import UIKit", "import HeadlessUIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import HeadlessUIKit"),
    ("import class UIKit.UIView", "import HeadlessUIKit"),
    ("@_exported import UIKit", "@_exported import HeadlessUIKit"),
    ("public import Foundation", "public import HeadlessUIKit"),
    ("import CoreGraphics; import QuartzCore", "import HeadlessUIKit; import HeadlessUIKit"),
    ("import ObjectiveC.runtime", "import HeadlessUIKit"),
    ("@testable import ChatApp", "@testable import ChatApp"),
    ("import UIKitExtras", "import UIKitExtras"),
    (
      "let a: UIKit.UIView = UIKit.UIView()", "let a: HeadlessUIKit.UIView = HeadlessUIKit.UIView()"
    ),
    ("let a = b.UIKit.c", "let a = b.UIKit.c"),
    (
      "typealias N = Foundation.NotificationCenter",
      "typealias N = HeadlessUIKit.NotificationCenter"
    ),
    ("#if canImport(UIKit) && !os(macOS)", "#if true && !false"),
    (
      "#if os(iOS) || os(tvOS)\n#elseif os(Linux)\n#endif",
      "#if true || false\n#elseif false\n#endif"
    ),
    ("#if swift(>=5.0) && canImport(SnapKit)", "#if swift(>=5.0) && canImport(SnapKit)"),
    ("#if targetEnvironment(simulator)", "#if true"),
    ("// import UIKit", "// import UIKit"),
    ("import UIKit\nimport Photos\n", "import HeadlessUIKit\n             \n"),
    (
      "@preconcurrency import AVFoundation; let a = 1",
      "                                   ; let a = 1"
    ),
    ("import class CoreLocation.CLLocation", "                                    "),
  ]) func modulesAreThoseOfAPhone(text: String, expected: String) {
    #expect(rewritten(text) == expected)
  }

  /// A module of the app's own may take the place of a framework that is missing.
  @Test func frameworksAreImportedWhereTheyAre() {
    let text = SourceRewriter([
      .init(path: "/App/A.swift", text: "import UIKit\n@testable import Photos")
    ])
    .rewritten(0).text
    #expect(text.contains("#if canImport(Photos)\n@testable import Photos\n#else\n"))
    #expect(
      text.contains("#sourceLocation(file: \"/App/A.swift\", line: 2)\n#warning(\"Photos does not"))
  }
}
