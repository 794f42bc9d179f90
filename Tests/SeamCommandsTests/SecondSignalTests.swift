import Foundation
import Testing

@testable import SeamCommands

/// Lets a signal ask the program to end, whatever its starter has others do with that.
private func wait(for number: Int32) {
  signal(number, SIG_DFL)
  Interruption.prepare()
  Interruption.waitForWork()
}

/// Asks by a signal, and by the same one some seconds of the clock later; then goes on.
private func ask(again seconds: [Int]) {
  wait(for: SIGTERM)
  let start = time(nil)
  raise(SIGTERM)
  for second in seconds {
    while time(nil) - start < second { usleep(2000) }
    raise(SIGTERM)
  }
}

/// A signal asks a program that works to end, and a later one ends it: each has a process to itself.
struct SecondSignalTests {
  /// Some starters send it twice, which is one wish.
  @Test func aSignalThatIsSentTwiceAsks() async {
    await #expect(processExitsWith: .success) {
      #expect(!Interruption.isAsked)
      ask(again: [0, 1])
      #expect(Interruption.isAsked)
    }
  }

  /// However often it has come before, one that comes a second after the first ends the program.
  @Test func aSecondSignalEndsTheRun() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { ask(again: [1, 2]) }
  }

  /// A run that has done its work ends by the first signal again.
  @Test func aSignalAfterTheWorkEndsTheRun() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      ask(again: [])
      Interruption.endAtOnce()
      raise(SIGTERM)
    }
  }

  /// What ends a program that was asked is the signal that has asked.
  @Test(arguments: [SIGINT, SIGTERM]) func aProgramEndsByTheSignalThatAsked(number: Int32) async {
    await #expect(processExitsWith: .signal(number)) { [number] in
      wait(for: number)
      raise(number)
      Interruption.endAsAsked()
    }
  }
}
