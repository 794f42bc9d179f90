// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: the library is empty, and may not be read.
open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
}

/// Does nothing: the library is empty, and may not be read.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// Does nothing: the library is empty, and may not be read.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1 << 0)
  public static let photoHDR = Self(rawValue: 1 << 1)
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  public static let photoLive = Self(rawValue: 1 << 3)
}

/// Does nothing: the library is empty, and may not be read.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// Does nothing: the library is empty, and may not be read.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1, readWrite
}

public typealias PHImageRequestID = Int32

public let PHInvalidImageRequestID: PHImageRequestID = 0

public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"

/// Does nothing: the library is empty, and may not be read.
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Does nothing: the library is empty, and may not be read.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit: Int = 0
}

/// Does nothing: the library is empty, and may not be read.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { fatalError("the photo library is empty here") }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// Does nothing: the library is empty, and may not be read.
open class PHChange: NSObject, @unchecked Sendable {
}

/// Does nothing: the library is empty, and may not be read.
@preconcurrency public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
extension PHPhotoLibraryChangeObserver {
  public func photoLibraryDidChange(_ changeInstance: PHChange) {}
}

/// Does nothing: the library is empty, and may not be read.
final public class PHPhotoLibrary: NSObject, @unchecked Sendable {
  public static let library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { library }
  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  public static func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  public static func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  public func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) { completionHandler?(false, nil) }
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  @preconcurrency @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

/// Does nothing: the library is empty, and may not be read.
open class PHAssetChangeRequest: NSObject {
  open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  public required override init() {}
}

/// Does nothing: the library is empty, and may not be read.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto
}

/// Does nothing: the library is empty, and may not be read.
open class PHAssetResourceCreationOptions: NSObject {
}

/// Does nothing: the library is empty, and may not be read.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { self.init() }
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// Does nothing: the library is empty, and may not be read.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
}

/// Does nothing: the library is empty, and may not be read.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

/// Does nothing: the library is empty, and may not be read.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

/// Does nothing: the library is empty, and may not be read.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// Does nothing: the library is empty, and may not be read.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}

/// Does nothing: the library is empty, and may not be read.
open class PHImageRequestOptions: NSObject {
  open var version: PHImageRequestOptionsVersion = .current
  open var isSynchronous: Bool = false
  open var isNetworkAccessAllowed: Bool = false
  open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
  open var resizeMode: PHImageRequestOptionsResizeMode = .fast
}

/// Does nothing: the library is empty, and may not be read.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current, original
}

/// Does nothing: the library is empty, and may not be read.
open class PHVideoRequestOptions: NSObject {
  open var version: PHVideoRequestOptionsVersion = .current
  open var isNetworkAccessAllowed: Bool = false
  open var deliveryMode: PHVideoRequestOptionsDeliveryMode = .automatic
}

/// Does nothing: the library is empty, and may not be read.
open class PHImageManager: NSObject, @unchecked Sendable {
  open class func `default`() -> PHImageManager { PHImageManager() }
  @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { resultHandler(nil, nil); return PHInvalidImageRequestID }
  @discardableResult open func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, Int32, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { resultHandler(nil, nil, 1, nil); return PHInvalidImageRequestID }
  @discardableResult open func requestAVAsset(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { resultHandler(nil, nil, nil); return PHInvalidImageRequestID }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Does nothing: the library is empty, and may not be read.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages: Bool = true
  open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
  open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
  open func stopCachingImagesForAllAssets() {}
}
