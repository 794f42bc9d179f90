// A test writes one import: scenes, devices and findings come with it.
@_exported public import Compositing
@_exported public import Detectors
@_exported public import HeadlessUIKit
@_exported public import KeyboardHandlers
@_exported public import KeyboardSimulation
@_exported public import SceneFiles
@_exported public import Scenes
