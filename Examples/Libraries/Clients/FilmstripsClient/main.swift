import Filmstrips
import Scenes

// Pictures that you have become a strip.
let pictures = try (0..<10).map { shade in
  try FramePicture(
    width: 39, height: 84, words: Array(repeating: UInt32(shade * 20), count: 39 * 84))
}
let row = FilmRow("mine", pictures: pictures, times: (0..<10).map { Double($0) / 60 })
let film = Film("My frames", rows: [row], on: Device.named("iPhone 14") ?? Device.catalog[0])
let strip = try FramePicture(png: FilmWriter(options: FilmOptions(columns: 5)).png(film))
print(strip.width > 600, strip.height > 422)
