import HeadlessUIKit
import InertPackages

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
