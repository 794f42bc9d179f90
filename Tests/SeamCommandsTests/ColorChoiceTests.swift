import SeamCommands
import Testing

struct ColorChoiceTests {
  @Test(arguments: [
    ([:], true, true), ([:], false, false),
    (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
    (["TERM": "dumb"], true, false), (["CLICOLOR": "0"], true, false),
    (["FORCE_COLOR": "1"], false, true), (["FORCE_COLOR": "3"], false, true),
    (["FORCE_COLOR": "0"], true, false), (["FORCE_COLOR": ""], false, false),
    (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], false, false),
    (["TERM": "dumb", "CLICOLOR_FORCE": "1"], false, true),
  ])
  func coloursFollowTheVariables(
    environment: [String: String], isTerminal: Bool, isColored: Bool
  ) {
    #expect(ColorChoice.isColored(isTerminal: isTerminal, environment) == isColored)
  }
}
