/// Delegates' methods of a class whose superclass is the delegate.
///
/// Objective-C finds a method by its name, in whichever class it is. Swift's protocols take what
/// is there where a class says that it conforms. So that class gets the method with what UIKit does
/// without one, and the class below overrides it.
extension FileRewriter {
  mutating func inheritDelegates() {
    for method in outline.methods {
      guard Self.delegatesMethods.contains(method.reference),
        let delegate = target.delegate(above: method)
      else { continue }
      insert("override ", before: method.nameToken - 1)
      inheritedDelegates.insert(method.nameToken)
      if target.isFirst(method, in: number, below: delegate) {
        moved.append(standIn(for: method, in: delegate))
      }
    }
  }

  /// The method with what UIKit does where a delegate does not implement it.
  private func standIn(for method: MethodDeclaration, in type: String) -> MovedMember {
    let head = "func \(method.name)(\(source.code(method.parameters)))"
    let call = "\(method.name)(\(arguments(of: method).joined(separator: ", ")))"
    let text =
      method.result.isEmpty
      ? "\(head) {}"
      : "\(head) -> \(source.code(method.result)) { HeadlessUIKit.DelegateDefaults.shared.\(call) }"
    return MovedMember(
      type: type, path: source.path,
      line: source.place(of: source.tokens[method.nameToken].start).line,
      text: text)
  }

  /// The methods of UIKit's delegates, of which an app names others alike: a field's target may well
  /// be `textFieldDidChange(_:)`.
  static let delegatesMethods = Set(
    """
    collectionView(_:contextMenuConfigurationForItemAt:point:) \
    collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:) \
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) \
    collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) \
    collectionView(_:didUnhighlightItemAt:) collectionView(_:layout:insetForSectionAt:) \
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
    collectionView(_:layout:minimumLineSpacingForSectionAt:) \
    collectionView(_:layout:referenceSizeForFooterInSection:) \
    collectionView(_:layout:referenceSizeForHeaderInSection:) \
    collectionView(_:layout:sizeForItemAt:) collectionView(_:moveItemAt:to:) \
    collectionView(_:performAction:forItemAt:withSender:) \
    collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:) \
    collectionView(_:viewForSupplementaryElementOfKind:at:) \
    collectionView(_:willDisplay:forItemAt:) \
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
    gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) \
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) \
    gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:) \
    navigationController(_:didShow:animated:) navigationController(_:willShow:animated:) \
    numberOfSections(in:) pickerView(_:didSelectRow:inComponent:) \
    prepareForPopoverPresentation(_:) presentationControllerDidAttemptToDismiss(_:) \
    presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:) \
    presentationControllerWillDismiss(_:) scrollViewDidChangeAdjustedContentInset(_:) \
    scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) \
    scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) \
    scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) \
    scrollViewWillBeginDragging(_:) \
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) \
    searchBar(_:selectedScopeButtonIndexDidChange:) \
    searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) \
    searchBarCancelButtonClicked(_:) searchBarSearchButtonClicked(_:) \
    searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) \
    searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:) \
    tabBarController(_:didSelect:) tableView(_:accessoryButtonTappedForRowWith:) \
    tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:commit:forRowAt:) \
    tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didDeselectRowAt:) \
    tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:) \
    tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:) \
    tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) \
    tableView(_:didUnhighlightRowAt:) tableView(_:editingStyleForRowAt:) \
    tableView(_:estimatedHeightForRowAt:) tableView(_:heightForFooterInSection:) \
    tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) \
    tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:moveRowAt:to:) \
    tableView(_:performAction:forRowAt:withSender:) tableView(_:shouldHighlightRowAt:) \
    tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:) \
    tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:) \
    tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) \
    tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayFooterView:forSection:) \
    tableView(_:willDisplayHeaderView:forSection:) tableView(_:willSelectRowAt:) \
    textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidBeginEditing(_:) \
    textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) \
    textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:) \
    textFieldShouldReturn(_:) textView(_:shouldChangeTextIn:replacementText:) \
    textView(_:textItemMenuWillDisplayFor:animator:) \
    textView(_:textItemMenuWillEndFor:animator:) textViewDidBeginEditing(_:) \
    textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:) \
    textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) viewForZooming(in:)
    """.split(separator: " ").map(String.init))
}

extension TargetOutline {
  /// The target's class above a method's own that is a delegate of UIKit's and lacks the method.
  ///
  /// It is nil for a method that overrides one, or that nothing outside of its file can call.
  func delegate(above method: MethodDeclaration) -> String? {
    let words = method.modifiers.words.union(method.type.modifiers.words)
    guard words.isDisjoint(with: ["override", "private", "fileprivate"]), !method.isStatic,
      !method.hasGenerics, !method.type.isLocal, method.type.kind != .protocol,
      let own = method.type.path.last, let above = superclass(of: own),
      !implements(method, in: above)
    else { return nil }
    return classChain(from: above).first { isDelegate($0) && classes[$0] != nil }
      .flatMap { isHidden(method, below: $0) ? nil : $0 }
  }

  /// True if a class below another one keeps a method of that name to itself.
  private func isHidden(_ method: MethodDeclaration, below type: String) -> Bool {
    (methods[method.name] ?? []).map(\.declaration).contains {
      $0.labels == method.labels
        && !$0.modifiers.words.isDisjoint(with: ["private", "fileprivate"])
        && ancestry(of: $0.type.path.last ?? "").contains(type)
    }
  }

  /// True if no other class below the delegate has the method in an earlier place.
  func isFirst(_ method: MethodDeclaration, in file: Int, below delegate: String) -> Bool {
    let same = (methods[method.name] ?? []).filter {
      $0.declaration.labels == method.labels
        && self.delegate(above: $0.declaration) == delegate
    }
    return same.min { ($0.file, $0.declaration.nameToken) < ($1.file, $1.declaration.nameToken) }
      .map { $0.file == file && $0.declaration.nameToken == method.nameToken } ?? false
  }

  private func isDelegate(_ type: String) -> Bool {
    inherited[type]?.contains { name in
      name.hasPrefix("UI")
        && ["Delegate", "DataSource", "FlowLayout"].contains { name.hasSuffix($0) }
    } ?? false
  }
}
