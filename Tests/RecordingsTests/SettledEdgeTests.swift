import AnimationCurves
import Foundation
import MotionFits
import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// The part that is taken off an edge that follows a known curve, and the part that stays: rows are
/// a point high.
struct SettledEdgeTests {
  private static let times = (0..<44).map { Double($0) / 60 }
  private static let frames = Array(times.indices)
  private static let seeds = 0..<TestLength.cases(20, long: 500)

  /// A keyboard's way of 336 points that begins at a time, and the curve that is known for it.
  private static func way(
    from start: Double = 0.06
  ) throws -> (curve: RestingCurve, places: [Double]) {
    let timing = try AnimationTiming(curve: .spring(KeyboardProfile.iOS18.spring), duration: 0.5)
    let places = times.map { 852 - 336 * timing.progress(at: $0 - start) }
    let track = try SampledTrack(times: times, values: places)
    let fit = try #require(track.fits().first?.best)
    return (RestingCurve(fit, from: 852, to: 516, within: 1), places)
  }

  private static func settled(_ edge: [Double?], along curve: RestingCurve) -> SettledEdge? {
    SettledEdge(edge, frames, along: curve, at: times, row: 1)
  }

  private static func rms(_ values: [Double]) -> Double {
    (values.reduce(0) { $0 + $1 * $1 } / Double(values.count)).squareRoot()
  }

  /// The time of a place is that at which the curve is there, and no other place's.
  @Test(arguments: [0.1, 0.2, 0.31]) func aPlaceHasItsTime(time: Double) throws {
    let curve = try Self.way().curve
    let place = curve.value(at: time)
    let near = try #require(curve.time(of: place, within: 0.05, of: time + 0.02))
    #expect(abs(near - time) < 1e-6)
    #expect(curve.time(of: place, within: 0.05, of: time + 0.06) == nil)
    #expect(curve.time(of: 900, within: 1, of: time) == nil)
    #expect(curve.time(of: 500, within: 1, of: time) == nil)
  }

  /// What is much farther off than the rest says nothing of when a curve begins.
  @Test(arguments: [0.004, -0.003]) func aDelayIsThatOfMostPlaces(late: Double) throws {
    let (curve, _) = try Self.way()
    let seen = Self.frames.map { frame in
      (time: Self.times[frame], place: curve.value(at: Self.times[frame] - late))
    }
    var odd = seen
    odd[9].place += 60
    func delay(_ seen: [(time: Double, place: Double)], _ limit: Double) -> Double {
      RestingCurve.delay(of: [(curve, seen)], limit: limit)
    }
    #expect(abs(delay(seen, 20) - late) < 0.0005 && abs(delay(odd, 20) - late) < 0.0005)
    #expect(abs(delay(odd, 100) - late) > 0.0005)
  }

  /// Six places are enough to say what is chance, and five are not.
  @Test(arguments: [(5, true), (6, false)]) func aFewPlacesSayNothing(count: Int, isNil: Bool)
    throws
  {
    let (curve, places) = try Self.way()
    let edge = Self.frames.map { frame in
      (6..<6 + count).contains(frame) ? places[frame] + (frame.isMultiple(of: 2) ? 0.1 : -0.1) : nil
    }
    #expect((Self.settled(edge, along: curve) == nil) == isNil)
  }

  /// Of what differs by chance from frame to frame, less than a quarter is left.
  @Test(arguments: seeds)
  func chanceGoes(_ seed: Int) throws {
    let (curve, places) = try Self.way()
    var random = SplitMix64(seed: seed)
    let noise = places.map { _ in random.number(in: -0.6...0.6) }
    let edge = zip(places, noise).map { Optional($0 + $1) }
    let moves = try #require(Self.settled(edge, along: curve)).moves
    let left = Self.frames.map { noise[$0] + (moves[$0] ?? 0) }
    #expect(Self.rms(left) < 0.25 * Self.rms(noise))
  }

  /// A distance from the curve for many frames, by more than rows explain, stays: another curve, or
  /// another clock, is true.
  @Test(arguments: [0.85, -0.85])
  func whatLastsStays(_ off: Double) throws {
    let (curve, places) = try Self.way()
    let edge = Self.frames.map { Optional(places[$0] + ($0 < 22 ? off : 0)) }
    let moves = try #require(Self.settled(edge, along: curve)).moves
    for frame in Self.frames where abs(Double(frame) - 21.5) > 3 {
      #expect(abs(moves[frame] ?? 0) < 0.15 * abs(off), "frame \(frame)")
    }
  }

