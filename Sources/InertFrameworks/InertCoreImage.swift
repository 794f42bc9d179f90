// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: no filter is applied.
public struct CIFormat: Hashable, Sendable {
  public static let RGBA8 = Self()
  public static let ARGB8 = Self()
  public static let BGRA8 = Self()
}

/// Does nothing: no filter is applied.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = Self(rawValue: "workingColorSpace")
  public static let outputColorSpace = Self(rawValue: "outputColorSpace")
  public static let useSoftwareRenderer = Self(rawValue: "useSoftwareRenderer")
  public static let highQualityDownsample = Self(rawValue: "highQualityDownsample")
  public static let priorityRequestLow = Self(rawValue: "priorityRequestLow")
  public static let cacheIntermediates = Self(rawValue: "cacheIntermediates")
}

/// Does nothing: no filter is applied.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = Self(rawValue: "colorSpace")
  public static let applyOrientationProperty = Self(rawValue: "applyOrientationProperty")
}

/// Does nothing: no filter is applied.
open class CIColor: NSObject, @unchecked Sendable {
  public init(color: UIColor) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}
}

public let kCIInputImageKey = "kCIInputImageKey"
public let kCIInputRadiusKey = "kCIInputRadiusKey"
public let kCIInputIntensityKey = "kCIInputIntensityKey"
public let kCIInputExtentKey = "kCIInputExtentKey"
public let kCIOutputImageKey = "kCIOutputImageKey"
public let kCIInputColorKey = "kCIInputColorKey"
public let kCIInputSaturationKey = "kCIInputSaturationKey"
public let kCIInputBrightnessKey = "kCIInputBrightnessKey"
public let kCIInputContrastKey = "kCIInputContrastKey"

/// Does nothing: no filter is applied.
open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect
  public init(extent: CGRect = .zero) { self.extent = extent }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) { self.init(extent: CGRect(origin: .zero, size: image.size)) }
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) { return nil }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) { return nil }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) { self.init(extent: .zero) }
  public convenience init(color: CIColor) { self.init(extent: .zero) }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent.applying(matrix)) }
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
  open func clampedToExtent() -> CIImage { self }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
}

/// Does nothing: no filter is applied.
open class CIFilter: NSObject {
  public let name: String
  public convenience init?(name: String) { self.init(name) }
  public init(_ name: String) { self.name = name }
  public convenience init?(name: String, parameters params: [String: Any]?) { self.init(name) }
  open var outputImage: CIImage? { nil }
  open func setDefaults() {}
  public static func qrCodeGenerator() -> CIQRCodeGenerator { CIQRCodeGenerator() }
}

/// Does nothing: no filter is applied.
open class CIQRCodeGenerator: CIFilter {
  open var message: Data = Data()
  open var correctionLevel: String = "M"
  public init() { super.init("CIQRCodeGenerator") }
}

/// Does nothing: no filter is applied.
open class CIContext: NSObject {
  public init(options: [CIContextOption: Any]? = nil) {}
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
  open func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?) {}
  open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageOption: Any] = [:]) -> Data? { nil }
}

/// Does nothing: no filter is applied.
open class CIFeature: NSObject {
  open var bounds: CGRect { .zero }
}

/// Does nothing: no filter is applied.
open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

/// Does nothing: no filter is applied.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { return nil }
  open func features(in image: CIImage) -> [CIFeature] { [] }
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(size: ciImage.extent.size) }
  public var ciImage: CIImage? { nil }
}
