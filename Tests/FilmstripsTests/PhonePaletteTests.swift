import LayerTrees
import Testing

@testable import Filmstrips

/// The colours that the phone makes of an app's.
@Suite struct PhonePaletteTests {
  @Test func lightGreysAreDarkByDark() {
    for white in [0.93, 0.97, 1] {
      let grey = LayerColor(red: white, green: white, blue: white)
      #expect(PhonePalette.dark.shown(grey) == PhonePalette.dark.chrome)
      #expect(PhonePalette.light.shown(grey) == grey)
    }
  }

  @Test func colorsAndShadesStay() {
    for color in [
      LayerColor(0xFFCC00), LayerColor(0x2F7DEB), LayerColor(0x000000),
      LayerColor(red: 1, green: 1, blue: 1, alpha: 0.3),
    ] {
      #expect(PhonePalette.dark.shown(color) == color)
    }
  }
}
