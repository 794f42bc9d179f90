import Foundation
import Testing

@testable import SourceRewriting

/// Methods of delegates in a class below the one that says it is the delegate.
struct DelegateTests {
  private func rewritten(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { number, text in
      SourceRewriter.File(path: "/App/\(number).swift", text: text)
    }
    let rewriter = SourceRewriter(files)
    return texts.indices.map { rewriter.changed($0) }
  }

  private let base = "class Base: UIViewController, UITableViewDelegate {\n}\n"

  /// The class above gets the method, once, whichever file and however many classes have it.
  @Test func theClassAboveGetsWhatUIKitDoesWithoutIt() {
    let method = "  func scrollViewDidScroll(_ scrollView: UIScrollView) { print(1) }\n"
    let classes = ["One: Base", "Two: Middle"].map { "class \($0) {\n\(method)}\n" }
    let middle = "class Middle: Base {}\n"
    let files = rewritten(base, classes[0], classes[1] + middle)
    #expect(files[1] == "class One: Base {\n  override \(method.dropFirst(2))}\n")
    #expect(files[2] == "class Two: Middle {\n  override \(method.dropFirst(2))}\n" + middle)
    let stand = "func scrollViewDidScroll(_ scrollView: UIScrollView) {}"
    #expect(files[0].components(separatedBy: stand).count == 2)
  }

  @Test func whatAnswersAnswersAsUIKitDoes() {
    let files = rewritten(
      base,
      "class One: Base {\n  func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat"
        + " { 44 }\n}\n")
    #expect(files[1].contains("  override func tableView("))
    #expect(
      files[0].contains(
        "func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat "
          + "{ HeadlessUIKit.DelegateDefaults.shared.tableView(t, heightForRowAt: path) }"))
  }

  /// The list is of what the library's delegates have, and what answers something stands in
  /// `DelegateDefaults`.
  @Test func theListIsTheLibrarys() throws {
    let library = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/HeadlessUIKit").standardized
    let files = try #require(
      FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    )
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let outlines = try files.map {
      SourceOutline(
        of: SourceText(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)))
    }
    let target = TargetOutline(own: outlines, others: [], modules: nil)
    let defaults = target.ancestry(of: "DelegateDefaults")
    let methods = outlines.flatMap(\.methods).filter { $0.type.kind == .protocol }
    for name in FileRewriter.delegatesMethods {
      let own = methods.filter { $0.reference == name && $0.type.name.hasPrefix("UI") }
      #expect(!own.isEmpty, "\(name)")
      #expect(own.allSatisfy { $0.result.isEmpty || defaults.contains($0.type.name) }, "\(name)")
    }
  }

  /// A method of an extension is moved into its class, where it can override.
  @Test func anExtensionsMethodIsMoved() {
    let files = rewritten(
      base,
      "class One: Base {}\nextension One {\n  func textFieldDidBeginEditing(_ f: UITextField) {}\n}\n"
    )
    let parts = files[1].components(separatedBy: "override func textFieldDidBeginEditing")
    #expect(parts.count == 2 && parts[1].contains("extension One"))
    #expect(!files[1].contains("_inExtension"))
  }

  @Test(arguments: [
    "class One: Base { override func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class One: Base { private func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class One: Base { static func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class One: Base { func scrolled(_ s: UIScrollView) {} }",
    "class One: Base { func textFieldDidChange(_ f: UITextField) {} }",
    "class One: Base { func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
      + "class Two: Base { private func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class One: Base { func tableView(_ t: UITableView, shown: Int) -> Int { 1 } }",
    "class One: UIViewController, UITableViewDelegate {"
      + " func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class One: UITableViewController { func textViewDidChange(_ t: UITextView) {} }",
    "class One: Has { override func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
      + "class Has: Base { override func scrollViewDidScroll(_ s: UIScrollView) {} }",
  ])
  func otherMethodsStayAsTheyAre(_ text: String) {
    #expect(rewritten(base, text) == [base, text])
  }
}
