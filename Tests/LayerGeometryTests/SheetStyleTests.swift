import Foundation
import LayerGeometry
import Testing

/// The place of a sheet on phones and pads.
struct SheetStyleTests {
  /// On a pad a form is 540 by 620 points in the middle; a page is as wide as 712 and ends below.
  ///
  /// What is 600 points wide is one.
  @Test(arguments: [
    CGSize(width: 1024, height: 1366), CGSize(width: 744, height: 1133),
    CGSize(width: 600, height: 960),
  ])
  func onAPad(_ size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let form = SheetStyle.form.frame(in: bounds, safeTop: 24)
    #expect(form.size == CGSize(width: 540, height: 620))
    #expect(form.midX == bounds.midX && form.midY == bounds.midY)
    let page = SheetStyle.page.frame(in: bounds, safeTop: 24)
    #expect(page.width == min(712, size.width) && page.midX == bounds.midX)
    #expect(page.maxY == bounds.maxY && page.minY > 24)
  }

  /// On a phone both fill the width, below the safe area; on its side all of the screen.
  @Test(arguments: [SheetStyle.form, .page]) func onAPhone(_ style: SheetStyle) {
    let upright = style.frame(in: CGRect(x: 0, y: 0, width: 390, height: 844), safeTop: 47)
    #expect(upright.minX == 0 && upright.width == 390 && upright.maxY == 844 && upright.minY > 47)
    let side = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(style.frame(in: side, safeTop: 0) == side)
  }
}
