/// The look of a chat's input bar.
public enum BarStyle: String, Hashable, Sendable, CaseIterable, Codable {
  /// As wide as the screen, with a ground that goes on below it.
  case standard
  /// A capsule apart from the edges and from the keyboard, as iOS 26 has bars.
  ///
  /// It has no ground below it, so that what shows there on its way is no gap. Seam's own screens
  /// look so; an app's own bar looks as the app has it.
  case floating
}
