extension UIScreen {
  /// Says in its layer whether what it shows is meant for dark surroundings.
  ///
  /// The keyboard and the system's own marks follow it: it is what the first window's root says.
  func noteStyle() {
    let root = windows.first?.rootViewController
    let isDark =
      root?.viewIfLoaded?.isInTheDark ?? windows.first?.isInTheDark ?? UIColor.systemIsDark
    if layer.decoration.isDark != isDark { layer.decoration.isDark = isDark }
  }
}

extension UITraitCollection {
  /// Makes a system in dark or in light style of what is played from now on.
  nonisolated package static func setSystemStyle(isDark: Bool) { UIColor.systemIsDark = isDark }
}
