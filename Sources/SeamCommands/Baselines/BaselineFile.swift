import Foundation
import Reports

/// Baselines, reports and costs on disk.
enum BaselineFile {
  /// Reads a baseline.
  static func baseline(at path: String) throws(CommandFailure) -> Baseline {
    let data = try data(at: path, orElse: "write it with seam accept")
    do {
      return try Baseline(text: String(decoding: data, as: UTF8.self))
    } catch {
      throw CommandFailure(.wrongInput, ["\(path):\(error.line):1: error: \(error)"])
    }
  }

  /// Reads a JSON report.
  static func report(at path: String) throws(CommandFailure) -> Report {
    let data = try data(at: path, orElse: "write it with --reporter json=\(path)")
    do {
      return try Report(json: data)
    } catch {
      throw CommandFailure(
        .wrongInput,
        ["\(path):1:1: error: this is no report of seam check --reporter json: \(error.reason)"])
    }
  }

  /// Reads what cases take.
  static func costs(at path: String) throws(CommandFailure) -> CaseCosts {
    let data = try data(at: path, orElse: "write it with seam check --save-costs")
    do {
      return try CaseCosts(text: String(decoding: data, as: UTF8.self))
    } catch {
      throw CommandFailure(.wrongInput, ["\(path):\(error.line):1: error: \(error)"])
    }
  }

  private static func data(
    at path: String, orElse advice: String
  ) throws(CommandFailure) -> Data {
    let file =
      path == OutputFile.standardOutput ? .standardInput : FileHandle(forReadingAtPath: path)
    guard let data = try? file?.readToEnd() else {
      throw CommandFailure(
        .wrongInput, ["\(path):1:1: error: the file cannot be read: \(advice)"])
    }
    return data
  }
}

extension Error {
  /// The words of a decoder, with the place in the values.
  fileprivate var reason: String {
    let context: DecodingError.Context? =
      switch self as? DecodingError {
      case .dataCorrupted(let context), .keyNotFound(_, let context),
        .typeMismatch(_, let context), .valueNotFound(_, let context):
        context
      default: nil
      }
    guard let context else { return "it is not JSON" }
    let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return place.isEmpty
      ? context.debugDescription
      : "\(place.joined(separator: ".")): \(context.debugDescription)"
  }
}
