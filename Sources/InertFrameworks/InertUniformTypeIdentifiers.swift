// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: a type is its identifier, and conforms to itself alone.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public init(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String) { return nil }
  public init?(filenameExtension: String, conformingTo supertype: UTType) { return nil }
  public init?(mimeType: String) { return nil }
  public var preferredFilenameExtension: String? { nil }
  public var preferredMIMEType: String? { nil }
  public var localizedDescription: String? { nil }
  public func conforms(to type: UTType) -> Bool { self == type }
  public static let item = UTType("public.item")
  public static let content = UTType("public.content")
  public static let data = UTType("public.data")
  public static let folder = UTType("public.folder")
  public static let directory = UTType("public.directory")
  public static let archive = UTType("public.archive")
  public static let zip = UTType("public.zip-archive")
  public static let text = UTType("public.text")
  public static let plainText = UTType("public.plain-text")
  public static let utf8PlainText = UTType("public.utf8-plain-text")
  public static let rtf = UTType("public.rtf")
  public static let html = UTType("public.html")
  public static let json = UTType("public.json")
  public static let xml = UTType("public.xml")
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")
  public static let url = UTType("public.url")
  public static let fileURL = UTType("public.file-url")
  public static let image = UTType("public.image")
  public static let png = UTType("public.png")
  public static let jpeg = UTType("public.jpeg")
  public static let gif = UTType("com.compuserve.gif")
  public static let heic = UTType("public.heic")
  public static let tiff = UTType("public.tiff")
  public static let webP = UTType("org.webmproject.webp")
  public static let svg = UTType("public.svg-image")
  public static let livePhoto = UTType("com.apple.live-photo")
  public static let audiovisualContent = UTType("public.audiovisual-content")
  public static let movie = UTType("public.movie")
  public static let video = UTType("public.video")
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType("public.mpeg-4")
  public static let audio = UTType("public.audio")
  public static let mp3 = UTType("public.mp3")
  public static let mpeg4Audio = UTType("public.mpeg-4-audio")
  public static let wav = UTType("com.microsoft.waveform-audio")
  public static let pdf = UTType("com.adobe.pdf")
  public static let presentation = UTType("public.presentation")
  public static let spreadsheet = UTType("public.spreadsheet")
  public static let contact = UTType("public.contact")
  public static let vCard = UTType("public.vcard")
}

extension UIDocumentPickerViewController {
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open) }
}

extension NSItemProvider {
  public func loadDataRepresentation(for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress { Progress(totalUnitCount: 0) }
}
