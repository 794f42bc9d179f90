// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void

public typealias SDWebImageCompletionBlock = SDExternalCompletionBlock

/// Does nothing: no image is loaded, and the placeholder is shown.
public enum SDImageCacheType: Int, Sendable {
  case none, disk, memory, all
}

/// Does nothing: no image is loaded, and the placeholder is shown.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = Self(rawValue: 1 << 0)
  public static let lowPriority = Self(rawValue: 1 << 1)
  public static let progressiveLoad = Self(rawValue: 1 << 2)
  public static let refreshCached = Self(rawValue: 1 << 3)
  public static let continueInBackground = Self(rawValue: 1 << 4)
  public static let handleCookies = Self(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
  public static let highPriority = Self(rawValue: 1 << 7)
  public static let delayPlaceholder = Self(rawValue: 1 << 8)
  public static let transformAnimatedImage = Self(rawValue: 1 << 9)
  public static let avoidAutoSetImage = Self(rawValue: 1 << 10)
  public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
  public static let queryMemoryData = Self(rawValue: 1 << 12)
  public static let queryMemoryDataSync = Self(rawValue: 1 << 13)
  public static let queryDiskDataSync = Self(rawValue: 1 << 14)
  public static let fromCacheOnly = Self(rawValue: 1 << 15)
  public static let fromLoaderOnly = Self(rawValue: 1 << 16)
  public static let forceTransition = Self(rawValue: 1 << 17)
}

extension UIImageView {
  public var sd_imageIndicator: SDWebImageActivityIndicator? { get { nil } set {} }
  public var sd_imageTransition: SDWebImageTransition? { get { nil } set {} }
  public var sd_imageURL: URL? { nil }
  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) { image = placeholder }
  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [], progress: ((Int, Int, URL?) -> Void)?, completed: SDExternalCompletionBlock? = nil) { image = placeholder }
  public func sd_cancelCurrentImageLoad() {}
}

extension UIButton {
  public func sd_setImage(with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) { setImage(placeholder, for: state) }
  public func sd_setBackgroundImage(with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) { setBackgroundImage(placeholder, for: state) }
}

/// Does nothing: no image is loaded, and the placeholder is shown.
open class SDWebImageActivityIndicator: NSObject {
  open class var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  open class var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  open class var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  open class var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  open class var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
}

/// Does nothing: no image is loaded, and the placeholder is shown.
open class SDWebImageTransition: NSObject {
  open class var fade: SDWebImageTransition { SDWebImageTransition() }
}

/// Does nothing: no image is loaded, and the placeholder is shown.
open class SDWebImageManager: NSObject {
  open class var shared: SDWebImageManager { SDWebImageManager() }
  open func loadImage(with url: URL?, options: SDWebImageOptions = [], progress: ((Int, Int, URL?) -> Void)?, completed: @escaping (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void) {}
}

/// Does nothing: no image is loaded, and the placeholder is shown.
open class SDWebImageDownloader: NSObject {
  open class var shared: SDWebImageDownloader { SDWebImageDownloader() }
  open func downloadImage(with url: URL?, completed: ((UIImage?, Data?, (any Error)?, Bool) -> Void)? = nil) {}
}

/// Does nothing: no image is loaded, and the placeholder is shown.
open class SDImageCache: NSObject {
  open class var shared: SDImageCache { SDImageCache() }
  open func clearMemory() {}
  open func clearDisk(onCompletion completion: (() -> Void)? = nil) {}
  open func imageFromCache(forKey key: String?) -> UIImage? { nil }
  open func imageFromDiskCache(forKey key: String?) -> UIImage? { nil }
  open func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) {}
}
