import LinearConstraints

// A bar that is on the keyboard.
let (top, height, keyboard) = (Variable("top"), Variable("height"), Variable("keyboard"))
let solver = Solver()
try solver.add(contentsOf: [height == 52, top + height == 844 - keyboard])
try solver.addEdit(keyboard)
try solver.suggest(336, for: keyboard)
try solver.update()
print(solver.value(of: top))
