import Foundation

/// The lines that this process and a worker send each other.
enum PipeLine {
  /// Writes a line and its end to a descriptor; one that takes no more loses the rest.
  ///
  /// A signal that interrupts it makes it go on.
  static func send(_ line: [UInt8], to descriptor: Int32) {
    let bytes = line + [UInt8(ascii: "\n")]
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      sent += count
    }
  }
}
