// An executable of your own writes one import: registries, handlers and scenes come along.
@_exported public import KeyboardHandlers
@_exported public import KeyboardScenes
