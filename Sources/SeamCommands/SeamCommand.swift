import ArgumentParser
import Reports

/// The root command.
struct SeamCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seam",
    abstract: "Shows frame by frame where a chat bar and the keyboard come apart.",
    discussion: """
      A scene (YAML) says which device, which keyboard, what happens and which handler moves the \
      bar. Seam plays it on a virtual clock and measures every frame. Begin with:

        seam check Scenes          what is found, and whether that is expected
        seam compare BASE HEAD     what is new, worse, better and gone in a report
        seam merge REPORT...       the report of several machines' parts
        seam film Scenes/FILE      a filmstrip of each scene
        seam measure clip.mp4      the same verdict for a screen recording
        seam hunt HANDLER          what a handler cannot do, by random scenes
        seam curve keyboard        how the keyboard moves
        seam identify FILE         which curve a motion followed
        seam import LOG -o FILE    a playback or a scene of what an app has logged
        seam cost                  what moving the bar costs

      Exit status: 0 all clean, 1 something found or not as expected, 2 wrong input or arguments, \
      3 the work could not be done.
      """,
    version: SeamRelease.version,
    subcommands: [
      CheckCommand.self, AcceptCommand.self, CompareCommand.self, MergeCommand.self,
      FilmCommand.self,
      MeasureCommand.self, HuntCommand.self, CurveCommand.self, IdentifyCommand.self,
      ImportCommand.self, CostCommand.self, ListCommand.self, ExplainCommand.self,
      InitCommand.self,
      SchemaCommand.self, WorkerCommand.self,
    ])
}
