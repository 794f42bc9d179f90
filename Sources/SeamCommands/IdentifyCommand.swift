import ArgumentParser
import MotionFits
import MotionLogs
import SceneFiles
import Scenes

/// Says which curves motions followed.
struct IdentifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract: "Says which curve a motion followed.",
    discussion: """
      Reads a clip, a playback, a log, or CSV with a column 'time' in seconds and a column of positions for \
      each thing that moves. Each motion is fitted with the system keyboards' springs, UIKit's \
      curves, springs and Beziers, with free start, offset and way. Of a clip in which no bar is found \
      it reads the keyboard alone. 'iOS 18' stands for iOS 10 to \
      18, whose keyboards move alike. No curve is named where the second fits nearly as well (less \
      than 1.25 times the residual), or none fits. Examples:

        seam identify clip.mp4
        seam identify recorder.csv
        seam identify web-page.csv --format json
      """)

  @Argument(help: "Clips, playbacks, logs or CSV; - is the standard input.")
  var files: [String]

  @Option(help: "One of table, json.")
  var format = IdentifyFormat.table

  func run() throws {
    var motions: [IdentifiedMotion] = []
    for file in files { motions += try IdentifiedMotion.all(in: file) }
    Terminal.write(try format.text(of: motions))
  }
}

/// The format of identified motions.
enum IdentifyFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json

  /// The motions as text.
  func text(of motions: [IdentifiedMotion]) throws -> String {
    switch self {
    case .table: IdentifiedTable(motions).text
    case .json: try IdentifiedReport(motions).text
    }
  }
}
