/// A piece of a deflate stream, and the checksum of what it inflates to.
struct Stripe: Sendable {
  var bytes: [UInt8]
  var checksum: Adler32
}
