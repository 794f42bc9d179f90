import AnimationCurves
import CurveExports

// How far a bar on another curve gets from the keyboard, and the keyboard's spring as CSS.
let keyboard = KeyboardProfile.iOS18.timing
let bar = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.25)
let greatest = TimingComparison(bar, keyboard, travel: 336).greatest
print("\(greatest.points.rounded()) pt at \((greatest.time * 1000).rounded()) ms")
let motion = ExportMotion(name: "keyboard", from: 0, to: 336)
let export = try CurveExport(keyboard, for: .css, motion: motion, within: 1)
print(export.worst.points <= 1, export.code.hasPrefix("animation-timing-function: linear("))
