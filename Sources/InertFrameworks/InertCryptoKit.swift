// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: a digest is zeros, and no secret is kept.
@preconcurrency public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
}

/// Does nothing: a digest is zeros, and no secret is kept.
public struct SHA256Digest: Digest {
  public func makeIterator() -> IndexingIterator<[UInt8]> { Array(repeating: 0, count: 32).makeIterator() }
  public var description: String { "SHA256 digest" }
}

/// Does nothing: a digest is zeros, and no secret is kept.
public struct SHA256: Sendable {
  public init() {}
  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest() }
  public mutating func update<D: DataProtocol>(data: D) {}
  public func finalize() -> SHA256Digest { SHA256Digest() }
}

/// Does nothing: a digest is zeros, and no secret is kept.
public enum Insecure: Sendable {
  /// Does nothing: a digest is zeros, and no secret is kept.
  public struct MD5: Sendable {
    public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest() }
  }
  /// Does nothing: a digest is zeros, and no secret is kept.
  public struct SHA1: Sendable {
    public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest() }
  }
}
