// An executable of your own writes one import: registries, handlers and scenes come with it.
@_exported public import KeyboardHandlers
@_exported public import KeyboardSimulation
@_exported public import SceneFiles
@_exported public import Scenes
