import UIKit

/// A bar whose ground reaches the edge of the screen, and the keyboard's top when that is up.
///
/// The guide is told to leave the safe area to the bar, whose text view stays above it.
final class GuideToTheEdgeController: UIViewController, UITableViewDataSource {
  let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  let tableView = UITableView.ofBubbles()
  private let textView = UITextView()
  private let messages = Message.samples

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.keyboardLayoutGuide.usesBottomSafeArea = false

    tableView.dataSource = self
    // Upside down, so that the newest message stays at the bar without any scrolling.
    tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
    tableView.contentInsetAdjustmentBehavior = .never
    backdrop.translatesAutoresizingMaskIntoConstraints = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    textView.isScrollEnabled = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.layer.cornerRadius = 18
    view.addSubview(tableView)
    view.addSubview(backdrop)
    backdrop.contentView.addSubview(textView)

    let guide = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: backdrop.topAnchor),
      backdrop.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      backdrop.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      backdrop.bottomAnchor.constraint(equalTo: guide.topAnchor),
      textView.topAnchor.constraint(equalToSystemSpacingBelow: backdrop.topAnchor, multiplier: 1),
      textView.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.safeAreaLayoutGuide.leadingAnchor, multiplier: 1),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalToSystemSpacingAfter: textView.trailingAnchor, multiplier: 1),
      // Whichever is higher ends the text view: the keyboard or the home indicator's zone.
      guide.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: textView.bottomAnchor, multiplier: 1),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(
        greaterThanOrEqualTo: textView.bottomAnchor),
    ])
    let close = textView.bottomAnchor.constraint(equalTo: backdrop.bottomAnchor, constant: -8)
    close.priority = .defaultHigh
    close.isActive = true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BubbleCell.reuseIdentifier, for: indexPath)
    (cell as? BubbleCell)?.show(messages[messages.count - 1 - indexPath.row])
    cell.transform = CGAffineTransform(scaleX: 1, y: -1)
    return cell
  }
}
