// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: nothing is loaded for a link.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
}

/// Does nothing: nothing is loaded for a link.
open class LPMetadataProvider: NSObject {
  open var shouldFetchSubresources: Bool = true
  open var timeout: TimeInterval = 30
  open func startFetchingMetadata(for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {}
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw LPError(code: .metadataFetchFailed) }
  open func cancel() {}
}

/// Does nothing: nothing is loaded for a link.
public struct LPError: Error, Equatable {
  public let code: Code
  /// Does nothing: nothing is loaded for a link.
  public enum Code: Int, Sendable {
    case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
}

/// Does nothing: nothing is loaded for a link.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata = LPLinkMetadata()
  public convenience init(url: URL) { self.init(frame: .zero); metadata.url = url }
  public convenience init(metadata: LPLinkMetadata) { self.init(frame: .zero); self.metadata = metadata }
}
