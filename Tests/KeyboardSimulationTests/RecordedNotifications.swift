import Foundation
import Scenes
import LayerGeometry
import Testing

/// The payloads in `Fixtures/notifications.json`, each with where it was published.
enum RecordedNotifications {
  struct Record: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let screen: [Double]
    let events: [Event]

    var testDescription: String { id }

    var device: Device {
      Device(
        name: id, width: screen[0], height: screen[1], scale: 2,
        safeArea: UIEdgeInsets(top: 20, bottom: 0), keyboardHeight: 0, predictiveBarHeight: 0)
    }
  }

  struct Event: Decodable, Sendable {
    let name: String
    let begin: [Double]
    let end: [Double]
    let duration: Double?
    let curve: Int?
    let isLocal: Bool?

    var notification: KeyboardNotification {
      get throws {
        KeyboardNotification(
          name: try #require(KeyboardNotification.Name(rawValue: name)), begin: rect(begin),
          end: rect(end), duration: duration ?? 0.25, curve: curve ?? 7, isLocal: isLocal ?? true)
      }
    }

    private func rect(_ numbers: [Double]) -> CGRect {
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  private struct File: Decodable {
    let notifications: [Record]
  }

  static func load() throws -> [Record] {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/notifications", withExtension: "json"))
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).notifications
  }
}
