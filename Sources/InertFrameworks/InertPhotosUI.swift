// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: nothing is ever picked.
public struct PHPickerFilter: Equatable, Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}

/// Does nothing: nothing is ever picked.
public struct PHPickerConfiguration {
  /// Does nothing: nothing is ever picked.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }
  /// Does nothing: nothing is ever picked.
  public enum Selection: Int, Sendable {
    case `default`, ordered, people, continuous
  }
  public var selectionLimit: Int = 1
  public var filter: PHPickerFilter?
  public var selection: Selection = .default
  public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Does nothing: nothing is ever picked.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// Does nothing: nothing is ever picked.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) { self.configuration = configuration; super.init(nibName: nil, bundle: nil); modalPresentationStyle = .pageSheet }
  public required init?(coder: NSCoder) { configuration = PHPickerConfiguration(); super.init(coder: coder) }
}

/// Does nothing: nothing is ever picked.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
extension PHPickerViewControllerDelegate {
  public func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {}
}
