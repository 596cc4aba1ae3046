// A stand-in for what the code of scenes takes of Apple's UIKit beyond what TouchKit has. From public headers.

import ObjectiveC
@_exported import TouchKit

@MainActor open class UIScene: UIResponder {
    open class ConnectionOptions {}
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UISceneSession {}

@MainActor public protocol UIWindowSceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
}

extension UIWindow {
    public var windowScene: UIWindowScene? {
        get { nil }
        set {}
    }
}

extension UIGestureRecognizer {
    public func addTarget(_ target: Any, action: ObjectiveC.Selector) {}
}

@MainActor extension CADisplayLink {
    public convenience init(target: AnyObject, selector: ObjectiveC.Selector) {
        self.init(target: target, selector: TouchKit.Selector("step:"))
    }
}

nonisolated open class Timer {
    open class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: ObjectiveC.Selector, userInfo: Any?,
        repeats: Bool
    ) -> Timer { Timer() }

    open func invalidate() {}
}

public typealias TimeInterval = Double

// MARK: Menus, drags, drops, swipe actions and sheets

@MainActor open class UIMenu { public init(title: String, children: [UIAction]) {} }

@MainActor open class UIContextMenuConfiguration {
    public init(
        identifier: Any?, previewProvider: (() -> UIViewController?)?,
        actionProvider: (([UIAction]) -> UIMenu?)?
    ) {}
}

@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

@MainActor open class UIContextMenuInteraction: StandInInteraction {
    public init(delegate: UIContextMenuInteractionDelegate) {}
}

@MainActor open class StandInInteraction: UIInteraction {
    public weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
}

open class NSItemProvider { public init() {} }

@MainActor open class UIDragItem {
    open var localObject: Any?
    public init(itemProvider: NSItemProvider) {}
}

@MainActor public protocol UIDragSession: AnyObject { var items: [UIDragItem] { get } }
@MainActor public protocol UIDropSession: AnyObject { var localDragSession: UIDragSession? { get } }

@MainActor public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession)
        -> [UIDragItem]
}

@MainActor open class UIDragInteraction: StandInInteraction {
    public init(delegate: UIDragInteractionDelegate) {}
}

public enum UIDropOperation { case cancel, forbidden, copy, move }

@MainActor open class UIDropProposal { public init(operation: UIDropOperation) {} }

@MainActor public protocol UIDropInteractionDelegate: AnyObject {
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession)
        -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession)
}

@MainActor open class UIDropInteraction: StandInInteraction {
    public init(delegate: UIDropInteractionDelegate) {}
}

@MainActor open class UIContextualAction {
    public enum Style { case normal, destructive }
    public init(
        style: Style, title: String?,
        handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    ) {}
}

@MainActor open class UISwipeActionsConfiguration {
    public init(actions: [UIContextualAction]) {}
}

@MainActor open class UISheetPresentationController {
    @MainActor open class Detent {
        open class func custom(resolver: @escaping (Any) -> CGFloat?) -> Detent { Detent() }
    }
    open var detents: [Detent] = []
    open var prefersScrollingExpandsWhenScrolledToEdge = true
}

extension UIViewController {
    public var sheetPresentationController: UISheetPresentationController? { nil }
}

// MARK: Pointers and pencils

@MainActor open class UIPointerRegion {
    public let rect: CGRect
    public let identifier: AnyHashable?
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
    }
}

@MainActor open class UIPointerRegionRequest { open var location: CGPoint { .zero } }

@MainActor public protocol UIPointerInteractionAnimating: AnyObject {}

@MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: UIPointerInteractionAnimating)
}

@MainActor open class UIPointerInteraction: StandInInteraction {
    public init(delegate: UIPointerInteractionDelegate?) {}
}

@MainActor public protocol UIPencilInteractionDelegate: AnyObject {
    func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

@MainActor open class UIPencilInteraction: StandInInteraction {
    public enum Phase { case began, changed, ended, cancelled }
    public struct Tap {}
    public struct Squeeze { public var phase: Phase { .ended } }
    public init(delegate: UIPencilInteractionDelegate) {}
}
