import AnimationCurves
import Scenes

/// The shapes of the keys of scenes and matrices, with the words of a vocabulary.
struct SceneShapes {
  let vocabulary: SceneVocabulary

  /// The keys of a scene, in the order in which a person writes them.
  var scene: [SceneField] {
    [
      SceneField("scene", .text, "The title.", isRequired: true),
      SceneField(
        "device", .oneOf([Self.deviceNames, .map(Self.device)]),
        "A device of 'seam list devices', or a description of one.", isRequired: true),
      SceneField(
        "window", EventShapes.rectangle.orSeveral,
        "The app's window on a tablet: [x, y, width, height]; the whole screen by default."),
      SceneField(
        "presentation", .words(["fullScreen"] + ChatPresentation.allCases.map(\.rawValue)),
        "How the chat is shown; fullScreen by default."),
      SceneField(
        "system", .oneOf([Self.systemNames, .map(Self.system)]),
        "A system of 'seam list systems', or a description of its keyboard; iOS 18 by default."),
      SceneField("ambient", .flag, "Whether notifications come inside the system's own animation."),
      SceneField("rate", .number(1...1000), "Refreshes per second; 60 by default."),
      SceneField("phase", .number(0...1), "When refresh 0 is, in seconds; 0 by default."),
      SceneField("dropped", Self.dropped, "Refreshes that the display misses."),
      SceneField(
        "handler", handler, "A handler of 'seam list handlers', with its options.",
        isRequired: true),
      SceneField("transcript", .map(Self.transcript), "The messages."),
      SceneField(
        "events", .list(.defined("event"), count: 0...10_000), "What happens.", isRequired: true),
      SceneField(
        "spacing", .number(0...200), "Points that the design leaves between bar and keyboard."),
      SceneField(
        "bar", .words(BarStyle.allCases.map(\.rawValue)),
        "How the bar looks: as wide as the screen, or a capsule; standard by default."),
      SceneField(
        "foot", .words(SceneReader.footWords),
        "Whether the bar paints what is below it, so that backdrop there is a gap; open by default."
      ),
      SceneField(
        "corners", .words(SceneReader.cornerWords),
        "Whether what shows in a keyboard's round corners is found; ignored by default."),
      SceneField("tolerance", .map(tolerances), "How far findings may go, by kind."),
      SceneField(
        "expect", .single(.defined("expectations")),
        "What is to be found, how often and how great."),
      SceneField("always", Self.requirements(.always), "What must hold all the time."),
      SceneField("at rest", Self.requirements(.atRest), "What must hold where nothing moves."),
    ]
  }

  /// The keys of a matrix; for a key that takes every value, `all` is one more.
  var matrix: [SceneField] {
    scene.filter { CaseMatrix.keys.contains($0.name) }.map { field in
      let hasAll = ["device", "system", "handler"].contains(field.name)
      let shape = hasAll ? .oneOf([.words(["all"]), field.shape]) : field.shape
      return SceneField(field.name, shape, field.summary)
    }
  }

  /// The expectation of one handler.
  var expectation: SceneShape { .oneOf([words, sizes]) }

  /// The expectations of all handlers together, or of each by its name.
  var expectations: SceneShape { .oneOf([words, .entries(.defined("expectation"))]) }

  /// A word, or a list of kinds, of which some may have their sizes.
  private var words: SceneShape {
    let kinds = SceneShape.words(["clean", "still"] + vocabulary.findingKinds)
    return .oneOf([kinds, .list(.single(.oneOf([kinds, sizes])), count: 0...10_000)])
  }

  /// Kinds with how many are found, and how great they are.
  private var sizes: SceneShape {
    let bounds = SceneShape.oneOf([
      .integer(1...10_000),
      .map([
        SceneField("count", .single(.integer(1...10_000)), "How many are found."),
        SceneField(
          "worst", .single(.oneOf([.number(0...1e9), .size])),
          "The greatest of them: 48.1, or 48.1 +/- 0.5."),
        SceneField(
          "within", .single(.number(0...1e9)), "What worst may differ by, 0.5 if missing."),
        SceneField("atLeast", .single(.number(0...1e9)), "The least that each is."),
        SceneField("atMost", .single(.number(0...1e9)), "The most that each is."),
      ]),
    ])
    return .map(vocabulary.findingKinds.map { SceneField($0, .single(bounds)) })
  }

