import Testing

@testable import Recordings

/// Where a screen's round corners and its home indicator are, what is beside them goes on.
struct ScreenCornerTests {
  private static let columns = RowPictures.columns

  /// A page whose rows and halves have greys of their own.
  private static func page(height: Int) -> [UInt8] {
    (0..<height * columns).map { place in
      let (row, column) = (place / columns, place % columns)
      return UInt8(60 + row * 37 % 101 + (column < columns / 2 ? 0 : 50))
    }
  }

  /// The same with corners, each brighter than its row by some levels: a column is an eighth of their radius, and
  /// outside of the circle with its inner edge.
  private static func cornered(
    height: Int, radius: Double, left: Int = 30, right: Int = 30
  ) -> [UInt8] {
    var frame = page(height: height)
    for row in 0..<height {
      let away = max(0, radius - Double(height - 1 - row)) / radius
      for column in 0..<8 {
        let side = 1 - Double(column) / 8
        guard away > 0, side * side + away * away > 1 + 1e-9 else { continue }
        let start = row * columns
        frame[start + column] = UInt8(Int(frame[start + column]) + left)
        frame[start + 47 - column] = UInt8(Int(frame[start + 47 - column]) + right)
      }
    }
    return frame
  }

  /// A radius is 0.075 of the height.
  @Test(arguments: [200, 440]) func cornersAreTakenAway(height: Int) {
    let page = Self.page(height: height).withoutOverlays(height: height)
    let frame = Self.cornered(height: height, radius: Double(height) * 0.075)
    #expect(frame.withoutOverlays(height: height) == page)
  }

  /// Both are brighter or darker than what is beside them by more than 20 levels.
  @Test(arguments: [
    (21, 21, true), (20, 21, false), (21, 20, false), (-21, -21, true), (-21, 21, true),
    (-20, -20, false), (0, 40, false), (40, 0, false),
  ])
  func cornersAreOfAnotherGreyAtBothSides(_ left: Int, _ right: Int, _ isTaken: Bool) {
    let height = 200
    let page = Self.page(height: height).withoutOverlays(height: height)
    let frame = Self.cornered(height: height, radius: 15, left: left, right: right)
    #expect((frame.withoutOverlays(height: height) == page) == isTaken)
  }

  /// In each row what is beside a corner goes on into it, from the first column that is not its own.
  @Test func theNearestColumnGoesOnIntoACorner() {
    let (height, radius) = (200, 15.0)
    var frame = (0..<height * Self.columns).map { UInt8(60 + $0 % Self.columns * 3) }
    var right = frame
    for row in 185..<height {
      let away = (radius - Double(height - 1 - row)) / radius
      let count = (0..<8).count { column in
        let side = 1 - Double(column) / 8
        return away > 0 && side * side + away * away > 1 + 1e-9
      }
      let start = row * Self.columns
      for column in 0..<count {
        (frame[start + column], frame[start + 47 - column]) = (250, 0)
        right[start + column] = right[start + count]
        right[start + 47 - column] = right[start + 47 - count]
      }
    }
    let found = frame.withoutOverlays(height: height)
    let sides = found.indices.filter { !(13..<34).contains($0 % Self.columns) }
    #expect(sides.allSatisfy { found[$0] == right[$0] })
  }

  /// The zone is from 21 thousandths of the height above the bottom to 4; each half of it is as the page beside it.
  @Test(arguments: [250, 500, 844]) func theHomeIndicatorIsAsWhatIsBesideIt(height: Int) {
    var screen = RowScreen(Self.page(height: height))
    screen.fill(height - height * 21 / 1000..<height - height * 4 / 1000, 13..<34, with: 5)
    #expect(screen.pixels.withoutOverlays(height: height) == Self.page(height: height))
    for (row, column) in [
      (height - height * 21 / 1000 - 1, 20), (height - height * 4 / 1000, 20), (height - 3, 12),
      (height - 3, 34),
    ] {
      var other = RowScreen(Self.page(height: height))
      other.fill(row..<row + 1, column..<column + 1, with: 5)
      let frame = other.pixels.withoutOverlays(height: height)
      #expect(frame[row * Self.columns + column] == 5)
    }
  }

  /// What has few rows is as it was.
  @Test func aPictureOfFewRowsHasNoIndicator() {
    for height in 1...47 {
      let page = Self.page(height: height)
      #expect(page.withoutOverlays(height: height) == page)
    }
  }
}
