// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: it reaches no server, and nothing is stored.
open class Storage: NSObject {
  open class func storage() -> Storage { Storage() }
  open class func storage(url: String) -> Storage { Storage() }
  open func reference() -> StorageReference { StorageReference() }
  open func reference(withPath path: String) -> StorageReference { StorageReference(fullPath: path) }
  open func reference(forURL url: String) -> StorageReference { StorageReference(fullPath: url) }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class StorageReference: NSObject {
  public let fullPath: String
  open var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }
  open var bucket: String { "" }
  public init(fullPath: String = "") { self.fullPath = fullPath }
  open func child(_ path: String) -> StorageReference { StorageReference(fullPath: path) }
  @discardableResult open func putData(_ uploadData: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil) -> StorageUploadTask { StorageUploadTask() }
  @discardableResult open func putFile(from fileURL: URL, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil) -> StorageUploadTask { StorageUploadTask() }
  @discardableResult open func putDataAsync(_ uploadData: Data, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil) async throws -> StorageMetadata { throw URLError(.notConnectedToInternet) }
  @discardableResult open func putFileAsync(from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil) async throws -> StorageMetadata { throw URLError(.notConnectedToInternet) }
  open func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {}
  open func downloadURL() async throws -> URL { throw URLError(.notConnectedToInternet) }
  @discardableResult open func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) -> StorageDownloadTask { StorageDownloadTask() }
  open func data(maxSize: Int64) async throws -> Data { throw URLError(.notConnectedToInternet) }
  @discardableResult open func write(toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)? = nil) -> StorageDownloadTask { StorageDownloadTask() }
  open func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {}
  open func delete(completion: (((any Error)?) -> Void)? = nil) {}
  open func delete() async throws {}
}

/// Does nothing: it reaches no server, and nothing is stored.
open class StorageMetadata: NSObject {
  open var contentType: String?
  open var customMetadata: [String: String]?
  open var cacheControl: String?
  open var path: String? { nil }
  open var name: String? { nil }
  open var size: Int64 { 0 }
  open func downloadURL() -> URL? { nil }
  open func storageReference() -> StorageReference? { nil }
}

/// Does nothing: it reaches no server, and nothing is stored.
public enum StorageTaskStatus: Int, Sendable {
  case unknown, resume, progress, pause, success, failure
}

/// Does nothing: it reaches no server, and nothing is stored.
open class StorageTaskSnapshot: NSObject {
  open var progress: Progress? { nil }
  open var error: (any Error)? { nil }
  open var metadata: StorageMetadata? { nil }
  open var reference: StorageReference { StorageReference() }
  open var status: StorageTaskStatus { .unknown }
}

/// Does nothing: it reaches no server, and nothing is stored.
open class StorageUploadTask: NSObject {
  open var snapshot: StorageTaskSnapshot { StorageTaskSnapshot() }
  @discardableResult open func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String { "" }
  open func removeAllObservers() {}
  open func removeAllObservers(for status: StorageTaskStatus) {}
  open func removeObserver(withHandle handle: String) {}
  open func cancel() {}
  open func pause() {}
  open func resume() {}
  open func enqueue() {}
}

/// Does nothing: it reaches no server, and nothing is stored.
open class StorageDownloadTask: StorageUploadTask {
}
