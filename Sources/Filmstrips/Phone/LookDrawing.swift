import Compositing
import Foundation
import LayerGeometry
import LayerTrees

/// A layer of the app's as it looks: its ground, its border, and what is on it.
struct LookDrawing {
  let look: LayerLook
  /// The colour that the app has given it.
  let color: LayerColor?
  /// Its own coordinates in points.
  let bounds: CGRect
  let palette: PhonePalette
  let fonts: FontStack?

  /// Draws it over the rectangle (`x`, `y`, `width`, `height`) of a picture, in pixels.
  ///
  /// `unit` is pixels per point of a layer without a width.
  func draw(
    _ context: CairoContext, x: Double, y: Double, width: Double, height: Double,
    unit: Double = 1
  ) {
    let scale = bounds.width > 0 && width > 0 ? width / Double(bounds.width) : unit
    let area = Area(x: x, y: y, width: width, height: height, scale: scale)
    guard width > 0, height > 0 else {
      for case .figure(let figure) in look.elements { draw(figure, context, area) }
      return
    }
    let shape = ShapeDrawing(shape: look.shape, scale: scale)
    if let ground = color ?? look.fill, ground.alpha > 0 {
      shape.trace(context, x: x, y: y, width: width, height: height)
      context.fill(ground)
    }
    for element in look.elements { draw(element, context, area) }
    shape.drawBorder(context, x: x, y: y, width: width, height: height)
  }

  /// The place of a layer in a picture, in pixels, and pixels per point of its own coordinates.
  struct Area {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    let scale: Double
    /// Pixels per point downward, where that differs from across.
    var scaleY: Double?

    /// The part within insets in points.
    func inset(by insets: UIEdgeInsets) -> Area {
      Area(
        x: x + Double(insets.left) * scale, y: y + Double(insets.top) * scale,
        width: width - Double(insets.left + insets.right) * scale,
        height: height - Double(insets.top + insets.bottom) * scale, scale: scale)
    }
  }

  private func draw(_ element: LayerElement, _ context: CairoContext, _ area: Area) {
    switch element {
    case .text(let text):
      LayerTextDrawing(
        text: text, scroll: Double(bounds.minY), fonts: fonts,
        isOnGround: (color ?? look.fill).map { $0.alpha > 0 } ?? false
      ).draw(context, in: area)
    case .picture(let picture):
      PictureDrawing(picture: picture, shape: look.shape, palette: palette, fonts: fonts)
        .draw(context, in: area)
    case .figure(let figure): draw(figure, context, area)
    case .gradient(let gradient):
      ShapeDrawing(shape: look.shape, scale: area.scale)
        .trace(context, x: area.x, y: area.y, width: area.width, height: area.height)
      GradientDrawing(gradient: gradient)
        .fill(context, x: area.x, y: area.y, width: area.width, height: area.height)
    case .box(let box): draw(box, context, area)
    case .toggle(let isOn, let color): drawToggle(isOn, color, context, area)
    case .spinner(let color): drawSpinner(color, context, area)
    case .hairline(let inset, let color):
      context.rectangle(
        (area.x + inset * area.scale).rounded(), (area.y + area.height - 1).rounded(),
        max(0, area.width - inset * area.scale), 1)
      // A line of half a point, which a pixel of a film is wider than.
      context.fill(color.faded(ThinLine.share(of: area.scale / 2)))
    }
  }

  private func draw(_ figure: LayerFigure, _ context: CairoContext, _ area: Area) {
    let down = area.scaleY ?? area.scale
    let place = FigurePlace(
      x: area.x - Double(bounds.minX) * area.scale, y: area.y - Double(bounds.minY) * down,
      scale: area.scale, scaleY: down)
    FigureDrawing(figure: figure, place: place).draw(context)
  }

  /// Draws the elements of a canvas over an area.
  func drawElements(_ context: CairoContext, in area: Area) {
    for element in look.elements { draw(element, context, area) }
  }

