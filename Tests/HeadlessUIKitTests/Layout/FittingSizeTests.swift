@testable import HeadlessUIKit
import LayerTrees
import Testing

/// The sizes that content asks for, and those that fit around it.
@MainActor @Suite(.serialized)
struct FittingSizeTests {
  /// A view that asks for a size.
  private final class Content: UIView {
    var size = CGSize(width: 50, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  private func content(in parent: UIView) -> Content {
    let view = Content()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  /// A view takes the size that it asks for, as often as it asks for another; what it says nothing
  /// of is left to constraints.
  @Test func aViewTakesTheSizeItAsksFor() {
    let stage = Stage()
    let view = content(in: stage.window)
    let rest = [view.widthAnchor, view.heightAnchor].map { anchor in
      let constraint = anchor.constraint(equalToConstant: 7)
      constraint.priority = UILayoutPriority(10)
      return constraint
    }
    NSLayoutConstraint.activate(rest)
    let none = UIView.noIntrinsicMetric
    for (size, expected) in [
      ((50.0, 20.0), (50.0, 20.0)), ((60, 20), (60, 20)), ((60, 25), (60, 25)),
      ((60, none), (60, 7)), ((none, none), (7, 7)), ((none, 9), (7, 9)), ((0, 0), (0, 0)),
      ((30, 40), (30, 40)),
    ] as [((CGFloat, CGFloat), (CGFloat, CGFloat))] {
      view.size = CGSize(width: size.0, height: size.1)
      stage.window.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: expected.0, height: expected.1), "\(size)")
    }
  }

  /// It is made greater against its hugging, and smaller against its resistance.
  @Test(arguments: [
    (249.0, 251.0, 30.0, 50.0), (251, 249, 30, 50), (300, 900, 80, 80), (700, 900, 80, 50),
    (300, 400, 30, 30), (300, 600, 30, 50),
  ])
  func hugsAndResistsByPriority(
    _ hugging: Double, _ resistance: Double, _ wish: CGFloat, _ width: CGFloat
  ) {
    let stage = Stage()
    let view = content(in: stage.window)
    let own = view.widthAnchor.constraint(equalToConstant: wish)
    own.priority = hugging < 260 && resistance < 260 ? UILayoutPriority(100) : UILayoutPriority(500)
    own.isActive = true
    view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: .horizontal)
    view.setContentCompressionResistancePriority(
      UILayoutPriority(Float(resistance)), for: .horizontal)
    stage.window.layoutIfNeeded()
    #expect(view.bounds.width == width && view.bounds.height == 20)
    // What changes later counts as well.
    view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    stage.window.layoutIfNeeded()
    #expect(view.bounds.width == wish)
  }

  /// A holder fits around its content with what is left beside it, in whole pixels.
  @Test(arguments: [1.0, 2, 3]) func aHolderFitsAroundItsContent(_ scale: Double) {
    let stage = Stage(scale: CGFloat(scale))
    let holder = stage.add(.zero)
    let view = content(in: holder)
    view.size = CGSize(width: 50.1, height: 20)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 3),
      view.rightAnchor.constraint(equalTo: holder.rightAnchor, constant: -4),
      view.topAnchor.constraint(equalTo: holder.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -6),
    ])
    let width = (57.1 * scale).rounded(.up) / scale
    let compressed = holder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(Double(compressed.width) - width) < 1e-9 && compressed.height == 31)
    let wide = holder.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 31))
    // Content that hugs itself more firmly than the target is asked for keeps its size.
    let high = holder.systemLayoutSizeFitting(
      CGSize(width: 0, height: 90), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: UILayoutPriority(200))
    #expect(abs(Double(high.width) - width) < 1e-9 && high.height == 31)
    let firm = holder.systemLayoutSizeFitting(
      CGSize(width: 0, height: 90), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: UILayoutPriority(300))
    #expect(firm.height == 90)
    // Nothing of that is left in the window's own layout.
    stage.window.layoutIfNeeded()
    #expect(holder.frame == .zero)
  }

  /// An accessory is as high as its frame says, or as its content where that is flexible or nothing.
  @Test func anAccessoryIsAsHighAsItsFrameOrItsContent() {
    _ = Stage()
    let fixed = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(fixed.inputHeight(width: 300) == 50)
    fixed.autoresizingMask = .flexibleHeight
    #expect(fixed.inputHeight(width: 300) == 20)
    fixed.size.height = 33
    #expect(fixed.inputHeight(width: 300) == 33)
    let flat = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    #expect(flat.inputHeight(width: 300) == 20)
    let sought = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    sought.translatesAutoresizingMaskIntoConstraints = false
    let inner = content(in: sought)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: sought.topAnchor, constant: 4),
      inner.bottomAnchor.constraint(equalTo: sought.bottomAnchor, constant: -4),
    ])
    #expect(sought.inputHeight(width: 300) == 28)
  }

  /// What a label asks for in height follows from the width that it gets.
  @Test func textIsAskedForItsHeightAtItsWidth() {
    let stage = Stage()
    let holder = stage.add(.zero)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: holder.leftAnchor),
      label.rightAnchor.constraint(equalTo: holder.rightAnchor),
      label.topAnchor.constraint(equalTo: holder.topAnchor),
      label.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    let heights = [100.0, 200, 400].map { width in
      holder.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(heights[0] > heights[1] && heights[1] > heights[2] && heights[2] > 0)
    for (width, height) in zip([100.0, 200, 400], heights) {
      let alone = UILabel()
      (alone.numberOfLines, alone.text) = (0, label.text)
      let fitting = alone.sizeThatFits(CGSize(width: width, height: 0)).height
      #expect(abs(height - fitting) < 1, "\(width)")
    }
  }
}
