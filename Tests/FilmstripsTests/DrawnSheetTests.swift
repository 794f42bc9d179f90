import AnimationCurves
import CCairo
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import Testing

@testable import Filmstrips

/// Everything that is drawn stroke by stroke, on sheets that were looked at.
@Suite struct DrawnSheetTests {
  private static let ink = LayerColor(0x16191D)

  private func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double, scale: Double = 1)
    -> LookDrawing.Area
  {
    LookDrawing.Area(x: x, y: y, width: width, height: height, scale: scale)
  }

  private static let symbols = [
    [
      "plus", "xmark", "checkmark", "multiply", "chevron.left", "arrow.backward", "chevron.right",
      "arrow.right", "chevron.up", "chevron.down", "keyboard.chevron.compact.down", "arrow.up",
      "paperplane", "camera",
    ],
    [
      "mic", "magnifyingglass", "person", "person.circle", "heart", "star", "ellipsis", "photo",
      "paperclip", "face.smiling", "circle", "minus", "bell", "phone",
    ],
    [
      "video", "gear", "info", "questionmark", "bubble.left", "message", "trash", "house",
      "square.and.arrow.up", "square.and.pencil", "pencil", "play", "list.bullet",
      "line.3.horizontal",
    ],
    [
      "lock", "arrow.down", "nothing.known", "nothing.fill", "plus.circle", "plus.circle.fill",
      "xmark.circle", "arrow.up.circle.fill", "info.circle",
      "star.circle.fill",
      "chevron.forward", "arrow.left",
    ],
  ]

  @Test(arguments: 0..<4) func symbols(_ sheet: Int) throws {
    try GoldenPicture.check("symbols-\(sheet)", 7 * 26, 2 * 26) { context in
      for (index, name) in Self.symbols[sheet].enumerated() {
        let color = sheet == 3 && index % 2 == 1 ? LayerColor(0xF5D020) : Self.ink
        SymbolDrawing(name: name, color: color).draw(
          context,
          in: area(Double(index % 7) * 26 + 2, Double(index / 7) * 26 + 2, 24, index == 5 ? 18 : 22)
        )
      }
    }
  }

  @Test func marksOfKeys() throws {
    try GoldenPicture.check("key-marks", 5 * 28, 2 * 28) { context in
      for (row, scale) in [1.2, 0.6].enumerated() {
        let marks = KeyMarks(scale: scale, color: Self.ink, context: context)
        for (index, draw) in [
          marks.shift, marks.delete, marks.face, marks.globe, marks.microphone,
        ].enumerated() {
          draw(Double(index) * 28 + 14, Double(row) * 28 + 14)
        }
      }
    }
  }

  /// A corner of a keyboard so large that its letters can be read, its top and its foot.
  @Test(arguments: [KeyboardPanel.text, .emoji, .custom, .floating, .accessory], [0, 1])
  func panels(_ panel: KeyboardPanel, _ corner: Int) throws {
    let geometry = PhoneGeometry(device: SampleFilm().device, scale: 1)
    let height = panel == .accessory ? 48 : 336
    let picture = try LayerStamps(geometry: geometry, appearance: corner == 0 ? .light : .dark)
      .stamp(.keyboard(panel, radius: corner == 0 ? 0 : 30), width: 393, height: height)
    let size = (width: 132, height: min(height, 116))
    try GoldenPicture.check(
      "large-\(panel)-\(corner)", picture,
      PixelRect(
        x: corner == 0 ? 0 : 393 - size.width, y: corner == 0 ? 0 : height - size.height,
        width: size.width, height: size.height))
  }

  @Test func bars() throws {
    let palette = PhonePalette.light
    try GoldenPicture.check("bars", 180, 126) { context in
      let bar = InputBarDrawing(scale: 0.6, palette: palette)
      bar.drawGround(context, width: 180, height: 34)
      bar.drawParts(context, width: 180, height: 32)
      for (index, height) in [40.0, 30].enumerated() {
        context.translated(x: Double(index) * 92, y: 38) {
          FormFieldDrawing(scale: 0.7, palette: palette, isFocused: index == 0)
            .draw(context, width: 84, height: height)
        }
      }
      context.translated(x: 0, y: 84) {
        NavigationBarDrawing(scale: 0.8, palette: palette).draw(context, width: 180, height: 40)
      }
    }
  }

  private func look(_ elements: [LayerElement], fill: UInt32? = nil, radius: Double = 0)
    -> LookDrawing
  {
    LookDrawing(
      look: LayerLook(
        fill: fill.map { LayerColor($0) }, shape: LayerShape(radius: radius), elements: elements),
      color: nil, bounds: CGRect(x: 0, y: 0, width: 60, height: 36), palette: .light, fonts: nil)
  }

  @Test(arguments: [0..<4, 4..<9]) func looks(_ part: Range<Int>) throws {
    let (blue, red) = (LayerColor(0x2F7DEB), LayerColor(0xD03030))
    let radial = LayerGradient(
      colors: [red, blue, LayerColor(0xFFFFFF)], start: CGPoint(x: 0.3, y: 0.5),
      end: CGPoint(x: 1, y: 0.5), isRadial: true)
    let linear = LayerGradient(
      colors: [red, blue], locations: [0.25, 0.75], start: CGPoint(x: 0, y: 0),
      end: CGPoint(x: 1, y: 1))
    let border = LayerShape(
      radius: 9, corners: [.topLeft, .bottomRight], borderWidth: 3, borderColor: red,
      shadow: Self.ink.faded(0.4),
      shadowRadius: 3, shadowDrop: 2)
    let sheets: [LookDrawing] = [
      look([.toggle(isOn: true, blue)]), look([.toggle(isOn: false, red)]),
      look([.spinner(Self.ink)]), look([.hairline(inset: 12, Self.ink)], fill: 0xEEEEEE),
      look([.gradient(radial)]), look([.gradient(linear)], radius: 12),
      look([
        .box(
          LayerBox(
            fill: blue, shape: border, insets: UIEdgeInsets(top: 6, left: 8, bottom: 9, right: 14)))
      ]),
      look([
        .box(LayerBox(fill: blue, insets: UIEdgeInsets(top: 10, left: 4, bottom: 25.6), width: 30))
      ]),
      look([
        .box(
          LayerBox(fill: nil, shape: LayerShape(radius: 4, borderWidth: 0.4, borderColor: Self.ink))
        )
      ]),
    ]
    try GoldenPicture.check("looks-\(part.lowerBound)", 3 * 66, 3 * 42) { context in
      for index in part {
        // Gradients have many colours.
        let share = index / 2 == 2 ? 0.4 : 1
        sheets[index].draw(
          context, x: Double(index % 3) * 66 + 3, y: Double(index / 3) * 42 + 3, width: 60 * share,
          height: 36 * share)
      }
    }
  }

  @Test func figures() throws {
    let zigzag = LayerOutline([
      .move(CGPoint(x: 6, y: 6)), .line(CGPoint(x: 40, y: 14)), .line(CGPoint(x: 10, y: 24)),
      .curve(CGPoint(x: 50, y: 30), CGPoint(x: 50, y: 4), CGPoint(x: 54, y: 20)),
    ])
    let rings = LayerOutline([
      .move(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 55, y: 5)), .line(CGPoint(x: 55, y: 31)),
      .line(CGPoint(x: 5, y: 31)), .close, .move(CGPoint(x: 15, y: 10)),
      .line(CGPoint(x: 45, y: 10)),
      .line(CGPoint(x: 45, y: 26)), .line(CGPoint(x: 15, y: 26)), .close,
    ])
    let red = LayerColor(0xD03030)
    let all = [
      LayerFigure(zigzag, stroke: Self.ink, lineWidth: 5, cap: .butt),
      LayerFigure(zigzag, stroke: Self.ink, lineWidth: 5, cap: .round),
      LayerFigure(zigzag, stroke: Self.ink, lineWidth: 3, cap: .square, dashes: [7, 4]),
      LayerFigure(zigzag, stroke: Self.ink, lineWidth: 0.3),
      LayerFigure(rings, fill: red, stroke: Self.ink, lineWidth: 2, isEvenOdd: true),
      LayerFigure(rings, fill: red, clip: zigzag),
    ]
    try GoldenPicture.check("figures", 3 * 62, 2 * 40) { context in
      for (index, figure) in all.enumerated() {
        let place = FigurePlace(
          x: Double(index % 3) * 62, y: Double(index / 3) * 40, scale: 1,
          scaleY: index == 4 ? 0.8 : nil)
        FigureDrawing(figure: figure, place: place).draw(context)
      }
    }
  }

  @Test(arguments: [false, true]) func pictures(_ isDark: Bool) throws {
    let palette = isDark ? PhonePalette.dark : .light
    try GoldenPicture.check("pictures-\(isDark ? "dark" : "light")", 6 * 30, 2 * 30) { context in
      for index in 0..<12 {
        let names = [nil, "a", "b", "c", "d", "e", "f", "photo-1", "photo-2", "g", "h", "i"]
        let isRound = index % 4 == 3
        PictureDrawing(
          picture: LayerPicture(name: names[index]),
          shape: LayerShape(radius: isRound ? 13 : index % 3 == 1 ? 6 : 0), palette: palette
        ).draw(
          context,
          in: area(
            Double(index % 6) * 30 + 2, Double(index / 6) * 30 + 2, index == 2 ? 20 : 26,
            index == 4 ? 16 : 26))
      }
    }
  }

  @Test(arguments: [false, true], [0, 5]) func bubbles(_ isOutgoing: Bool, _ seed: Int) throws {
    try GoldenPicture.check("bubbles-\(isOutgoing)-\(seed)", 170, 62) { context in
      BubbleDrawing(scale: 0.6, palette: .light, isOutgoing: isOutgoing, seed: seed)
        .draw(context, width: 80, height: 60)
      context.translated(x: 86, y: 0) {
        BubbleDrawing(
          scale: 0.6, palette: .dark, isOutgoing: isOutgoing, seed: seed,
          text: "On my way\nthere, with cake"
        ).draw(context, width: 84, height: 50)
      }
    }
  }

  @Test func costs() throws {
    let rows = [("frame", "12 messages", [300.0, 500, 200]), ("constraint", "3", [100, 100, 50])]
    let chart = CostChart(
      title: "Cost", subtitle: "Microseconds", parts: ["code", "layout", "commit"],
      rows: rows.map {
        CostChart.Row(
          name: $0.0, size: $0.1, parts: $0.2, middleHalf: 200...(1.1 * $0.2.reduce(0, +)),
          label: "1 ms")
      })
    let picture = try chart.surface()
    #expect(picture.width == 1040 && picture.height == 104 + 34 * 2 + 64)
    try GoldenPicture.check("costs-names", picture, PixelRect(x: 24, y: 96, width: 320, height: 68))
    try GoldenPicture.check("costs-bars", picture, PixelRect(x: 700, y: 96, width: 330, height: 68))
    try GoldenPicture.check(
      "costs-legend", picture, PixelRect(x: 24, y: 196, width: 300, height: 34))
  }

  private func plot(_ names: [String], from: Double, to: Double) throws -> CairoSurface {
    let lines = try names.map { name in
      let timing = try CurveArgument(parsing: name).timing(
        duration: 0.25, profile: KeyboardProfile.named("iOS 18"))
      return CurvePlot.Line(
        name: name,
        timeline: try FrameTimeline(timing: timing, rate: FrameRate(hertz: 60), from: from, to: to),
        isKeyboard: name == "keyboard")
    }
    return try CurvePlot(
      title: "A curve", line: lines[0], against: lines.count > 1 ? lines[1] : nil
    )
    .surface()
  }

  @Test func curves() throws {
    let alone = try plot(["easeInOut"], from: 0, to: 1)
    try GoldenPicture.check("curve-alone", alone, PixelRect(x: 20, y: 20, width: 200, height: 130))
    let both = try plot(["easeInOut", "keyboard"], from: 667, to: 409)
    try GoldenPicture.check("curves-head", both, PixelRect(x: 30, y: 90, width: 230, height: 110))
    try GoldenPicture.check(
      "curves-middle", both, PixelRect(x: 380, y: 150, width: 220, height: 150))
    try GoldenPicture.check("curves-foot", both, PixelRect(x: 60, y: 470, width: 330, height: 110))
    try GoldenPicture.check("curves-end", both, PixelRect(x: 760, y: 440, width: 270, height: 110))
  }

  /// The legend says what occurs in a film, and what is too thin to see.
  @Test func legends() throws {
    let sample = SampleFilm()
    let film = sample.film(rows: [
      sample.row(.easeInOut, handler: "frame"), sample.row(.slightlyOff, handler: "off"),
    ])
    let marks = Set(FindingKind.allCases.filter { $0.mark != nil })
    for (number, kinds) in [[], marks].enumerated() {
      let legend = Legend(film: film, marks: kinds, scale: 0.3, palette: .light)
      let height = legend.height(left: 0, right: 420)
      let surface = try CairoSurface(width: 420, height: height)
      let context = try CairoContext(surface)
      context.rectangle(0, 0, 420, Double(height))
      context.fill(LayerColor(0xFFFFFF))
      legend.draw(context, left: 0, right: 420, top: 0)
      try context.finish("test")
      try GoldenPicture.check(
        "legend-\(number)-samples", surface,
        PixelRect(x: 0, y: max(0, height - 130), width: 130, height: min(height, 130)))
    }
  }
}

extension CairoContext {
  /// Draws with another origin.
  fileprivate func translated(x: Double, y: Double, _ body: () -> Void) {
    cairo_save(pointer)
    cairo_translate(pointer, x, y)
    body()
    cairo_restore(pointer)
  }
}
