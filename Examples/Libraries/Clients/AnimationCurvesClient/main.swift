import AnimationCurves

// How far apart a bar on another curve gets from the keyboard.
let keyboard = KeyboardProfile.iOS18.timing
let bar = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.25)
let greatest = TimingComparison(bar, keyboard, travel: 336).greatest
print("\(greatest.points.rounded()) pt at \((greatest.time * 1000).rounded()) ms")
