import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// A scene of the catalog says what every shipped handler of a chat does in it.
@MainActor
struct CatalogHandlerTests {
  /// Scenes that are about some handlers, or about one option, and not about chats as such.
  private static let exceptions: Set = [
    // Faults that a handler has only on purpose.
    "safe-area/inset-doubled", "safe-area/inset-ignored", "rotation/turned-mistakes",
    "accessibility/empty-rectangle", "ios-26/layout-without-end",
    // One handler's own walk, or that of accessories alone.
    "ios-26/inputaccessory", "windows/accessory-cut-off",
    // An accessory lies in no sheet.
    "windows/chat-in-a-sheet",
    // Options of one handler.
    "chat-content/blank-space", "chat-content/frozen",
    // Those that have something to type into.
    "chat-content/growing-input", "chat-content/higher-bar",
    // What is reported of one kind of handler, beside one that does it right.
    "ios-27/did-change-elsewhere", "ios-27/guide-stays", "ipad-and-hardware/shortcut-bar-ios-26",
    "multiple-fires/late-height-ios-26", "multiple-fires/shown-on-its-way-down",
    "notifications/hidden-unannounced", "notifications/shown-unannounced", "safe-area/lift-twice",
    // The look of a keyboard and a bar, whatever moves it.
    "ios-26/corners", "ios-26/floating-bar",
  ]

  /// The handlers that each scene has to name, whatever its options are.
  private static let handlers: Set = [
    "frame", "constraint", "transform", "layoutguide", "inputaccessory", "nbchat", "contentinset",
    "keyboardtracker", "keyboardtemplate", "chatlist",
  ]

  /// The handlers that can be named and are no article's and no form's.
  @Test func handlersAreThoseOfTheRegistry() {
    let names = HandlerRegistry.standard.definitions.map(\.name)
    // The last is another framework's, of which one scene shows how late it is.
    let others: Set = [
      "article-frame", "article-constraint", "iqkeyboardmanager", "keyboardavoidingview",
      "form-by-hand",
    ]
    #expect(Self.handlers == Set(names).subtracting(others))
  }

  /// Folder and name of a scene, as in `rotation/closed`.
  nonisolated private static func name(of file: String) -> String {
    let url = URL(fileURLWithPath: file).deletingPathExtension()
    return url.pathComponents.suffix(2).joined(separator: "/")
  }

  private static func named(in file: String) throws -> Set<String> {
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures,
        findingKinds: FindingKind.allCases.map(\.rawValue)))
    return Set(try reader.cases(in: SceneFile.text(at: file), file: file).map(\.handler.name))
  }

  /// A scene and those beside it that complete it: `closed` and `closed-phone`.
  private static func family(of name: String, in names: [String]) -> [String] {
    names.filter { $0 == name || $0.hasPrefix(name + "-") || name.hasPrefix($0 + "-") }
  }

  /// The handlers that each scene names, but for scenes of forms.
  private static func named() throws -> [String: Set<String>] {
    let names = try SceneCatalogTests.files().map { (name(of: $0), try named(in: $0)) }
    return Dictionary(uniqueKeysWithValues: names.filter { $0.1 != ["iqkeyboardmanager"] })
  }

  @Test func everySceneNamesThemAll() throws {
    let named = try Self.named()
    let names = named.keys.sorted()
    #expect(Self.exceptions.isSubset(of: names))
    for name in names where !Self.exceptions.contains(name) {
      let family = Self.family(of: name, in: names)
      let all = family.reduce(into: Set<String>()) { $0.formUnion(named[$1] ?? []) }
      let missing = Self.handlers.subtracting(all).sorted()
      #expect(missing.isEmpty, "\(name) says nothing of \(missing.joined(separator: ", "))")
    }
    for name in Self.exceptions {
      #expect(named[name]?.isSuperset(of: Self.handlers) == false, "\(name) is no exception")
    }
  }
}
