// A tool of your own writes one import: from a scene to findings, films and reports.
@_exported public import AnimationCurves
@_exported public import Compositing
@_exported public import Detectors
@_exported public import Filmstrips
@_exported public import KeyboardHandlers
@_exported public import KeyboardSimulation
@_exported public import LayerGeometry
@_exported public import LayerTrees
@_exported public import Reports
@_exported public import SceneFiles
@_exported public import Scenes
