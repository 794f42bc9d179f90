import ArgumentParser
import CaseWorkers
import Detectors
import Filmstrips
import Foundation
import Recordings
import Scenes

/// Films whose cells are a clip's own frames, with a scene's handlers below them where one is given.
struct ClipFilms {
  let layout: FilmOptions
  let isAnimated: Bool
  /// The scene that is drawn below the clip.
  let scene: String?
  let start: Double?
  let pool: WorkerPool

  /// Draws a film of each clip into the folder, and notes where it lies.
  @MainActor
  func draw(
    _ measured: inout [ClipMeasurement], into folder: OutputFolder
  ) throws(CommandFailure) {
    var folder = folder
    try folder.make()
    for index in measured.indices {
      let title = measured[index].result.scene.scene
      let film = try film(measured[index])
      let path = folder.place(title + (isAnimated ? "-animation" : ""), "png")
      let format: FilmFormat = isAnimated ? .apng(slowness: 1) : .png
      do throws(FilmError) {
        try FilmWriter(options: layout, format: format, parallelism: pool.jobs).write(
          film, to: path)
      } catch {
        throw CommandFailure(error)
      }
      measured[index].result.films.append(path)
    }
  }

  @MainActor
  private func film(_ measured: ClipMeasurement) throws(CommandFailure) -> Film {
    guard var film = Film([measured.checked]) else {
      throw CommandFailure(.couldNotWork, ["error: no film can be drawn of \(measured.clip.name)"])
    }
    film.title = measured.result.scene.scene
    film.system = measured.playback.recording?.system ?? "recorded"
    film.rows += try rows(beside: measured.playback)
    do throws(FilmError) {
      let renderer = FilmRenderer(options: layout)
      let width = try renderer.pictureWidth(of: film)
      let shown = isAnimated ? film.rows[0].times : renderer.shownTimes(of: film)
      let row = film.rows[0]
      let frames = Set(shown.compactMap { row.shownFrame(at: $0) })
      let pictures = try pictures(of: frames, width: width, measured)
      let blank = try FramePicture(width: 1, height: 1, words: [0])
      film.rows[0].picture = { pictures[$0] ?? blank }
      return film
    } catch {
      throw CommandFailure(error)
    }
  }

  private func pictures(
    of frames: Set<Int>, width: Int, _ measured: ClipMeasurement
  ) throws(FilmError) -> [Int: FramePicture] {
    let size = measured.playback.scene.device.size
    let height = max(1, Int((Double(width) * Double(size.height / size.width)).rounded()))
    do throws(RecordingError) {
      let found = try measured.clip.pictures(of: frames, width: width, height: height, from: start)
      var pictures: [Int: FramePicture] = [:]
      for (frame, picture) in found {
        pictures[frame] = try? FramePicture(
          width: picture.width, height: picture.height, rgba: picture.rgba)
      }
      return pictures
    } catch {
      throw .cannotWrite(path: measured.clip.name, reason: error.message)
    }
  }

  /// The scene's handlers on the clip's device and time axis.
  @MainActor
  private func rows(beside playback: Playback) throws(CommandFailure) -> [FilmRow] {
    guard let scene else { return [] }
    let cases = try SimulatedCases(scene, on: playback.scene.device, with: pool).checked
    let delay = playback.recording?.delay(behind: cases.first?.phases.starts ?? []) ?? 0
    return (Film(cases)?.rows ?? []).map { row in
      var row = row
      row.times = row.times.map { $0 + delay }
      return row
    }
  }
}

extension Recording {
  /// Seconds by which its first motion that a scene has as well begins later than the scene's.
  fileprivate func delay(behind phases: [PhaseStart]) -> Double? {
    motions.lazy.compactMap { motion in
      phases.first { $0.phase == motion.phase }.map { motion.start - $0.time }
    }.first
  }
}

/// The cases of a scene as they are played on a device.
struct SimulatedCases {
  let checked: [CheckedCase]

  @MainActor
  init(_ path: String, on device: Device, with pool: WorkerPool) throws(CommandFailure) {
    let arguments = try SceneArguments.parsed([path])
    let cases = try arguments.cases()
      .map { source throws(CommandFailure) in try source.played(on: device) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("seam-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let places = try PlaybackFolder(folder).places(for: cases.map(\.scene.name))
    _ = try pool.checkShowingProgress(CaseSupply(cases), savingTo: places, tracks: false)
    var checked: [CheckedCase] = []
    for place in places {
      guard let text = try? String(contentsOfFile: place, encoding: .utf8) else { continue }
      do throws(SceneError) {
        checked.append(CheckedCase(try PlaybackFile.playback(in: text, file: place)))
      } catch {
        throw CommandFailure(error)
      }
    }
    self.checked = checked
  }
}

extension CaseSource {
  /// The same case on another device, unless the scene names rectangles of its own screen.
  fileprivate func played(on device: Device) throws(CommandFailure) -> CaseSource {
    let namesRectangles =
      scene.window != nil
      || scene.events.contains { event in
        if case .notification = event.kind { true } else { false }
      }
    guard !namesRectangles || scene.device.size == device.size else {
      throw CommandFailure(
        SceneError(
          at: scene.location,
          "the scene has rectangles of a screen of \(scene.device.size.words) points, and the clip's"
            + " has \(device.size.words): name a scene for that screen"))
    }
    var source = self
    source.scene.device = device
    return source
  }
}

extension CGSize {
  /// The width and the height: `390 x 844`.
  fileprivate var words: String { "\(Int(width)) x \(Int(height))" }
}

extension SceneArguments {
  /// The arguments as a command line would give them.
  fileprivate static func parsed(_ scenes: [String]) throws(CommandFailure) -> SceneArguments {
    do {
      return try SceneArguments.parse(scenes)
    } catch {
      throw CommandFailure(.wrongInput, ["error: \(error)"])
    }
  }
}