  private var handler: SceneShape {
    let taking = vocabulary.handlers.filter { !$0.options.isEmpty }
    let plain = vocabulary.handlers.filter(\.options.isEmpty)
    let withOptions = taking.map { handler in
      SceneShape.map([
        SceneField(
          handler.name, .oneOf([.nothing, .map(handler.options.map(\.field))]), handler.summary,
          isRequired: true)
      ])
    }
    let without = plain.map { handler in
      SceneShape.map([
        SceneField(handler.name, .oneOf([.nothing, .map([])]), handler.summary, isRequired: true)
      ])
    }
    return .oneOf([.words(vocabulary.handlerNames)] + withOptions + without)
  }

  private var tolerances: [SceneField] {
    vocabulary.toleratedKinds.map {
      SceneField($0, .number(0...100_000), "In \(vocabulary.units[$0] ?? "points").")
    }
  }
}

extension HandlerSignature.Option {
  fileprivate var field: SceneField {
    SceneField(name, range.map(SceneShape.number) ?? .words(values.map(\.description)))
  }
}

extension SceneShape {
  /// A list of numbers that is one value, or a list of such lists, one per case.
  fileprivate var orSeveral: SceneShape {
    .single(.oneOf([self, .list(.single(self), count: 1...100_000)]))
  }
}

extension SceneShapes {
  /// A map of what must hold, or a list of such maps.
  private static func requirements(_ span: Requirement.Span) -> SceneShape {
    let subjects = Requirement.Subject.allCases.map { subject in
      let claims = SceneShape.words(subject.claims(span).map(\.rawValue))
      return SceneField(
        subject.rawValue, .single(.oneOf([claims, .list(claims, count: 1...10)])),
        "What must hold of it.")
    }
    let seconds = SceneShape.number(SceneReader.requiredSeconds)
    let bounds = [
      SceneField(
        "within", .number(SceneReader.requiredPoints),
        "Points by which it may be missed; half a device pixel by default."),
      SceneField("from", seconds, "The second of the scene from which on it must hold."),
      SceneField("until", seconds, "The second of the scene until which it must hold."),
    ]
    let one = SceneShape.map(subjects + bounds)
    return .single(.oneOf([one, .list(one, count: 1...100)]))
  }

  private static let deviceNames = SceneShape.names(Device.catalog.map(\.name))
  private static let systemNames = SceneShape.names(KeyboardProfile.all.map(\.name))
  private static let inset = SceneShape.number(0...2048)

  private static let device = [
    SceneField("name", .text, "What reports call it."),
    SceneField(
      "points", .list(.number(64...4096), count: 2...2), "The screen as [width, height].",
      isRequired: true),
    SceneField("scale", .number(0.5...8), "Pixels per point; 2 by default."),
    SceneField(
      "safeArea", .map(["top", "bottom"].map { SceneField($0, inset, "Points.") }),
      "What bars keep clear of."),
    SceneField("keyboard", .number(1...4096), "The keyboard's height."),
    SceneField(
      "landscape",
      .map([
        SceneField(
          "safeArea",
          .map(["top", "left", "bottom", "right"].map { SceneField($0, inset, "Points.") }),
          "What bars keep clear of."),
        SceneField("keyboard", .number(1...4096), "The keyboard's height."),
      ]), "The device on its side."),
  ]

  private static let system = [
    SceneField("name", .text, "What reports call it."),
    SceneField(
      "spring",
      .map([
        SceneField("mass", .number(1e-6...1e6), "1 by default."),
        SceneField("stiffness", .number(1e-6...1e9), "Newtons per metre.", isRequired: true),
        SceneField("damping", .number(0...1e9), "Newton seconds per metre.", isRequired: true),
        SceneField("initialVelocity", .number(-1e6...1e6), "0 by default."),
      ]), "How the keyboard moves.", isRequired: true),
    SceneField("duration", .number(0...60), "Seconds that it really moves.", isRequired: true),
    SceneField("notifiedDuration", .number(0...60), "Seconds that notifications say."),
    SceneField("ambient", .flag, "Whether notifications come inside the system's own animation."),
  ]

  private static let transcript = [
    SceneField("messages", .integer(0...10_000), "How many there are."),
    SceneField("height", .number(1...10_000), "The height of each; 44 by default."),
    SceneField("heights", .list(.number(1...10_000), count: 0...10_000), "The height of each."),
    SceneField("texts", .list(.text, count: 0...10_000), "What each says."),
  ]

  private static let dropped: SceneShape = {
    let seconds = SceneShape.number(0...660)
    let one = SceneShape.oneOf([
      .integer(0...1_000_000),
      .map([
        SceneField("from", seconds, "The first second.", isRequired: true),
        SceneField("to", seconds, "The second after it.", isRequired: true),
      ]),
    ])
    return .oneOf([one, .list(one, count: 0...10_000)])
  }()
}
