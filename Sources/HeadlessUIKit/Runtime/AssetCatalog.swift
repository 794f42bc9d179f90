import Foundation
import LayerTrees

/// The colours and images that the asset catalogues of the program's packages have, by their names.
///
/// SwiftPM copies the resources of a target into a folder `PACKAGE_TARGET.resources` beside the
/// program. The catalogues below are read, and pictures that are there without one. Of an image its
/// size is read; of a colour both appearances.
struct AssetCatalog: Sendable {
  private(set) var colors: [String: UIColor] = [:]
  private(set) var images: [String: Image] = [:]

  /// The facts that are read of an image.
  struct Image: Hashable, Sendable {
    /// In points.
    let size: CGSize
    let isTemplate: Bool
  }

  /// The catalogues beside the program.
  static let standard = AssetCatalog(beside: Bundle.main.bundleURL)

  /// Reads all resource folders in a folder, in the order of their names: the first of a name holds.
  init(beside folder: URL) {
    for file in AppResources.files(beside: folder) {
      let set = file.deletingLastPathComponent()
      switch (file.lastPathComponent, set.pathExtension) {
      case ("Contents.json", "colorset"): add(colorIn: file, named: Self.name(of: set))
      case ("Contents.json", "imageset"): add(imageIn: file, named: Self.name(of: set))
      case (_, "imageset"): break
      case (let name, _) where name.hasSuffix(".png"): add(picture: file)
      default: break
      }
    }
  }

  private static func name(of file: URL) -> String {
    file.deletingPathExtension().lastPathComponent
  }

  private mutating func add(colorIn file: URL, named name: String) {
    guard colors[name] == nil, let set = try? ColorSet(contentsOf: file) else { return }
    colors[name] = set.color
  }

  private mutating func add(imageIn file: URL, named name: String) {
    guard images[name] == nil, let set = try? ImageSet(contentsOf: file) else { return }
    let folder = file.deletingLastPathComponent()
    for entry in set.images {
      guard let picture = entry.filename,
        let size = Self.size(of: folder.appending(path: picture), scale: entry.factor)
      else { continue }
      images[name] = Image(size: size, isTemplate: set.isTemplate)
      return
    }
  }

  /// A picture without a catalogue: `send@2x.png` is `send`, at two pixels per point.
  private mutating func add(picture: URL) {
    let parts = Self.name(of: picture).components(separatedBy: "@")
    let scale = parts.dropFirst().first.flatMap { Double($0.prefix { $0.isNumber }) } ?? 1
    guard images[parts[0]] == nil, let size = Self.size(of: picture, scale: scale) else { return }
    images[parts[0]] = Image(size: size, isTemplate: false)
  }

  private static func size(of picture: URL, scale: Double) -> CGSize? {
    FileManager.default.contents(atPath: picture.path)
      .flatMap { UIImage(data: $0, scale: scale) }?.size
  }
}

/// The file of a colour in a catalogue.
///
/// Source: Asset Catalog Format Reference, Named Color Type.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let value: String
    }

    struct Color: Decodable {
      let components: [String: String]?
    }

    let appearances: [Appearance]?
    let color: Color?
  }

  let colors: [Entry]

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(ColorSet.self, from: Data(contentsOf: file))
  }

  /// The colour by light, and by dark where that is another; nil where the file has no components.
  var color: UIColor? {
    let isDark = { (entry: Entry) in entry.appearances?.contains { $0.value == "dark" } == true }
    let light = colors.first { $0.appearances == nil } ?? colors.first { !isDark($0) }
    guard let plain = light.flatMap(Self.color) else { return nil }
    return UIColor(color: plain, dark: colors.first(where: isDark).flatMap(Self.color))
  }

  private static func color(_ entry: Entry) -> LayerColor? {
    guard let components = entry.color?.components else { return nil }
    func value(_ name: String) -> Double? { components[name].flatMap(number) }
    let white = value("white")
    guard let red = value("red") ?? white, let green = value("green") ?? white,
      let blue = value("blue") ?? white
    else { return nil }
    return LayerColor(red: red, green: green, blue: blue, alpha: value("alpha") ?? 1)
  }

  /// A component from 0 to 1, written `0.5`, `127` or `0x7F`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
  }
}

/// The file of an image in a catalogue.
///
/// Source: Asset Catalog Format Reference, Image Set Type.
private struct ImageSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let scale: String?

    /// Device pixels per point.
    var factor: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
  }

  struct Properties: Decodable {
    let intent: String?

    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Entry]
  let properties: Properties?

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(ImageSet.self, from: Data(contentsOf: file))
  }

  var isTemplate: Bool { properties?.intent == "template" }
}
