import Foundation

/// One page to look at: a file that opens from disk, with every case drawn from its track.
///
/// A user's text is data in a JSON element, and no markup: the page's own policy lets only its
/// own script and style run, by their hashes, and pictures come from the page itself.
public struct HTMLReporter: Reporter {
  /// The name on the command line.
  public static let name = "html"
  /// The name of its file where only a folder is given.
  public static let fileName = "seam.html"
  /// True: it shows where keyboard and bar are.
  public static let needsTracks = true

  /// Of how many cases the page has the tracks, so that browsers open it at once.
  private let mostTracks: Int

  /// Creates an HTML reporter.
  public init() { mostTracks = 5_000 }

  package init(mostTracks: Int) { self.mostTracks = mostTracks }

  /// Writes the report part by part.
  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    let style = PageCode(PageCode.style, .style).text
    let script = PageCode(PageCode.script, .script).text
    let policy = """
      default-src 'none'; script-src '\(SHA256.source(of: script))'; \
      style-src '\(SHA256.source(of: style))'; img-src data:; base-uri 'none'; form-action 'none'
      """
    let parts = ["policy": policy, "style": style, "script": script]
    // Every other piece of the template is the name of a part; parts are not looked into.
    let pieces = PageCode(PageCode.template, .page).text.components(separatedBy: "%%")
    for (index, piece) in pieces.enumerated() {
      if index.isMultiple(of: 2) {
        sink.write(piece)
      } else if piece == "data" {
        PageData.write(report, mostTracks: mostTracks, to: &sink)
      } else {
        sink.write(parts[piece] ?? "")
      }
    }
  }
}
