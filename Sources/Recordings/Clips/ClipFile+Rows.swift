import Foundation
import Scenes

extension ClipFile {
  /// The frames of the clip from one time to another, each as rows of column means.
  ///
  /// - Parameters:
  ///   - start: seconds of the clip's own stamps; nil for its begin.
  ///   - end: seconds; nil for its end.
  ///   - isWanted: whether frames of a width and a height are of use; where they are not, the first few
  ///     are all that is read.
  ///   - readFrame: is called after each frame.
  /// - Returns: The frames.
  /// - Throws: A ``RecordingError`` where there are none, or too many.
  package func rows(
    from start: Double?, to end: Double?, where isWanted: (Int, Int) -> Bool = { _, _ in true },
    readFrame: () -> Void = {}
  ) throws(RecordingError) -> RowPictures {
    let bounds = [start.map { "start=\($0)" }, end.map { "end=\($0)" }].compactMap { $0 }
    let cut = bounds.isEmpty ? "" : "trim=\(bounds.joined(separator: ":")),"
    let columns = RowPictures.columns
    let limit = (ClipLimits.greatestRows + ClipLimits.greatestHeight) * columns
    var (bytes, isUseful): (FrameBytes, Bool?) = (FrameBytes(), nil)
    var (tooLong, told): (ClipLength?, Int) = (nil, 0)
    func tell() {
      for _ in told..<bytes.frames.count { readFrame() }
      told = bytes.frames.count
    }
    let (messages, isWell) = try decode(
      "\(cut)showinfo=checksum=0,scale=\(columns):ih:flags=area,format=gray", as: .pixels("gray"),
      most: ClipLimits.greatestCount + 1
    ) { data, said in
      if isUseful == nil, let size = StampLines(said()).size {
        isUseful = isWanted(size.width, size.height)
        bytes.length = size.height * columns
        tooLong = ClipLength(said(), from: start, to: end).flatMap {
          2 * $0.frames > 3 * ClipLimits.frames(ofHeight: size.height) ? $0 : nil
        }
      }
      bytes.append(data)
      tell()
      return bytes.count < limit && isUseful != false && tooLong == nil
    }
    let stamps = StampLines(messages)
    guard let size = stamps.size, !stamps.times.isEmpty else {
      throw failure(messages, isWell: isWell, isCut: !bounds.isEmpty)
    }
    try requireColors(messages)
    if let tooLong { throw .wrongInput(tooLong.message(rows: size.height)) }
    bytes.length = size.height * columns
    tell()
    let count = min(bytes.frames.count, stamps.times.count)
    try requireRows(size.width, size.height, in: count)
    guard isWell || count > 1 else {
      throw failure(messages, isWell: isWell, isCut: !bounds.isEmpty)
    }
    guard end != nil || !messages.contains("partial file") else {
      throw .wrongInput(
        "the clip ends after \(count) frames, before it should: copy it anew, or measure that part with --to"
      )
    }
    return RowPictures(
      width: size.width, height: size.height, times: stamps.ordered(count),
      frames: Array(bytes.frames.prefix(count)))
  }

  /// Refuses frames that are too large, or too many.
  private func requireRows(_ width: Int, _ height: Int, in count: Int) throws(RecordingError) {
    guard width * height <= ClipLimits.greatestArea, height <= ClipLimits.greatestHeight else {
      throw .wrongInput(
        "has frames of \(width) x \(height) pixels: at most \(ClipLimits.greatestHeight) rows and"
          + " \(ClipLimits.greatestArea / 1_000_000) million pixels are read; scale it down")
    }
    guard count <= ClipLimits.frames(ofHeight: height) else {
      throw .wrongInput(
        "has more than \(ClipLimits.frames(ofHeight: height)) frames of \(height) rows: cut it with"
          + " --from and --to")
    }
  }

  /// Refuses frames with a palette, which makes edges of its own.
  private func requireColors(_ messages: String) throws(RecordingError) {
    let isGIF = messages.contains("Video: gif")
    guard isGIF || messages.contains("pal8") else { return }
    let fault =
      isGIF ? "a GIF has few colours and no even clock" : "its frames have a palette of few colours"
    throw .wrongInput("\(fault): give the mp4 or mov that it was made of")
  }