  private func draw(_ box: LayerBox, _ context: CairoContext, _ area: Area) {
    var place = area.inset(by: box.insets)
    if box.width > 0 { place.width = min(place.width, box.width * area.scale) }
    guard place.width > 0, place.height > 0 else { return }
    let shape = ShapeDrawing(shape: box.shape, scale: area.scale)
    shape.drawShadow(
      context, x: place.x, y: place.y, width: place.width, height: place.height, opacity: 1)
    // A box thinner than a pixel is one pixel, as pale as it is thin.
    let share = ThinLine.share(of: min(place.width, place.height))
    if min(place.width, place.height) < 1 {
      place = LookDrawing.Area(
        x: place.x.rounded(.down), y: place.y.rounded(.down), width: max(1, place.width),
        height: max(1, place.height), scale: place.scale)
    }
    if let fill = box.fill {
      shape.trace(context, x: place.x, y: place.y, width: place.width, height: place.height)
      context.fill(fill.faded(share))
    }
    shape.drawBorder(context, x: place.x, y: place.y, width: place.width, height: place.height)
  }

  private func drawToggle(
    _ isOn: Bool, _ color: LayerColor, _ context: CairoContext, _ area: Area
  ) {
    let (width, height) = (min(area.width, 51 * area.scale), min(area.height, 31 * area.scale))
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2)
    context.rounded(x, y, width, height, radius: height / 2)
    context.fill(color)
    let radius = height / 2 - max(1, 2 * area.scale)
    let thumb = isOn ? x + width - height / 2 : x + height / 2
    context.circle(thumb, y + height / 2 + 0.5, radius: max(1, radius + 0.5))
    context.fill(LayerColor(0x000000, alpha: 0.1))
    context.circle(thumb, y + height / 2, radius: max(1, radius))
    context.fill(LayerColor(0xFFFFFF))
  }

  private func drawSpinner(_ color: LayerColor, _ context: CairoContext, _ area: Area) {
    let radius = min(area.width, area.height, 37 * area.scale) / 2
    let (x, y) = (area.x + area.width / 2, area.y + area.height / 2)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      context.move(x + cos(angle) * radius * 0.5, y + sin(angle) * radius * 0.5)
      context.line(x + cos(angle) * radius * 0.9, y + sin(angle) * radius * 0.9)
      context.stroke(color.faded(0.3 + 0.08 * Double(spoke)), width: max(1, radius * 0.16))
    }
  }
}

/// A layer's outline: a rectangle of which some corners are round.
struct ShapeDrawing {
  let shape: LayerShape
  let scale: Double

  /// Makes it the path.
  func trace(
    _ context: CairoContext, x: Double, y: Double, width: Double, height: Double,
    inset: Double = 0
  ) {
    let radius = shape.radius * scale - inset
    let (x, y) = (x + inset, y + inset)
    let (width, height) = (width - 2 * inset, height - 2 * inset)
    guard radius > 0.3, width > 0, height > 0 else {
      return context.rectangle(x, y, max(0, width), max(0, height))
    }
    context.rounded(x, y, width, height, radius: radius, corners: shape.corners)
  }

  func drawBorder(
    _ context: CairoContext, x: Double, y: Double, width: Double, height: Double
  ) {
    guard shape.borderWidth > 0, let color = shape.borderColor else { return }
    let pen = max(1, (shape.borderWidth * scale).rounded())
    trace(context, x: x, y: y, width: width, height: height, inset: pen / 2)
    // A line thinner than a pixel is as pale as it is thin.
    let share = min(1, 0.25 + 0.75 * shape.borderWidth * scale)
    context.stroke(color.faded(share), CairoContext.Stroke(width: pen, isRound: false))
  }

  /// A few wider and wider outlines that fade: a shadow, as soft as flat drawing has it.
  func drawShadow(
    _ context: CairoContext, x: Double, y: Double, width: Double, height: Double, opacity: Double
  ) {
    guard let color = shape.shadow, color.alpha > 0 else { return }
    let reach = max(1, shape.shadowRadius * scale * 1.5)
    let steps = 4
    let drop = shape.shadowDrop * scale
    for step in 0..<steps {
      let out = reach * (1 - Double(step) / Double(steps)) - reach / 4
      context.rounded(
        x - out, y + drop - out, width + 2 * out, height + 2 * out,
        radius: shape.radius * scale + max(0, out))
      context.fill(color.faded(opacity / Double(steps + 1)))
    }
  }
}
