import HeadlessUIKit
import InertFrameworks

// Calls of chat screens that play a voice message, show a place or pick a photo.

final class VoiceMessage: NSObject, AVAudioPlayerDelegate, AVAudioRecorderDelegate {
  private var player: AVAudioPlayer?

  func play(_ url: URL) throws {
    try AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .default, options: [])
    try AVAudioSession.sharedInstance().setActive(true, options: .notifyOthersOnDeactivation)
    player = try AVAudioPlayer(contentsOf: url)
    player?.delegate = self
    player?.prepareToPlay()
    player?.play()
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
    ]
    try AVAudioRecorder(url: url, settings: settings).record()
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

final class PlaceController: UIViewController, CLLocationManagerDelegate, MKMapViewDelegate,
  PHPickerViewControllerDelegate
{
  private let manager = CLLocationManager()
  private let map = MKMapView()

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
    map.delegate = self
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)), animated: false)
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .videos])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
    let link = LPLinkView(metadata: LPLinkMetadata())
    view.addSubview(link)
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    web.loadHTMLString("", baseURL: nil)
    let film = AVPlayerViewController()
    film.player = AVPlayer(url: URL(fileURLWithPath: "/"))
    _ = (UTType.image.identifier, kUTTypeImage as String)
    UNUserNotificationCenter.current().removeAllDeliveredNotifications()
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
  }
}

/// Calls of apps that keep a token, draw a code and wait for the network.
final class Session: NSObject {
  private let monitor = NWPathMonitor()

  func token() -> Data? {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
      kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return item as? Data
  }

  func start() {
    monitor.pathUpdateHandler = { path in _ = path.status == .satisfied }
    monitor.start(queue: DispatchQueue(label: "network", qos: .background))
  }

  @MainActor
  func code(_ text: String) -> UIImage? {
    let filter = CIFilter(name: "CIQRCodeGenerator")
    filter?.setValue(Data(text.utf8), forKey: "inputMessage")
    guard let image = filter?.outputImage else { return nil }
    return CIContext().createCGImage(image, from: image.extent).map { UIImage(cgImage: $0) }
  }

  func name(_ url: URL) -> String {
    SHA256.hash(data: Data(url.absoluteString.utf8)).map { String(format: "%02x", $0) }.joined()
  }
}

/// Calls of chats that take dictation, draw by hand and look for cameras.
@MainActor
func dictationCalls(_ view: UIView) throws {
  let (engine, request) = (AVAudioEngine(), SFSpeechAudioBufferRecognitionRequest())
  request.shouldReportPartialResults = true
  SFSpeechRecognizer.requestAuthorization { _ = $0 == .authorized }
  let task = SFSpeechRecognizer(locale: .current)?.recognitionTask(with: request) { result, _ in
    _ = (result?.bestTranscription.formattedString, result?.isFinal)
  }
  let format = engine.inputNode.outputFormat(forBus: 0)
  engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, _ in
    request.append(buffer)
  }
  engine.prepare()
  try? engine.start()
  task?.cancel()
  let canvas = PKCanvasView()
  canvas.drawingPolicy = .anyInput
  PKToolPicker().setVisible(true, forFirstResponder: canvas)
  _ = canvas.drawing.strokes.isEmpty
  let cameras = AVCaptureDevice.DiscoverySession(
    deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
  _ = cameras.devices.first
}
