import UIKit

/// Stickers that have menus, and can be dragged onto one another.
final class StickersController: UICollectionViewController {
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "stickers"
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "sticker")
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "sticker", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { note("chose \(indexPath.item)") }

    // The first sticker has a menu, and so has the room beside all of them.
    override func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        note("menu of \(indexPaths.map(\.item))?")
        guard indexPaths.first?.item ?? 0 == 0 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Peel") { [weak self] _ in self?.note("peeled") }])
        }
    }

    fileprivate func note(_ what: String) { log.append(what) }
}

extension StickersController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard indexPath.item > 0 else { return [] }
        let name = NSString(string: "\(indexPath.item)")
        return [UIDragItem(itemProvider: NSItemProvider(object: name))]
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession
    ) { note("begins") }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        let destination = coordinator.destinationIndexPath?.item ?? -1
        for item in coordinator.items {
            note("moves \(item.sourceIndexPath?.item ?? -1) to \(destination)")
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession
    ) { note("ended") }
}
