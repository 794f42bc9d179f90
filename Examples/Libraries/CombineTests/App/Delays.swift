import Combine
import UIKit

/// A text that is published at once, when it rests, and an hour later.
@MainActor
final class Delays {
  private let typed = PassthroughSubject<String, Never>()
  private var kept: Set<AnyCancellable> = []

  func start(_ note: @escaping (String) -> Void) {
    typed.receive(on: DispatchQueue.main).sink { note("received \($0)") }.store(in: &kept)
    typed.debounce(for: .seconds(0.3), scheduler: RunLoop.main).sink { note("rested \($0)") }
      .store(in: &kept)
    typed.delay(for: .seconds(3600), scheduler: OperationQueue.main).sink { note("late \($0)") }
      .store(in: &kept)
    typed.send("a")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [typed] in typed.send("b") }
  }
}
