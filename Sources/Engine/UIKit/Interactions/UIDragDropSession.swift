import TouchKit

/// Something that is dragged.
open class UIDragItem {
    /// The carrier of what is dragged.
    public let itemProvider: NSItemProvider
    /// An object that only the same app sees.
    open var localObject: Any?
    /// A closure that makes the preview; stored only.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The outcome that a view proposes for what is dragged over it.
public nonisolated enum UIDropOperation: UInt, Sendable {
    /// Nothing is dropped; nothing may be; a copy is; the thing itself is.
    case cancel, forbidden, copy, move
}

/// The answer of a view over which something is dragged.
open class UIDropProposal {
    /// The outcome of a drop now.
    public let operation: UIDropOperation
    /// Indicates whether the exact point matters; stored only.
    open var isPrecise = false
    /// Indicates whether the preview keeps its size; stored only.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// A drag from one view to another.
@MainActor public protocol UIDragDropSession: AnyObject {
    /// The things that are dragged.
    var items: [UIDragItem] { get }
    /// Indicates whether a drop may move them, rather than copy.
    var allowsMoveOperation: Bool { get }
    /// Indicates whether they stay in the app; always true here.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the location of the finger, in the coordinates of `view`.
    func location(in view: UIView) -> CGPoint
    /// Returns whether one of the items is of one of these types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether one of the items can be loaded as that class.
    func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool
}

/// A drag as the view sees it from which it comes.
@MainActor public protocol UIDragSession: UIDragDropSession {
    /// An object of the app's own.
    var localContext: Any? { get set }
}

/// A drag as the views see it over which it goes.
@MainActor public protocol UIDropSession: UIDragDropSession {
    /// The same drag, as its source sees it.
    var localDragSession: UIDragSession? { get }
    /// Loads the items of a class, and passes them on at once.
    @discardableResult
    func loadObjects<Object>(
        ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress
}

/// A drag within the program, for its source and its targets alike.
final class LocalSession: UIDragSession, UIDropSession {
    let core: DragSession
    var localContext: Any?
    var allowsMoveOperation = true

    init(_ core: DragSession) {
        self.core = core
        core.owner = self
    }

    /// Returns the session that the program knows `core` by.
    static func of(_ core: DragSession) -> LocalSession {
        core.owner as? LocalSession ?? LocalSession(core)
    }

    var items: [UIDragItem] { core.items.compactMap { $0 as? UIDragItem } }
    var isRestrictedToDraggingApplication: Bool { true }
    var localDragSession: UIDragSession? { self }

    func location(in view: UIView) -> CGPoint { view.convert(core.place, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
        }
    }

    func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects<Object>(
        ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress {
        var found: [Object] = []
        for item in items {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in
                if let object { found.append(object) }
            }
        }
        completion(found)
        return Progress(totalUnitCount: 1)
    }
}

extension UIDropOperation {
    var core: DropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }

    init(_ core: DropOperation) {
        switch core {
        case .cancel: self = .cancel
        case .forbidden: self = .forbidden
        case .copy: self = .copy
        case .move: self = .move
        }
    }
}
