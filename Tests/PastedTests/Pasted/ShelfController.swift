import UIKit

/// Boxes of given sizes in sections, which note what they are asked and told.
final class ShelfController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    /// The sizes of the boxes of each section.
    var sections: [[CGSize]] = []
    /// The boxes of the first section that may not be lit, and those that may not be moved.
    var dark: Set<Int> = []
    var fixed: Set<Int> = []
    /// The place to which a moved box goes instead of the proposed one.
    var target: Int?
    private(set) var log: [String] = []

    /// Returns what was noted since this was called last.
    func news() -> [String] {
        defer { log = [] }
        return log
    }

    @discardableResult fileprivate func note(_ what: String, _ answer: Bool = true) -> Bool {
        log.append(what)
        return answer
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sections[indexPath.section][indexPath.item] }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        note("cell \(indexPath.item)?")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
        (cell as? BoxCell)?.shelf = self
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("\(indexPath.item) appears") }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("\(indexPath.item) is gone") }

    // MARK: Choosing

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { note("light \(indexPath.item)?", !dark.contains(indexPath.item)) }

    override func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { note("\(indexPath.item) lights") }

    override func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { note("\(indexPath.item) is dark") }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { note("choose \(indexPath.item)?") }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        let isLit = collectionView.cellForItem(at: indexPath)?.isHighlighted == true
        note("chose \(indexPath.item)\(isLit ? ", lit" : "")")
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { note("drop \(indexPath.item)?") }

    override func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { note("dropped \(indexPath.item)") }

    // MARK: Moving

    override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { note("move \(indexPath.item)?", !fixed.contains(indexPath.item)) }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let box = sections[0].remove(at: sourceIndexPath.item)
        sections[0].insert(box, at: destinationIndexPath.item)
        note("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        note("\(originalIndexPath.item) to \(proposedIndexPath.item)?")
        return target.map { IndexPath(item: $0, section: 0) } ?? proposedIndexPath
    }
}

/// A cell that notes when it is prepared to be used again.
private final class BoxCell: UICollectionViewCell {
    weak var shelf: ShelfController?

    override func prepareForReuse() {
        super.prepareForReuse()
        shelf?.note("prepared")
    }
}
