import Foundation
import Scenes
import TestSupport
import Testing

@testable import Recordings

/// The phone of a clip, by the size of its frames, and what a clip may be at most.
struct FilmedDeviceTests {
  /// Frames of a screen's own pixels, or of a whole number of them for a point, are that screen's; codecs want even
  /// numbers.
  @Test(arguments: Device.catalog) func aScreensOwnPixelsAreIts(_ device: Device) throws {
    let (width, height) = (Double(device.size.width), Double(device.size.height))
    for scale in Set([device.scale, 1, 2, 3]) {
      for off in [-1, 0, 1] {
        let (across, down) = (Int(width * scale) + off, Int(height * scale) - off)
        let found = try #require(Device.filmed(width: across, height: down))
        #expect(found.isExact && found.device.size == device.size)
        let turned = try #require(Device.filmed(width: down, height: across))
        #expect(turned.isExact && turned.device.size.width == device.size.height)
      }
    }
  }

  /// A scaled clip may be of several: the phones of 393 points are the usual ones, by less than a pixel; others are
  /// those of the nearest shape, by 1.2 %.
  @Test(
    arguments: [
      (886, 1920, 393.0), (590, 1280, 393), (886, 1918, 414), (1080, 2336, 428), (750, 1334, 375),
      (720, 1560, 393), (640, 1136, 320), (600, 1064, 320), (600, 1080, 375), (600, 1082, nil),
      (1080, 1920, 414),
      (1000, 1000, nil), (1080, 2400, nil),
    ] as [(Int, Int, Double?)])
  func aScaledClipIsOfTheNearestShape(_ width: Int, _ height: Int, _ points: Double?) {
    let found = Device.filmed(width: width, height: height)
    #expect(found.map { Double($0.device.size.width) } == points)
  }

  private static func pictures(_ width: Int, _ height: Int, count: Int = 8) -> RowPictures {
    let frame = [UInt8](repeating: 90, count: height * RowPictures.columns)
    return RowPictures(
      width: width, height: height, times: (0..<count).map { Double($0) / 60 },
      frames: Array(repeating: frame, count: count))
  }

  private static func message(
    _ pictures: RowPictures, _ options: ClipOptions = ClipOptions()
  ) -> String {
    do {
      _ = try ClipMeter.measure(pictures, named: "clip", options: options)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// What is no phone's shape is asked for; what has that of a phone that is not in the list is read.
  @Test func aShapeOfNoScreenIsAskedFor() {
    for (width, height) in [(1000, 1000), (400, 1001), (730, 1000)] {
      #expect(Self.message(Self.pictures(width, height)).contains("the shape of no known screen"))
    }
    for (width, height) in [(720, 1600), (400, 1000), (680, 1000)] {
      #expect(Self.message(Self.pictures(width, height)).contains("no keyboard slides"))
    }
  }

  /// A device that is given has to have the clip's shape, by 3 %.
  @Test func aDeviceOfAnotherShapeIsRefused() {
    var options = ClipOptions()
    options.device = .known("iPhone 14")
    func isRefused(_ width: Int, _ height: Int) -> Bool {
      Self.message(Self.pictures(width, height), options).contains("not the shape of iPhone 14")
    }
    #expect(isRefused(750, 1334) && isRefused(806, 1688) && isRefused(756, 1688))
    #expect(!isRefused(780, 1688) && !isRefused(802, 1688) && !isRefused(758, 1688))
    #expect(!isRefused(1688, 780))
  }

  /// A motion takes four frames, and 14.5 of them a second.
  @Test func aClipHasEnoughFrames() {
    #expect(Self.message(Self.pictures(390, 844, count: 1)).contains("has one frame:"))
    #expect(Self.message(Self.pictures(390, 844, count: 3)).contains("has 3 frames:"))
    #expect(Self.message(Self.pictures(390, 844, count: 4)).contains("no keyboard slides"))
    func rate(_ rate: Double, given: Double? = nil) -> String {
      var pictures = Self.pictures(390, 844)
      pictures.times = pictures.times.map { $0 * 60 / rate }
      var options = ClipOptions()
      options.rate = given
      return Self.message(pictures, options)
    }
    #expect(rate(14.4).contains("has 14.4 frames a second"))
    #expect(rate(14.6).contains("no keyboard slides"))
    #expect(rate(10, given: 30).contains("no keyboard slides"))
    #expect(rate(60, given: 14).contains("has 14.0 frames a second"))
  }

  /// The handbook's limits are those that hold.
  @Test func theHandbookSaysTheLimits() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/recordings.md"), encoding: .utf8)
    func number(_ value: Int) -> String {
      let digits = Array(String(value).reversed())
      let groups = stride(from: 0, to: digits.count, by: 3).map {
        String(digits[$0..<min($0 + 3, digits.count)].reversed())
      }
      return groups.reversed().joined(separator: ",")
    }
    for limit in [
      "\(number(ClipLimits.greatestRows)) rows", "(\(number(ClipLimits.frames(ofHeight: 2622)))",
      "\(number(ClipLimits.greatestCount)) frames", "\(number(ClipLimits.greatestHeight)) rows",
      "\(ClipLimits.greatestArea / 1_000_000) million pixels",
      "\(ClipLimits.greatestFile >> 30) GiB", "\(Int(ClipLimits.greatestTime)) seconds of ffmpeg",
      "last \(ClipLimits.shortestRest) seconds", "up to \(Int(ClipLimits.greatestMargin)) points",
      "\(ClipLimits.scaleDoubt * 100) % larger", "\(Int(ClipLimits.assumedWidth)) points",
      "more than \(Int(ClipLimits.greatestKeyboard * 100)) %",
    ] {
      #expect(text.contains(limit), "\(limit)")
    }
    #expect(ClipLimits.frames(ofHeight: 1) == ClipLimits.greatestCount)
    #expect(ClipLimits.frames(ofHeight: 0) == ClipLimits.greatestCount)
  }
}
