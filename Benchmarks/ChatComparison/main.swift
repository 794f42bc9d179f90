import ChatLayouts
import Foundation
import LinearConstraints

// Prints `messages,anchor,what,nanoseconds` and writes the values of every twelfth frame to a file.
//
// The values are those of the chat layout's variables in the order in which they are made, as
// eight-byte floating point numbers. Run by `compare-kiwi`.

/// Nanoseconds since some moment.
func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The median of what a body measures, over so many runs.
func median(_ runs: Int, _ body: () throws -> Double) rethrows -> Double {
  let figures = try (0..<runs).map { _ in try body() }.sorted()
  return figures[figures.count / 2]
}

func time(_ body: () throws -> Void) rethrows -> Double {
  let start = now()
  try body()
  return Double(now() - start)
}

/// One size of chat, hung on one anchor.
struct Comparison {
  let messages: Int
  let anchor: ChatLayout.Anchor

  func run(into file: inout Data) throws {
    let layout = ChatLayout(messages: messages, anchor: anchor)
    try report("build", build())
    try report("build, made before", add(layout))
    try report("build, one at a time", addEach(layout))
    let solver = try solver(of: layout)
    try report("frame", frames(solver, layout, isReading: true))
    try report("frame, in place", frames(solver, layout, isReading: false))
    try reportChanges(solver, layout)
    for (index, height) in ChatLayout.heights.enumerated() where index % 12 == 0 {
      try move(solver, layout, height)
      let values = layout.variables.map { solver.value(of: $0) }
      values.withUnsafeBytes { file.append(contentsOf: $0) }
    }
  }

  private func report(_ what: String, _ nanoseconds: Double) {
    print("\(messages),\(anchor.rawValue),\"\(what)\",\(nanoseconds)")
  }

  private func build() throws -> Double {
    try median(messages < 1000 ? 101 : 21) {
      try time {
        let layout = ChatLayout(messages: messages, anchor: anchor)
        let solver = Solver()
        try solver.add(contentsOf: layout.constraints)
        try solver.addEdit(layout.keyboard)
      }
    }
  }

  private func add(_ layout: ChatLayout) throws -> Double {
    let constraints = layout.constraints
    return try median(messages < 1000 ? 101 : 21) {
      try time {
        let solver = Solver()
        try solver.add(contentsOf: constraints)
        try solver.addEdit(layout.keyboard)
      }
    }
  }

  private func addEach(_ layout: ChatLayout) throws -> Double {
    let constraints = layout.constraints
    return try median(messages < 1000 ? 101 : 21) {
      try time {
        let solver = Solver()
        for constraint in constraints { try solver.add(constraint) }
        try solver.addEdit(layout.keyboard)
      }
    }
  }

  private func solver(of layout: ChatLayout) throws -> Solver {
    let solver = Solver()
    solver.reserveSlots(for: layout.variablesByKind)
    try solver.add(contentsOf: layout.constraints)
    try solver.addEdit(layout.keyboard)
    return solver
  }

  private func move(_ solver: Solver, _ layout: ChatLayout, _ height: Double) throws {
    try solver.suggest(height, for: layout.keyboard)
    try solver.update()
  }

  private func frames(_ solver: Solver, _ layout: ChatLayout, isReading: Bool) throws -> Double {
    let values = UnsafeMutablePointer<Double>.allocate(capacity: solver.withValues(\.count))
    defer { values.deallocate() }
    return try median(201) {
      try time {
        for height in ChatLayout.heights {
          try move(solver, layout, height)
          guard isReading else { continue }
          solver.withValues { present in
            guard let first = present.baseAddress else { return }
            values.update(from: first, count: present.count)
          }
        }
      } / Double(ChatLayout.heights.count)
    }
  }

  private func reportChanges(_ solver: Solver, _ layout: ChatLayout) throws {
    var grown = layout
    try move(solver, layout, 0)
    var removals: [Double] = []
    let appended = try median(messages < 1000 ? 101 : 21) {
      var added: [Constraint] = []
      let taken = try time {
        let change = grown.append()
        added = change.added
        try solver.replace([change.removed], with: change.added)
      }
      removals.append(
        try time {
          let change = grown.removeLast(added)
          try solver.replace(change.removed, with: [change.added])
        })
      return taken
    }
    report("append", appended)
    report("remove", removals.sorted()[removals.count / 2])
    // The layout's own last constraint went with the first append.
    try solver.replace([grown.last], with: [layout.last])
  }
}

var file = Data()
for messages in [10, 100, 1000] {
  for anchor in ChatLayout.Anchor.allCases {
    try Comparison(messages: messages, anchor: anchor).run(into: &file)
  }
}
try file.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
