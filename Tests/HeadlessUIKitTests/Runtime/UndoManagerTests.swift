#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import SeededRandom
  import Testing

  /// Undoing and doing again, against two stacks of states.
  @MainActor
  struct UndoManagerTests {
    @MainActor
    private final class Counter: NSObject {
      var count = 0
      /// Whether a change was made by an undo, and whether by doing it again.
      var reasons: [[Bool]] = []

      func set(_ value: Int, _ undo: UndoManager) {
        let old = count
        undo.registerUndo(withTarget: self) { [unowned undo] counter in
          counter.reasons.append([undo.isUndoing, undo.isRedoing])
          counter.set(old, undo)
        }
        count = value
      }
    }

    /// What is undone can be done again until something else is done; the oldest steps may be lost.
    @Test(arguments: 0..<20) func stepsAreThoseOfTwoStacks(_ seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let (undo, counter) = (UndoManager(), Counter())
      undo.levelsOfUndo = seed % 2 == 0 ? 0 : 4
      var (past, state, future): ([Int], Int, [Int]) = ([], 0, [])
      for value in 1...60 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1, 2:
          past.append(state)
          if undo.levelsOfUndo > 0 { past = past.suffix(undo.levelsOfUndo) }
          (state, future) = (value, [])
          counter.set(value, undo)
        case 3:
          undo.undo()
          guard let last = past.popLast() else { continue }
          future.append(state)
          state = last
          #expect(counter.reasons.last == [true, false])
        case 4:
          undo.redo()
          guard let last = future.popLast() else { continue }
          past.append(state)
          state = last
          #expect(counter.reasons.last == [false, true])
        default:
          undo.disableUndoRegistration()
          undo.disableUndoRegistration()
          undo.enableUndoRegistration()
          #expect(!undo.isUndoRegistrationEnabled)
          state = value
          counter.set(value, undo)
          undo.enableUndoRegistration()
          undo.enableUndoRegistration()
        }
        #expect(counter.count == state && undo.isUndoRegistrationEnabled)
        #expect(undo.canUndo == !past.isEmpty && undo.canRedo == !future.isEmpty)
        #expect(!undo.isUndoing && !undo.isRedoing)
      }
      undo.removeAllActions()
      #expect(!undo.canUndo && !undo.canRedo)
    }

    /// The newest step has the name that it was given, and keeps it when it is undone.
    @Test func aStepKeepsItsName() {
      let (undo, counter) = (UndoManager(), Counter())
      undo.setActionName("nothing")
      #expect(undo.undoActionName.isEmpty && undo.redoActionName.isEmpty)
      for (value, name) in [(1, "one"), (2, "two"), (3, "three")] {
        counter.set(value, undo)
        undo.setActionName(name)
      }
      #expect(undo.undoActionName == "three" && undo.redoActionName.isEmpty)
      undo.undo()
      undo.undo()
      #expect(undo.undoActionName == "one" && undo.redoActionName == "two")
      undo.redo()
      #expect(undo.undoActionName == "two" && undo.redoActionName == "three")
    }

    /// The steps of one target are taken out, done or undone; those of another stay.
    @Test func theStepsOfATargetAreTakenOut() {
      let (undo, one, other) = (UndoManager(), Counter(), Counter())
      one.set(1, undo)
      other.set(1, undo)
      one.set(2, undo)
      other.set(2, undo)
      undo.undo()
      undo.undo()
      undo.removeAllActions(withTarget: one)
      undo.redo()
      #expect((one.count, other.count) == (1, 2) && !undo.canRedo)
      undo.undo()
      undo.undo()
      #expect((one.count, other.count) == (1, 0) && !undo.canUndo)
    }
  }
#endif
