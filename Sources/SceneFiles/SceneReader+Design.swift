import Scenes

extension SceneReader {
  /// The words of `corners`.
  static let cornerWords = ["ignored", "reported"]

  /// Gives a case what a scene says of the design: the bar's distance and look, and the corners.
  func design(_ scene: inout SceneCase, as fields: SceneFields) throws(SceneError) {
    scene.spacing = try fields["spacing"]?.number(in: 0...200, unit: "points") ?? 0
    let style = try fields["bar"]?.word(BarStyle.allCases.map(\.rawValue))
    scene.barStyle = style.flatMap(BarStyle.init) ?? .standard
    scene.reportsCorners = try fields["corners"]?.word(Self.cornerWords) == "reported"
  }
}
