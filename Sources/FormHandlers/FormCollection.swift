import HeadlessUIKit
import LayerTrees

/// A collection with a field in every item, one below the other.
final class FormCollection: UICollectionView, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let fields: [UIView]
  private static let cell = "field"

  init(_ fields: [UIView]) {
    self.fields = fields
    super.init(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    layer.role = .messageList
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cell)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { fields.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    for view in cell.contentView.subviews { view.removeFromSuperview() }
    FormBody.place(fields[indexPath.item], in: cell.contentView)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: bounds.width, height: FormBody.rowHeight(of: fields[indexPath.item]))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}
