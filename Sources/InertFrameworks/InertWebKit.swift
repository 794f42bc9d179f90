// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Does nothing: no page is loaded.
open class WKNavigation: NSObject {
}

/// Does nothing: no page is loaded.
open class WKProcessPool: NSObject {
}

/// Does nothing: no page is loaded.
open class WKPreferences: NSObject {
  open var javaScriptEnabled: Bool = true
  open var minimumFontSize: CGFloat = 0
}

/// Does nothing: no page is loaded.
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript: Bool = true
}

/// Does nothing: no page is loaded.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// Does nothing: no page is loaded.
open class WKUserScript: NSObject {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}

/// Does nothing: no page is loaded.
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
}

/// Does nothing: no page is loaded.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
extension WKScriptMessageHandler {
  public func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {}
}

/// Does nothing: no page is loaded.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func addUserScript(_ userScript: WKUserScript) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllUserScripts() {}
}

/// Does nothing: no page is loaded.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var userContentController: WKUserContentController = WKUserContentController()
  open var preferences: WKPreferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences = WKWebpagePreferences()
  open var processPool: WKProcessPool = WKProcessPool()
  open var allowsInlineMediaPlayback: Bool = false
  open var suppressesIncrementalRendering: Bool = false
}

/// Does nothing: no page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// Does nothing: no page is loaded.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// Does nothing: no page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}

/// Does nothing: no page is loaded.
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
}

/// Does nothing: no page is loaded.
open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var targetFrame: WKFrameInfo? { nil }
}

/// Does nothing: no page is loaded.
open class WKNavigationResponse: NSObject {
}

/// Does nothing: no page is loaded.
@preconcurrency @MainActor open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let configuration: WKWebViewConfiguration
  public let scrollView: UIScrollView = UIScrollView()
  open var allowsBackForwardNavigationGestures: Bool = false
  open var isInspectable: Bool = false
  open var customUserAgent: String?
  open var url: URL? { nil }
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var estimatedProgress: Double { 0 }
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { self.configuration = configuration; super.init(frame: frame) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) { configuration = WKWebViewConfiguration(); super.init(coder: coder) }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {}
}

/// Does nothing: no page is loaded.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
}

/// Does nothing: no page is loaded.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
}
