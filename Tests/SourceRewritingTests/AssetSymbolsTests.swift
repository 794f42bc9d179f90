import Foundation
import SourceRewriting
import Testing

/// What Xcode makes of an asset catalogue.
struct AssetSymbolsTests {
  private func code(_ sets: [String], _ text: String, groups: [String] = []) -> String {
    var contents = sets.reduce(into: [String: String]()) {
      $0["/A.xcassets/\($1)/Contents.json"] = "{}"
    }
    for group in groups {
      contents["/A.xcassets/\(group)/Contents.json"] =
        #"{"properties": {"provides-namespace" : true}}"#
    }
    return AssetSymbols(contents).code(
      usedBy: SourceRewriter([.init(path: "/App/Screen.swift", text: text)]))
  }

  @Test(arguments: [
    ("brand.colorset", "brand", "UIColor", "brand"),
    ("BrandPurple.colorset", "brandPurple", "UIColor", "BrandPurple"),
    ("AccentColor.colorset", "accent", "UIColor", "AccentColor"),
    ("send-button icon.imageset", "sendButtonIcon", "UIImage", "send-button icon"),
    ("heroImage.imageset", "hero", "UIImage", "heroImage"),
    ("URLMark.imageset", "urlMark", "UIImage", "URLMark"),
    ("2x.imageset", "_2x", "UIImage", "2x"),
    ("folder/plain.imageset", "plain", "UIImage", "plain"),
  ]) func anAssetIsAMember(set: String, name: String, type: String, asset: String) {
    let code = code([set], "view.a = .\(name)")
    #expect(code.contains("extension \(type) { static var `\(name)`: \(type) "))
    #expect(code.contains("Resource { .init(name: \"\(asset)\") } }"))
  }

  @Test func aNamespaceIsAType() {
    let code = code(["Chat/send.imageset"], "UIImage(resource: .Chat.send)", groups: ["Chat"])
    #expect(code.contains("extension UIImage { enum Chat { static var `send`: UIImage "))
    #expect(code.contains(".init(name: \"Chat/send\")"))
  }

  /// UIKit's own names are left to it, and an app's to the app.
  @Test(arguments: [
    ("red.colorset", "view.tintColor = .red"),
    ("brand.colorset", "extension UIColor { static let brand = UIColor() }"),
  ]) func aNameThatIsTakenIsNotMade(set: String, text: String) {
    #expect(!code([set], text).contains("extension UIColor { static"))
  }

  /// Two assets whose names become one are one member; in different namespaces they are two.
  @Test(arguments: [
    (["Logo.imageset", "logo.imageset", "a/logo.imageset"], []),
    (["Chat/logo.imageset", "logo.imageset"], ["Chat"]),
  ]) func aNameIsMadeOnce(sets: [String], groups: [String]) {
    let code = code(sets, "view.image = .logo", groups: groups)
    let made = code.components(separatedBy: "static var `logo`: UIImage ").count - 1
    #expect(made == 1 + groups.count)
  }

  @Test func whatIsNotNamedIsNoCode() {
    #expect(code(["brand.colorset", "a.imageset"], "let b = 1").isEmpty)
    #expect(code(["brand.appiconset"], "let a = brand").isEmpty)
  }

  /// Kingfisher has a type of the name that Xcode's has.
  @Test func aPackagesTypeKeepsItsName() {
    let loading = "import Kingfisher\nlet a = ImageResource(downloadURL: b)"
    #expect(code(["send.imageset"], loading).isEmpty)
    #expect(code(["a.imageset"], loading).contains("struct AssetImageResource: "))
    #expect(!code(["a.imageset"], loading).contains(" ImageResource"))
    #expect(code(["send.imageset"], "let a = ImageResource(name: b)").contains(" ImageResource: "))
  }
}
