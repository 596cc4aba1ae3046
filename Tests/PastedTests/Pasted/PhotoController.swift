import UIKit

/// A photo with a menu that can be dragged to an album; it remembers what happened.
final class PhotoController: UIViewController {
    let photo = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    let album = UIView(frame: CGRect(x: 180, y: 40, width: 100, height: 100))
    private(set) var log: [String] = []
    var hasMenu = true
    var canBeDragged = true

    override func viewDidLoad() {
        super.viewDidLoad()
        (photo.accessibilityIdentifier, album.accessibilityIdentifier) = ("photo", "album")
        view.addSubview(photo)
        view.addSubview(album)
    }

    func addMenu() { photo.addInteraction(UIContextMenuInteraction(delegate: self)) }

    func addDrag() {
        photo.addInteraction(UIDragInteraction(delegate: self))
        album.addInteraction(UIDropInteraction(delegate: self))
    }

    fileprivate func note(_ what: String) { log.append(what) }
}

extension PhotoController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let share = UIAction(title: "Share") { [weak self] _ in self?.note("share") }
            let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
                self?.note("delete")
            }
            return UIMenu(
                title: "", children: [share, UIMenu(options: .displayInline, children: [delete])])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { note("opens") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { animator?.addCompletion { self.note("closed") } }
}

extension PhotoController: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession)
        -> [UIDragItem]
    {
        guard canBeDragged else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Sunset")))]
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession)
    { note("drag begins") }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession,
        didEndWith operation: UIDropOperation
    ) { note("drag ends: \(operation)") }
}

extension PhotoController: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool
    { session.canLoadObjects(ofClass: NSString.self) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) {
        note("over album")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) {
        note("left album")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession) {
        note("album is done")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        _ = session.loadObjects(ofClass: String.self) { names in
            self.note("album gets \(names.joined())")
        }
    }
}
