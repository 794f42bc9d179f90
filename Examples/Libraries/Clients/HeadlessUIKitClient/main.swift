import HeadlessUIKit

// An animation on a virtual clock, read where the model is at its end and the screen is not.
let runLoop = VirtualRunLoop(screen: UIScreen())
runLoop.makeCurrent()
let window = UIWindow(frame: runLoop.screen.bounds)
let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
window.addSubview(view)
window.makeKeyAndVisible()
runLoop.schedule(at: 0) {
  UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.frame.origin.y = 200 }
}
runLoop.schedule(at: 0.25) { print(view.frame.minY, view.layer.presentation()?.frame.minY ?? 0) }
try runLoop.run(until: 1)
