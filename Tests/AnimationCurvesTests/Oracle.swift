import Foundation

/// Tables of exact values from `Tests/Fixtures/AnimationCurves`, which says how they are made.
enum Oracle {
  /// Rows of `x1 y1 x2 y2 x y`.
  static func beziers() throws -> [[Double]] {
    try rows("beziers.txt", columns: 6)
  }

  /// Rows of `mass stiffness damping initialVelocity allowsOverdamping time progress velocity`.
  static func springs() throws -> [[Double]] {
    try rows("springs.txt", columns: 8)
  }

  private static func rows(_ name: String, columns: Int) throws -> [[Double]] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("Fixtures/AnimationCurves/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").map { line in
      let row = line.split(separator: " ").map { Double($0) ?? .nan }
      precondition(row.count == columns, "\(name) has a row of \(row.count) columns")
      return row
    }
  }
}
