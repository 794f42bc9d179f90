import HeadlessUIKit
import Testing

/// Publishers of Combine play on the virtual clock: an hour's delay takes no time.
@MainActor @Test func combinePlaysOnTheVirtualClock() throws {
  let runLoop = VirtualRunLoop(screen: UIScreen())
  runLoop.makeCurrent()
  let delays = Delays()
  var log: [String] = []
  runLoop.schedule(at: 1) { delays.start { log.append("\($0) \(CACurrentMediaTime())") } }
  try runLoop.run(until: 4000)
  let early = ["received a 1.0166666666666666", "received b 1.2666666666666666", "rested b 1.55"]
  #expect(log == early + ["late a 3601.0", "late b 3601.25"])
}
