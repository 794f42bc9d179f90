// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: no document is read, and no page is drawn.
open class PDFPage: NSObject {
  open var string: String? { nil }
}

/// Does nothing: no document is read, and no page is drawn.
open class PDFDocument: NSObject {
  public init?(url: URL) { nil }
  public init?(data: Data) { nil }
  open var pageCount: Int { 0 }
  open var string: String? { nil }
  open func page(at index: Int) -> PDFPage? { nil }
  open func dataRepresentation() -> Data? { nil }
}

/// Does nothing: no document is read, and no page is drawn.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Does nothing: no document is read, and no page is drawn.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

/// Does nothing: no document is read, and no page is drawn.
open class PDFView: UIView {
  open var document: PDFDocument?
  open var autoScales: Bool = false
  open var displayMode: PDFDisplayMode = .singlePageContinuous
  open var displayDirection: PDFDisplayDirection = .vertical
}
