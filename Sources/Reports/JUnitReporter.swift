import Compositing
public import Detectors
import Foundation
import Scenes

/// A test suite for each scene, a test case for each combination.
///
/// Holds to both schemas in use, that of Ant's JUnit task and that of Jenkins' xUnit plugin: no
/// files or lines, times with three decimals, a time stamp without zone. The stamp is the start of
/// the simulated clock, so that the same scene gives the same bytes; times are simulated, too.
public struct JUnitReporter: Reporter {
  public static let name = "junit"
  public static let fileName = "seam.xml"

  public init() {}

  public func report(_ results: [CaseResult]) -> String {
    let scenes = results.map(\.scene.scene).uniqued()
    let suites = scenes.enumerated().map { index, scene in
      suite(scene, id: index, results.filter { $0.scene.scene == scene })
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func suite(_ scene: String, id: Int, _ results: [CaseResult]) -> String {
    let failures = results.count { $0.verdict == .fail }
    let errors = results.count { $0.verdict == .error }
    let time = results.reduce(0) { $0 + $1.duration }
    return """
        <testsuite name="\(scene.xml)" package="seam" id="\(id)" tests="\(results.count)" \
      failures="\(failures)" errors="\(errors)" time="\(time.thousandths)" \
      timestamp="1970-01-01T00:00:00" hostname="localhost">
          <properties/>
      \(results.map(testCase).joined(separator: "\n"))
          <system-out/>
          <system-err/>
        </testsuite>
      """
  }

  private func testCase(_ result: CaseResult) -> String {
    let attributes = """
      name="\(result.scene.name.xml)" classname="\(result.scene.handler.description.xml)" \
      time="\(result.duration.thousandths)"
      """
    switch result.verdict {
    case .pass:
      return "    <testcase \(attributes)/>"
    case .fail:
      return outcome("failure", type: result.type, result, attributes)
    case .error:
      return outcome("error", type: "error", result, attributes)
    }
  }

  private func outcome(
    _ element: String, type: String, _ result: CaseResult, _ attributes: String
  ) -> String {
    let lines = result.lines
    return """
          <testcase \(attributes)>
            <\(element) message="\((lines.first ?? "").xml)" type="\(type.xml)">\
      \(lines.joined(separator: "\n").xml)</\(element)>
          </testcase>
      """
  }
}

extension CaseResult {
  /// What is worst, as the type of a failure.
  fileprivate var type: String { worst?.kind.rawValue ?? "missing" }
}

extension String {
  /// Safe in an element and in an attribute; characters that XML forbids become U+FFFD.
  var xml: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Array where Element: Hashable {
  /// Each element once, in order of first appearance.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
