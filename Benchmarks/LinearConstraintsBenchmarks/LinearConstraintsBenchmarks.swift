import Benchmark
import ChatLayouts
import LinearConstraints

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], warmupIterations: 5, maxDuration: .seconds(1),
    maxIterations: 100_000)

  for messages in [10, 100, 1000] {
    for anchor in ChatLayout.Anchor.allCases {
      let name = "\(messages) messages, \(anchor.rawValue)"
      let layout = ChatLayout(messages: messages, anchor: anchor)
      let constraints = layout.constraints

      Benchmark("Cycle of 120 frames, read, \(name)") { benchmark in
        guard let solver = solver(of: layout, constraints) else { return }
        let values = UnsafeMutablePointer<Double>.allocate(capacity: solver.withValues(\.count))
        defer { values.deallocate() }
        benchmark.startMeasurement()
        for height in ChatLayout.heights {
          move(solver, layout, height)
          solver.withValues { present in
            guard let first = present.baseAddress else { return }
            values.update(from: first, count: present.count)
          }
        }
        benchmark.stopMeasurement()
        blackHole(values[0])
      }
      Benchmark("Cycle of 120 frames, in place, \(name)") { benchmark in
        guard let solver = solver(of: layout, constraints) else { return }
        benchmark.startMeasurement()
        for height in ChatLayout.heights { move(solver, layout, height) }
        benchmark.stopMeasurement()
        blackHole(solver.value(of: layout.keyboard))
      }
      Benchmark("Make and build, \(name)") { _ in
        let layout = ChatLayout(messages: messages, anchor: anchor)
        blackHole(solver(of: layout, layout.constraints))
      }
      Benchmark("Build, \(name)") { _ in blackHole(solver(of: layout, constraints)) }
      Benchmark("Append, \(name)") { benchmark in
        guard let solver = solver(of: layout, constraints) else { return }
        var grown = layout
        benchmark.startMeasurement()
        let (removed, added) = grown.append()
        try? solver.replace([removed], with: added)
        benchmark.stopMeasurement()
      }
      Benchmark("Remove, \(name)") { benchmark in
        guard let solver = solver(of: layout, constraints) else { return }
        var grown = layout
        let (removed, added) = grown.append()
        try? solver.replace([removed], with: added)
        let (taken, last) = grown.removeLast(added)
        benchmark.startMeasurement()
        try? solver.replace(taken, with: [last])
        benchmark.stopMeasurement()
      }
    }
  }
}

/// A solver with the layout, its keyboard edited and moved once through all its heights.
private func solver(of layout: ChatLayout, _ constraints: [Constraint]) -> Solver? {
  let solver = Solver()
  solver.reserveSlots(for: layout.variablesByKind)
  guard (try? solver.add(contentsOf: constraints)) != nil,
    (try? solver.addEdit(layout.keyboard)) != nil
  else { return nil }
  return solver
}

private func move(_ solver: Solver, _ layout: ChatLayout, _ height: Double) {
  try? solver.suggest(height, for: layout.keyboard)
  try? solver.update()
}
