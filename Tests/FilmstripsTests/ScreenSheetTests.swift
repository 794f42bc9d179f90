import Compositing
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import Testing

@testable import Filmstrips

/// Screens, texts and parts of films as a whole, on sheets that were looked at.
@Suite struct ScreenSheetTests {
  private static let (ink, red, blue) = (
    LayerColor(0x16191D), LayerColor(0xD03030), LayerColor(0x2F7DEB)
  )
  private static let device = Device(
    name: "plain", width: 110, height: 200, scale: 2,
    safeArea: UIEdgeInsets(top: 10, bottom: 20), keyboardHeight: 60, predictiveBarHeight: 0)

  private func layer(
    _ frame: [Double], _ role: LayerRole = .plain, color: LayerColor? = nil,
    look: LayerLook? = nil, owner: LayerRole = .plain, text: String? = nil, order: Int = 0,
    clip: CGRect = Self.device.bounds, rounding: RoundedClip? = nil, opacity: Double = 1
  ) -> PaintedLayer {
    PaintedLayer(
      id: LayerID(1), order: order, role: role, text: text, owner: owner,
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), clip: clip,
      backgroundColor: color, look: look, rounding: rounding, opacity: opacity)
  }

  /// Messages, lines, bars and keys, some cut off, some reaching out of their layers.
  private var layers: [PaintedLayer] {
    let grey = LayerColor(0x8E8E93)
    let shadow = LayerShape(
      radius: 5, shadow: Self.ink.faded(0.4), shadowRadius: 3, shadowDrop: 2)
    let line = LayerOutline([.move(CGPoint(x: -6, y: 4)), .line(CGPoint(x: 24, y: 12))])
    let cut = RoundedClip(
      rect: CGRect(x: 64, y: 92, width: 30, height: 24), shape: LayerShape(radius: 12))
    let page: [PaintedLayer] = [
      layer([0, 0, 110, 200], color: LayerColor(0xF2F2F7)),
      layer([0, 0, 110, 26], .navigationBar, owner: .navigationBar),
      layer([0, 30, 110, 22], .message(isOutgoing: true), owner: .messageList, order: 1),
      layer([0, 54, 110, 34], .message(isOutgoing: false), owner: .messageList, order: 2),
      layer([8, 92, 44, 16], .message(isOutgoing: false), owner: .messageList, order: 3),
      layer(
        [0, 110, 110, 30], .message(isOutgoing: true), owner: .messageList, text: "On my way"),
    ]
    let parts: [PaintedLayer] = [
      layer([0, 28.4, 110, 0.4], color: grey), layer([109.6, 26, 0.4, 90], color: grey),
      layer([4, 88.7, 40, 0.7], color: grey), layer([4, 90, 1, 1], color: grey),
      layer([58, 56.3, 40, 12], color: Self.blue, opacity: 0.5),
      layer([60, 72, 26, 12], color: Self.red, look: LayerLook(shape: shadow)),
      layer([64, 92, 30, 24], color: Self.blue, rounding: cut),
      layer([84, 104, 20, 20], color: Self.red, rounding: cut),
      layer(
        [16, 60, 20, 14],
        look: LayerLook(elements: [
          .figure(LayerFigure(line, stroke: Self.red, lineWidth: 3))
        ])),
      layer(
        [40, 96, 30, 12], color: Self.ink,
        clip: CGRect(x: 40, y: 96, width: 12, height: 6)),
    ]
    let bar: [PaintedLayer] = [
      layer([0, 156, 110, 24], .inputBar, owner: .inputBar),
      layer([10, 160, 66, 16], .textField, owner: .inputBar),
      layer([84, 160, 16, 16], .sendButton, owner: .inputBar),
    ]
    return page + parts + bar
  }

  private func draw(_ frame: MarkedFrame, _ appearance: Appearance, _ context: CairoContext)
    throws
  {
    let geometry = PhoneGeometry(device: Self.device, scale: 0.8)
    try PhoneScreen(
      geometry: geometry, stamps: LayerStamps(geometry: geometry, appearance: appearance),
      context: context, x: 3, y: 2, clip: PixelRect(x: 3, y: 2, width: 88, height: 160)
    ).draw(frame)
  }

  /// A light screen as it is, and the same where it is shown by dark.
  @Test(arguments: [Appearance.light, .dark]) func screens(_ appearance: Appearance) throws {
    try GoldenPicture.check("screen-\(appearance)", 94, 164) { context in
      try draw(
        MarkedFrame(index: 0, time: 0, layers: layers, seam: nil), appearance, context)
    }
  }

  /// A window on the screen with another app behind it, and the keyboard as wide as the screen.
  @Test func windows() throws {
    let window = CGRect(x: 20, y: 30, width: 80, height: 130)
    try GoldenPicture.check("screen-window", 94, 164) { context in
      let parts: [PaintedLayer] = [
        layer([20, 30, 80, 26], .navigationBar, owner: .navigationBar, clip: window),
        layer(
          [20, 60, 80, 22], .message(isOutgoing: true), owner: .messageList, order: 1,
          clip: window),
        layer([20, 100, 80, 30], .inputBar, color: Self.blue, owner: .inputBar, clip: window),
        layer(
          [30, 104, 40, 20],
          look: LayerLook(elements: [.text(LayerText("Words", size: 12, color: Self.ink))]),
          owner: .inputBar, clip: window),
        layer([0, 140, 110, 60], .keyboard, owner: .keyboard),
      ]
      try draw(
        MarkedFrame(index: 0, time: 0, layers: parts, seam: nil, window: window), .light, context)
    }
  }

  private func text(
    _ string: String, _ alignment: LayerAlignment = .left, lines: Int = 1, isAtTop: Bool = false,
    caret: LayerColor? = nil, isCaretFirst: Bool = false, isAction: Bool = false,
    color: LayerColor = Self.ink, isBold: Bool = false
  ) -> LayerText {
    var text = LayerText(
      string, size: 9, isBold: isBold, color: color, alignment: alignment, isAtTop: isAtTop,
      lineLimit: lines, insets: UIEdgeInsets(top: 3, left: 5, bottom: 1, right: 2), caret: caret)
    (text.isCaretFirst, text.isAction) = (isCaretFirst, isAction)
    return text
  }

  private var texts: [LayerText] {
    let (short, long) = ("Words", "Some words that need lines")
    let plain: [LayerText] = [
      text(short), text(short, .center), text(short, .right, isBold: true),
      text(long, lines: 2), text(long, .center, lines: 0), text(long, lines: 3, isAtTop: true),
    ]
    let others: [LayerText] = [
      text(long, .right), text(short, caret: Self.red), text("", caret: Self.red),
      text(short, caret: Self.red, isCaretFirst: true),
      text(short, .center, caret: Self.red, isCaretFirst: true),
      text(long, lines: 0, isAtTop: true, caret: Self.red),
      text(short, .center, isAction: true, color: Self.blue),
      text("One\nTwo", color: LayerColor(0xCCCCCC)),
      text("One\nTwo", lines: 0, color: LayerColor(0xCCCCCC), isBold: true),
    ]
    return plain + others
  }

  /// Text in its column by strokes, and by boxes of half an em in place of letters: aligned, cut,
  /// scrolled, with a caret, as a button.
  @Test(arguments: [false, true]) func texts(_ hasLetters: Bool) throws {
    let fonts = hasLetters ? FontStack([FakeFace.latin]) : nil
    try GoldenPicture.check("texts-\(hasLetters ? "letters" : "strokes")", 5 * 50, 3 * 36) {
      context in
      for (index, text) in texts.enumerated() {
        LookDrawing(
          look: LayerLook(elements: [.text(text)]), color: nil,
          bounds: CGRect(x: 0, y: index == 5 ? 6 : 0, width: 46, height: 32), palette: .light,
          fonts: fonts
        ).draw(
          context, x: Double(index % 5) * 50 + 2, y: Double(index / 5) * 36 + 2, width: 46,
          height: 32)
      }
    }
  }

  /// The head, a row's head and the foot of a small film of two rows.
  @Test func films() throws {
    let sample = SampleFilm()
    let film = sample.film(rows: [
      sample.row(.easeInOut, handler: "frame"), sample.row(.late, handler: "constraint"),
    ])
    let strip = try FilmRenderer(options: FilmOptions(columns: 5, scale: 0.08)).render(film)
    for (name, part) in [
      ("head", PixelRect(x: 0, y: 0, width: 260, height: 84)),
      ("row", PixelRect(x: 0, y: 84, width: 200, height: 110)),
      ("foot", PixelRect(x: 0, y: strip.height - 80, width: 300, height: 80)),
    ] {
      try GoldenPicture.check("film-\(name)", strip, part)
    }
  }
}
