#if !canImport(ObjectiveC)
  /// The changes that can be undone, and those that can be done again.
  @preconcurrency @MainActor
  open class UndoManager: NSObject {
    private struct Step {
      weak var target: AnyObject?
      let work: () -> Void
      var name: String
    }
    private var undos: [Step] = []
    private var redos: [Step] = []
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    private var disabled = 0
    /// The name of the step that is undone or done again, which the one that takes it back has too.
    private var name = ""
    open var levelsOfUndo = 0

    open var canUndo: Bool { !undos.isEmpty }
    open var canRedo: Bool { !redos.isEmpty }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var undoActionName: String { undos.last?.name ?? "" }
    open var redoActionName: String { redos.last?.name ?? "" }

    /// Notes the closure that takes a change back; during an undo, the one that does it again.
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      let step = Step(
        target: target, work: { [weak target] in target.map(handler) }, name: name)
      if isUndoing {
        redos.append(step)
      } else {
        undos.append(step)
        if !isRedoing { redos = [] }
        if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst() }
      }
    }

    open func undo() {
      guard let step = undos.popLast() else { return }
      (isUndoing, name) = (true, step.name)
      step.work()
      (isUndoing, name) = (false, "")
    }

    open func redo() {
      guard let step = redos.popLast() else { return }
      (isRedoing, name) = (true, step.name)
      step.work()
      (isRedoing, name) = (false, "")
    }

    open func setActionName(_ actionName: String) {
      if undos.indices.last != nil { undos[undos.count - 1].name = actionName }
    }
    open func removeAllActions() { (undos, redos) = ([], []) }
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      undos.removeAll { $0.target === target }
      redos.removeAll { $0.target === target }
    }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
  }
#endif
