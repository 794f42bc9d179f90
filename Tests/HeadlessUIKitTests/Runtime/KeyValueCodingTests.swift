#if !canImport(ObjectiveC)
  import Foundation
  import Testing

  @testable import HeadlessUIKit

  /// Values by keys: those of stored properties, and those that were set for a key.
  @MainActor
  struct KeyValueCodingTests {
    private class Person: NSObject {
      var name: String
      var nick: String?
      var friend: Person?
      // swift-format-ignore: NoLeadingUnderscores
      var _age = 7

      init(_ name: String, friend: Person? = nil) {
        (self.name, self.friend) = (name, friend)
      }
    }

    private final class Pupil: Person {
      var school = "S"
    }

    /// A key is a stored property of the class or of one above, also one that is named after a key.
    @Test func aKeyIsAStoredProperty() {
      let pupil = Pupil("Ann")
      #expect(pupil.value(forKey: "school") as? String == "S")
      #expect(pupil.value(forKey: "name") as? String == "Ann")
      #expect(pupil.value(forKey: "age") as? Int == 7)
      #expect(pupil.value(forKey: "of no one") == nil)
      #expect(pupil.value(forUndefinedKey: "of no one") == nil)
      #expect(pupil.value(forKey: "nick") == nil)
      pupil.nick = "A"
      #expect(pupil.value(forKey: "nick") as? String == "A")
    }

    /// A path goes on from object to object, and a value is set at its end.
    @Test func aPathGoesFromObjectToObject() {
      let last = Person("C")
      let first = Person("A", friend: Person("B", friend: last))
      #expect(first.value(forKeyPath: "name") as? String == "A")
      #expect(first.value(forKeyPath: "friend.name") as? String == "B")
      #expect(first.value(forKeyPath: "friend.friend.name") as? String == "C")
      #expect(first.value(forKeyPath: "friend.friend.friend.name") == nil)
      first.setValue("D", forKeyPath: "friend.friend.name")
      #expect(last.value(forKey: "name") as? String == "D")
      #expect(first.value(forKey: "name") as? String == "A")
      first.setValue("E", forKeyPath: "name")
      #expect(first.value(forKey: "name") as? String == "E")
      first.setValue(nil, forKey: "name")
      #expect(first.value(forKey: "name") as? String == "A")
      first.setValuesForKeys(["one": 1, "two": 2])
      #expect(first.value(forKey: "one") as? Int == 1 && first.value(forKey: "two") as? Int == 2)
    }

    /// A value whose kind is looked up is what it is as that kind, and nothing as another.
    @Test(arguments: [0, 1, 7, 300]) func aValueIsLookedUpAsItsKind(_ number: Int) {
      let value = LookedUpValue(NSNumber(value: number))
      #expect(value.doubleValue == Double(number) && value.floatValue == Float(number))
      #expect(value.intValue == number && value.uintValue == UInt(number))
      #expect(value.integerValue == number && value.unsignedIntegerValue == UInt(number))
      #expect(value.int32Value == Int32(number) && value.uint32Value == UInt32(number))
      #expect(value.boolValue == (number != 0))
      #expect(LookedUpValue(optional: NSNumber(value: number))?.intValue == number)
      #expect(LookedUpValue(optional: nil) == nil && LookedUpValue("7").intValue == nil)
      let rect = CGRect(x: number, y: 2, width: 3, height: 4)
      for boxed in [rect as Any, NSValue(cgRect: rect)] {
        #expect(LookedUpValue(boxed).cgRectValue == rect)
      }
      for boxed in [rect.origin as Any, NSValue(cgPoint: rect.origin)] {
        #expect(LookedUpValue(boxed).cgPointValue == rect.origin)
      }
      for boxed in [rect.size as Any, NSValue(cgSize: rect.size)] {
        #expect(LookedUpValue(boxed).cgSizeValue == rect.size)
      }
      #expect(LookedUpValue("7").cgRectValue == nil && LookedUpValue("7").cgSizeValue == nil)
    }

    private final class Listener: UIView {
      var news: [(key: String?, old: String, new: String)] = []

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        func words(_ key: NSKeyValueChangeKey) -> String { change?[key].map { "\($0)" } ?? "none" }
        news.append((keyPath, words(.oldKey), words(.newKey)))
      }
    }

    /// A property of a view or a layer: its key, what it is now, and a change of it.
    private struct Property {
      let owner: NSObject
      let key: String
      let value: @MainActor () -> Any
      let change: @MainActor () -> Void
    }

    private func properties(_ stage: Stage) -> [Property] {
      let (view, layer, list) = (stage.add(), stage.add().layer, UIScrollView())
      let (label, field, text, button) = (UILabel(), UITextField(), UITextView(), UIButton())
      for part in [list, label, field, text, button] { stage.window.addSubview(part) }
      for part in [text] { part.text = "a" }
      (label.text, field.text) = ("a", "a")
      return [
        Property(owner: view, key: "hidden", value: { view.isHidden }) { view.isHidden = true },
        Property(owner: view, key: "isHidden", value: { view.isHidden }) { view.isHidden = false },
        Property(owner: view, key: "alpha", value: { view.alpha }) { view.alpha = 0.5 },
        Property(owner: layer, key: "position", value: { NSValue(cgPoint: layer.position) }) {
          layer.position.x += 3
        },
        Property(owner: layer, key: "bounds", value: { NSValue(cgRect: layer.bounds) }) {
          layer.bounds.size.width += 3
        },
        Property(owner: layer, key: "frame", value: { NSValue(cgRect: layer.frame) }) {
          layer.frame.origin.y += 3
        },
        Property(owner: layer, key: "opacity", value: { layer.opacity }) { layer.opacity = 0.25 },
        Property(owner: list, key: "contentInset", value: { list.contentInset }) {
          list.contentInset.top = 9
        },
        Property(owner: label, key: "text", value: { label.text ?? "" }) { label.text = "b" },
        Property(owner: field, key: "text", value: { field.text ?? "" }) { field.text = "b" },
        Property(owner: text, key: "text", value: { text.text ?? "" }) { text.text = "b" },
        Property(owner: button, key: "enabled", value: { button.isEnabled }) {
          button.isEnabled = false
        },
        Property(owner: button, key: "selected", value: { button.isSelected }) {
          button.isSelected = true
        },
      ]
    }

    /// A property is reported once for each turn that has changed it, as it was and as it is.
    @Test func aPropertyIsReportedAfterItsTurn() throws {
      let stage = Stage()
      var time = 0.0
      for property in properties(stage) {
        let listener = Listener()
        property.owner.addObserver(
          listener, forKeyPath: property.key, options: [.old, .new], context: nil)
        let before = "\(property.value())"
        time += 1
        try stage.play(at: time, property.change)
        time += 1
        try stage.play(at: time) {}
        let after = "\(property.value())"
        #expect(before != after && listener.news.map(\.key) == [property.key])
        #expect(listener.news.map(\.old) == [before] && listener.news.map(\.new) == [after])
        property.owner.removeObserver(listener, forKeyPath: property.key)
      }
    }

    /// The first report comes at once where it is asked for, with no value before it.
    @Test func theFirstReportComesAtOnce() {
      let view = Stage().add()
      let listener = Listener()
      view.addObserver(
        listener, forKeyPath: "alpha", options: [.initial, .old, .new], context: nil)
      #expect(listener.news.map(\.old) == ["none"] && listener.news.map(\.new) == ["1.0"])
    }

    /// What UIKit moves without its observers knowing is moved, and the next change is reported.
    @Test func changesAreMadeWithoutObservers() {
      let view = Stage().add()
      let listener = Listener()
      view.addObserver(listener, forKeyPath: "center", context: nil)
      view.withoutNotifyingObservers { view.center = CGPoint(x: 70, y: 80) }
      #expect(view.center == CGPoint(x: 70, y: 80) && listener.news.isEmpty)
      view.center = CGPoint(x: 71, y: 80)
      #expect(listener.news.map(\.key) == ["center"])
    }
  }
#endif
