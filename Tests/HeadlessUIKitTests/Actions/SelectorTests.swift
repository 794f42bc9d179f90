import Testing

@testable import HeadlessUIKit

/// Methods as values: their names, which targets have them, and what is called with what.
@MainActor
struct SelectorTests {
  @MainActor
  private final class Target: NSObject {
    var calls: [String] = []
    var links = 0

    func plain() { calls.append("plain") }
    func other() { calls.append("other") }
    func word(_ word: String) { calls.append("word \(word)") }
    func number(_ number: Int) { calls.append("number \(number)") }
    func two(_ word: String, _ number: Int) { calls.append("two \(word) \(number)") }
    func three(_ word: String, _ flag: Bool, _ place: UnsafeRawPointer) {
      calls.append("three '\(word)' \(flag)")
    }
    func four(_ a: Int, _ b: Int, _ c: Int, _ d: Int) { calls.append("four") }
    func posted(_ note: Notification) { calls.append("\(note.name.rawValue) \(note.object ?? "")") }
    func refreshed(_ link: CADisplayLink) {
      links += 1
      if links == 3 { link.invalidate() }
    }
    func timed(_ word: String) { calls.append("\(word) at \(VirtualRunLoop.current.now)") }
  }

  /// A name has a colon for each argument, unless all of it was given.
  @Test func aNameCountsArguments() {
    let named = [
      Selector(base: "a", Target.plain), Selector(base: "a", Target.word(_:)),
      Selector(base: "a", Target.two(_:_:)), Selector(base: "a", Target.three(_:_:_:)),
      Selector(named: "b:c:", base: "a", Target.two(_:_:)), Selector("d:"),
      NSSelectorFromString("e"),
    ]
    #expect(named.map(NSStringFromSelector) == ["a", "a:", "a::", "a:::", "b:c:", "d:", "e"])
    #expect(named.map(\.description) == named.map(\.name))
    // Two are equal by their names; without names, where one is a copy of the other.
    let (one, other) = (Selector(Target.plain), Selector(Target.plain))
    let copy = one
    #expect(copy == one && one != other && one.isAlike(other))
    #expect(Selector("a") == named[0] && named[0] != named[1])
    #expect(Set([one, copy, other, named[0], "a"]).count == 3)
    #expect(Selector(named: "g", getter: \UIView.tag) == Selector(named: "g", setter: \UIView.tag))
  }

  /// A method is called where target and arguments are of its types, and nowhere else.
  @Test func aMethodIsCalledWithItsTypes() {
    let (target, stranger) = (Target(), NSObject())
    let methods = [
      Selector(Target.plain), Selector(Target.word(_:)), Selector(Target.two(_:_:)),
      Selector(Target.three(_:_:_:)), Selector(Target.four(_:_:_:_:)),
      Selector(named: "known", isKnown: { $0 is Target }),
    ]
    var byte: UInt8 = 0
    withUnsafeMutablePointer(to: &byte) { place in
      let place = UnsafeMutableRawPointer(place)
      for method in methods {
        #expect(target.responds(to: method) && !stranger.responds(to: method))
        #expect(!method.isPerformed(on: stranger, with: "a", NSNumber(value: true), place))
      }
      #expect(methods[0].isPerformed(on: target) && methods[1].isPerformed(on: target, with: "a"))
      #expect(methods[2].isPerformed(on: target, with: "a", 1))
      #expect(methods[3].isPerformed(on: target, with: "a", NSNumber(value: true), place))
      #expect(methods[3].isPerformed(on: target, with: nil, NSNumber(value: false), place))
      for method in methods[4...] {
        #expect(!method.isPerformed(on: target, with: 1, 2, 3, 4))
      }
      for method in methods[1...] { #expect(!method.isPerformed(on: target, with: 1, "a")) }
    }
    #expect(
      target.calls == ["plain", "word a", "two a 1", "three 'a' true", "three '' false"])
    #expect(!target.conforms(to: (any UITextInput).self))
    #expect(UITextField(frame: .zero).conforms(to: (any UITextInput).self))
  }

  /// Of several methods of one name, that is called which takes what is sent.
  @Test func aNameStandsForItsMethods() {
    let target = Target()
    let methods = [
      Selector(named: "take:", Target.word(_:)), Selector(named: "take:", Target.number(_:)),
      Selector(named: "go", Target.plain),
    ]
    let take = NSSelectorFromString("take:", oneOf: methods)
    #expect(take.isPerformed(on: target, with: 7) && take.isPerformed(on: target, with: "a"))
    #expect(!take.isPerformed(on: target) && !take.isPerformed(on: NSObject(), with: 7))
    #expect(Selector("go", oneOf: methods).isPerformed(on: target))
    let unknown = Selector("gone", oneOf: methods)
    #expect(!unknown.isPerformed(on: target) && !target.responds(to: unknown))
    #expect(target.responds(to: take) && !NSObject().responds(to: take))
    #expect(target.calls == ["number 7", "word a", "plain"])
  }

