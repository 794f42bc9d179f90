@testable import CaseWorkers
import Filmstrips
import Foundation
import Scenes
import TestSupport
import Testing

/// What processes say to each other, and how they end.
struct WorkerValueTests {
  /// As POSIX has it: a signal in the lowest seven bits, else a status in the next eight.
  @Test(arguments: 0..<256) func aStatusIsThatOfWait(_ value: Int32) {
    #expect(ProcessEnd(status: value << 8) == .exit(value))
    guard (1..<0x7F).contains(value) else { return }
    #expect(ProcessEnd(status: value) == .signal(value))
    #expect(ProcessEnd(status: value | 0x80) == .signal(value))
  }

  /// A program stops itself by what it does wrong; other signals come from outside.
  @Test func someSignalsAreTraps() {
    let own = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
    for signal in own { #expect(!ProcessEnd.signal(signal).isFromOutside) }
    for signal in [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGXCPU] {
      #expect(ProcessEnd.signal(signal).isFromOutside)
    }
    #expect(!ProcessEnd.exit(1).isFromOutside)
    #expect(ProcessEnd.exit(0).message == nil)
    #expect(ProcessEnd.exit(3).message == "the program ended with status 3")
    #expect(ProcessEnd.signal(SIGKILL).message == "stopped by signal 9 (Killed)")
    for signal in [SIGILL, SIGTRAP] {
      #expect(ProcessEnd.signal(signal).message?.contains("precondition") == true)
    }
  }

  @Test func progressIsReadAsItWasWritten() {
    for member in [0, 7, 31] {
      for phase in Phase.allCases {
        for time in [0, 0.1, 1e-9, 3599.983333333333] {
          let progress = WorkerProgress(member: member, phase: phase, time: time)
          #expect(WorkerProgress(line: Array(progress.line.utf8)) == progress)
        }
      }
    }
    for line in [
      "", "@", "@1 open", "@1 open 2 3", "@x open 2", "@1 shut 2", "@1 open x", "1 open 2",
    ] {
      #expect(WorkerProgress(line: Array(line.utf8)) == nil, "\(line)")
    }
  }

  /// Turns of one case at one time are of one instant, whatever the phase.
  @Test func anInstantIsOfACaseAndATime() {
    let one = WorkerProgress(member: 1, phase: .open, time: 2)
    #expect(one.isOfInstant(of: WorkerProgress(member: 1, phase: .closing, time: 2)))
    #expect(!one.isOfInstant(of: WorkerProgress(member: 2, phase: .open, time: 2)))
    #expect(!one.isOfInstant(of: WorkerProgress(member: 1, phase: .open, time: 2.5)))
  }

  /// The last message counts, with the place in the app's own source.
  @Test(
    arguments: [
      ("", nil), ("a word\n", nil),
      ("App/A.swift:12: Fatal error: no\n", "Fatal error: no (App/A.swift:12)"),
      ("Swift/Array.swift:7: Fatal error: Index out of range\n", "Fatal error: Index out of range"),
      (
        "A.swift:1: Fatal error: one\nmore\nA.swift:2: Precondition failed: two\nrest",
        "Precondition failed: two (A.swift:2)"
      ),
      ("Assertion failed", "Assertion failed"),
      ("x Could not cast value of type", "Could not cast value of type"),
    ] as [(String, String?)])
  func aTrapHasItsMessage(printed: String, message: String?) {
    #expect(TrapMessage.message(in: printed) == message)
  }

  @Test func aPageHasANameOfItsOwn() {
    let order = FilmOrder(
      cases: [], path: "out/a film.png", directory: "out", options: FilmOptions(), format: .png,
      parallelism: 1)
    #expect(order.path(ofPage: 1) == "out/a film.png")
    #expect(order.path(ofPage: 2) == "out/a film.2.png")
    #expect(order.path(ofPage: 13) == "out/a film.13.png")
  }

  /// Cases of an order are the first with the names and refreshes of the others.
  @Test func anOrderHasItsCases() {
    let first = SceneCase(
      name: "a / 1", scene: "a", label: "1", handler: HandlerSpec(name: "frame"),
      device: .known("iPhone 8"), events: [.show(200, at: 0)])
    var second = first
    second.rename(label: "2")
    (second.rate, second.phase, second.dropped) = (120, 0.004, [.indices(1...2)])
    let order = CheckOrder(.scene(first), [.scene(second)])
    #expect(order.scenes == [first, second])
    #expect(WorkerOrder.check(order).plays)
  }
}
