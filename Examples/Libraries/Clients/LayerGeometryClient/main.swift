import Foundation
import LayerGeometry

// Where a rectangle comes to lie on a screen of three pixels a point.
let rect = PixelGrid(scale: 3).snap(CGRect(x: 10.1, y: 20.2, width: 100, height: 44.4))
print(rect.minY * 3, rect.maxY * 3)
