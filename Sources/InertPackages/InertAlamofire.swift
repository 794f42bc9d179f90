// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public let AF: Session = Session.default

public typealias Parameters = [String: Any]

public typealias AFResult<Success> = Result<Success, AFError>

public typealias AFDataResponse<Success> = DataResponse<Success, AFError>

/// Does nothing: it reaches no server.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let get = HTTPMethod(rawValue: "GET"), post = HTTPMethod(rawValue: "POST"), put = HTTPMethod(rawValue: "PUT")
  public static let patch = HTTPMethod(rawValue: "PATCH"), delete = HTTPMethod(rawValue: "DELETE"), head = HTTPMethod(rawValue: "HEAD")
}

/// Does nothing: it reaches no server.
public struct HTTPHeader: Hashable, Sendable {
  public let name: String
  public let value: String
  public init(name: String, value: String) { self.name = name; self.value = value }
  public static func authorization(_ value: String) -> HTTPHeader { HTTPHeader(name: "Authorization", value: value) }
  public static func authorization(bearerToken: String) -> HTTPHeader { authorization("Bearer " + bearerToken) }
  public static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
  public static func contentType(_ value: String) -> HTTPHeader { HTTPHeader(name: "Content-Type", value: value) }
}

/// Does nothing: it reaches no server.
public struct HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sendable {
  public var dictionary: [String: String] = [:]
  public init() {}
  public init(_ headers: [HTTPHeader]) { headers.forEach { dictionary[$0.name] = $0.value } }
  public init(_ dictionary: [String: String]) { self.dictionary = dictionary }
  public init(dictionaryLiteral elements: (String, String)...) { elements.forEach { dictionary[$0.0] = $0.1 } }
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
  public subscript(name: String) -> String? { get { dictionary[name] } set { dictionary[name] = newValue } }
  public mutating func add(_ header: HTTPHeader) { dictionary[header.name] = header.value }
  public mutating func add(name: String, value: String) { dictionary[name] = value }
  public mutating func update(name: String, value: String) { dictionary[name] = value }
}

/// Does nothing: it reaches no server.
public struct AFError: Error {
  public var responseCode: Int? { nil }
  public var underlyingError: (any Error)? { nil }
  public var isExplicitlyCancelledError: Bool { false }
}

/// Does nothing: it reaches no server.
@preconcurrency public protocol URLConvertible {
  func asURL() throws -> URL
}

extension String: URLConvertible {
  public func asURL() throws -> URL { if let url = URL(string: self) { url } else { throw URLError(.badURL) } }
}

extension URL: URLConvertible {
  public func asURL() throws -> URL { self }
}

/// Does nothing: it reaches no server.
@preconcurrency public protocol URLRequestConvertible {
  func asURLRequest() throws -> URLRequest
}

extension URLRequest: URLRequestConvertible {
  public var method: HTTPMethod? { get { httpMethod.map { HTTPMethod(rawValue: $0) } } set { httpMethod = newValue?.rawValue } }
  public var headers: HTTPHeaders { get { HTTPHeaders(allHTTPHeaderFields ?? [:]) } set { allHTTPHeaderFields = newValue.dictionary } }
  public func asURLRequest() throws -> URLRequest { self }
}

/// Does nothing: it reaches no server.
@preconcurrency public protocol ParameterEncoding: Sendable {
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
}

/// Does nothing: it reaches no server.
public struct URLEncoding: ParameterEncoding {
  public static let `default` = URLEncoding(), queryString = URLEncoding(), httpBody = URLEncoding()
  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest { try urlRequest.asURLRequest() }
}

/// Does nothing: it reaches no server.
public struct JSONEncoding: ParameterEncoding {
  public static let `default` = JSONEncoding(), prettyPrinted = JSONEncoding()
  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest { try urlRequest.asURLRequest() }
}

/// Does nothing: it reaches no server.
@preconcurrency public protocol ParameterEncoder: Sendable {
}

/// Does nothing: it reaches no server.
final public class JSONParameterEncoder: ParameterEncoder {
  public init(encoder: JSONEncoder = JSONEncoder()) {}
  public static let `default` = JSONParameterEncoder()
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  public static var json: JSONParameterEncoder { .default }
}

/// Does nothing: it reaches no server.
final public class URLEncodedFormParameterEncoder: ParameterEncoder {
  public static let `default` = URLEncodedFormParameterEncoder()
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default }
}

/// Does nothing: it reaches no server.
open class MultipartFormData {
  public init() {}
  open func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {}
  open func append(_ fileURL: URL, withName name: String) {}
  open func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {}
}

