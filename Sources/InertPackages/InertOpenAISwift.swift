// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: it reaches no server.
open class OpenAISwift: NSObject {
  public init(authToken: String) {}
  public init(config: Config) {}
  /// Does nothing: it reaches no server.
  public struct Config: Sendable {
    public static func makeDefaultOpenAI(apiKey: String) -> Config { Config() }
  }
  open func sendCompletion(with prompt: String, model: OpenAIModelType = .gpt3(.davinci), maxTokens: Int = 16, temperature: Double = 1, completionHandler: @escaping (Result<OpenAI<TextResult>, OpenAIError>) -> Void) {}
  open func sendCompletion(with prompt: String, model: OpenAIModelType = .gpt3(.davinci), maxTokens: Int = 16, temperature: Double = 1) async throws -> OpenAI<TextResult> { throw OpenAIError.genericError(error: URLError(.notConnectedToInternet)) }
  open func sendChat(with messages: [ChatMessage], model: OpenAIModelType = .chat(.chatgpt), completionHandler: @escaping (Result<OpenAI<MessageResult>, OpenAIError>) -> Void) {}
  open func sendChat(with messages: [ChatMessage], model: OpenAIModelType = .chat(.chatgpt)) async throws -> OpenAI<MessageResult> { throw OpenAIError.genericError(error: URLError(.notConnectedToInternet)) }
}

/// Does nothing: it reaches no server.
public enum OpenAIError: Error {
  case genericError(error: any Error), decodingError(error: any Error)
}

/// Does nothing: it reaches no server.
public enum OpenAIModelType: Sendable {
  case gpt3(GPT3), codex(Codex), chat(Chat)
  /// Does nothing: it reaches no server.
  public enum GPT3: String, Sendable {
    case davinci, curie, babbage, ada
  }
  /// Does nothing: it reaches no server.
  public enum Codex: String, Sendable {
    case davinci, cushman
  }
  /// Does nothing: it reaches no server.
  public enum Chat: String, Sendable {
    case chatgpt, chatgpt0301, gpt4
  }
}

/// Does nothing: it reaches no server.
public enum ChatRole: String, Codable, Sendable {
  case system, user, assistant
}

/// Does nothing: it reaches no server.
public struct ChatMessage: Sendable {
  public let role: ChatRole
  public let content: String
  public init(role: ChatRole, content: String) { self.role = role; self.content = content }
}

/// Does nothing: it reaches no server.
public struct OpenAI<Choice> {
  public let choices: [Choice]?
}

/// Does nothing: it reaches no server.
public struct TextResult: Sendable {
  public let text: String
}

/// Does nothing: it reaches no server.
public struct MessageResult: Sendable {
  public let message: ChatMessage
}
