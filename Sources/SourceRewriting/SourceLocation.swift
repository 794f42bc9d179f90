/// The directive that gives the compiler another file and line to report.
enum SourceLocation {
  static func directive(_ path: String, line: Int) -> String {
    let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: \(line))"
  }
}
