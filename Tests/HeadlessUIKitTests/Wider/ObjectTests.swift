import Foundation
import HeadlessUIKit
import Testing

#if !canImport(ObjectiveC)
  /// A toolbar that styles UIKit's in a static that its initialiser waits for.
  private final class StyledToolbar: UIToolbar {
    private static let styled: Void = { UIToolbar.appearance().barTintColor = .red }()
    var note: String?

    override init(frame: CGRect) {
      Self.styled
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A view that asks for its own class while it is made.
  private final class AskingView: UIView {
    override init(frame: CGRect) {
      AskingView.appearance().backgroundColor = .green
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A row that is made of what it shows.
  private final class ModelCell: UITableViewCell {
    init(title: String) {
      super.init(style: .value1, reuseIdentifier: title)
      textLabel?.text = title
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  private final class Worker: NSObject {
    var count = 0
    func work() { count += 1 }
  }

  private final class Proxy: NSObject, MessageForwarder {
    var worker: NSObject
    init(_ worker: NSObject) { self.worker = worker }
    func target(for selector: Selector) -> Any? { worker }
  }

  @MainActor
  struct ObjectTests {
    @Test func aClassThatStylesUIKitsInAStaticStandsForItself() {
      _ = Stage()
      let toolbar = StyledToolbar(frame: .zero)
      let proxy = StyledToolbar.appearance()
      proxy.note = "styled"
      #expect(UIToolbar.appearance().barTintColor == .red)
      #expect(StyledToolbar.appearance().note == "styled")
      #expect(proxy !== toolbar && proxy !== UIToolbar.appearance())
      #expect(toolbar.note == nil && proxy.barTintColor == nil)
    }

    @Test func anInitialiserThatAsksForItsOwnClassEndsTheProgram() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          _ = Stage()
          _ = AskingView(frame: .zero)
        }
      }
      let output = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(output.contains("call appearance() of its superclass there"))
    }

    @Test func aCellMayHaveAnInitialiserOfItsOwn() {
      _ = Stage()
      #expect(ModelCell(title: "a").textLabel?.text == "a")
    }

    @Test func anActionGoesWhereItIsForwarded() {
      _ = Stage()
      let (control, worker) = (UIControl(frame: .zero), Worker())
      let proxy = Proxy(worker)
      control.addTarget(proxy, action: Selector(Worker.work), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(worker.count == 1)
    }

    @Test func whoForwardsToItselfForwardsToNobody() {
      _ = Stage()
      let worker = Worker()
      let proxy = Proxy(worker)
      proxy.worker = proxy
      let work = Selector(Worker.work)
      #expect(!UIApplication.shared.sendAction(work, to: proxy, from: nil, for: nil))
      #expect(worker.count == 0)
    }

    @Test func aTextTakesOtherAttributesSideBySide() {
      let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
      right.alignment = .right
      let pairs: [(NSAttributedString.Key, Any, Any)] = [
        (.foregroundColor, UIColor.red, UIColor.blue),
        (.font, UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 12)),
        (.paragraphStyle, left, right), (.shadow, NSShadow(), NSShadow()),
        (.attachment, NSTextAttachment(), NSTextAttachment()),
      ]
      for (key, one, other) in pairs {
        let text = NSMutableAttributedString(string: "left right", attributes: [key: one])
        text.addAttribute(key, value: other, range: NSRange(location: 5, length: 5))
        text.append(NSAttributedString(string: "!", attributes: [key: one]))
        var runs: [NSRange] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: 11)) { value, range, _ in
          runs.append(range)
        }
        #expect(runs.map(\.length) == [5, 5, 1], "\(key)")
      }
    }

    @Test func coloursFontsAndPicturesAreEqualByWhatTheyShow() {
      #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(UIColor.red.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
      #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
      #expect(Set([UIColor.red, UIColor.red, UIColor.blue]).count == 2)
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 3
      let copy = style.mutableCopy() as? NSMutableParagraphStyle
      #expect(copy == style && copy !== style)
      copy?.alignment = .right
      #expect(copy != style)
      #expect(NSParagraphStyle.default.lineSpacing == 0)
      let picture = UIImage()
      #expect(picture == picture)
      #expect(picture != UIImage())
    }

    @Test func linksAreFound() throws {
      let text = "See https://a.org/b?c=1, or www.b.org. Not a.org"
      let detector = try NSDataDetector(types: 1 << 5)
      let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
      let words = found.map { (text as NSString).substring(with: $0.range) }
      #expect(words == ["https://a.org/b?c=1", "www.b.org"])
      #expect(try NSDataDetector(types: 1).firstMatch(in: text, range: found[0].range) == nil)
    }

    @Test func aFormatterFillsAPlace() {
      let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      defer { place.deallocate() }
      let value = AutoreleasingUnsafeMutablePointer<AnyObject?>(place)
      #expect(NumberFormatter().getObjectValue(value, for: "7", errorDescription: nil))
      #expect((value.pointee as? NSNumber)?.intValue == 7)
      #expect(!NumberFormatter().getObjectValue(value, for: "x", errorDescription: nil))
    }

    @Test func prioritiesAddUp() {
      #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
      #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    }

    @Test func theSameInsetLaysNothingOut() {
      let stage = Stage()
      let view = InsetView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      stage.window.addSubview(view)
      view.layoutIfNeeded()
      #expect(view.passes <= 2)
    }
  }

  /// Sets its inset in each layout, as text views with a title above the text do.
  private final class InsetView: UITextView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      guard passes < 100 else { return }
      textContainerInset.top = 30
    }
  }
#endif
