#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  /// Observers of views' keys: told of what is set, and of nothing that follows from it.
  @MainActor
  struct KeyValueObservingTests {
    /// Writes down every change that it is told of.
    private final class Observer: UIView {
      struct News: Equatable {
        let key: String
        let old: CGPoint?
        let new: CGPoint?
        let context: UnsafeMutableRawPointer?
      }

      var news: [News] = []

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        news.append(
          News(
            key: keyPath ?? "", old: change?[.oldKey] as? CGPoint,
            new: change?[.newKey] as? CGPoint, context: context))
      }

      var keys: [String] { news.map(\.key) }
    }

    @Test func defaultsAndDictionariesAnswerByKey() throws {
      let suite = "seam.key-value"
      let defaults = try #require(UserDefaults(suiteName: suite))
      let dictionary: NSMutableDictionary = ["a": 1]
      for holder: NSObject in [defaults, dictionary] {
        holder.setValue("b", forKey: "a")
        #expect(holder.value(forKey: "a") as? String == "b")
        #expect(holder.value(forKey: "of no one") == nil)
      }
      #expect(defaults.string(forKey: "a") == "b")
      #expect(dictionary["a"] as? String == "b")
      defaults.removePersistentDomain(forName: suite)
    }

    @Test func aSettingIsToldWithOldAndNew() {
      let stage = Stage()
      let (view, observer) = (stage.add(), Observer())
      var place = 0
      withUnsafeMutablePointer(to: &place) { context in
        view.addObserver(observer, forKeyPath: "center", options: [.old, .new], context: context)
        view.center = CGPoint(x: 70, y: 90)
        view.removeObserver(observer, forKeyPath: "center", context: nil)
        view.center = CGPoint(x: 71, y: 90)
        view.removeObserver(observer, forKeyPath: "center", context: context)
        view.center = CGPoint(x: 72, y: 90)
        #expect(
          observer.news == [
            .init(
              key: "center", old: CGPoint(x: 50, y: 50), new: CGPoint(x: 70, y: 90),
              context: context),
            .init(
              key: "center", old: CGPoint(x: 70, y: 90), new: CGPoint(x: 71, y: 90),
              context: context),
          ])
      }
    }

    @Test func nothingIsHandedThatWasNotAskedFor() {
      let (view, observer) = (Stage().add(), Observer())
      view.addObserver(observer, forKeyPath: "center", options: .initial, context: nil)
      view.center = .zero
      #expect(observer.keys == ["center", "center"])
      #expect(observer.news.allSatisfy { $0.old == nil && $0.new == nil })
    }

    /// `frame` is told where it is set; Auto Layout sets `bounds` and `center`.
    @Test func autoLayoutSetsBoundsAndCenter() {
      let stage = Stage()
      let (view, observer) = (stage.add(), Observer())
      for key in ["frame", "bounds", "center"] {
        view.addObserver(observer, forKeyPath: key, context: nil)
      }
      view.frame.origin.y = 30
      #expect(observer.keys == ["frame"])
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 200),
        view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 80),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      stage.window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 200, width: 80, height: 40))
      #expect(Set(observer.keys.dropFirst()) == ["bounds", "center"])
    }

    @Test func scrollViewsTellOfContent() {
      let (list, observer) = (UIScrollView(), Observer())
      list.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      for key in ["contentOffset", "contentSize"] {
        list.addObserver(observer, forKeyPath: key, options: .new, context: nil)
      }
      list.contentSize = CGSize(width: 100, height: 500)
      list.contentOffset = CGPoint(x: 0, y: 60)
      list.bounds.origin.y = 80
      #expect(observer.keys == ["contentSize", "contentOffset"])
      #expect(observer.news.last?.new == CGPoint(x: 0, y: 60))
    }

    @Test func anObserverThatIsGoneHearsNothing() {
      let view = Stage().add()
      weak var gone: Observer?
      do {
        let observer = Observer()
        gone = observer
        view.addObserver(observer, forKeyPath: "center", context: nil)
      }
      #expect(gone == nil)
      view.center = .zero
    }
  }
#endif
