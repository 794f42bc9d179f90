import Foundation

extension ClipFile {
  /// The frames of the clip from one time to another, each as rows of column means.
  ///
  /// - Parameters:
  ///   - start: seconds of the clip's own stamps; nil for its begin.
  ///   - end: seconds; nil for its end.
  /// - Returns: The frames.
  /// - Throws: A ``RecordingError`` where there are none, or too many.
  package func rows(from start: Double?, to end: Double?) throws(RecordingError) -> RowPictures {
    let bounds = [start.map { "start=\($0)" }, end.map { "end=\($0)" }].compactMap { $0 }
    let cut = bounds.isEmpty ? "" : "trim=\(bounds.joined(separator: ":")),"
    let columns = RowPictures.columns
    let limit = ClipLimits.greatestRows * columns + 1
    var bytes: [UInt8] = []
    let (messages, isWell) = try decode(
      "\(cut)showinfo=checksum=0,scale=\(columns):ih:flags=area,format=gray", as: "gray",
      most: ClipLimits.greatestCount + 1
    ) { data in
      bytes.append(contentsOf: data)
      return bytes.count < limit
    }
    let stamps = StampLines(messages)
    guard let size = stamps.size, !stamps.times.isEmpty else {
      throw .wrongInput(Self.reason(messages, isCut: !bounds.isEmpty))
    }
    guard size.width * size.height <= ClipLimits.greatestArea,
      size.height <= ClipLimits.greatestHeight
    else {
      throw .wrongInput(
        "has frames of \(size.width) x \(size.height) pixels: at most"
          + " \(ClipLimits.greatestHeight) rows and \(ClipLimits.greatestArea / 1_000_000) million"
          + " pixels are read; scale it down")
    }
    let length = size.height * columns
    let count = min(bytes.count / length, stamps.times.count)
    guard count <= ClipLimits.frames(ofHeight: size.height) else {
      throw .wrongInput(
        "has more than \(ClipLimits.frames(ofHeight: size.height)) frames of \(size.height) rows:"
          + " cut it with --from and --to")
    }
    guard isWell || count > 1 else {
      throw .wrongInput(Self.reason(messages, isCut: !bounds.isEmpty))
    }
    return RowPictures(
      width: size.width, height: size.height, times: stamps.ordered(count),
      frames: (0..<count).map { Array(bytes[$0 * length..<($0 + 1) * length]) })
  }

  /// Why ffmpeg found no frame, in a line.
  private static func reason(_ messages: String, isCut: Bool) -> String {
    if messages.contains("not on whitelist") || messages.contains("Invalid data found") {
      return messages.contains("moov atom not found")
        ? "the clip is cut off: its index is missing; copy it anew"
        : "not a clip: mp4, mov, webm, mkv, gif, APNG, avi and ts are read"
    }
    if messages.contains("matches no streams") { return "the clip has no moving picture" }
    if isCut { return "no frame lies between --from and --to" }
    return "ffmpeg finds no frame in the clip"
  }
}

/// What ffmpeg's `showinfo` says of the frames that it hands on.
struct StampLines {
  private(set) var times: [Double] = []
  private(set) var size: (width: Int, height: Int)?

  init(_ messages: String) {
    for line in messages.split(separator: "\n") where line.hasPrefix("[Parsed_showinfo") {
      guard let stamp = line.field("pts_time:") else { continue }
      times.append(Double(stamp) ?? .nan)
      if size == nil, let text = line.field(" s:") {
        let sides = text.split(separator: "x").compactMap { Int($0) }
        if sides.count == 2 { size = (sides[0], sides[1]) }
      }
    }
  }

  /// The first stamps, ascending: one that is missing or runs back is put a bit after the last.
  func ordered(_ count: Int) -> [Double] {
    var ordered: [Double] = []
    for time in times.prefix(count) {
      let least = (ordered.last ?? -.infinity) + 1e-4
      ordered.append(time.isFinite ? max(time, least) : max(0, least))
    }
    return ordered
  }
}

extension Substring {
  /// The word behind a label.
  fileprivate func field(_ label: String) -> Substring? {
    range(of: label).map { self[$0.upperBound...].drop { $0 == " " }.prefix { $0 != " " } }
  }
}
