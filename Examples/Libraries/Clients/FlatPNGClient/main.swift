import FlatPNG

// A picture of one colour as the bytes of a PNG file.
let words = [UInt32](repeating: 0x33_66_99, count: 64 * 64)
let bytes = try words.withUnsafeBytes { bytes in
  PNGEncoder().encode(try Pixels(bytes, width: 64, height: 64, stride: 64 * 4))
}
print(bytes.prefix(4), bytes.count < 200)
