/// What says to the compiler which line of which file it reads.
enum SourceLocation {
  static func directive(_ path: String, line: Int) -> String {
    let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: \(line))"
  }
}
