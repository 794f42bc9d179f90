/// What a scene asks of the keyboard beside where it goes.
struct KeyboardRequests {
  /// Whether keyboards fade instead of sliding, as Prefer Cross-Fade Transitions asks.
  var crossFade = false
  /// Whether no notifications are posted of what it does now.
  var isSilent = false
  /// How the next change that the first responder causes moves; the profile's way where it is nil.
  var timing: NotifiedTiming?
  /// The height of the system's keys, in points; nil for the device's own.
  var keysHeight: Double?
}
