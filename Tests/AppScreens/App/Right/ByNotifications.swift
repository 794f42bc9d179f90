import UIKit

/// A bar that a constraint lifts, by what `keyboardWillChangeFrame` says.
///
/// The rectangle is converted and intersected, the safe area subtracted once, and the keyboard's own
/// duration and curve are used.
final class ByNotificationsController: ObservingController {}
