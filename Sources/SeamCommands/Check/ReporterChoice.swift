import ArgumentParser
import Reports

/// A reporter as it is asked for: `NAME[=FILE]`.
struct ReporterChoice {
  let reporter: any Reporter.Type
  /// Nil for the default file.
  let file: String?

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, let reporter = Reporters.named(name) else {
      throw ValidationError("name one of \(Reporters.all.map { $0.name }.joined(separator: ", "))")
    }
    guard parts.count == 2 || !argument.contains("=") else {
      throw ValidationError("name the file behind the '='")
    }
    self.reporter = reporter
    file = parts.count == 2 ? parts[1] : nil
  }
}
