import HeadlessUIKit
import InertFrameworks
import InertPackages
import Testing

/// What frameworks that do nothing here answer.
struct InertFrameworkTests {
  private final class Row: NSManagedObject {
    var name: String? {
      get { managedValue() }
      set { setManagedValue(newValue) }
    }
    var count: Int16 {
      get { managedValue() }
      set { setManagedValue(newValue) }
    }
    class func fetchRequest() -> NSFetchRequest<Row> { NSFetchRequest<Row>(entityName: "Row") }
  }

  @Test func anObjectOfCoreDataKeepsItsValuesAndIsInNoStore() throws {
    let container = NSPersistentContainer(name: "Chat")
    var loaded: (any Error)?? = .none
    container.loadPersistentStores { _, error in loaded = .some(error) }
    #expect(loaded.map { $0 == nil } == true)
    let row = Row(context: container.viewContext)
    #expect(row.name == nil)
    #expect(row.count == 0)
    row.name = "a"
    row.count = 3
    #expect(row.name == "a")
    #expect(row.count == 3)
    try container.viewContext.obtainPermanentIDs(for: [row])
    try container.viewContext.save()
    let request = Row.fetchRequest()
    request.predicate = NSPredicate(format: "id == %@", UUID() as any CVarArg)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    #expect(try container.viewContext.fetch(request).isEmpty)
  }

  /// A screen that IQKeyboardManager would lift is not judged as if nothing lifted it.
  @Test func aCaseThatNeedsIQKeyboardManagerStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        IQKeyboardManager.shared.enable = true
        NotificationCenter.default.post(
          name: UIResponder.keyboardWillShowNotification, object: nil)
      }
    }
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        IQKeyboardManager.shared.isEnabled = true
        IQKeyboardManager.shared.isEnabled = false
        NotificationCenter.default.post(
          name: UIResponder.keyboardWillShowNotification, object: nil)
      }
    }
  }

  /// Whoever asks gets an answer at once, so that a screen does not wait for it.
  @Test func whatAsksForLeaveIsRefused() {
    var answers: [Bool] = []
    AVCaptureDevice.requestAccess(for: .video) { answers.append($0) }
    AVAudioSession.sharedInstance().requestRecordPermission { answers.append($0) }
    PHPhotoLibrary.requestAuthorization { answers.append($0 == .authorized) }
    CNContactStore().requestAccess(for: .contacts) { granted, _ in answers.append(granted) }
    #expect(answers == [false, false, false, false])
    #expect(!CLLocationManager.locationServicesEnabled())
  }

  @Test(arguments: [(CMTimeValue(90), CMTimeScale(60), 1.5), (0, 600, 0), (-600, 600, -1)])
  func aTimeIsItsValueByItsScale(value: CMTimeValue, scale: CMTimeScale, seconds: Double) {
    #expect(CMTimeGetSeconds(CMTimeMake(value: value, timescale: scale)) == seconds)
  }

  /// A screen without a server: nobody is signed in, nothing comes, and what waits is refused.
  @Test func packagesReachNoServer() async throws {
    var answers: [String?] = []
    let server = Server()
    server.signIn("a@b.c", "d") { answers.append($0) }
    server.listen()
    try server.send(StoredMessage(text: "a", sent: Timestamp(date: .distantPast)), Data())
    #expect(answers.isEmpty)
    #expect(server.messages.isEmpty)
    #expect(Auth.auth().currentUser == nil)
    await #expect(throws: URLError.self) {
      try await Auth.auth().signIn(withEmail: "a@b.c", password: "d")
    }
  }

  @Test func noAnswerComesAndNothingIsKept() async throws {
    let answers = Answers()
    answers.ask("a")
    #expect(answers.count == 0)
    await #expect(throws: AFError.self) { try await answers.value() }
    #expect(try answers.keep(["a", "b"]).isEmpty)
    #expect(JSON(["a": 1])["a"].int == nil)
    #expect(Person(JSONString: "{}") == nil)
    var person = Person()
    person.mapping(map: Map())
    #expect(person.name == "nobody")
  }

  @MainActor
  @Test func aPictureIsItsPlaceholder() {
    let controller = PictureController()
    controller.loadViewIfNeeded()
    #expect(controller.picture.image === controller.placeholder)
  }

  @Test(arguments: [0, 1.25, 1_700_000_000.5, -0.75])
  func aTimestampKeepsItsDate(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(Timestamp(date: date).dateValue() == date)
    #expect(Timestamp(date: date) < Timestamp(date: date + 0.5))
  }
}
