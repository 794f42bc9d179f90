// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: nothing is heard, seen or recorded.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: "audio")
  public static let video = Self(rawValue: "video")
  public static let text = Self(rawValue: "text")
  public static let metadata = Self(rawValue: "metadata")
}

/// Does nothing: nothing is heard, seen or recorded.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = Self(rawValue: "mp4")
  public static let mov = Self(rawValue: "mov")
  public static let m4v = Self(rawValue: "m4v")
  public static let m4a = Self(rawValue: "m4a")
  public static let mp3 = Self(rawValue: "mp3")
  public static let wav = Self(rawValue: "wav")
  public static let caf = Self(rawValue: "caf")
  public static let jpg = Self(rawValue: "jpg")
}

/// Does nothing: nothing is heard, seen or recorded.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// Does nothing: nothing is heard, seen or recorded.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = Self(rawValue: "h264")
  public static let hevc = Self(rawValue: "hevc")
  public static let jpeg = Self(rawValue: "jpeg")
}

/// Does nothing: nothing is heard, seen or recorded.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let spectral = Self(rawValue: "spectral")
  public static let timeDomain = Self(rawValue: "timeDomain")
  public static let varispeed = Self(rawValue: "varispeed")
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

public typealias AudioFormatID = UInt32

public typealias SystemSoundID = UInt32

public let kAudioFormatMPEG4AAC: AudioFormatID = 1_633_772_320

public let kAudioFormatLinearPCM: AudioFormatID = 1_819_304_813

public let kAudioFormatAppleLossless: AudioFormatID = 1_634_492_771

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {}

/// Does nothing: nothing is heard, seen or recorded.
public enum AVAudioQuality: Int, Sendable {
  case min = 0, low = 32, medium = 64, high = 96, max = 127
}

public typealias CMTimeScale = Int32

public typealias CMTimeValue = Int64

/// Does nothing: nothing is heard, seen or recorded.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue = 0
  public var timescale: CMTimeScale = 1
  public var isValid: Bool = true
  public init() {}
  public init(value: CMTimeValue, timescale: CMTimeScale) { self.value = value; self.timescale = timescale }
  public init(seconds: Double, preferredTimescale: CMTimeScale) { value = CMTimeValue(seconds * Double(preferredTimescale)); timescale = preferredTimescale }
  public var seconds: Double { Double(value) / Double(max(1, timescale)) }
  public var isIndefinite: Bool { false }
  public var isNumeric: Bool { isValid }
  public static func < (first: Self, second: Self) -> Bool { first.seconds < second.seconds }
  public static let zero = CMTime()
  public static let invalid = CMTime()
  public static let indefinite = CMTime()
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime { CMTime(value: value, timescale: timescale) }

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }

/// Does nothing: nothing is heard, seen or recorded.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime = .zero
  public var duration: CMTime = .zero
  public init(start: CMTime, duration: CMTime) { self.start = start; self.duration = duration }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }

/// Does nothing: nothing is heard, seen or recorded.
open class CMSampleBuffer: NSObject {
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// Does nothing: nothing is heard, seen or recorded.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "ambient")
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    public static let playback = Self(rawValue: "playback")
    public static let record = Self(rawValue: "record")
    public static let playAndRecord = Self(rawValue: "playAndRecord")
    public static let multiRoute = Self(rawValue: "multiRoute")
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let voiceChat = Self(rawValue: "voiceChat")
    public static let videoChat = Self(rawValue: "videoChat")
    public static let videoRecording = Self(rawValue: "videoRecording")
    public static let moviePlayback = Self(rawValue: "moviePlayback")
    public static let measurement = Self(rawValue: "measurement")
    public static let spokenAudio = Self(rawValue: "spokenAudio")
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1 << 0)
    public static let duckOthers = Self(rawValue: 1 << 1)
    public static let allowBluetooth = Self(rawValue: 1 << 2)
    public static let defaultToSpeaker = Self(rawValue: 1 << 3)
    public static let allowBluetoothA2DP = Self(rawValue: 1 << 4)
    public static let allowAirPlay = Self(rawValue: 1 << 5)
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1 << 0)
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1 << 0)
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum PortOverride: UInt, Sendable {
    case none, speaker
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum RecordPermission: UInt, Sendable {
    case undetermined, denied, granted
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio
  }
  open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
  open var category: Category { .soloAmbient }
  open var mode: Mode { .default }
  open var recordPermission: RecordPermission { .denied }
  open var isOtherAudioPlaying: Bool { false }
  open var outputVolume: Float { 0 }
  open var sampleRate: Double { 44_100 }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {}
  open func setMode(_ mode: Mode) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Does nothing: nothing is heard, seen or recorded.
  public enum recordPermission: Int, Sendable {
    case undetermined, denied, granted
  }
  open class var shared: AVAudioApplication { AVAudioApplication() }
  open var recordPermission: recordPermission { .denied }
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) { response(false) }
  open class func requestRecordPermission() async -> Bool { false }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  open var volume: Float = 1
  open var rate: Float = 1
  open var pan: Float = 0
  open var enableRate: Bool = false
  open var isMeteringEnabled: Bool = false
  open var numberOfLoops: Int = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  public init(contentsOf url: URL) throws { self.url = url }
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url }
  public init(data: Data) throws { url = nil }
  public init(data: Data, fileTypeHint utiString: String?) throws { url = nil }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Does nothing: nothing is heard, seen or recorded.
@preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  open var isMeteringEnabled: Bool = false
  open var currentTime: TimeInterval { 0 }
  open var isRecording: Bool { false }
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Does nothing: nothing is heard, seen or recorded.
@preconcurrency public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioMix: NSObject {
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVMetadataItem: NSObject {
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAssetTrack: NSObject {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  open var appliesPreferredTrackTransform: Bool = false
  open var maximumSize: CGSize = .zero
  open var requestedTimeToleranceBefore: CMTime = .zero
  open var requestedTimeToleranceAfter: CMTime = .zero
  public init(asset: AVAsset) {}
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError(code: .noImageAtTime) }
  open func generateCGImageAsynchronously(for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void) { handler(nil, .zero, AVError(code: .noImageAtTime)) }
  open func cancelAllCGImageGeneration() {}
}

/// Does nothing: nothing is heard, seen or recorded.
public struct AVError: Error, Equatable {
  public let code: Code
  /// Does nothing: nothing is heard, seen or recorded.
  public enum Code: Int, Sendable {
    case unknown = -11_800, noImageAtTime = -11_832, exportFailed = -11_820
  }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// Does nothing: nothing is heard, seen or recorded.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse: Bool = false
  open var timeRange: CMTimeRange = CMTimeRange(start: .zero, duration: .zero)
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(code: .exportFailed) }
  open var progress: Float { 0 }
  public init?(asset: AVAsset, presetName: String) {}
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
  open func cancelExport() {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Does nothing: nothing is heard, seen or recorded.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .zero }
  open func currentTime() -> CMTime { .zero }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm = .spectral
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVPlayer: NSObject {
  /// Does nothing: nothing is heard, seen or recorded.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  open var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted: Bool = false
  open var actionAtItemEnd: ActionAtItemEnd = .pause
  open var automaticallyWaitsToMinimizeStalling: Bool = true
  open var allowsExternalPlayback: Bool = true
  open var preventsDisplaySleepDuringVideoPlayback: Bool = true
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { .paused }
  public override init() {}
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  open func currentTime() -> CMTime { .zero }
  open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any { NSObject() }
  open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  public convenience init(player: AVPlayer?) { self.init(); self.player = player }
}

/// Does nothing: nothing is heard, seen or recorded.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Does nothing: nothing is heard, seen or recorded.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = Self(rawValue: "builtInWideAngleCamera")
    public static let builtInTelephotoCamera = Self(rawValue: "builtInTelephotoCamera")
    public static let builtInUltraWideCamera = Self(rawValue: "builtInUltraWideCamera")
    public static let builtInDualCamera = Self(rawValue: "builtInDualCamera")
    public static let builtInTripleCamera = Self(rawValue: "builtInTripleCamera")
    public static let builtInMicrophone = Self(rawValue: "builtInMicrophone")
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }
  /// Does nothing: nothing is heard, seen or recorded.
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) { handler(false) }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Does nothing: nothing is heard, seen or recorded.
  open class DiscoverySession: NSObject {
    open var devices: [AVCaptureDevice] { [] }
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var torchMode: TorchMode = .off
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}