  /// A message is sent at once, or in a turn of its own where it need not be waited for.
  @Test func messagesAreSentToObjects() throws {
    let (stage, target) = (Stage(), Target())
    target.perform(Selector(Target.plain))
    target.perform(Selector(Target.word(_:)), with: "a")
    target.perform(Selector(Target.two(_:_:)), with: "b", with: 2)
    #expect(target.calls == ["plain", "word a", "two b 2"])
    try stage.play(at: 1) {
      target.calls = []
      let method = Selector(Target.timed(_:))
      target.performSelector(onMainThread: method, with: "later", waitUntilDone: false)
      target.performSelector(onMainThread: method, with: "now", waitUntilDone: true)
      #expect(target.calls == ["now at 1.0"])
    }
    #expect(target.calls.count == 2 && target.calls[1].hasPrefix("later at 1"))
    let time = try #require(Double(target.calls[1].dropFirst(9)))
    #expect(time >= 1 && time < 1.1)
  }

  /// A method hears of what is posted under a name by an object, while its object is there.
  @Test func aMethodHearsOfNotifications() {
    let (center, target) = (NotificationCenter(), Target())
    let name = Notification.Name("a")
    let method = Selector(Target.posted(_:))
    center.addObserver(target, selector: method, name: name, object: nil)
    center.addObserver(target, selector: method, name: nil, object: target)
    weak var gone: Target?
    do {
      let short = Target()
      gone = short
      center.addObserver(short, selector: method, name: nil, object: nil)
    }
    center.post(name: name, object: "b")
    center.post(name: Notification.Name("c"), object: "b")
    #expect(gone == nil && target.calls == ["a b"])
    center.post(name: Notification.Name("c"), object: target)
    #expect(target.calls.count == 2)
  }

  @Test func aMethodHearsOfRefreshes() throws {
    let (stage, target) = (Stage(), Target())
    let link = CADisplayLink(target: target as Any, selector: Selector(Target.refreshed(_:)))
    try stage.play { link.add(to: .main, forMode: .common) }
    #expect(target.links == 3)
  }

  /// Of a recognizer's methods those go that are of the given target and action; nil is any.
  @Test func methodsAreTakenFromARecognizer() {
    _ = Stage()
    let actions = [Selector(named: "plain", Target.plain), Selector(named: "other", Target.other)]
    for gone in [nil, 0, 1, 2] as [Int?] {
      for name in [nil, 0, 1] as [Int?] {
        let (targets, recognizer) = ((0..<3).map { _ in Target() }, UITapGestureRecognizer())
        for target in targets.prefix(2) {
          for action in actions { recognizer.addTarget(target, action: action) }
        }
        recognizer.removeTarget(gone.map { targets[$0] }, action: name.map { actions[$0] })
        recognizer.tap(at: .zero)
        for (index, target) in targets.enumerated() {
          let left = ["plain", "other"].enumerated().filter { number, _ in
            index < 2 && !((gone ?? index) == index && (name ?? number) == number)
          }
          #expect(target.calls == left.map(\.element), "\(gone ?? -1) \(name ?? -1)")
        }
      }
    }
    let recognizer = UITapGestureRecognizer()
    recognizer.addTarget(Target(), action: actions[0])
    recognizer.tap(at: .zero)
  }

  /// A button of the system's calls its target; one without asks the first responder and those
  /// above.
  @Test func aBarButtonAsksTheFirstResponder() throws {
    final class Field: UITextField {
      var count = 0
      func go() { count += 1 }
    }
    let (stage, target, field) = (Stage(), Target(), Field(frame: .zero))
    let item = UIBarButtonItem(
      barButtonSystemItem: .done, target: target, action: Selector(Target.plain))
    #expect(item.shownTitle == "Done" && item.style == .plain && item.target === target)
    item.tap()
    #expect(target.calls == ["plain"])
    let open = UIBarButtonItem(title: "a", style: .plain, target: nil, action: Selector(Field.go))
    open.tap()
    stage.window.addSubview(field)
    let inner = UITextField(frame: .zero)
    field.addSubview(inner)
    try stage.play { inner.becomeFirstResponder() }
    open.tap()
    #expect(field.count == 1)
    #expect(inner.target(forAction: Selector(Field.go), withSender: nil) as? UIView === field)
    let full = UIBarButtonItem(
      title: "b", image: UIImage(systemName: "plus"), target: target,
      action: Selector(Target.other), menu: UIMenu(title: "m"))
    full.tap()
    #expect(target.calls == ["plain", "other"] && full.title == "b" && full.menu?.title == "m")
  }

  /// Code for extensions finds the application by the names of its class's methods.
  @Test func theApplicationIsFoundByName() {
    _ = Stage()
    let name = Selector("sharedApplication")
    #expect(UIApplication.responds(to: name) && !UIView.responds(to: name))
    #expect(!UIApplication.responds(to: Selector("shared")))
    #expect(UIApplication.value(forKey: "sharedApplication") as AnyObject? === UIApplication.shared)
    #expect(UIView.value(forKey: "shared") == nil && UIApplication.value(forKey: "other") == nil)
    #expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIView.perform(name) == nil)
    #expect(namedClass("UIView").map { $0 == UIView.self } == true)
    #expect(namedClass("CALayer").map { $0 == CALayer.self } == true)
    #expect(namedClass("NoClass") == nil)
  }
}
