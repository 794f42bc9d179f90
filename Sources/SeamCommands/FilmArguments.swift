public import ArgumentParser
public import Filmstrips

/// The layout and the look of films, as the command line says it.
struct FilmArguments: ParsableArguments {
  @Option(
    help: """
      How many frames a row shows; the worst of each finding is among them (1 or more). Fewer \
      where fewer refreshes have motion.
      """)
  var columns = FilmOptions().columns

  @Option(help: "On how many lines a handler's frames are spread (1 or more).")
  var rows = FilmOptions().lines

  @Option(
    help: """
      The greatest width of the image in pixels, at which rows wrap (default: 1200, or what one \
      column takes).
      """)
  var width: Int?

  @Option(
    help: """
      Pixels per point of the phones (0.05 to 8; default: 0.5, or with --zoom the \
      device's own scale).
      """)
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The colours: \(Appearance.allCases.map(\.rawValue).joined(separator: " or ")).",
      valueName: "appearance"))
  var appearance = Appearance.light

  @Option(
    help: ArgumentHelp(
      "Show only a band around the seam, so that a gap of two pixels can be seen: seam.",
      valueName: "part"))
  var zoom: FilmOptions.Zoom?

  @Option(
    help: """
      The most colours of a strip (2 to 256): a palette, for a file a third as large. All by \
      default.
      """)
  var colors: Int?

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      """
      A font file for the messages' text, which is grey lines without one; repeatable, each is \
      asked for what those before it lack. #index chooses a face of a collection.
      """, valueName: "path[#index]"))
  var fonts: [FontReference] = []

  @Flag(help: "Show the phones alone: no marks, no verdicts, no curves.")
  var plain = false

  var options: FilmOptions {
    FilmOptions(
      columns: columns, lines: rows, width: width, scale: scale, appearance: appearance,
      zoom: zoom, fonts: fonts, colors: colors, isPlain: plain)
  }
}

extension Appearance: ExpressibleByArgument {}

extension FilmOptions.Zoom: ExpressibleByArgument {}

extension FontReference: ExpressibleByArgument {}

/// The format of pictures.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, apng
}
