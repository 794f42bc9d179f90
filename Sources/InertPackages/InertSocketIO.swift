// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: it reaches no server.
public enum SocketIOStatus: Int, Sendable {
  case notConnected, disconnected, connecting, connected
}

/// Does nothing: it reaches no server.
public enum SocketClientEvent: String, Sendable {
  case connect, disconnect, error, ping, pong, reconnect, reconnectAttempt, statusChange
}

/// Does nothing: it reaches no server.
public enum SocketIOClientOption {
  case log(Bool), compress, secure(Bool), path(String), reconnects(Bool), reconnectAttempts(Int), reconnectWait(Int), forceNew(Bool), forceWebsockets(Bool), forcePolling(Bool), extraHeaders([String: String]), connectParams([String: Any]), selfSigned(Bool)
}

public typealias SocketIOClientConfiguration = [SocketIOClientOption]

/// Does nothing: it reaches no server.
open class SocketAckEmitter {
  open func with(_ items: Any...) {}
}

/// Does nothing: it reaches no server.
open class OnAckCallback {
  open func timingOut(after seconds: Double, callback: @escaping ([Any]) -> Void) {}
}

/// Does nothing: it reaches no server.
open class SocketManager: NSObject {
  public let defaultSocket: SocketIOClient = SocketIOClient()
  open var config: SocketIOClientConfiguration = []
  open var status: SocketIOStatus { .notConnected }
  public init(socketURL: URL, config: SocketIOClientConfiguration = []) {}
  open func socket(forNamespace nsp: String) -> SocketIOClient { SocketIOClient() }
  open func connect() {}
  open func disconnect() {}
}

/// Does nothing: it reaches no server.
open class SocketIOClient: NSObject {
  open var status: SocketIOStatus { .notConnected }
  open var sid: String? { nil }
  open func connect() {}
  open func connect(withPayload payload: [String: Any]?) {}
  open func connect(timeoutAfter: Double, withHandler handler: (() -> Void)?) {}
  open func disconnect() {}
  open func emit(_ event: String, _ items: Any..., completion: (() -> Void)? = nil) {}
  open func emit(_ event: String, with items: [Any], completion: (() -> Void)? = nil) {}
  open func emitWithAck(_ event: String, _ items: Any...) -> OnAckCallback { OnAckCallback() }
  open func emitWithAck(_ event: String, with items: [Any]) -> OnAckCallback { OnAckCallback() }
  @discardableResult open func on(_ event: String, callback: @escaping ([Any], SocketAckEmitter) -> Void) -> UUID { UUID() }
  @discardableResult open func on(clientEvent event: SocketClientEvent, callback: @escaping ([Any], SocketAckEmitter) -> Void) -> UUID { UUID() }
  @discardableResult open func once(_ event: String, callback: @escaping ([Any], SocketAckEmitter) -> Void) -> UUID { UUID() }
  open func off(_ event: String) {}
  open func off(clientEvent event: SocketClientEvent) {}
  open func removeAllHandlers() {}
}
