import HeadlessUIKit
import InertPackages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Calls of chats that sign in, send by a server, load pictures and show progress.

struct StoredMessage: Codable, Hashable {
  @DocumentID var id: String?
  let text: String
  let sent: Timestamp
}

final class Server {
  private let store = Firestore.firestore()
  private let base = Database.database().reference()
  private var listener: (any ListenerRegistration)?
  private(set) var messages: [StoredMessage] = []

  func signIn(_ email: String, _ password: String, then report: @escaping (String?) -> Void) {
    Auth.auth().signIn(withEmail: email, password: password) { result, error in
      guard error == nil, let user = result?.user else { return report(nil) }
      report(user.displayName ?? user.uid)
    }
    Auth.auth().addStateDidChangeListener { _, user in report(user?.email) }
  }

  func listen() {
    listener = store.collection("rooms").document("1").collection("messages")
      .whereField("to", isEqualTo: Auth.auth().currentUser?.uid ?? "").order(by: "sent")
      .limit(to: 20)
      .addSnapshotListener { [weak self] snapshot, _ in
        self?.messages =
          snapshot?.documents.compactMap { try? $0.data(as: StoredMessage.self) } ?? []
      }
    base.child("typing").observe(
      .childAdded,
      with: { snapshot in
        guard let values = snapshot.value as? [String: Any] else { return }
        for case let child as DataSnapshot in snapshot.children { _ = (child.key, values) }
      })
  }

  func send(_ message: StoredMessage, _ picture: Data) throws {
    _ = try store.collection("messages").addDocument(from: message)
    base.childByAutoId().updateChildValues(["at": ServerValue.timestamp()]) { _, _ in }
    let file = Storage.storage().reference().child("a.png")
    file.putData(picture, metadata: nil) { _, error in
      guard error == nil else { return }
      file.downloadURL { url, _ in _ = url?.absoluteString }
    }
  }
}

final class PictureController: UIViewController {
  private let progress = JGProgressHUD(style: .dark)
  let picture = UIImageView()
  let placeholder = UIImage(systemName: "person")

  override func viewDidLoad() {
    super.viewDidLoad()
    progress.textLabel.text = "Loading"
    progress.show(in: view)
    picture.sd_setImage(with: URL(string: "https://a.example"), placeholderImage: placeholder)
    picture.kf.indicatorType = .activity
    picture.kf.setImage(
      with: URL(string: "https://a.example"), placeholder: placeholder,
      options: [.transition(.fade(0.2))]
    ) { result in
      if case .success(let loaded) = result { _ = loaded.image }
    }
    progress.dismiss(afterDelay: 1)
    MBProgressHUD.showAdded(to: view, animated: true).label.text = "Loading"
    GIDSignIn.sharedInstance.signIn(withPresenting: self) { result, _ in
      _ = result?.user.idToken?.tokenString
    }
    GIDSignIn.sharedInstance()?.presentingViewController = self
  }
}

/// A row of a store in Realm.
final class StoredChat: Object {
  @Persisted(primaryKey: true) var id: ObjectId
  @Persisted var name: String
  @Persisted var isMuted = false
  @Persisted var lines: List<String>
  @Persisted var opened: Date?

  override class func primaryKey() -> String? { "id" }
}

struct Person: Mappable {
  var name = "nobody"
  init() {}
  init?(map: Map) {}
  mutating func mapping(map: Map) { name <- map["name"] }
}

/// Calls of chats that ask a server by Alamofire, read its JSON and keep it in Realm.
final class Answers: WebSocketDelegate {
  private struct Answer: Codable, Sendable { let text: String }
  private(set) var count = 0

  func ask(_ text: String) {
    let headers: HTTPHeaders = [.authorization(bearerToken: "a"), .contentType("application/json")]
    AF.request(
      "https://a.example", method: .post, parameters: ["text": text],
      encoding: JSONEncoding.default, headers: headers
    ).validate(statusCode: 200..<300).responseJSON { response in
      switch response.result {
      case .success(let value): self.count += JSON(value)["choices"][0]["text"].stringValue.count
      case .failure(let error): _ = (error.localizedDescription, response.response?.statusCode)
      }
    }
    AF.request("https://a.example", method: .post, parameters: Answer(text: text), encoder: .json)
      .responseDecodable(of: Answer.self) { self.count += $0.value?.text.count ?? 0 }
    AF.upload(
      multipartFormData: { $0.append(Data(), withName: "file", fileName: "a", mimeType: "b") },
      to: "https://a.example"
    ).uploadProgress { _ in self.count += 1 }.response { _ in self.count += 1 }
    let socket = WebSocket(request: URLRequest(url: URL(fileURLWithPath: "/")))
    socket.delegate = self
    socket.connect()
    socket.write(string: text)
  }

  func value() async throws -> String {
    try await AF.request("https://a.example").serializingDecodable(Answer.self).value.text
  }

  func didReceive(event: WebSocketEvent, client: any WebSocketClient) {
    if case .text = event { count += 1 }
  }

  func keep(_ names: [String]) throws -> Results<StoredChat> {
    let realm = try Realm()
    try realm.write {
      for name in names {
        let chat = StoredChat()
        chat.name = name
        chat.lines.append(name)
        realm.add(chat, update: .modified)
      }
    }
    return realm.objects(StoredChat.self).filter("name == %@", "a").sorted(byKeyPath: "name")
  }
}

/// Calls of apps whose forms IQKeyboardManager lifts, in its versions of Swift and Objective-C.
@MainActor
func liftingCalls() {
  IQKeyboardManager.shared.enable = false
  IQKeyboardManager.shared().isEnableAutoToolbar = false
  IQKeyboardManager.shared.shouldResignOnTouchOutside = true
  IQKeyboardManager.shared.resignOnTouchOutside = true
  IQKeyboardManager.shared.keyboardDistanceFromTextField = 20
  IQKeyboardManager.shared.disabledDistanceHandlingClasses.append(UIViewController.self)
  IQKeyboardManager.shared.reloadLayoutIfNeeded()
}

@MainActor
func pushCalls() {
  Messaging.messaging().setAPNSToken(Data(), type: .unknown)
  ProgressHUD.progress(0.5)
  UIPageControl().backgroundStyle = .automatic
}

/// Calls of chats with a model of language, and of those that watch the network.
func modelCalls() throws {
  let client = OpenAISwift(authToken: "a")
  client.sendCompletion(with: "b", model: .gpt3(.davinci), maxTokens: 9) { result in
    switch result {
    case .success(let model): _ = model.choices?.first?.text ?? ""
    case .failure(let error): _ = error.localizedDescription
    }
  }
  let network = try Reachability()
  network.whenReachable = { _ = $0.connection == .wifi }
  network.whenUnreachable = { _ in }
  try network.startNotifier()
  NotificationCenter.default.post(name: .reachabilityChanged, object: network)
}

/// Calls of chats that keep a socket, with the items one by one and as an array.
func socketCalls() {
  let socket = SocketManager(socketURL: URL(fileURLWithPath: "/")).defaultSocket
  socket.emit("a", "b", 1)
  socket.emit("a", with: ["b"])
  socket.emitWithAck("a", with: ["b"]).timingOut(after: 1) { _ in }
}
