import TouchKit

/// The sides on which a popover's arrow may be.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: UInt
    /// Creates a set of sides from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down: the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points to the left: the popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points to the right: the popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A delegate that decides how a popover is shown, and learns when it goes. The methods are
/// optional as in UIKit; here that means defaults.
@MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Returns the style in which the popover is shown on a phone: `.none` shows it as a popover.
    func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    /// Returns the style in which the popover is shown on a phone, by its traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Called before the popover is shown.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether a tap beside the popover may dismiss it.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called when a tap beside the popover has dismissed it.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Returns `.automatic`: the popover fills the window of a phone.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    { .automatic }
    /// Returns what the method without traits does.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    /// Returns true.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// An object that presents a controller as a popover: beside the view or bar button from which it
/// comes. The rest of a phone's window takes it unless the delegate says `.none`, as on a device.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view from which the popover comes.
    open weak var sourceView: UIView?
    /// The rectangle from which the popover comes, in the coordinates of `sourceView`; null means
    /// all of it.
    open var sourceRect = CGRect.null
    /// The bar button from which the popover comes; its place is that of the bar.
    open weak var barButtonItem: UIBarButtonItem?
    /// The sides on which the arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The side on which the arrow is; unknown as long as the popover is not shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The distance that the popover keeps from the edges of the window, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Indicates whether the popover may lie over its source.
    open var canOverlapSourceViewRect = false
    /// The views that get touches while the popover is shown.
    open var passthroughViews: [UIView]?
    /// The color of the popover; nil for that of the presented view.
    open var backgroundColor: UIColor?

    /// The distance between a popover and its source, which is that of its arrow, in points.
    private static let gap: CGFloat = 13

    private var popoverDelegate: UIPopoverPresentationControllerDelegate? {
        delegate as? UIPopoverPresentationControllerDelegate
    }

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    /// Indicates whether the popover is shown as one, and does not fill the window.
    private var isPopover: Bool {
        popoverDelegate?.adaptivePresentationStyle(
            for: self, traitCollection: traitCollection) == UIModalPresentationStyle.none
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, isPopover else {
            return super.frameOfPresentedViewInContainerView
        }
        return place(in: container).frame
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        popoverDelegate?.prepareForPopoverPresentation(self)
        guard let container = containerView, isPopover else { return }
        arrowDirection = place(in: container).arrow
        presentedView?.layer.cornerRadius = 13
        presentedView?.clipsToBounds = true
        if let backgroundColor { presentedView?.backgroundColor = backgroundColor }
        let beside = PopoverSurroundings(of: self, frame: container.bounds)
        container.insertSubview(beside, at: 0)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { arrowDirection = .unknown }
    }

    /// Dismisses the popover for a tap beside it, if the delegate agrees.
    fileprivate func dismissByHand() {
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) != false,
            popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) != false
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController.dismiss(animated: true) {
            self.delegate?.presentationControllerDidDismiss(self)
            self.popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
        }
    }

    // MARK: Place

    /// Returns the frame of the popover, on the permitted side of its source with the most room,
    /// and the side of its arrow.
    private func place(in container: UIView) -> (frame: CGRect, arrow: UIPopoverArrowDirection) {
        let room = container.bounds.inset(by: popoverLayoutMargins)
        let source = source(in: container)
        var size = presentedViewController.preferredContentSize
        if size == .zero { size = CGSize(width: 320, height: 480) }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let gap = Self.gap
        let sides: [(arrow: UIPopoverArrowDirection, room: CGFloat, origin: CGPoint)] = [
            (
                .up, room.maxY - source.maxY - gap - size.height,
                CGPoint(x: source.midX - size.width / 2, y: source.maxY + gap)
            ),
            (
                .down, source.minY - gap - size.height - room.minY,
                CGPoint(x: source.midX - size.width / 2, y: source.minY - gap - size.height)
            ),
            (
                .left, room.maxX - source.maxX - gap - size.width,
                CGPoint(x: source.maxX + gap, y: source.midY - size.height / 2)
            ),
            (
                .right, source.minX - gap - size.width - room.minX,
                CGPoint(x: source.minX - gap - size.width, y: source.midY - size.height / 2)
            ),
        ]
        let allowed = sides.filter { permittedArrowDirections.contains($0.arrow) }
        guard
            let best = allowed.first(where: { $0.room >= 0 })
                ?? allowed.max(by: { $0.room < $1.room })
        else {
            let middle = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
            return (CGRect(origin: middle, size: size), [])
        }
        let origin = CGPoint(
            x: min(max(best.origin.x, room.minX), room.maxX - size.width),
            y: min(max(best.origin.y, room.minY), room.maxY - size.height))
        return (CGRect(origin: origin, size: size), best.arrow)
    }

    /// Returns the rectangle from which the popover comes, in the coordinates of the container.
    private func source(in container: UIView) -> CGRect {
        if let sourceView {
            let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
            return container.convert(rect, from: sourceView)
        }
        let bar = presentingViewController.navigationController?.navigationBar
        if barButtonItem != nil, let bar { return container.convert(bar.bounds, from: bar) }
        return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
}

/// The surroundings of a popover: a tap on them dismisses it, but touches on the views that
/// may have them go through.
private final class PopoverSurroundings: UIView {
    private weak var popover: UIPopoverPresentationController?

    init(of popover: UIPopoverPresentationController, frame: CGRect) {
        super.init(frame: frame)
        self.popover = popover
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "surroundings"
        let tap = UITapGestureRecognizer()
        tap.name = "surroundings.tap"
        tap.addTarget(self, action: PopoverSurroundings.tapped, name: "tapped beside")
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func tapped() { popover?.dismissByHand() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in popover?.passthroughViews ?? [] {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return super.hitTest(point, with: event)
    }
}

extension UIViewController {
    /// The object that presents this controller as a popover, or the one that contains it; nil if
    /// its style is not `.popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let presentationController {
            return presentationController as? UIPopoverPresentationController
        }
        if let parent { return parent.popoverPresentationController }
        guard modalPresentationStyle == .popover, presentingViewController == nil else {
            return nil
        }
        let popover = UIPopoverPresentationController(
            presentedViewController: self, presenting: nil)
        presentationController = popover
        return popover
    }
}
