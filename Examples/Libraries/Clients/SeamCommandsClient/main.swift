import SeamCommands

// The command line with handlers of your own beside the shipped ones.
Seam.main(handlers: .standard)
