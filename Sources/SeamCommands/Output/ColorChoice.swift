/// The choice between coloured and plain text.
package enum ColorChoice {
  /// True for a terminal unless the environment asks for no colours, and elsewhere if it asks for
  /// them.
  ///
  /// Source: no-color.org, force-color.org, bixense.com/clicolors. `NO_COLOR` comes first.
  package static func isColored(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    if isSet("NO_COLOR") { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] where isSet(name) {
      guard ["0", "false"].contains(environment[name]?.lowercased()) else { return true }
    }
    let isUnwanted = ["FORCE_COLOR", "CLICOLOR"].contains {
      ["0", "false"].contains(environment[$0]?.lowercased())
    }
    return isTerminal && !isUnwanted && environment["TERM"] != "dumb"
  }
}
