/// A delegate that implements nothing: its methods answer what UIKit does without them.
///
/// A class of an app gets them from here where one below it implements what it does not.
public final class DelegateDefaults: NSObject, UITableViewDelegate, UITableViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, UITextViewDelegate,
  UITextFieldDelegate, UIGestureRecognizerDelegate, UISearchBarDelegate,
  UIAdaptivePresentationControllerDelegate
{
  public static let shared = DelegateDefaults()

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
