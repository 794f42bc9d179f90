/// Delegates' methods of a class whose superclass is the delegate.
///
/// Objective-C finds a method by its name, in whichever class it is. Swift's protocols take what
/// is there where a class says that it conforms. So that class gets the method with what UIKit does
/// without one, and the class below overrides it.
extension FileRewriter {
  mutating func inheritDelegates() {
    for method in outline.methods {
      guard let delegate = target.delegate(above: method), isDelegates(method) else { continue }
      insert("override ", before: method.nameToken - 1)
      inheritedDelegates.insert(method.nameToken)
      if target.isFirst(method, in: number, below: delegate) {
        moved.append(standIn(for: method, in: delegate))
      }
    }
  }

  private func isDelegates(_ method: MethodDeclaration) -> Bool {
    method.result.isEmpty
      ? Self.isDelegates(method.name) : Self.answers.contains(method.reference)
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

  /// The methods that answer something: an empty one is none of them.
  private static let answers: Set = [
    "scrollViewShouldScrollToTop(_:)", "viewForZooming(in:)", "tableView(_:heightForRowAt:)",
    "tableView(_:estimatedHeightForRowAt:)", "tableView(_:heightForHeaderInSection:)",
    "tableView(_:heightForFooterInSection:)", "tableView(_:viewForHeaderInSection:)",
    "tableView(_:viewForFooterInSection:)", "tableView(_:willSelectRowAt:)",
    "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
    "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
    "tableView(_:shouldHighlightRowAt:)", "tableView(_:editingStyleForRowAt:)",
    "tableView(_:contextMenuConfigurationForRowAt:point:)", "numberOfSections(in:)",
    "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
    "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)",
    "collectionView(_:shouldSelectItemAt:)", "collectionView(_:shouldHighlightItemAt:)",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)",
    "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    "textViewShouldBeginEditing(_:)", "textViewShouldEndEditing(_:)",
    "textView(_:shouldChangeTextIn:replacementText:)", "textFieldShouldBeginEditing(_:)",
    "textFieldShouldEndEditing(_:)", "textField(_:shouldChangeCharactersIn:replacementString:)",
    "textFieldShouldClear(_:)", "textFieldShouldReturn(_:)", "gestureRecognizerShouldBegin(_:)",
    "gestureRecognizer(_:shouldReceive:)",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "gestureRecognizer(_:shouldRequireFailureOf:)",
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)", "searchBarShouldBeginEditing(_:)",
    "searchBarShouldEndEditing(_:)", "searchBar(_:shouldChangeTextIn:replacementText:)",
    "presentationControllerShouldDismiss(_:)",
  ]
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
