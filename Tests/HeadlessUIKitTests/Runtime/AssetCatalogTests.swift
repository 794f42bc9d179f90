import Foundation
import LayerTrees
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Colours and images are read out of the catalogues that SwiftPM puts beside the program.
@Suite struct AssetCatalogTests {
  /// A folder like the program's, with the given files as resources.
  private func folder(_ files: [String: Data]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, data) in files {
      let file = folder.url.appending(path: "App_Chat.resources/Resources/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return folder
  }

  /// A catalogue of the given files, read.
  private func catalog(_ files: [String: Data]) throws -> AssetCatalog {
    let folder = try folder(files)
    return withExtendedLifetime(folder) { AssetCatalog(beside: folder.url) }
  }

  /// What an app asks its bundle for is found by its name, in whatever folder it is.
  @Test(
    arguments: [
      ("messages", "json", true), ("messages.json", nil, true), ("Data/messages", "json", true),
      ("messages.json", "", true), ("messages", nil, false), ("others", "json", false),
    ] as [(String, String?, Bool)])
  func filesAreFoundByTheirNames(name: String, ending: String?, isFound: Bool) throws {
    let folder = try folder(["Data/messages.json": Data("[]".utf8)])
    let resources = AppResources(beside: folder.url)
    let url = resources.url(forResource: name, withExtension: ending)
    #expect((url != nil) == isFound)
    #expect(resources.path(forResource: name, ofType: ending) == url?.path)
    if let url { #expect(try Data(contentsOf: url) == Data("[]".utf8)) }
  }

  /// The head of a picture, which is all that is read of it.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
      + Data([0, 0, 0, width, 0, 0, 0, height])
  }

  @Test(arguments: [("0.5", 0.5), ("0x33", 0.2), ("51", 0.2), ("1.000", 1)])
  func componentsAreReadAsTheyAreWritten(text: String, value: Double) throws {
    let color = """
      {"colors": [{"color": {"components": {"red": "\(text)", "green": "0.0", "blue": "0xFF",
      "alpha": "0.25"}}, "idiom": "universal"}]}
      """
    let read = try catalog(["A.xcassets/Tint.colorset/Contents.json": Data(color.utf8)])
    let tint = UIColor(named: "Tint", of: read)
    #expect(tint.color == LayerColor(red: value, green: 0, blue: 1, alpha: 0.25))
    #expect(!tint.isDynamic)
  }

  /// A colour without opacity is whole; of two with an appearance the one not by dark is by light.
  @Test func aColorNeedsNeitherOpacityNorAPlainEntry() throws {
    func entry(_ appearance: String, _ white: String) -> String {
      """
      {"appearances": [{"appearance": "luminosity", "value": "\(appearance)"}],
       "color": {"components": {"white": "\(white)"}}}
      """
    }
    let color = "{\"colors\": [\(entry("dark", "0.1")), \(entry("light", "0.9"))]}"
    let read = try catalog(["A.xcassets/Bar.colorset/Contents.json": Data(color.utf8)])
    let bar = UIColor(named: "Bar", of: read)
    #expect(bar.color(isDark: false) == LayerColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 1))
    #expect(bar.color(isDark: true) == LayerColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1))
  }

  /// An image without a scale has a pixel per point.
  @Test func anImageWithoutAScaleHasAPixelPerPoint() throws {
    let image = "{\"images\": [{\"filename\": \"a.png\", \"idiom\": \"universal\"}]}"
    let read = try catalog([
      "A.xcassets/Send.imageset/Contents.json": Data(image.utf8),
      "A.xcassets/Send.imageset/a.png": png(30, 40),
    ])
    #expect(UIImage(named: "Send", of: read).size == CGSize(width: 30, height: 40))
  }

  @Test func aColorHasBothAppearances() throws {
    let color = """
      {"colors": [
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "0.1", "alpha": "1.0"}}},
        {"color": {"components": {"white": "0.9", "alpha": "1.0"}}}]}
      """
    let read = try catalog(["A.xcassets/Chat/Bar.colorset/Contents.json": Data(color.utf8)])
    let bar = UIColor(named: "Bar", of: read)
    #expect(bar.color(isDark: false).red == 0.9 && bar.color(isDark: true).red == 0.1)
    #expect(UIColor(named: "Other", of: read).color.red == 0.5)
  }

  @Test func anImageHasItsSizeInPoints() throws {
    let image = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"filename": "send.png", "idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let read = try catalog([
      "A.xcassets/Send.imageset/Contents.json": Data(image.utf8),
      "A.xcassets/Send.imageset/send.png": png(90, 60), "face@2x.png": png(80, 40),
    ])
    let send = UIImage(named: "Send", of: read)
    #expect(send.size == CGSize(width: 30, height: 20) && send.isTemplate)
    #expect(UIImage(named: "face", of: read).size == CGSize(width: 40, height: 20))
    #expect(UIImage(named: "send", of: read).size == CGSize(width: 24, height: 24))
  }

  /// What is no catalogue's file leaves the rest as it is.
  @Test func brokenFilesAreLeftOut() throws {
    let read = try catalog([
      "A.xcassets/One.colorset/Contents.json": Data("{".utf8),
      "A.xcassets/Two.imageset/Contents.json": Data("[]".utf8), "three.png": Data("no".utf8),
    ])
    #expect(read.colors.isEmpty && read.images.isEmpty)
  }
}
