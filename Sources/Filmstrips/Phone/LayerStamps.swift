import Foundation
import LayerTrees

/// The pictures of a film's layers at the cells' scale, each drawn when first asked for.
final class LayerStamps {
  /// The content of a picture, besides its size.
  enum Content: Hashable {
    case navigationBar
    /// A message; its `text` is nil where it is greeked.
    case bubble(isOutgoing: Bool, seed: Int, text: String?)
    /// The bar's ground; `partsHeight` is the height over which field and button are spread.
    case inputBar(partsHeight: Int?)
    /// A field; with a line for its placeholder while nothing is typed.
    case textField(isEmpty: Bool)
    case sendButton
    case formField(isFocused: Bool)
    /// The keys, with the radius of their tray's top corners in points; 0 for a square one.
    case keyboard(KeyboardPanel, radius: Double)
    /// The phone; its marks are a clip's own where its frames are on the screen.
    case body(hasMarks: Bool)
    case look(Look)
  }

  /// A layer of the app's; the same object is the same picture.
  struct Look: Hashable {
    let look: LayerLook
    let color: LayerColor?
    let bounds: CGRect

    static func == (left: Look, right: Look) -> Bool {
      left.look === right.look && left.color == right.color && left.bounds == right.bounds
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(look))
      hasher.combine(color)
    }
  }

  private struct Key: Hashable {
    let content: Content
    let width: Int
    let height: Int
  }

  let geometry: PhoneGeometry
  let palette: PhonePalette
  let paper: LayerColor
  /// The fonts of messages; nil for grey lines.
  let fonts: FontStack?
  private var stamps: [Key: CairoSurface] = [:]
  /// The pictures' pixels together.
  private var area = 0

  /// The most pixels that are kept, 64 MB, but for a single picture that is larger.
  private static let greatestArea = 16_000_000

  /// The pictures of a phone, on the paper of a film that may be of another appearance.
  init(
    geometry: PhoneGeometry, appearance: Appearance, on film: Appearance? = nil,
    fonts: FontStack? = nil
  ) {
    self.fonts = fonts
    self.geometry = geometry
    palette = PhonePalette.palette(appearance)
    paper = FilmPalette.palette(film ?? appearance).paper
  }

  /// The picture of that content and size in pixels, which must not be empty.
  func stamp(_ content: Content, width: Int, height: Int) throws(FilmError) -> CairoSurface {
    let key = Key(content: content, width: width, height: height)
    if let stamp = stamps[key] { return stamp }
    let stamp = try make(content, width: width, height: height)
    // A keyboard that changes its height needs a picture for each: old ones make room.
    area += width * height
    if area > Self.greatestArea { (stamps, area) = ([:], width * height) }
    stamps[key] = stamp
    return stamp
  }

  private func make(_ content: Content, width: Int, height: Int) throws(FilmError) -> CairoSurface {
    if case .body(let hasMarks) = content {
      let phone = PhoneBody(
        geometry: geometry, palette: palette, paper: paper, hasMarks: hasMarks)
      return try phone.picture()
    }
    let surface = try CairoSurface(
      width: width, height: height, format: content.isOpaque ? .rgb24 : .argb32)
    let context = try CairoContext(surface)
    draw(content, context, width: Double(width), height: Double(height))
    try context.finish("draw a layer")
    return surface
  }

  private func draw(
    _ content: Content, _ context: CairoContext, width: Double, height: Double
  ) {
    let scale = geometry.scale
    let bar = InputBarDrawing(scale: scale, palette: palette)
    switch content {
    case .navigationBar:
      NavigationBarDrawing(scale: scale, palette: palette)
        .draw(context, width: width, height: height)
    case .bubble(let isOutgoing, let seed, let text):
      BubbleDrawing(
        scale: scale, palette: palette, isOutgoing: isOutgoing, seed: seed, text: text,
        fonts: fonts
      ).draw(context, width: width, height: height)
    case .inputBar(let partsHeight):
      bar.drawGround(context, width: width, height: height)
      if let partsHeight { bar.drawParts(context, width: width, height: Double(partsHeight)) }
    case .textField(let isEmpty):
      bar.drawField(context, x: 0, y: 0, width: width, height: height, isEmpty: isEmpty)
    case .formField(let isFocused):
      FormFieldDrawing(scale: scale, palette: palette, isFocused: isFocused)
        .draw(context, width: width, height: height)
    case .sendButton:
      let size = min(width, height)
      bar.drawButton(context, x: (width - size) / 2, y: (height - size) / 2, size: size)
    case .keyboard(let panel, let radius):
      KeyboardDrawing(geometry: geometry, palette: palette, panel: panel, radius: radius)
        .draw(context, width: width, height: height)
    case .look(let look):
      LookDrawing(
        look: look.look, color: look.color, bounds: look.bounds, palette: palette, fonts: fonts
      ).draw(context, x: 0, y: 0, width: width, height: height)
    case .body: break
    }
  }
}

extension LayerStamps.Content {
  fileprivate var isOpaque: Bool {
    switch self {
    case .navigationBar, .inputBar: true
    case .keyboard(let panel, let radius): panel.isOpaque && radius == 0
    case .bubble, .textField, .sendButton, .formField, .look, .body: false
    }
  }
}
