import UIKit

// Tests that import both UIKit and Testing would need an overlay of the two.
typealias IndexPath = UIKit.IndexPath
typealias UICollectionView = UIKit.UICollectionView
typealias UICollectionViewFlowLayout = UIKit.UICollectionViewFlowLayout

/// Numbered tiles that remember what became of them, and can be moved by a long press.
final class TilesController: UICollectionViewController {
    private(set) var log: [String] = []
    private(set) var tiles = Array(0..<60)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { tiles.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "tile", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        cell.accessibilityIdentifier = "\(tiles[indexPath.item])"
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { note("may \(indexPath.item) light?") }

    override func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { note("\(indexPath.item) lights") }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { note("may \(indexPath.item) be chosen?") }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        note("chose \(indexPath.item)")
    }

    override func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { note("\(indexPath.item) is dark") }

    override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    )
        -> Bool
    { indexPath.item > 0 }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        tiles.insert(tiles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        note("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }

    @discardableResult private func note(_ what: String) -> Bool {
        log.append(what)
        return true
    }
}
