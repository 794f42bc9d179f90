package import Foundation
package import Scenes
import LayerGeometry
package import LayerTrees

/// The screen and the app's window or sheet on it as the seam needs to know them, in points.
package struct SeamScreen {
  private let device: Device
  package private(set) var width: Double
  package private(set) var height: Double
  /// The app's window or sheet where it is smaller than the screen.
  private let ownWindow: CGRect?
  /// Points that the design leaves between bar and keyboard.
  package private(set) var spacing = 0.0
  /// True if the bar floats: then it has no ground that reaches to the keyboard.
  package private(set) var barFloats = false
  /// True if the scene says that the bar paints what is below it, down to the keyboard.
  package private(set) var hasFoot = false
  /// The top of the zone that the window's bottom safe area takes while no keyboard is up.
  package var safeBottom: Double { min(Double(window.maxY), height - device.safeArea.bottom) }
  /// Points of that zone.
  package var safeArea: Double { Double(window.maxY) - safeBottom }

  /// The rectangle of the app: its window, in points of the screen.
  package var window: CGRect { ownWindow ?? whole }
  /// The rectangle that cuts off what the system carries with the keyboard: no sheet does.
  package var keyboardWindow: CGRect { isSheet ? whole : window }
  private var whole: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
  /// True if other things are on the screen beside the app.
  package var isShared: Bool { ownWindow != nil }

  /// The word for what the app shows itself in: screen, window or sheet.
  package var noun: String { isShared ? isSheet ? "sheet" : "window" : "screen" }
  private let isSheet: Bool

  package init(_ scene: SceneCase) {
    self.init(
      scene.device, window: scene.place, isSheet: scene.presentation != nil)
    (spacing, barFloats) = (scene.spacing, scene.barStyle == .floating)
    hasFoot = scene.paintsFoot
  }

  private init(_ device: Device, window: CGRect? = nil, isSheet: Bool = false) {
    self.device = device
    ownWindow = window
    self.isSheet = isSheet
    width = device.size.width
    height = device.size.height
  }

  /// The screen as an interval shows it at `time`: held as it is then, and on its way while it
  /// turns.
  package func turned(as interval: SeamInterval, at time: Double) -> SeamScreen {
    let device = device.turned(as: interval.keyboard.layers[0])
    var screen = device.orientation == self.device.orientation ? self : SeamScreen(device)
    (screen.spacing, screen.barFloats, screen.hasFoot) = (spacing, barFloats, hasFoot)
    guard let turning = interval.turningWindow else { return screen }
    let window = turning.frame(at: time).rect
    (screen.width, screen.height) = (Double(window.width), Double(window.height))
    return screen
  }
}

extension SeamInterval {
  /// The keyboard's window while it takes another size; nil while it rests.
  fileprivate var turningWindow: LayerPath? {
    guard keyboard.layers.count > 2, !keyboard.layers[1].animations.isEmpty else { return nil }
    return LayerPath(layers: Array(keyboard.layers.prefix(2)))
  }
}

extension Device {
  /// The device held as a commit's tree shows it, by the size of the screen at its root.
  package func turned(as root: LayerSnapshot) -> Device {
    let screen = root.model.bounds.size
    let isTurned = screen != size && screen == CGSize(width: size.height, height: size.width)
    guard root.role == .screen, isTurned else { return self }
    return turned(to: orientation == .portrait ? .landscape : .portrait)
  }

  /// The device held as the picture looks at `time`: while it turns, by what is wider by then.
  package func turned(as root: LayerSnapshot, at time: Double) -> Device {
    let device = turned(as: root)
    guard let window = root.sublayers.first(where: { $0.role == .window && time < $0.restTime }),
      !window.animations.isEmpty
    else { return device }
    let size = window.presentation(at: time).bounds.size
    return device.turned(to: size.width > size.height ? .landscape : .portrait)
  }
}
