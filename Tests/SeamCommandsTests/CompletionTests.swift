import Foundation
import TestSupport
import Testing

/// Shells offer the names of handlers, devices and systems, which the program is asked for.
@Suite struct CompletionTests {
  /// The words that bash offers for a line's last word.
  private func offers(_ words: [String]) throws -> [String] {
    let folder = URL(fileURLWithPath: SeamProcess.path(of: "seam")).deletingLastPathComponent().path
    let script = """
      export PATH='\(folder)':$PATH
      source <(seam --generate-completion-script bash)
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE} COMP_TYPE=9
      _seam seam "${@: -1}" "${@: -2:1}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = try SeamProcess(program: "/bin/bash", ["-c", script, "bash"] + words)
    return bash.output.split(separator: "\n").map(String.init)
  }

  @Test func bashOffersNamesThatCanBeTyped() throws {
    #expect(try offers(["seam", "film", "--handler", "fr"]) == ["frame"])
    #expect(try offers(["seam", "hunt", "--system", "iOS"]).contains("iOS\\ 26"))
    #expect(
      try offers(["seam", "hunt", "--device", "iPhone"])
        .contains("iPhone\\ SE\\ \\(1st\\ generation\\)"))
    #expect(try offers(["seam", "curve", "keyboard", "--profile", "iOS"]).contains("iOS\\ 18"))
  }

  @Test(arguments: ["zsh", "fish"]) func otherShellsAskTheProgramToo(shell: String) throws {
    let script = try SeamProcess("--generate-completion-script", shell)
    #expect(script.status == 0 && script.output.contains("---completion"))
  }
}
