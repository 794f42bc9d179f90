/// The numbers by which clips are read: what is accepted, what counts as seen, and what as the same.
package enum ClipLimits {
  // What is accepted.

  /// Bytes of the file.
  package static let greatestFile = 4 << 30
  /// Pixels of a frame.
  package static let greatestArea = 40_000_000
  /// Pixels of a frame that no phone's or tablet's screen has.
  package static let largeArea = 8_000_000
  /// Rows of a frame.
  package static let greatestHeight = 8192
  /// Rows of all frames together: 1,525 frames of 2,622 rows.
  package static let greatestRows = 4_000_000
  /// Frames, however small they are.
  package static let greatestCount = 20_000
  /// Seconds of the processor's time that ffmpeg may take, and on the clock without any.
  package static let greatestTime = 120.0
  /// Bytes of pictures that are held at once.
  static let greatestPictures = 256 << 20
  /// Bytes of ffmpeg's messages that are kept.
  static let greatestMessage = 16 << 20
  /// Seconds: a bit after a greater stamp is no later.
  static let greatestStamp = 1e9
  /// Frames a second of a clip that shows a motion.
  static let leastRate = 14.5
  /// The shapes of phones held upright, and the width of one that is not in the list, in points; most have
  /// 360 to 430, so that a point may be larger or smaller by a share.
  static let (phoneShapes, assumedWidth, scaleDoubt) = (0.4...0.68, 390.0, 0.095)

  /// The most frames of a height that are read.
  package static func frames(ofHeight height: Int) -> Int {
    min(greatestCount, greatestRows / max(1, height))
  }

  // Time.

  /// Seconds: shorter rests are repeats of a frame.
  static let shortestRest = 0.14
  /// The factor by which a frame is shown longer than most that others were left out after.
  static let heldSteps = 3.0
  /// Frames at the end of a rest in which something may move already.
  static let mostUnsure = 6
  /// Seconds by which even stamps differ: containers keep whole milliseconds.
  static let roundedStamp = 0.0012
  /// The frames' clock must be so much better than the stamps', and than stamps that are even; and by the
  /// stamps a curve must leave so many rows.
  static let (better, betterThanEven, jitter) = (0.8, 0.4, 0.15)
  /// Seconds by which a curve may begin, or an animation end, otherwise than frames say.
  static let startDoubt = 0.002

  // Frames.

  /// Frames that distinguish something from chance, that show a way, and that say which curve it follows.
  static let (fewFrames, someFrames, enoughFrames) = (2, 3, 4)
  /// Frames that say which curve leads along most of a way, or that no system's does.
  static let fingerFrames = 6
  /// Frames of which all say enough of a bar's lower edge, and in which something may be hidden.
  static let (mostFrames, longestHidden) = (48, 150)
  /// One frame in so many shows that a row stays, where it does: a few look so by chance.
  static let usualFrames = 8
  /// Readings after the first one: the second edge may be another wrong one.
  static let mostReadings = 3

  /// Frames by which one may show another time than its own: recorders repeat some, and leave some out.
  static let oddFrames = 2.5

  // Grey levels, and the agreement of pictures, from 0 to 1.

  /// Rows that change less do not move, and frames in which none changes more are repeats.
  static let (stillLevel, sameLevel): (Float, Float) = (2.2, 0.5)
  /// The share of rows that change at least in a motion.
  static let movingShare = 0.015
  /// The contrast of a screen's corners with what is beside them.
  static let cornerContrast = 20
  /// The greatest radius of a phone's screen, 64 points, as a share of its height and in columns.
  static let (cornerRadius, cornerColumns) = (0.075, 8.0)
  /// Steps that go both ways are less than this by chance.
  static let leastStep: Float = 3
  /// Plain rows of one colour differ by less.
  static let sameColour: Float = 5
  /// The most texture of a row in which nothing shows, and the energy of one in two pictures.
  static let (plainTexture, plainRow): (Float, Float) = (4, 400)
  /// The error of an edge.
  static let levelError: Float = 2
  /// The most evidence of a column of a frame, and enough of it for a row, and for a block of columns.
  static let (mostOfColumn, enoughOfRow, enoughOfBlock): (Float, Float, Float) = (2, 4, 6)
  /// Blocks of columns that follow the bar in a row that does, and columns in which a bar may go on under keys.
  static let (leastBlocks, leastColumns) = (2, 4)
  /// The share of columns that show the same edge in both rests where it is the bar's: behind the others is the page.
  static let enoughColumns = 0.3
  /// The energy of rows in which there is nothing to agree, and the score of little that shows where bars
  /// rest, by which it is a bar whatever moves with it.
  static let (noise, sureScore): (Float, Float) = (60, 16)
  /// The factor by which another motion than the main one has to show more of a bar.
  static let mainFactor: Float = 1.6
  /// The agreement of what slides, and of pictures by chance, where they agree best; and how much less than
  /// the surest frame others may agree to be believed.
  static let (agreement, chance, nearlyAsSure): (Float, Float, Float) = (0.55, 0.5, 0.05)
  /// The agreement of an edge with itself, and of a keyboard's edge.
  static let (sameEdge, leastEdge): (Float, Double) = (0.6, 0.7)
  /// The agreement of a bar where it is expected, and if less than 0.3 of its looks are visible.
  static let leastExpected = (quality: 0.5, ofLittle: 0.65, gain: 0.3)
  /// The agreement of a keyboard with what shows where its curve leads, of the lowest rows with themselves
  /// where they stay, and of something with the bar that may be it.
  static let (leastQuality, leastStaying, leastDoubt): (Double, Float, Double) = (0.3, 0.3, 0.4)
  /// The advantage of a bar over what is there all the time in the same place.
  static let plainlyMore: Float = 0.12
  /// The cost of leaving out a place that is known.
  static let knownCost: Float = 50

  // Shares.

  /// The share of a thing, or of its frames, that says enough of it.
  static let half = 0.5
  /// The share of a bar that must show, and that counts only between frames that show it as well.
  static let (leastShare, littleShare) = (0.12, 0.2)
  /// The share of what shows in a bar that is below its upper edge.
  static let leastInner: Float = 0.75
  /// The share of what shows in a bar that stays where it is in rests that are alike.
  static let leastSteady: Float = 0.15
  /// The share of a screen's width beside a bar that is not as wide, at most.
  static let floatingMargin = 1.0 / 8
  /// The share of the page's rows that look like a row which the page may show there, and the weight of a
  /// plain row, where one in which something shows has 1.
  static let (commonShare, plainWeight): (Double, Float) = (0.08, 0.5)
  /// The share of a screen that a keyboard takes at most, and below which bars rest, and the lowest keys.
  static let (greatestKeyboard, footShare) = (0.6, 0.88)
  /// The height of a keyboard by the tallest one that a device brings, and by another one of the same clip:
  /// some have rows of their own.
  static let greatestOfOther = 1.5
  /// The shares of a screen that a keyboard goes down before it comes back, and where a bar, or the page,
  /// has gone another way.
  static let (turnShare, tellingShare) = (1.0 / 60, 1.0 / 20)
  /// The shares of a screen by which a bar ends above the keyboard's top, or under it, at most.
  static let (apartShare, underShare) = (1.0 / 6, 1.0 / 8)
  /// The share of its steps that a keyboard makes in its own direction.
  static let steadiness = 0.55
  /// The share of the screen's height at each side of a keyboard's top edge that belongs to it: three
  /// points.
  static let edgeShare = 3.0 / 850
  /// The share of its way that a bar is from both of its rests while it is on its way.
  static let restShare = 0.03
  /// The shares of its way that a bar shows where its curve is sure, and where the clip's end cuts it off.
  static let (enoughShare, mostOfWay) = (0.4, 0.8)
  /// The share of a bar that the keyboard hides at least where nothing of it is found.
  static let hiddenShare = 0.88
  /// The share of its way that a bar goes at least from one frame to the next, but near its rests; that it
  /// leaps by at its end; and how many times more that is than the step before.
  static let (leastPace, leap, leapFactor) = (0.002, 0.15, 2.5)
  /// Residuals, as shares of the way: of a curve that says where an edge is, of one that says where to look,
  /// of one that an edge leaves, of one that does not fit, and of no curve.
  static let (sureShare, closeShare, leaveShare, poorShare, noProfileShare) =
    (0.0025, 0.006, 0.012, 0.02, 0.03)
  /// Factors by which a curve is closer than another one.
  static let (closer, clearlyMore, muchCloser) = (3.0, 5.0, 10.0)

  // Rows.

  /// Rows that codecs move an edge by, that places of one edge differ by, and that a curve leaves.
  static let (slip, sameRows, fewRows) = (1.3, 0.75, 0.4)
  /// From this on an edge is off its curve for another reason than how rows are drawn.
  static let sureLasting = 0.8
  /// By less the edge of a frame that repeats the one before differs from it.
  static let heldPlace = 0.25
  /// Rows above the keyboard that show its edge, rows in which something shows faintly, and rows that codecs
  /// treat together.
  static let (smear, someRows, codedRows) = (3, 4, 8)
  /// Thousandths of a screen's rows, counted from its bottom, in which a home indicator is.
  static let homeIndicator = 4...21

  // Points.

  /// The least uncertainty, and the factor by which a bar is clearly off its own rest or the screen.
  static let (leastUncertainty, clearly) = (0.1, 2.0)
  /// Points by which one place, one edge, one rest, and the end of a way are read otherwise.
  static let (homePoints, samePoint, samePlace, greatestError) = (0.5, 1.0, 1.5, 0.6)
  /// A bar stays that is off its place by less.
  static let stillPoints = 2.0
  /// Points by which a keyboard may pass its rests.
  static let slack = 6.0
  /// Something is near that is no farther off, such as the end of a bar from what shows in it.
  static let nearby = 16.0
  /// An edge is on its way that is farther from its rest.
  static let leastWay = 20.0
  /// The distance between bar and keyboard that may be a bar's own margin.
  static let greatestMargin = 30.0
  /// The part of a keyboard that is not seen, that must show to be looked for, and that is doubtful.
  static let (unseenPart, leastShown, littlePart) = (14.0, 36.0, 60.0)
  /// The height of what shows in a bar, of bars, and of a bar's rest above the screen's bottom.
  static let (leastBar, greatestBar, greatestHome) = (6.0, 120.0, 140.0)
}
