import AnimationCurves
import HeadlessUIKit
import Testing

/// The system that an app is told it runs on.
@MainActor
struct SystemVersionTests {
  private func version(on profile: KeyboardProfile) -> String {
    let outer = VirtualRunLoop.current
    defer { outer.makeCurrent() }
    VirtualRunLoop(screen: UIScreen(), keyboardProfile: profile).makeCurrent()
    return UIDevice.current.systemVersion
  }

  private func profile(named name: String, countsAccessory: Bool) throws -> KeyboardProfile {
    try KeyboardProfile(
      name: name, spring: KeyboardProfile.iOS18.spring, duration: 0.5, notifiedDuration: 0.25,
      postsInsideAnimation: true, countsAccessory: countsAccessory, provenance: "made up")
  }

  @Test func theProfilesNameSaysIt() throws {
    for profile in KeyboardProfile.all {
      #expect("iOS \(version(on: profile))" == "\(profile.name).0")
    }
    #expect(version(on: try profile(named: "iOS 17", countsAccessory: true)) == "17.0")
    #expect(version(on: try profile(named: "mine", countsAccessory: true)) == "18.0")
    #expect(version(on: try profile(named: "mine", countsAccessory: false)) == "26.0")
  }

  /// The severities of log entries have the numbers of `os/log.h`.
  @Test func severitiesAreTheSystems() {
    let types: [OSLogType] = [.default, .info, .debug, .error, .fault]
    #expect(types.map(\.rawValue) == [0, 1, 2, 0x10, 0x11])
  }
}
