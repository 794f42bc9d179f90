import Filmstrips
import SeededRandom
import Testing

/// A title in any script is the name of a file, and different titles are different names.
struct FileStemTests {
  @Test(arguments: [
    ("Show, then hide", "show-then-hide"), ("  iPhone 8 / 60 Hz ", "iphone-8-60-hz"),
    ("键盘和输入栏", "键盘和输入栏"), ("キーボード", "キーボード"), ("Клавиатура", "клавиатура"),
    ("לוח מקשים", "לוח-מקשים"), ("कीबोर्ड", "कीबोर्ड"), ("../../etc/passwd", "etc-passwd"),
  ])
  func titlesKeepTheirLetters(title: String, stem: String) {
    #expect(title.fileStem == stem)
  }

  @Test func whatHasNoLettersIsToldApart() {
    let titles = ["🙂", "🙃", "→", "←", "!!!", "", "a 🙂", "a 🙃", "∑", "∏"]
    #expect(Set(titles.map(\.fileStem)).count == titles.count)
    #expect(titles.allSatisfy { !$0.fileStem.isEmpty })
  }

  @Test func longTitlesAreToldApartAndFit() {
    for letter in ["a", "字", "क"] {
      let long = String(repeating: letter, count: 400)
      #expect(long.fileStem != (long + letter).fileStem)
      #expect(long.fileStem.utf8.count <= 200)
    }
  }

  /// As much of a long title as 160 bytes hold, in whole letters, and eight digits of its hash.
  @Test(arguments: ["a", "д", "字", "𐐨"]) func aLongTitleIsCut(letter: String) {
    let size = letter.utf8.count
    let most = 160 / size
    let whole = String(repeating: letter, count: most)
    #expect(whole.fileStem == whole)
    for count in [most + 1, most + 2, 400] {
      let parts = String(repeating: letter, count: count).fileStem.split(separator: "-")
      #expect(parts.count == 2 && parts[0] == whole && parts[1].count == 8)
    }
  }

  /// Whatever the title, the name stays in its folder and is no hidden file.
  @Test func namesStayInTheirFolder() {
    var random = SplitMix64(seed: 16)
    for _ in 0..<2_000 {
      let scalars = (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random))
      }
      let stem = String(String.UnicodeScalarView(scalars)).fileStem
      #expect(!stem.isEmpty && !stem.hasPrefix(".") && !stem.contains("/") && !stem.contains("\0"))
      #expect(stem.utf8.count <= 200)
    }
  }
}
