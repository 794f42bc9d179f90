// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no image is loaded, and the placeholder is shown.
public struct KingfisherWrapper<Base> {
  public let base: Base
}

extension UIImageView {
  public var kf: KingfisherWrapper<UIImageView> { get { KingfisherWrapper(base: self) } set {} }
}

extension UIButton {
  public var kf: KingfisherWrapper<UIButton> { get { KingfisherWrapper(base: self) } set {} }
}

extension KingfisherWrapper where Base == UIImageView {
  public var indicatorType: IndicatorType { get { .none } set {} }
  @discardableResult @preconcurrency @MainActor public func setImage(with resource: (any Resource)?, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask? { base.image = placeholder; return nil }
  @discardableResult @preconcurrency @MainActor public func setImage(with resource: (any Resource)?, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: ((Int64, Int64) -> Void)?, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask? { base.image = placeholder; return nil }
  @preconcurrency @MainActor public func cancelDownloadTask() {}
}

extension KingfisherWrapper where Base == UIButton {
  @discardableResult @preconcurrency @MainActor public func setImage(with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask? { base.setImage(placeholder, for: state); return nil }
}

/// Does nothing: no image is loaded, and the placeholder is shown.
@preconcurrency public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

/// Does nothing: no image is loaded, and the placeholder is shown.
public struct ImageResource: Resource {
  public let downloadURL: URL
  public let cacheKey: String
  public init(downloadURL: URL, cacheKey: String? = nil) { self.downloadURL = downloadURL; self.cacheKey = cacheKey ?? downloadURL.absoluteString }
}

/// Does nothing: no image is loaded, and the placeholder is shown.
public enum IndicatorType {
  case none, activity
}

/// Does nothing: no image is loaded, and the placeholder is shown.
open class DownloadTask: NSObject {
  open func cancel() {}
}

/// Does nothing: no image is loaded, and the placeholder is shown.
public struct RetrieveImageResult {
  public let image: UIImage
}

/// Does nothing: no image is loaded, and the placeholder is shown.
public enum KingfisherError: Error {
  case requestError
}

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// Does nothing: no image is loaded, and the placeholder is shown.
public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition), processor(any ImageProcessor), scaleFactor(CGFloat), cacheOriginalImage, forceRefresh, forceTransition, fromMemoryCacheOrRefresh, onlyFromCache, keepCurrentImageWhileLoading, backgroundDecode, cacheMemoryOnly, loadDiskFileSynchronously
}

/// Does nothing: no image is loaded, and the placeholder is shown.
public enum ImageTransition {
  case none, fade(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval), flipFromBottom(TimeInterval)
}

/// Does nothing: no image is loaded, and the placeholder is shown.
@preconcurrency public protocol ImageProcessor {
}

extension ImageProcessor {
  public func append(another: any ImageProcessor) -> any ImageProcessor { self }
}

/// Does nothing: no image is loaded, and the placeholder is shown.
public struct DownsamplingImageProcessor: ImageProcessor {
  public init(size: CGSize) {}
}

/// Does nothing: no image is loaded, and the placeholder is shown.
public struct RoundCornerImageProcessor: ImageProcessor {
  public init(cornerRadius: CGFloat) {}
}

/// Does nothing: no image is loaded, and the placeholder is shown.
public struct ResizingImageProcessor: ImageProcessor {
  public init(referenceSize: CGSize) {}
}

/// Does nothing: no image is loaded, and the placeholder is shown.
open class KingfisherManager {
  public static var shared: KingfisherManager { KingfisherManager() }
  open var cache: ImageCache { ImageCache() }
  @discardableResult open func retrieveImage(with resource: any Resource, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?) -> DownloadTask? { nil }
}

/// Does nothing: no image is loaded, and the placeholder is shown.
open class ImageCache {
  public static var `default`: ImageCache { ImageCache() }
  open func clearMemoryCache() {}
  open func clearDiskCache() {}
  open func clearCache() {}
  open func isCached(forKey key: String) -> Bool { false }
  open func removeImage(forKey key: String) {}
  open func store(_ image: UIImage, forKey key: String) {}
}
