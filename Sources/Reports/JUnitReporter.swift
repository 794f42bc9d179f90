import Detectors

/// A test suite for each scene, a test case for each combination.
///
/// Holds to both schemas in use, that of Ant's JUnit task and that of Jenkins' xUnit plugin: no
/// attributes for files and lines, which are in the suite's properties and in the failure's text,
/// times with three decimals, a time stamp without zone. By default times are those of the scene's
/// clock and the stamp is that of the release, so that the same scene gives the same bytes.
public struct JUnitReporter: Reporter {
  /// The name on the command line.
  public static let name = "junit"
  /// The name of its file where only a folder is given.
  public static let fileName = "seam.xml"

  /// Creates a j unit reporter.
  public init() {}

  /// Writes the report part by part.
  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
    for (index, scene) in report.scenes.enumerated() {
      sink.write(head(of: scene, id: index, options))
      for reported in scene { sink.write(testCase(reported, options)) }
      let excused = scene.excusedLines.joined(separator: "\n").xml
      let output = excused.isEmpty ? "<system-out/>" : "<system-out>\(excused)</system-out>"
      sink.write("    \(output)\n    <system-err/>\n  </testsuite>\n")
    }
    if let interruption = report.interruption {
      sink.write(suite(interruption, id: report.scenes.count, options))
    }
    sink.write("</testsuites>\n")
  }

  /// A suite of the one error that the run was interrupted: the others may all have passed.
  private func suite(_ interruption: String, id: Int, _ options: ReportOptions) -> String {
    """
      <testsuite name="interrupted" package="seam" id="\(id)" tests="1" failures="0" errors="1" \
    time="0.000" timestamp="\(options.timestamp.xml)" hostname="localhost">
        <properties/>
        <testcase name="interrupted" classname="seam" time="0.000">
          <error message="\(interruption.xml)" type="error">\(interruption.xml)</error>
        </testcase>
        <system-out/>
        <system-err/>
      </testsuite>

    """
  }

  private func head(of scene: ReportedScene, id: Int, _ options: ReportOptions) -> String {
    let failures = scene.count { $0.verdict == .fail }
    let errors = scene.count { $0.verdict == .error }
    let time = scene.reduce(0) { $0 + $1.time(options.times) }
    let place = scene[0]
    return """
        <testsuite name="\(scene.title.xml)" package="seam" id="\(id)" tests="\(scene.count)" \
      failures="\(failures)" errors="\(errors)" time="\(time.thousandths)" \
      timestamp="\(options.timestamp.xml)" hostname="localhost">
          <properties>
            <property name="file" value="\(place.file.plain.xml)"/>
            <property name="line" value="\(place.line)"/>
          </properties>

      """
  }

  private func testCase(_ reported: ReportedCase, _ options: ReportOptions) -> String {
    let attributes = """
      name="\(reported.name.xml)" classname="\(reported.handler.xml)" \
      time="\(reported.time(options.times).thousandths)"
      """
    switch reported.verdict {
    case .pass:
      return "    <testcase \(attributes)/>\n"
    case .fail:
      return outcome("failure", type: reported.faultType, reported, attributes)
    case .error:
      return outcome("error", type: reported.faultType, reported, attributes)
    }
  }

  private func outcome(
    _ element: String, type: String, _ reported: ReportedCase, _ attributes: String
  ) -> String {
    let lines = reported.lines
    let place = "\(reported.file):\(reported.line): \(reported.name)".plain
    return """
          <testcase \(attributes)>
            <\(element) message="\((lines.first ?? "").xml)" type="\(type.xml)">\
      \(([place] + lines).joined(separator: "\n").xml)</\(element)>
          </testcase>

      """
  }
}

extension ReportedCase {
  /// The worst of the unexpected: a kind, or what else went wrong.
  var faultType: String {
    guard verdict != .error else { return "error" }
    return unexpected.first?.kind.rawValue ?? "missing"
  }

  /// Seconds, of the clock that is asked for.
  fileprivate func time(_ times: ReportOptions.Times) -> Double {
    times == .measured ? elapsed ?? 0 : duration
  }
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
