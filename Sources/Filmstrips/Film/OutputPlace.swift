import Foundation

/// The place that a path leads to when output is written, once all links are followed.
package enum OutputPlace: Hashable, Sendable {
  /// A file, which is there or will be.
  case file(String)
  /// A file that is open already: `/dev/stdout`, `/dev/fd/3`.
  case descriptor(Int32)
  /// A device or a pipe: nothing may take its place.
  case special(String)

  /// Follows links one by one, for the last may be the name of an open file.
  package init(_ path: String) throws(FilmError) {
    var place = path
    for _ in 0..<Self.mostLinks {
      if let descriptor = Self.descriptor(named: place) {
        self = .descriptor(descriptor)
        return
      }
      guard let target = Self.target(of: place) else {
        self = try Self.kind(of: place, path: path)
        return
      }
      place = target
    }
    throw .cannotWrite(path: path, reason: String(cString: strerror(ELOOP)))
  }

  /// As many as Linux follows.
  private static let mostLinks = 40

  /// Throws where nothing can be written there, as far as that can be known before.
  package func check(path: String) throws(FilmError) {
    switch self {
    case .descriptor(let descriptor):
      let flags = fcntl(descriptor, F_GETFL)
      guard flags >= 0, flags & O_ACCMODE != O_RDONLY else { throw .cannotWrite(path, EBADF) }
    case .special(let place):
      guard access(place, W_OK) == 0 else { throw .cannotWrite(path, errno) }
    case .file(let place):
      guard access(place.folderOfPath, W_OK | X_OK) == 0 else { throw .cannotWrite(path, errno) }
      guard access(place, F_OK) != 0 || access(place, W_OK) == 0 else {
        throw .cannotWrite(path, errno)
      }
    }
  }

  /// The number of the open file that a path names; nil where it names something else.
  private static func descriptor(named path: String) -> Int32? {
    guard let number = Int32(path.nameOfPath), let folder = path.folderOfPath.resolvedPath,
      folder == "/dev/fd" || folder == "/proc/\(getpid())/fd"
        || folder == "/proc/\(getpid())/task/\(getpid())/fd"
    else { return nil }
    return number
  }

  /// The target of a link; nil where there is none.
  private static func target(of path: String) -> String? {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return nil
    }
    return target.hasPrefix("/") ? target : "\(path.folderOfPath)/\(target)"
  }

  private static func kind(of place: String, path: String) throws(FilmError) -> OutputPlace {
    var status = stat()
    let isThere = stat(place, &status) == 0
    guard !isThere || status.st_mode & S_IFMT != S_IFDIR else { throw .cannotWrite(path, EISDIR) }
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else { return .special(place) }
    guard isOfTheSystem(place) else { return .file(place) }
    guard isThere else { throw .cannotWrite(path, ENOENT) }
    return .special(place)
  }

  /// True for a path among devices and processes, where no file is to be made.
  private static func isOfTheSystem(_ path: String) -> Bool {
    let folder = (path.folderOfPath.resolvedPath ?? path) + "/"
    return (folder.hasPrefix("/dev/") && !folder.hasPrefix("/dev/shm/"))
      || folder.hasPrefix("/proc/")
  }
}

extension FilmError {
  /// An error of the system, in its words.
  static func cannotWrite(_ path: String, _ number: Int32) -> FilmError {
    .cannotWrite(path: path, reason: String(cString: strerror(number)))
  }
}

extension String {
  /// All before the last slash: the folder of a path.
  var folderOfPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// All behind the last slash.
  fileprivate var nameOfPath: Substring {
    lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
  }

  /// The path without links; nil where nothing is there.
  fileprivate var resolvedPath: String? {
    guard let resolved = realpath(self, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The most bytes of a title that a file's name takes, of the 255 that systems allow.
  private static let greatestStem = 160

  /// A title as the name of a file, without an extension: letters and digits of any script, with
  /// hyphens for all else.
  ///
  /// A title with emoji, or one too long for a name, is distinguished by eight digits of
  /// the title's hash (FNV-1a), so that different titles give different names. Titles that differ
  /// only in the case of letters, spaces and ASCII punctuation give the same.
  package var fileStem: String {
    var (words, isWhole) = ([""], true)
    for character in lowercased().precomposedStringWithCanonicalMapping {
      if character.isLetter || character.isNumber {
        words[words.count - 1].append(character)
      } else {
        if words.last != "" { words.append("") }
        if !character.isASCII, !character.isWhitespace, !character.isPunctuation { isWhole = false }
      }
    }
    let name = words.filter { !$0.isEmpty }.joined(separator: "-")
    let short = name.cut(toBytes: Self.greatestStem)
    guard !isWhole || short != name || name.isEmpty else { return name }
    let digits = String(UInt32(truncatingIfNeeded: stableHash), radix: 16)
    let hash = String(repeating: "0", count: 8 - digits.count) + digits
    return (short.isEmpty ? "scene" : short) + "-" + hash
  }

  private var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// As many whole characters as fit into some bytes.
  private func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var (text, length) = ("", 0)
    for character in self {
      length += character.utf8.count
      guard length <= limit else { break }
      text.append(character)
    }
    return text
  }
}
