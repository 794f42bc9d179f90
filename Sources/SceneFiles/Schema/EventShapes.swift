import Scenes

/// The shapes of the values behind the names of events; `EventKind` reads the same.
enum EventShapes {
  static let all: [SceneField] = ofKeyboard + ofScreen + ofInput

  private static let seconds = SceneShape.number(0...60)
  private static let curve = SceneShape.numbers([0, 1, 2, 3, 7])
  private static let length = SceneShape.number(0...100_000)
  private static let height = SceneShape.number(1...100_000)
  private static let place = SceneShape.number(-10_000...10_000)
  private static let side = SceneShape.words(Device.Orientation.allCases.map(\.rawValue))
  static let rectangle = SceneShape.list(place, count: 4...4)

  private static let pace = [
    SceneField("duration", seconds, "Seconds that the notification says; the system's by default."),
    SceneField("curve", curve, "The curve's number in the notification: 0 to 3, or 7."),
  ]

  private static let ofKeyboard = [
    SceneField(
      "show",
      .oneOf([
        .nothing,
        .map(
          [SceneField("height", height, "Points; the device's own keyboard by default.")] + pace),
      ]), "The keyboard comes up, or takes another height."),
    SceneField("hide", .oneOf([.nothing, .map(pace)]), "The keyboard goes down."),
    SceneField(
      "notification", .map(notification), "A notification is posted, as it was recorded."),
    SceneField("switch", .map(keyboardSwitch), "Another keyboard while typing goes on."),
    SceneField(
      "undock",
      .oneOf([
        .nothing, .map([SceneField("lift", height, "Points above the bottom; 264 by default.")]),
      ]), "A tablet's keyboard leaves the bottom."),
    SceneField(
      "split",
      .oneOf([
        .nothing,
        .map([
          SceneField("height", height, "Points."),
          SceneField("lift", height, "Points above the bottom; 264 by default."),
        ]),
      ]), "A tablet's keyboard becomes two."),
    SceneField(
      "float",
      .oneOf([
        .nothing,
        .map([SceneField("rect", rectangle, "Where it goes: [x, y, width, height].")]),
      ]), "A tablet's keyboard becomes small and floats."),
    SceneField("dock", nothing, "A tablet's keyboard goes back to the bottom."),
  ]

  private static let notification = [
    SceneField(
      "name", .words(KeyboardNotification.Name.allCases.map(\.rawValue)), "Which notification.",
      isRequired: true),
    SceneField(
      "begin", rectangle, "Where the keyboard was: [x, y, width, height].", isRequired: true),
    SceneField("end", rectangle, "Where it will be: [x, y, width, height].", isRequired: true),
    SceneField("duration", seconds, "Seconds; 0.25 by default."),
    SceneField("curve", curve, "The curve's number; 7 by default."),
    SceneField("isLocal", .flag, "Whether the keyboard is this app's."),
    SceneField("place", rectangle, "Where the keyboard really goes, if that is somewhere else."),
  ]

  private static let keyboardSwitch = [
    SceneField("predictive", .flag, "Whether the bar of suggestions shows."),
    SceneField("keyboard", .words(["text", "emoji", "custom"]), "Which keyboard comes."),
    SceneField("height", height, "Another height of the app's own keyboard."),
    SceneField("heights", .list(height, count: 1...100), "Heights, one after another."),
    SceneField("interval", seconds, "Seconds between heights."),
    SceneField("duration", seconds, "Seconds that the notification says."),
  ]

  private static let nothing = SceneShape.oneOf([.nothing, .map([])])

  private static let ofScreen = [
    SceneField(
      "hardwareKeyboard", .oneOf([.flag, .words(["minimised"])]),
      "A keyboard is attached, or taken away; minimised leaves no bar of shortcuts."),
    SceneField("crossFade", .flag, "Prefer Cross-Fade Transitions is on or off."),
    SceneField(
      "guide", .words(GuideState.allCases.map(\.rawValue)),
      "Keyboard layout guides stay where they are, or follow again from the next motion on."),
    SceneField(
      "rotate",
      .oneOf([
        side,
        .map([
          SceneField("to", side, "How the device is held then.", isRequired: true),
          SceneField("height", height, "The keyboard's height on that side."),
          SceneField("count", .integer(1...10), "How often a hide and a show are posted."),
        ]),
      ]), "The device is turned."),
    SceneField(
      "background",
      .oneOf([
        .nothing,
        .map([
          SceneField("duration", seconds, "Seconds away; 1 by default."),
          SceneField(
            "keyboard", .words(AppPause.Keyboard.allCases.map(\.rawValue)),
            "What is posted for a keyboard that is up."),
          SceneField("count", .integer(1...100), "How many shows, with empties."),
          SceneField("rotate", side, "How the device is held then."),
        ]),
      ]), "The app leaves the screen and comes back."),
    SceneField(
      "drag",
      .map([
        SceneField("from", length, "Points below the screen's top.", isRequired: true),
        SceneField("to", length, "Points below the screen's top.", isRequired: true),
        SceneField("duration", seconds, "Seconds; 0.3 by default."),
        SceneField("velocity", speed, "Points per second downward, at the end."),
        SceneField(
          "release", .words(KeyboardDrag.Release.allCases.map(\.rawValue)),
          "What becomes of the keyboard."),
      ]), "A finger pulls the keyboard down."),
    SceneField(
      "scroll",
      .map([
        SceneField("by", place, "Points that the finger goes down."),
        SceneField("to", .number(-100_000...10_000_000), "A point of the content."),
        SceneField("from", length, "Where the finger goes down, below the screen's top."),
        SceneField("duration", seconds, "Seconds; 0.3 by default."),
        SceneField("velocity", speed, "Points per second downward, at the end."),
      ]), "A finger drags the list of messages."),
  ]

  private static let speed = SceneShape.number(-100_000...100_000)

  private static let ofInput = [
    SceneField("receive", message, "A message comes in."),
    SceneField("send", message, "A message is sent."),
    SceneField(
      "drop",
      .map([
        SceneField("count", .integer(1...10_000), "How many refreshes are missed."),
        SceneField("duration", seconds, "Seconds in which all refreshes are missed."),
      ]), "The display misses refreshes."),
    SceneField(
      "focus", .oneOf([.nothing, .integer(1...1000)]),
      "The text input of that number becomes the first responder."),
    SceneField("blur", nothing, "The first responder resigns."),
    SceneField("tap", .list(.number(0...100_000), count: 2...2), "A finger taps at [x, y]."),
    SceneField(
      "type",
      .oneOf([
        .text,
        .map([
          SceneField("text", .text, "What is typed.", isRequired: true),
          SceneField("interval", seconds, "Seconds between characters."),
        ]),
      ]), "Text is typed into the first responder."),
  ]

  private static let message = SceneShape.oneOf([
    .nothing, .text,
    .map([
      SceneField("text", .text, "What it says."),
      SceneField("height", .number(1...10_000), "Points; 44 by default."),
      SceneField("count", .integer(1...1000), "How many."),
    ]),
  ])

  /// An event: when it happens, whether without notifications, and one of the kinds.
  static let event = SceneShape.map(
    [
      SceneField("at", .number(0...600), "When it happens, in seconds.", isRequired: true),
      SceneField("silent", .flag, "Whether no notification is posted."),
    ] + all)
}
