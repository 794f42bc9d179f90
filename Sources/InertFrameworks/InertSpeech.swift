// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: nothing is heard.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// Does nothing: nothing is heard.
open class SFSpeechRecognizer: NSObject {
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  public override init() {}
  public init?(locale: Locale) {}
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) { handler(.denied) }
  open func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

/// Does nothing: nothing is heard.
@preconcurrency public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Does nothing: nothing is heard.
open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults: Bool = true
  open var requiresOnDeviceRecognition: Bool = false
}

/// Does nothing: nothing is heard.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// Does nothing: nothing is heard.
open class SFSpeechRecognitionTask: NSObject {
  open func finish() {}
  open func cancel() {}
}

/// Does nothing: nothing is heard.
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var isFinal: Bool { false }
}

/// Does nothing: nothing is heard.
open class SFTranscription: NSObject {
  open var formattedString: String { "" }
}
