public import Foundation
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// The bytes of an answer, which are given when all of them have arrived.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    fileprivate let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: Data.Iterator
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }

    /// The lines of text that are not empty.
    public var lines: AsyncThrowingStream<String, any Error> {
      AsyncThrowingStream { stream in
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
          stream.yield(String(line))
        }
        stream.finish()
      }
    }
  }

  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }

  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

extension URLSessionConfiguration {
  /// A session like any other, for a program here has no background.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
}