public typealias AVAudioFrameCount = UInt32

public typealias AVAudioNodeBus = Int

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  open var sampleRate: Double { 0 }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioTime: NSObject {
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioBuffer: NSObject {
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioPCMBuffer: AVAudioBuffer {
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioNode: NSObject {
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioInputNode: AVAudioNode {
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVAudioEngine: NSObject {
  public let inputNode: AVAudioInputNode = AVAudioInputNode()
  open var isRunning: Bool { false }
  open func prepare() {}
  open func start() throws { throw URLError(.resourceUnavailable) }
  open func stop() {}
  open func reset() {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureInput: NSObject {
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Does nothing: nothing is heard, seen or recorded.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureConnection: NSObject {
  open var videoOrientation: AVCaptureVideoOrientation = .portrait
  open var isVideoOrientationSupported: Bool { false }
  open var isVideoMirrored: Bool = false
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureOutput: NSObject {
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// Does nothing: nothing is heard, seen or recorded.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Self(rawValue: "photo")
    public static let high = Self(rawValue: "high")
    public static let medium = Self(rawValue: "medium")
    public static let low = Self(rawValue: "low")
    public static let hd1280x720 = Self(rawValue: "hd1280x720")
    public static let hd1920x1080 = Self(rawValue: "hd1920x1080")
  }
  open var sessionPreset: Preset = .high
  open var isRunning: Bool { false }
  open var inputs: [AVCaptureInput] { [] }
  open var outputs: [AVCaptureOutput] { [] }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) {}
  open func removeInput(_ input: AVCaptureInput) {}
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  open func addOutput(_ output: AVCaptureOutput) {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCapturePhotoSettings: NSObject {
  open var flashMode: AVCaptureDevice.FlashMode = .off
  public convenience init(format: [String: Any]?) { self.init() }
}

/// Does nothing: nothing is heard, seen or recorded.
@preconcurrency public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCapturePhotoOutput: AVCaptureOutput {
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// Does nothing: nothing is heard, seen or recorded.
@preconcurrency public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
  public func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureFileOutput: AVCaptureOutput {
  open var isRecording: Bool { false }
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {}
  open func stopRecording() {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVMetadataObject: NSObject {
  /// Does nothing: nothing is heard, seen or recorded.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "qr")
    public static let ean8 = Self(rawValue: "ean8")
    public static let ean13 = Self(rawValue: "ean13")
    public static let code128 = Self(rawValue: "code128")
    public static let face = Self(rawValue: "face")
  }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}

/// Does nothing: nothing is heard, seen or recorded.
@preconcurrency public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) { self.init(); self.session = session }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var rate: Float = 0.5
  open var volume: Float = 1
  open var pitchMultiplier: Float = 1
  open var voice: AVSpeechSynthesisVoice?
  public init(string: String) { speechString = string }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVSpeechSynthesisVoice: NSObject {
  public init?(language languageCode: String?) { return nil }
}

/// Does nothing: nothing is heard, seen or recorded.
open class AVSpeechSynthesizer: NSObject {
  open func speak(_ utterance: AVSpeechUtterance) {}
}

public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect { CGRect(x: boundingRect.midX - aspectRatio.width * min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height) / 2, y: boundingRect.midY - aspectRatio.height * min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height) / 2, width: aspectRatio.width * min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height), height: aspectRatio.height * min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)) }
