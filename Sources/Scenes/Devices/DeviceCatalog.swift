public import AnimationCurves

extension DeviceModel {
  /// The devices that a scene can name, phones before pads, about in order of appearance.
  ///
  /// Of those with one screen the one that logs and clips are taken for comes last.
  /// Sizes and scales are Apple's; the iPhone 17's size is in MessageKit pull request 1923, too. That
  /// the iPhone 17e's simulator is 390 x 844 is reported; that the iPhone 18 Pro and 18 Pro Max have
  /// the screens of the 17 Pro and 17 Pro Max is assumed.
  public static let catalog: [DeviceModel] = [
    DeviceModel(
      "iPhone SE (1st generation)", or: ["iPhone SE 1", "iPhone 5", "iPhone 5s"], 320, 568,
      scale: 2, .homeButton,
      .keys(216, 162), .suggestions(37)),
    DeviceModel(
      "iPhone 8 Plus", or: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"], 414, 736, scale: 3,
      .homeButton, .keys(226, 163), .suggestions(45)),
    DeviceModel(
      "iPhone X", or: ["iPhone XS"], 375, 812, scale: 3, .phone(top: 44), .keys(292, 172),
      .suggestions(44)),
    DeviceModel(
      "iPhone XR", 414, 896, scale: 2, .phoneOfXR, .keys(302, 172), .suggestions(44)),
    DeviceModel(
      "iPhone XS Max", 414, 896, scale: 3, .phone(top: 44), .keys(302, 172), .suggestions(44)),
    DeviceModel(
      "iPhone 11", 414, 896, scale: 2, .phoneOfXR, .keys(302, 172), .suggestions(44)),
    DeviceModel(
      "iPhone 11 Pro", 375, 812, scale: 3, .phone(top: 44), .keys(292, 172), .suggestions(44)),
    DeviceModel(
      "iPhone 11 Pro Max", 414, 896, scale: 3, .phone(top: 44), .keys(302, 172), .suggestions(44)),
    DeviceModel(
      "iPhone SE (2nd generation)", or: ["iPhone SE 2"], 375, 667, scale: 2, .homeButton,
      .keys(216, 163), .suggestionsOf8),
    DeviceModel(
      "iPhone 12", or: ["iPhone 12 Pro"], 390, 844, scale: 3, .phone(top: 47), .wideKeys(292),
      .suggestions(44)),
    DeviceModel(
      "iPhone 12 Pro Max", 428, 926, scale: 3, .phone(top: 47), .wideKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 13", or: ["iPhone 13 Pro"], 390, 844, scale: 3, .phone(top: 47), .wideKeys(292),
      .suggestions(44)),
    DeviceModel(
      "iPhone 13 mini", 375, 812, scale: 3, .phone(top: 50), .keys(292, 172), .suggestions(44)),
    DeviceModel(
      "iPhone 12 mini", 375, 812, scale: 3, .phone(top: 50), .keys(292, 172), .suggestions(44)),
    DeviceModel(
      "iPhone SE (3rd generation)", or: ["iPhone SE 3"], 375, 667, scale: 2, .homeButton,
      .keys(216, 163), .suggestionsOf8),
    DeviceModel(
      "iPhone 6s", or: ["iPhone 6"], 375, 667, scale: 2, .homeButton, .keys(216, 163),
      .suggestionsOf8),
    DeviceModel(
      "iPhone 7", 375, 667, scale: 2, .homeButton, .keys(216, 163), .suggestionsOf8),
    DeviceModel(
      "iPhone 8", 375, 667, scale: 2, .homeButton, .keys(216, 163), .suggestionsOf8),
    DeviceModel(
      "iPhone 14 Plus", 428, 926, scale: 3, .phone(top: 47), .wideKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 13 Pro Max", 428, 926, scale: 3, .phone(top: 47), .wideKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 14 Pro", 393, 852, scale: 3, .phone(top: 59), .laterKeys(292), .suggestions(44)),
    DeviceModel(
      "iPhone 14 Pro Max", 430, 932, scale: 3, .phone(top: 59), .laterKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 15", 393, 852, scale: 3, .phone(top: 59), .laterKeys(292), .suggestions(44)),
    DeviceModel(
      "iPhone 15 Plus", 430, 932, scale: 3, .phone(top: 59), .laterKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 15 Pro Max", 430, 932, scale: 3, .phone(top: 59), .laterKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 16", 393, 852, scale: 3, .phone(top: 59), .laterKeys(292), .suggestions(44)),
    DeviceModel(
      "iPhone 15 Pro", 393, 852, scale: 3, .phone(top: 59), .laterKeys(292), .suggestions(44)),
    DeviceModel(
      "iPhone 16 Plus", 430, 932, scale: 3, .phone(top: 59), .laterKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 16 Pro", 402, 874, scale: 3, .phone(top: 62), .laterKeys(292), .suggestions(44)),
    DeviceModel(
      "iPhone 16e", 390, 844, scale: 3, .phone(top: 47), .laterKeys(292), .suggestions(44)),
    DeviceModel(
      "iPhone 17e", 390, 844, scale: 3, .assumedPhone(top: 47, as: "iPhone 16e"),
      .laterKeys(292), .suggestions(44)),
    DeviceModel(
      "iPhone 14", 390, 844, scale: 3, .phone(top: 47), .wideKeys(292), .suggestions(44)),
    DeviceModel(
      "iPhone Air", 420, 912, scale: 3, .phone17(top: 68), .laterKeys(292), .suggestions(44)),
    DeviceModel(
      "iPhone 17 Pro", 402, 874, scale: 3, .phone17(top: 62),
      .keys17(.derived, "the iPhone 17's, whose screen is of the same size"), .suggestions(44)),
    DeviceModel(
      "iPhone 18 Pro", 402, 874, scale: 3, .assumedPhone17(top: 62, as: "iPhone 17 Pro"),
      .keys17(.assumed, "the iPhone 17's"), .suggestions(44)),
    DeviceModel(
      "iPhone 18 Pro Max", 440, 956, scale: 3, .assumedPhone17(top: 62, as: "iPhone 17 Pro Max"),
      .laterKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 17 Pro Max", 440, 956, scale: 3, .phone17(top: 62), .laterKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 16 Pro Max", 440, 956, scale: 3, .phone(top: 62), .laterKeys(302), .suggestions(44)),
    DeviceModel(
      "iPhone 17", 402, 874, scale: 3, .phone17(top: 62),
      .keys17(.recorded, "MessageKit, pull request 1923: the keyboard's top is at 546 of 874"),
      .suggestions(44)),
    DeviceModel(
      "iPad (9.7-inch)", 768, 1024, scale: 2, .homeButton, .keys(263, 348), .shortcuts),
    DeviceModel(
      "iPad (10.2-inch)", 810, 1080, scale: 2, .homeButton, .keysOf10, .shortcuts),
    DeviceModel(
      "iPad Pro (10.5-inch)", 834, 1112, scale: 2, .homeButton, .keys(263, 348), .shortcuts),
    DeviceModel(
      "iPad (10th generation)", or: ["iPad (10.9-inch)"], 820, 1180, scale: 2, .pad,
      .keysOf11(.assumed, "as on 11 inches"), .shortcuts),
    DeviceModel(
      "iPad Air", or: ["iPad Air (11-inch)", "iPad Air (5th generation)"], 820, 1180, scale: 2,
      .pad, .keysOf11(.assumed, "as on 11 inches"), .shortcuts),
    DeviceModel(
      "iPad Air (13-inch)", 1024, 1366, scale: 2, .pad, .keys(348, 441), .shortcuts),
    DeviceModel(
      "iPad Pro (11-inch)", 834, 1194, scale: 2, .pad, .keys(283, 368), .shortcuts),
    DeviceModel(
      "iPad Pro (12.9-inch, 3rd generation)", or: ["iPad Pro (12.9-inch)"], 1024, 1366, scale: 2,
      .pad, .keys(348, 441), .shortcuts),
    DeviceModel(
      "iPad Pro 11-inch (M4)", or: ["iPad Pro (11-inch, M4)"], 834, 1210, scale: 2, .pad,
      .keysOf11(.assumed, "as on 11 inches"), .shortcuts),
    DeviceModel(
      "iPad Pro 13-inch (M4)", or: ["iPad Pro (13-inch)"], 1032, 1376, scale: 2, .pad,
      .keys(348, 441, .assumed, "as on 12.9 inches"), .shortcuts),
    DeviceModel(
      "iPad mini (A17 Pro)", or: ["iPad mini (7th generation)"], 744, 1133, scale: 2, .pad,
      .keysOfMini, .shortcuts),
    DeviceModel(
      "iPad mini (6th generation)", or: ["iPad mini"], 744, 1133, scale: 2, .pad, .keysOfMini,
      .shortcuts),
  ]
}

extension Device {
  /// The devices that a scene can name, in portrait, with the figures of iOS 18.
  ///
  /// A device that is newer than that has what is assumed of it there.
  public static let catalog: [Device] = DeviceModel.catalog.map { $0.device(on: .iOS18) }

  /// The device of that name, in portrait, with the figures that hold on a system.
  ///
  /// - Parameters:
  ///   - name: one of the catalog or another name of it, in any case of letters.
  ///   - profile: the system.
  /// - Returns: the device; nil where none is called so.
  public static func named(_ name: String, on profile: KeyboardProfile = .iOS18) -> Device? {
    DeviceModel.named(name)?.device(on: profile)
  }
}