  /// A distance that is less than rows show goes, even where it lasts.
  @Test func whatRowsDoGoes() throws {
    let (curve, places) = try Self.way()
    let bend = Self.frames.map { 0.35 * sin(0.15 * Double($0)) }
    let edge = zip(places, bend).map { Optional($0 + $1) }
    let moves = try #require(Self.settled(edge, along: curve)).moves
    for frame in Self.frames { #expect(abs(bend[frame] + (moves[frame] ?? 0)) < 0.01) }
  }

  /// A frame that shows what another one should have shown is found, and no other one is.
  @Test(arguments: [5, 12, 30])
  func whatIsFarOffIsApart(_ late: Int) throws {
    let (curve, places) = try Self.way()
    var random = SplitMix64(seed: late)
    var edge = places.map { Optional($0 + random.number(in: -0.2...0.2)) }
    edge[late] = places[late] + 5
    let settled = try #require(Self.settled(edge, along: curve))
    #expect(Array(settled.apart.keys) == [late])
    #expect(abs((settled.apart[late] ?? 0) - 5) < 0.1)
    #expect(abs((settled.moves[late - 1] ?? 0)) < 0.5)
  }

  /// A curve that is off by more than rows explain says nothing about chance, nor do few frames.
  @Test func nothingIsTakenWithoutAReason() throws {
    let (curve, places) = try Self.way()
    let far = Self.frames.map { Optional(places[$0] + ($0 % 2 == 0 ? 1.2 : -1.2)) }
    #expect(Self.settled(far, along: curve) == nil)
    let few = Self.frames.map { $0 < 5 ? Optional(places[$0]) : nil }
    #expect(Self.settled(few, along: curve) == nil)
  }

  /// A curve is begun where the places that were seen say, to a fifth of a millisecond.
  @Test(arguments: seeds)
  func aCurveBeginsWhereThePlacesSay(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var (curve, places) = try Self.way()
    let seen = zip(Self.times, places).map {
      (time: $0, place: $1 + random.number(in: -0.3...0.3))
    }
    let start = curve.start
    curve.start += random.number(in: -0.0008...0.0008)
    for _ in 0..<3 { curve = curve.nearer(to: seen, limit: 2) }
    #expect(abs(curve.start - start) < 0.0002)
  }

  /// A curve leads from one rest to the other where they are near its ends, and else as it fits.
  @Test(arguments: [(852.6, 516.4, true), (854, 516, false), (852, 519, false)])
  func aCurveLeadsFromRestToRest(_ from: Double, _ to: Double, _ isTaken: Bool) throws {
    let (_, places) = try Self.way()
    let track = try SampledTrack(times: Self.times, values: places)
    let fit = try #require(track.fits().first?.best)
    let curve = RestingCurve(fit, from: from, to: to, within: 1)
    #expect(abs(curve.value(at: 0) - (isTaken ? from : 852)) < 0.1)
    #expect(abs(curve.value(at: 5) - (isTaken ? to : 516)) < 0.1)
  }

  /// An edge that has leapt the last thousandth of its way stays where it was read, though its curve says
  /// that it has that way to go.
  @Test func aLeapAtTheEndStays() throws {
    let timing = try AnimationTiming(
      curve: .spring(KeyboardProfile.iOS26.spring), duration: 23 / 60.0)
    // A curve that begins a little late is not done in the frame in which its animation is removed.
    let places = Self.times.map { 852 - 336 * timing.progress(at: $0 - 4 / 60.0 + 1e-9) }
    let track = try SampledTrack(times: Self.times, values: places)
    let fit = try #require(track.fits().first?.best)
    var curve = RestingCurve(fit, from: 852, to: 516, within: 1)
    curve.start = 4 / 60.0 + 1e-5
    #expect(abs(places[27] - 516) < 1e-9)
    #expect(curve.value(at: Self.times[27]) > 516.1)
    let edge = places.map { Optional($0) }
    let moves = try #require(Self.settled(edge, along: curve)).moves
    #expect(abs(moves[27] ?? 0) < 0.05)
  }

  /// A distance that lasts goes up to 0.4 rows, stays from 0.8 rows on, and between them by its share.
  @Test(arguments: [0.3, 0.5, 0.7, -0.7]) func ofAnotherDistanceAShareStays(off: Double) throws {
    let (curve, places) = try Self.way()
    let moves = try #require(Self.settled(places.map { $0 + off }, along: curve)).moves
    let share = min(1, max(0, (abs(off) - 0.4) / 0.4))
    for frame in Self.frames { #expect(abs((moves[frame] ?? 0) + off - share * off) < 0.02) }
  }

  /// A place that another frame should have shown says nothing of what lasts beside it.
  @Test func whatIsApartIsNotWhatLasts() throws {
    let (curve, places) = try Self.way()
    var edge = places.map { Optional($0 + 0.7) }
    let usual = try #require(Self.settled(edge, along: curve)).moves
    edge[20] = places[20] + 5.7
    let settled = try #require(Self.settled(edge, along: curve))
    for frame in [18, 19, 21, 22] {
      #expect(abs((settled.moves[frame] ?? 0) - (usual[frame] ?? 0)) < 0.05)
    }
  }

  /// What lasts is the mean of five frames: one that is nearer to its curve counts in the two before it and after it.
  @Test func whatLastsIsTheMeanOfFiveFrames() throws {
    let (curve, places) = try Self.way()
    let offs = Self.frames.map { $0 == 20 ? 0.1 : 0.7 }
    let moves = try #require(Self.settled(zip(places, offs).map { $0 + $1 }, along: curve)).moves
    func left(_ frame: Int) -> Double { offs[frame] + (moves[frame] ?? 0) }
    for frame in 18...22 { #expect(abs(left(frame) - left(20)) < 0.01) }
    for frame in [16, 17, 23, 24] { #expect(left(frame) > left(20) + 0.2) }
  }

  /// Half a row off is another reason where rows are off by a twentieth.
  @Test func lessIsApartWhereChanceIsLess() throws {
    let (curve, places) = try Self.way()
    var edge = Self.frames.map { Optional(places[$0] + ($0.isMultiple(of: 2) ? 0.05 : -0.05)) }
    edge[20] = places[20] + 0.5
    #expect(Array(try #require(Self.settled(edge, along: curve)).apart.keys) == [20])
  }

  /// An edge that its curve has brought to the end of its animation, and that has not leapt, is on it.
  @Test func whatHasNotLeaptIsOnItsCurve() throws {
    let timing = try AnimationTiming(
      curve: .spring(KeyboardProfile.iOS26.spring), duration: 23 / 60.0)
    let places = Self.times.map { 852 - 336 * timing.progress(at: $0 - 4 / 60.0 + 1e-9) }
    let fit = try #require(SampledTrack(times: Self.times, values: places).fits().first?.best)
    let curve = RestingCurve(fit, from: 852, to: 516, within: 1)
    let end = curve.start + fit.timing.duration - 1e-4
    #expect(curve.value(at: end) > 516.1)
    #expect(abs(curve.off(curve.value(at: end), at: end)) < 1e-9)
  }

  /// Chance is three times what is usual, but no less than 0.3 rows and no more than codecs move an edge by.
  @Test(arguments: [(0.05, 0.3), (0.1, 0.444), (0.5, 1.3)])
  func chanceIsThreeTimesTheUsual(usual: Double, limit: Double) throws {
    for row in [1, 0.5] {
      let offs = (0..<20).map { ($0.isMultiple(of: 2) ? usual : -usual) * row }
      let chance = try #require(ResidualNoise(offs, row: row))
      #expect(chance.covers((limit - 0.005) * row) && !chance.covers((limit + 0.005) * row))
    }
  }

  /// Six places within chance say something, if they are off by less than three quarters of a row.
  @Test func whatChanceDoesIsKnownFromSixPlaces() {
    func isNil(_ offs: [Double]) -> Bool { ResidualNoise(offs, row: 1) == nil }
    let six = [0.1, -0.1, 0.1, -0.1, 0.1, -0.1]
    #expect(!isNil(six) && !isNil(six + [9]) && isNil(six.dropLast() + [9]))
    #expect(!isNil(six.map { 7.4 * $0 }) && isNil(six.map { 7.6 * $0 }))
  }

  /// Of the squares of a distance that lasts and of chance that part lasts which is the distance's own.
  @Test(arguments: [0.0, 0.2, 0.4], 0..<4) func whatLastsIsAShareOfTheSquares(
    off: Double, seed: Int
  )
    throws
  {
    var random = SplitMix64(seed: seed)
    let offs = (0..<800).map { _ in off + random.number(in: -0.4...0.4) }
    let share = off * off / (off * off + 0.16 / 3)
    #expect(abs(try #require(ResidualNoise(offs, row: 1)).lastingShare - share) < 0.1)
  }
}
