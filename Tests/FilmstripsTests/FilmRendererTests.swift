import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import LayerTrees
import TestSupport
import Testing

@testable import Filmstrips

@Suite struct FilmRendererTests {
  let sample = SampleFilm()

  var film: Film { sample.film(rows: [sample.row(.easeInOut, handler: "frame")]) }

  /// The gap in a cell is as high as the edges of bar and keyboard say, pixel for pixel.
  @Test func theGapIsDrawnWhereItIs() throws {
    let row = sample.row(.early, handler: "frame")
    let worst = try #require(row.findings.first?.worst.frame)
    let reading = try #require(row.readings[worst])
    let frame = row.frame(worst)
    let geometry = PhoneGeometry(device: sample.device, scale: 0.5)
    let surface = try CairoSurface(width: geometry.body.width, height: geometry.body.height)
    let context = try CairoContext(surface)
    let stamps = LayerStamps(geometry: geometry, appearance: .light)
    try PhoneCell(geometry: geometry, stamps: stamps, palette: .light, context: context)
      .draw(frame, reading: reading, x: 0, y: 0)
    try context.finish("test")
    let rows = (0..<surface.height).filter { y in
      let pixel = surface.rgb(x: surface.width / 2, y: y)
      return pixel >> 16 > 0xF0 && pixel & 0xFF < 0xA8
    }
    let top = geometry.cap + Int((reading.barBottom * 0.5).rounded())
    let bottom = geometry.cap + Int((min(reading.keyboardTop, 818) * 0.5).rounded())
    #expect(rows == Array(top..<bottom))
  }

  @Test(arguments: Appearance.allCases, [nil, FilmOptions.Zoom.seam])
  func theSameFilmGivesTheSameBytes(appearance: Appearance, zoom: FilmOptions.Zoom?) async throws {
    let film = self.film
    let options = FilmOptions(columns: 5, appearance: appearance, zoom: zoom)
    let first = try FilmWriter(options: options).png(film)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { try FilmWriter(options: options).png(film) } }
      for try await bytes in group { #expect(bytes == first) }
    }
  }

  @Test func lightAndDarkAreDifferentPictures() throws {
    let light = try FilmRenderer(options: FilmOptions(columns: 3)).render(film)
    let dark = try FilmRenderer(options: FilmOptions(columns: 3, appearance: .dark)).render(film)
    #expect(light.width == dark.width && light.height == dark.height)
    #expect(light.rgb(x: 2, y: 2) == 0xFFFFFF)
    #expect(dark.rgb(x: 2, y: 2) == 0x0F1216)
  }

  /// A caller is told which frames a strip shows, and how wide their pictures are.
  @Test(arguments: [1, 4, 9]) func whatIsShownIsSaid(columns: Int) throws {
    let renderer = FilmRenderer(options: FilmOptions(columns: columns))
    let times = renderer.shownTimes(of: film)
    #expect(times.count == columns && zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(times.allSatisfy(film.rows[0].times.contains))
    let worst = try #require(film.rows[0].findings.max { $0.points < $1.points }).worst.time
    #expect(columns == 1 || times.contains(worst))
    let body = PhoneGeometry(device: sample.device, scale: 0.5).body
    #expect(try renderer.pictureWidth(of: film) == body.width)
    #expect(renderer.shownTimes(of: sample.film(rows: [])).isEmpty)
  }

  @Test(arguments: [500, 900, 1400, 3000])
  func aWidthIsKept(width: Int) throws {
    let options = FilmOptions(columns: 9, width: width)
    #expect(try FilmRenderer(options: options).render(film).width <= max(width, 700))
  }

  @Test func moreThanCairoHoldsIsRefused() {
    #expect(throws: FilmError.self) {
      try FilmRenderer(options: FilmOptions(columns: 500, width: 900_000, scale: 4)).render(film)
    }
    do throws(FilmError) {
      _ = try FilmRenderer(options: FilmOptions(columns: 40, width: 900_000, scale: 4)).render(film)
      Issue.record("a picture of 60,000 px was drawn")
    } catch {
      guard case .tooLarge(let width, _, 32_767) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(width > 32_767)
      #expect("\(error)".contains("32767 px"))
    }
  }

  @Test(arguments: [
    FilmOptions(columns: 0), FilmOptions(columns: -3), FilmOptions(lines: 0),
    FilmOptions(width: 0), FilmOptions(width: 60), FilmOptions(scale: 0),
    FilmOptions(scale: .nan), FilmOptions(scale: -1), FilmOptions(scale: 99),
  ])
  func optionsThatNoFilmCanHaveAreErrors(options: FilmOptions) {
    #expect(throws: FilmError.self) { try FilmRenderer(options: options).render(film) }
  }

  @Test func pictureOfEmptyFilms() throws {
    let empty = sample.film(rows: [])
    #expect(try FilmRenderer().render(empty).width > 100)
    let nothing = FilmRow(
      handler: "", verdict: .init(isPass: false, text: ""), times: [], readings: [], findings: []
    ) { sample.frame(.glued, $0) }
    #expect(try FilmRenderer().render(sample.film("", rows: [nothing])).width > 100)
    #expect(
      try FilmRenderer().render(
        sample.film(rows: [nothing, sample.row(.glued, handler: "frame")])
      ).height > 500)
  }

  @Test(arguments: [1, 2, 3, 1000, Int.max])
  func anyNumberOfColumnsWorks(columns: Int) throws {
    for count in [1, 2, 5] {
      var row = sample.row(.easeInOut, handler: "frame")
      row.times = Array(row.times.prefix(count))
      row.readings = Array(row.readings.prefix(count))
      let options = FilmOptions(columns: columns)
      #expect(try FilmRenderer(options: options).render(sample.film(rows: [row])).height > 400)
      row.readings = row.readings.map { _ in nil }
      #expect(try FilmRenderer(options: options).render(sample.film(rows: [row])).height > 400)
    }
  }

  static let oddDevices: [Device] =
    [(100.0, 100.0), (2000, 3000), (3000, 200), (1, 1), (0, 0), (.nan, .infinity)].map {
      Device(
        name: "odd", width: $0, height: $1, scale: 2, safeArea: UIEdgeInsets(top: 59, bottom: 34),
        keyboardHeight: 60, predictiveBarHeight: 0)
    }

  @Test(arguments: oddDevices, [nil, FilmOptions.Zoom.seam])
  func oddDevicesDoNotTrap(device: Device, zoom: FilmOptions.Zoom?) throws {
    var odd = sample
    odd.device = device
    odd.keyboardHeight = Double(device.size.height) * 0.4
    let film = odd.film(rows: [odd.row(.early, handler: "frame")])
    do throws(FilmError) {
      _ = try FilmRenderer(options: FilmOptions(columns: 3, zoom: zoom)).render(film)
    } catch {
      guard case .tooLarge = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func everyKnownDeviceIsDrawn() throws {
    for device in Device.distinct {
      var sample = sample
      sample.device = device
      sample.keyboardHeight = device.keyboardHeight + device.predictiveBarHeight
      let film = sample.film(rows: [sample.row(.early, handler: "frame")])
      let picture = try FilmRenderer(options: FilmOptions(columns: 2)).render(film)
      #expect(picture.height < 1200, "\(device.name)")
    }
  }
}
