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
    ("import UIKit\nimport HealthKit\n", "import HeadlessUIKit\n                \n"),
    (
      "@preconcurrency import CloudKit; let a = 1",
      "                               ; let a = 1"
    ),
    ("import class CoreMotion.CMAttitude", "                                  "),
    (
      "@preconcurrency import AVFoundation; import Photos",
      "@preconcurrency import InertFrameworks; import InertFrameworks"
    ),
    ("import class CoreLocation.CLLocation", "import InertFrameworks"),
    ("let a = AVFoundation.AVPlayer()", "let a = InertFrameworks.AVPlayer()"),
    ("#if canImport(MapKit)", "#if true"),
    ("let a = OSLog.disabled", "let a = OSLog.disabled"),
    (
      "enum Network { static let a = 1 }; let b = Network.a",
      "enum Network { static let a = 1 }; let b = Network.a"
    ),
  ]) func modulesAreThoseOfAPhone(text: String, expected: String) {
    #expect(rewritten(text) == expected)
  }

  /// UIKit and Foundation bring names of other frameworks along.
  @Test(arguments: [
    ("UNUserNotificationCenter.current()", true), ("SecItemDelete([kSecClass: 1])", true),
    ("CIImage(image: a)", true), ("let secret = 1", false),
  ]) func whatUIKitBringsAlongIsImported(text: String, isImported: Bool) {
    let file = SourceRewriter.File(path: "/App/Screen.swift", text: "import UIKit\n\(text)\n")
    let text = SourceRewriter([file]).rewritten(0).text
    #expect(text.contains("import InertFrameworks") == isImported)
  }

  /// A module of the app's own may take the place of a framework that is missing.
  @Test func frameworksAreImportedWhereTheyAre() {
    let text = SourceRewriter([
      .init(path: "/App/A.swift", text: "import UIKit\n@testable import HealthKit")
    ])
    .rewritten(0).text
    #expect(text.contains("#if canImport(HealthKit)\n@testable import HealthKit\n#else\n"))
    #expect(
      text.contains(
        "#sourceLocation(file: \"/App/A.swift\", line: 2)\n#warning(\"HealthKit does not"))
  }

  private func rewriter(_ files: [String], modules: Set<String>) -> SourceRewriter {
    SourceRewriter(
      files.enumerated().map { .init(path: "/App/\($0.offset).swift", text: $0.element) },
      modules: TargetModules(names: modules, target: "ChatScreen", package: "seam"))
  }

  /// Foundation brings Combine along, unless a type of the app has the name.
  @Test func whatFoundationHasOfCombineIsImported() {
    let text = "import Foundation\nclass A: ObservableObject {}"
    let sources = rewriter([text], modules: ["OpenCombine"])
    #expect(sources.rewritten(0).text.hasSuffix("\nimport OpenCombine\n"))
    #expect(!sources.bridge.isEmpty)
    let own = rewriter([text, "protocol ObservableObject: AnyObject {}"], modules: ["OpenCombine"])
    #expect(!own.rewritten(0).text.contains("OpenCombine"))
  }

  /// A package that Linux cannot build has names without effect, until a dependency brings it.
  @Test(arguments: [
    ("import FirebaseAuth", "import InertPackages"),
    ("let a: Firebase.User?", "let a: InertPackages.User?"),
    ("ProgressHUD.show()", "ProgressHUD.show()"),
    ("let a: Realm.UpdatePolicy", "let a: Realm.UpdatePolicy"),
  ]) func aPackageThatLinuxCannotBuildDoesNothing(text: String, expected: String) {
    #expect(rewriter([text], modules: []).changed(0) == expected)
    let own = rewriter([text], modules: ["Firebase", "FirebaseAuth", "ProgressHUD"])
    #expect(own.changed(0) == text)
  }

  @Test func aPackageThatDoesNothingIsNotedOnce() {
    #expect(rewriter(["#if canImport(Kingfisher)"], modules: []).changed(0) == "#if true")
    let sources = rewriter(["import FirebaseAuth", "import FirebaseAuth"], modules: [])
    let problems = (0..<2).flatMap { sources.rewritten($0).problems }
    #expect(problems.map(\.severity) == [.warning])
    #expect(problems.first?.message.hasPrefix("FirebaseAuth does nothing here") == true)
  }

  /// A type that a dependency and the packages without effect both have is the dependency's.
  @Test func aDependencysTypeIsPreferred() {
    let text = "import Firebase\nimport IQKeyboardManagerSwift\nlet a = IQKeyboardManager.shared"
    let alias = "public typealias IQKeyboardManager = IQKeyboardManagerSwift.IQKeyboardManager\n"
    let modules: Set = ["IQKeyboardManagerSwift"]
    #expect(rewriter([text], modules: modules).bridge == "import IQKeyboardManagerSwift\n" + alias)
    #expect(rewriter(["import Firebase"], modules: modules).bridge.isEmpty)
    #expect(rewriter([text], modules: []).bridge.isEmpty)
    #expect(rewriter([text, "class IQKeyboardManager {}"], modules: modules).bridge.isEmpty)
  }

  /// What any file of a target imports gives members to all of them.
  @Test func whatIsLeftOutImportsItsModules() {
    let leftOut = [
      "import UIKit\nimport SnapKit", "@testable import struct SDWebImage.A\nimport GoogleMaps",
    ]
    let sources = SourceRewriter(
      [.init(path: "/App/A.swift", text: "import UIKit")],
      leftOut: leftOut.map { .init(path: "/App/B.swift", text: $0) },
      modules: TargetModules(names: ["SnapKit"], target: "A", package: "seam"))
    #expect(sources.bridge == "import HeadlessUIKit\nimport InertPackages\nimport SnapKit\n")
    #expect(sources.rewritten(0).problems.isEmpty)
  }

  @Test func aModuleOfThePackageIsTakenForWhatItIs() {
    let own = rewriter(["import Photos; let a = Photos.b"], modules: ["Photos"])
    #expect(own.changed(0) == "import Photos; let a = Photos.b")
  }

  /// One error per module, at its first import, with the lines that cure it.
  @Test func aMissingModuleIsReportedOnceWithItsCure() {
    let files = ["import UIKit\nimport SnapKit\nimport Own", "import SnapKit\nimport RxSwift"]
    let rewriter = rewriter(files, modules: ["Own"])
    let problems = files.indices.flatMap { rewriter.rewritten($0).problems.map(\.description) }
    #expect(problems.count == 2)
    #expect(problems[0].hasPrefix("/App/0.swift:2:8: error: no dependency of ChatScreen has the"))
    #expect(problems[0].contains(".target(name: \"SnapKit\", dependencies: [.product("))
    #expect(problems[0].contains("an empty file SnapKit.swift beside that folder"))
    #expect(problems[0].contains("{\"onlyUsed\": true} in ChatScreen's uikit-sources.json"))
    #expect(problems[1].hasPrefix("/App/1.swift:2:8: error: "))
  }

  @Test(arguments: [
    "#if canImport(SnapKit)\nimport SnapKit\n#endif",
    "#if DEBUG\n#if A\n#endif\nimport SnapKit\n#endif",
    "#if A\n#if B\n#if C\n#endif\n#endif\nimport SnapKit\n#endif",
    "#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif", "import Observation",
    "import Testing", "import UIKit.UIGestureRecognizerSubclass", "import Photos",
    "import CloudKit", "import CoreML", "import Messages",
  ]) func whatIsThereOrAskedForIsNotReported(text: String) {
    #expect(rewriter([text], modules: []).rewritten(0).problems.isEmpty)
  }

  @Test func openCombineTakesTheNameOfCombine() {
    let text = "import Combine\nimport class Combine.AnyCancellable\nlet a = Combine.Just(1)"
    let with = rewriter([text], modules: ["OpenCombine"])
    #expect(
      with.changed(0)
        == "import OpenCombine\nimport OpenCombine\nlet a = OpenCombine.Just(1)")
    #expect(with.bridge.contains("extension HeadlessUIKit.DispatchQueue: @retroactive Scheduler"))
    let above = SourceRewriter(
      [.init(path: "", text: text)], others: [.init(path: "", text: "import Combine")],
      modules: TargetModules(names: ["OpenCombine"], target: "A", package: "seam"))
    #expect(!above.bridge.contains("Scheduler"), "the target below has it already")
    // Two targets below that know nothing of each other have a publisher each.
    #expect(above.bridge.contains("  func publisher(for name"))
    #expect(!above.bridge.contains("public"))
    let without = rewriter([text], modules: [])
    #expect(without.bridge.isEmpty)
    let problem = without.rewritten(0).problems.first?.description ?? ""
    #expect(problem.hasPrefix("/App/0.swift:1:8: error: Combine does not exist here"))
    #expect(problem.contains(".product(name: \"OpenCombine\", package: \"OpenCombine\")"))
    #expect(rewriter(["import Combine"], modules: []).rewritten(0).problems.isEmpty)
  }
}
