import Scenes
import TestSupport
import Testing

/// What a scene says of the design, word by word.
struct DesignReadingTests {
  @Test(arguments: ["open", "painted", nil], ["ignored", "reported", nil])
  func feetAndCornersAreAsWritten(_ foot: String?, _ corners: String?) throws {
    for bar in BarStyle.allCases {
      let lines = [
        "foot": foot.map { "foot: \($0)" }, "corners": corners.map { "corners: \($0)" },
        "bar": "bar: \(bar.rawValue)", "spacing": "spacing: 7",
      ]
      let scene = try #require(try SceneFixtures.cases(SceneFixtures.scene(lines)).first)
      #expect(scene.paintsFoot == (foot == "painted"))
      #expect(scene.reportsCorners == (corners == "reported"))
      #expect(scene.barStyle == bar && scene.spacing == 7)
    }
    // A device that is described may leave out the keyboard, and then a show has to have one.
    for (show, isRight) in [("{}", false), ("{height: 300}", true)] {
      let text = SceneFixtures.scene([
        "device": "device: {name: a, points: [375, 667]}",
        "events": "events: [{at: 0, show: \(show)}]",
      ])
      #expect(SceneFixtures.complaint(text).contains("show lacks 'height': a has no") == !isRight)
    }
    let plain = try #require(try SceneFixtures.cases(SceneFixtures.scene()).first)
    #expect(plain.barStyle == .standard && plain.spacing == 0)
  }
}
