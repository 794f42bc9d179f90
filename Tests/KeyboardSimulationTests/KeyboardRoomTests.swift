import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

/// The ways in which controllers of UIKit's own stay clear of the keyboard.
@MainActor
struct KeyboardRoomTests {
  private final class Form: UITableViewController {
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.frame = CGRect(x: 0, y: 600, width: 300, height: 40)
      tableView.addSubview(field)
      tableView.contentInset.bottom = 10
    }
  }

  private final class Asking: UIViewController {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      alert.addTextField()
      present(alert, animated: false)
    }
  }

  private func play(
    _ controller: UIViewController, _ events: [SceneEvent], atTime time: Double,
    profile: KeyboardProfile = .iOS18, look: @escaping @MainActor () -> Void
  ) throws {
    let scene = SceneCase(
      name: "room", scene: "room", handler: HandlerSpec(name: "own"),
      device: .named("iPhone 8") ?? .plain, profile: profile, rate: 60, events: events)
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      VirtualRunLoop.current.schedule(at: time, look)
      return HandlerScreen(controller, bar: { _ in nil })
    }
  }

  /// Logged on a phone: the content inset stays the app's, and the adjusted one grows.
  @Test func aTableControllerMakesRoomAndLeavesTheAppItsInset() throws {
    let form = Form(style: .plain)
    try play(
      form,
      [SceneEvent(time: 0.5, kind: .focus(1)), SceneEvent(time: 2, kind: .blur)], atTime: 1.5
    ) {
      #expect(form.tableView.adjustedContentInset.bottom == 216)
      #expect(form.tableView.contentInset.bottom == 10)
      form.tableView.contentInset.bottom = 250
      #expect(form.tableView.adjustedContentInset.bottom == 250)
    }
    #expect(form.tableView.adjustedContentInset.bottom == 250)
  }

  /// A form whose fields take no touches until their row is selected.
  private final class Rows: UITableViewController {
    let fields = (0..<3).map { _ in UITextField(frame: CGRect(x: 10, y: 2, width: 300, height: 40))
    }
    var tapped: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fields.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fields[indexPath.row].isUserInteractionEnabled = false
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tapped.append(indexPath.row)
      fields[indexPath.row].isUserInteractionEnabled = true
      fields[indexPath.row].becomeFirstResponder()
    }
  }

  @Test(arguments: 0..<3) func aFieldThatTakesNoTouchesGetsTheFocusByItsRow(row: Int) throws {
    let form = Rows(style: .plain)
    let events = [0.5, 1.5].map { SceneEvent(time: $0, kind: .focus(row + 1)) }
    try play(form, events, atTime: 2.5) {
      #expect(form.fields.map(\.isFirstResponder) == (0..<3).map { $0 == row })
    }
    // The second time it takes touches.
    #expect(form.tapped == [row])
  }

  /// The same in a collection.
  private final class Items: UICollectionViewController {
    let fields = (0..<3).map { _ in UITextField(frame: CGRect(x: 10, y: 2, width: 300, height: 40))
    }
    var tapped: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "field")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { fields.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "field", for: indexPath)
      fields[indexPath.item].isUserInteractionEnabled = false
      cell.contentView.addSubview(fields[indexPath.item])
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      tapped.append(indexPath.item)
      fields[indexPath.item].isUserInteractionEnabled = true
      fields[indexPath.item].becomeFirstResponder()
    }
  }

  @Test(arguments: 0..<3) func soDoesOneInACollection(item: Int) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    let form = Items(collectionViewLayout: layout)
    let events = [0.5, 1.5].map { SceneEvent(time: $0, kind: .focus(item + 1)) }
    try play(form, events, atTime: 2.5) {
      #expect(form.fields.map(\.isFirstResponder) == (0..<3).map { $0 == item })
    }
    #expect(form.tapped == [item])
  }

  private final class Talk: UITableViewController {
    let strip = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 40))
    override var inputAccessoryView: UIView? { strip }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      strip.addSubview(field)
      becomeFirstResponder()
    }
  }

  /// The newest systems leave the accessory of 50 points out of notifications; it covers as much.
  @Test(arguments: [KeyboardProfile.iOS18, .iOS26])
  func aTableControllerMakesRoomForAnAccessoryToldOfOrNot(profile: KeyboardProfile) throws {
    let talk = Talk(style: .plain)
    try play(
      talk, [SceneEvent(time: 0.5, kind: .focus(1)), SceneEvent(time: 2, kind: .blur)],
      atTime: 1.5, profile: profile
    ) {
      #expect(abs(talk.tableView.adjustedContentInset.bottom - 266) < 1e-9)
    }
    #expect(abs(talk.tableView.adjustedContentInset.bottom - 50) < 1e-9)
  }

  /// Room is 20 to 667 without a keyboard, and 20 to 451 with one of 216 points.
  @Test func anAlertStandsInTheMiddleOfWhatTheKeyboardLeaves() throws {
    let asking = Asking()
    let box: @MainActor () -> CGRect? = { asking.alert.view.subviews.first?.frame }
    try play(asking, [SceneEvent(time: 3, kind: .blur)], atTime: 2) {
      #expect(box()?.midY == (20 + 451) / 2.0)
    }
    #expect(box()?.midY == (20 + 667) / 2.0)
    #expect(box()?.width == 270)
  }
}
