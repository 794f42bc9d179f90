import AnimationCurves
import CurveExports

// The keyboard's spring for a web page, off by at most a point of the way.
let motion = ExportMotion(name: "keyboard", from: 0, to: 336)
let timing = KeyboardProfile.iOS26.timing
let export = try CurveExport(timing, for: .css, motion: motion, within: 1)
print(export.worst.points <= 1, export.code.hasPrefix("animation-timing-function: linear("))