  /// The error of a clip without a frame: the clip is wrong, or ffmpeg failed and said nothing of
  /// it.
  private func failure(_ messages: String, isWell: Bool, isCut: Bool) -> RecordingError {
    let speaksOfClip = ["Input #0", "/dev/stdin"].contains(where: messages.contains)
    let isUnknown = ["No such filter", "Unrecognized option"].contains(where: messages.contains)
    guard isWell || speaksOfClip && !isUnknown else {
      let line = messages.split(whereSeparator: \.isNewline).last.map { String($0.prefix(200)) }
      return .couldNotWork("ffmpeg failed: \((line ?? "it said nothing").withoutControls)")
    }
    return .wrongInput(reason(messages, isCut: isCut))
  }

  /// The reason why ffmpeg found no frame, in a line.
  private func reason(_ messages: String, isCut: Bool) -> String {
    if messages.contains("matches no streams") { return "the clip has no moving picture" }
    if messages.contains("Picture size ") {
      return "has frames of more than \(ClipLimits.greatestArea / 1_000_000) million pixels:"
        + " scale it down"
    }
    if ["not on whitelist", "Invalid data found", "moov atom"].contains(where: messages.contains) {
      return hasSignature
        ? "the clip is cut off or damaged: copy it anew"
        : "not a clip: mp4, mov, webm, mkv, APNG, avi and ts are read"
    }
    if isCut { return "no frame lies between --from and --to" }
    return "ffmpeg finds no frame in the clip"
  }

  /// True if the file begins as a container does that is read.
  private var hasSignature: Bool {
    try? handle.seek(toOffset: 0)
    let bytes = [UInt8]((try? handle.read(upToCount: 12)) ?? Data())
    let signatures: [(offset: Int, bytes: [UInt8])] = [
      (4, Array("ftyp".utf8)), (0, [0x1A, 0x45, 0xDF, 0xA3]), (0, Array("GIF8".utf8)),
      (0, [0x89, 0x50, 0x4E, 0x47]), (0, Array("RIFF".utf8)),
    ]
    return signatures.contains { bytes.dropFirst($0.offset).starts(with: $0.bytes) }
  }
}

/// The lines of ffmpeg's `showinfo` on the frames that it hands on.
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
      ordered.append(abs(time) <= ClipLimits.greatestStamp ? max(time, least) : max(0, least))
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

/// The length of a clip, or of the part that is read, as its container says.
struct ClipLength {
  let seconds: Double
  /// Frames a second.
  let rate: Double
  var frames: Int { Int(seconds * rate) }

  /// Nil where ffmpeg's messages do not say how long the clip is, and how fast.
  init?(_ messages: String, from start: Double?, to end: Double?) {
    let lines = messages.split(separator: "\n")
    guard
      let clock = lines.lazy.compactMap({ $0.field("Duration:") }).first,
      let rate = lines.lazy.filter({ $0.contains("Video:") }).compactMap({ line -> Double? in
        line.components(separatedBy: ", ").first { $0.hasSuffix(" fps") }
          .flatMap { Double($0.dropLast(4)) }
      }).first
    else { return nil }
    let parts = clock.drop { $0 == " " }.prefix { $0 != "," }.split(separator: ":").compactMap {
      Double($0)
    }
    guard parts.count == 3, rate > 0, rate < 1000 else { return nil }
    let whole = parts[0] * 3600 + parts[1] * 60 + parts[2]
    seconds = min(whole, end ?? whole) - (start ?? 0)
    self.rate = rate
  }

  /// The error of a clip that has more frames than are read.
  func message(rows: Int) -> String {
    let most = ClipLimits.frames(ofHeight: rows)
    return
      "lasts \(Int(seconds)) s, some \(frames) frames of \(rows) rows: at most \(most) are read,"
      + " \(Int(Double(most) / rate)) s of it. Name the part in which the keyboard moves, such as --from 0"
      + " --to \(Int(Double(most) / rate)), in seconds"
  }
}

/// Bytes that come in pieces, cut into frames as soon as it is known how long one is.
struct FrameBytes {
  /// Bytes of a frame.
  var length: Int? { didSet { cut() } }
  private(set) var frames: [[UInt8]] = []
  /// Bytes that have come.
  private(set) var count = 0
  private var rest: [UInt8] = []

  mutating func append(_ bytes: some Collection<UInt8>) {
    rest.append(contentsOf: bytes)
    count += bytes.count
    cut()
  }

  private mutating func cut() {
    guard let length, length > 0, rest.count >= length else { return }
    var start = 0
    while rest.count - start >= length {
      frames.append(Array(rest[start..<start + length]))
      start += length
    }
    rest.removeFirst(start)
  }
}