/// Does nothing: it reaches no server.
public enum RetryResult: Sendable {
  case retry, retryWithDelay(TimeInterval), doNotRetry, doNotRetryWithError(any Error)
}

/// Does nothing: it reaches no server.
@preconcurrency public protocol RequestInterceptor {
  func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void)
  func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping @Sendable (RetryResult) -> Void)
}
extension RequestInterceptor {
  public func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void) {}
  public func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping @Sendable (RetryResult) -> Void) {}
}

/// Does nothing: it reaches no server.
open class Session: @unchecked Sendable {
  public static let `default` = Session()
  public init(configuration: URLSessionConfiguration = .default, interceptor: (any RequestInterceptor)? = nil) {}
  @discardableResult open func request(_ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil) -> DataRequest { DataRequest() }
  @discardableResult open func request<Body: Encodable>(_ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Body? = nil, encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil) -> DataRequest { DataRequest() }
  @discardableResult open func request(_ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil) -> DataRequest { DataRequest() }
  @discardableResult open func upload(multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil) -> UploadRequest { UploadRequest() }
  @discardableResult open func upload(multipartFormData: MultipartFormData, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil) -> UploadRequest { UploadRequest() }
  @discardableResult open func upload(_ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil) -> UploadRequest { UploadRequest() }
  @discardableResult open func download(_ convertible: any URLConvertible, method: HTTPMethod = .get, headers: HTTPHeaders? = nil) -> DataRequest { DataRequest() }
}

/// Does nothing: it reaches no server.
open class Request {
  @discardableResult open func cancel() -> Self { self }
  @discardableResult open func resume() -> Self { self }
  @discardableResult open func uploadProgress(queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void) -> Self { self }
  @discardableResult open func downloadProgress(queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void) -> Self { self }
}

/// Does nothing: it reaches no server.
open class DataRequest: Request {
  @discardableResult open func validate() -> Self { self }
  @discardableResult open func validate<Codes: Sequence<Int>>(statusCode acceptableStatusCodes: Codes) -> Self { self }
  @discardableResult open func validate<Types: Sequence<String>>(contentType acceptableContentTypes: Types) -> Self { self }
  @discardableResult open func response(queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void) -> Self { self }
  @discardableResult open func responseData(queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void) -> Self { self }
  @discardableResult open func responseString(queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<String>) -> Void) -> Self { self }
  @discardableResult open func responseJSON(queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Any>) -> Void) -> Self { self }
  @discardableResult open func responseDecodable<Value: Decodable>(of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: JSONDecoder = JSONDecoder(), completionHandler: @escaping (AFDataResponse<Value>) -> Void) -> Self { self }
  open func serializingDecodable<Value: Decodable>(_ type: Value.Type = Value.self, decoder: JSONDecoder = JSONDecoder()) -> DataTask<Value> { DataTask() }
  open func serializingData() -> DataTask<Data> { DataTask() }
  open func serializingString() -> DataTask<String> { DataTask() }
}

/// Does nothing: it reaches no server.
open class UploadRequest: DataRequest {
}

/// Does nothing: it reaches no server.
public struct DataTask<Value: Sendable>: Sendable {
  public var value: Value { get async throws { throw AFError() } }
  public var result: AFResult<Value> { get async { .failure(AFError()) } }
  public var response: AFDataResponse<Value> { get async { DataResponse(result: .failure(AFError())) } }
}

/// Does nothing: it reaches no server.
public struct DataResponse<Success, Failure: Error> {
  public let result: Result<Success, Failure>
  public var request: URLRequest? { nil }
  public var response: HTTPURLResponse? { nil }
  public var data: Data? { nil }
  public var value: Success? { try? result.get() }
  public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
}

/// Does nothing: it reaches no server.
open class NetworkReachabilityManager {
  /// Does nothing: it reaches no server.
  public enum NetworkReachabilityStatus: Sendable {
    /// Does nothing: it reaches no server.
    public enum ConnectionType: Sendable {
      case ethernetOrWiFi, cellular
    }
    case unknown, notReachable, reachable(ConnectionType)
  }
  open class var `default`: NetworkReachabilityManager? { NetworkReachabilityManager() }
  open var isReachable: Bool { false }
  open var status: NetworkReachabilityStatus { .notReachable }
  public init?() {}
  @discardableResult open func startListening(onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping (NetworkReachabilityStatus) -> Void) -> Bool { true }
  open func stopListening() {}
}
