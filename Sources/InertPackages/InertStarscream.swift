// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Does nothing: it reaches no server.
public enum WebSocketEvent {
  case connected([String: String]), disconnected(String, UInt16), text(String), binary(Data), pong(Data?), ping(Data?), error((any Error)?), viabilityChanged(Bool), reconnectSuggested(Bool), cancelled, peerClosed
}

/// Does nothing: it reaches no server.
@preconcurrency public protocol WebSocketClient: AnyObject {
  func connect()
  func disconnect()
  func write(string: String)
}
extension WebSocketClient {
  public func connect() {}
  public func disconnect() {}
  public func write(string: String) {}
}

/// Does nothing: it reaches no server.
@preconcurrency public protocol WebSocketDelegate: AnyObject {
  func didReceive(event: WebSocketEvent, client: any WebSocketClient)
}
extension WebSocketDelegate {
  public func didReceive(event: WebSocketEvent, client: any WebSocketClient) {}
}

/// Does nothing: it reaches no server.
open class WebSocket: WebSocketClient {
  open weak var delegate: (any WebSocketDelegate)?
  open var onEvent: ((WebSocketEvent) -> Void)?
  public init(request: URLRequest) {}
  open func connect() {}
  open func disconnect() {}
  open func disconnect(closeCode: UInt16) {}
  open func write(string: String) {}
  open func write(string: String, completion: (() -> Void)?) {}
  open func write(data: Data) {}
  open func write(ping: Data) {}
}
