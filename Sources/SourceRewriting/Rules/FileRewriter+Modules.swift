/// The modules that HeadlessUIKit takes the place of.
extension FileRewriter {
  private static let replaced: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreFoundation", "Dispatch",
    "Darwin", "UIKitCore", "CoreText", "os", "OSLog",
    "SafariServices",
  ]
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]
  private static let module = "HeadlessUIKit"

  /// `import UIKit`, `import class UIKit.UIView`, `import UIKit.UIGestureRecognizerSubclass`.
  mutating func rewriteImport(_ index: Int) {
    guard !source.isWord(index - 1, ".") else { return }
    let isScoped = Self.kinds.contains(source.word(index + 1)) && source.isName(index + 2)
    let name = isScoped ? index + 2 : index + 1
    guard !rewroteFramework(named: name, importedAt: index) else { return }
    guard Self.replaced.contains(source.word(name)), !source.tokens[name].startsLine else { return }
    var end = name + 1
    while source.isWord(end, "."), source.isName(end + 1) { end += 2 }
    edits.replace(range(index + 1..<end), with: Self.module)
  }

  /// `UIKit.UIView` where it is code.
  mutating func rewriteModule(_ index: Int) {
    guard Self.replaced.contains(source.word(index)), source.isWord(index + 1, "."),
      source.isName(index + 2), !source.isWord(index - 1, "."), !source.isWord(index - 1, "import"),
      !Self.kinds.contains(source.word(index - 1)), source.word(index) != "os"
    else { return }
    replace(index, with: Self.module)
  }

  /// Brings in the part of Foundation that Linux has as a module of its own.
  mutating func importNetworking() {
    let code = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    if !edits.appended.contains(code) { edits.appended += code }
  }

  /// The conditions of `#if`, which are to be those of a phone.
  mutating func rewriteCondition(_ index: Int) {
    for word in index + 1..<source.lineEnd(after: index)
    where source.isWord(word + 1, "(") && source.isName(word + 2) && source.isWord(word + 3, ")") {
      guard let answer = Self.answer(source.word(word), source.word(word + 2)) else { continue }
      edits.replace(range(word..<word + 4), with: answer)
    }
  }

  /// The value of a condition on a phone; nil where the compiler knows.
  private static func answer(_ condition: String, _ argument: String) -> String? {
    switch condition {
    case "os": argument == "iOS" ? "true" : "false"
    case "canImport" where replaced.contains(argument): "true"
    case "canImport" where ["AppKit", "Cocoa", "WatchKit"].contains(argument): "false"
    case "targetEnvironment": argument == "simulator" ? "true" : "false"
    default: nil
    }
  }
}

/// Apple's frameworks that exist nowhere else.
///
/// A file that imports one often needs little of it. The import moves to the end of the file, where
/// it counts if a module of that name exists, and is a warning if none does.
extension FileRewriter {
  private static let frameworks: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AddressBook", "AddressBookUI",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "CallKit",
    "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreVideo", "EventKit", "EventKitUI", "GameKit", "GLKit",
    "HealthKit", "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MetricKit", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "NotificationCenter", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "QuickLook", "QuickLookThumbnailing", "ReplayKit",
    "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WebKit", "WidgetKit",
  ]

  /// True if an import is of such a framework, which is then rewritten.
  mutating func rewroteFramework(named name: Int, importedAt index: Int) -> Bool {
    let framework = source.word(name)
    guard Self.frameworks.contains(framework), !source.tokens[name].startsLine else { return false }
    var end = name + 1
    while source.isWord(end, "."), source.isName(end + 1) { end += 2 }
    var start = index
    while start > 0, !source.tokens[start].startsLine, !source.isWord(start - 1, ";") { start -= 1 }
    blank(start..<end)
    let line = source.place(of: source.tokens[index].start).line
    edits.appended += """
      #if canImport(\(framework))
      \(source.code(start..<end))
      #else
      \(SourceLocation.directive(source.path, line: line))
      #warning("\(framework) does not exist here: leave this file out if it needs it")
      #endif

      """
    return true
  }
}

/// Storyboards and nibs, which are not read.
extension FileRewriter {
  /// `UIStoryboard(name: "Main", bundle: nil)`, `UINib(nibName: "Row", bundle: nil)` and
  /// `loadNibNamed("Row", owner: self)`.
  mutating func reportInterfaceFile(_ index: Int) {
    guard source.isWord(index + 1, "("), let closing = source.closing(index + 1),
      closing > index + 2, !source.isWord(index - 1, "func")
    else { return }
    let file = (index + 2..<closing).first { source.tokens[$0].kind == .text }
    let name = file.map { "'\(source.word($0))' is" } ?? "this is"
    report(
      .warning,
      "\(name) a file of Interface Builder, which is not read here, and asking for what is in it "
        + "stops the case: make the controller or view in code, as MyViewController(), set its "
        + "outlets where the handler makes the screen, or leave this file out by 'exclude'",
      at: index)
  }
}
