import HeadlessUIKit

// An animation block on a virtual clock, read back in the middle of its way.
let runLoop = VirtualRunLoop(screen: UIScreen())
runLoop.makeCurrent()
let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.frame.origin.y = 200 }
try runLoop.run(until: 0.25)
print(view.frame.minY, view.layer.presentation()?.frame.minY ?? 0)
