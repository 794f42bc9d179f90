#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Foundation
#endif

/// The functions of the C library that the curves need, in the one file that imports it.
enum Elementary {
  @inline(__always)
  static func logarithm(_ x: Double) -> Double { log(x) }

  @inline(__always)
  static func sine(_ x: Double) -> Double { sin(x) }

  @inline(__always)
  static func cosine(_ x: Double) -> Double { cos(x) }
}
