import TouchKit

/// A delegate that learns which detent a finger has chosen.
@MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Called when a finger has moved the sheet to another detent; not when code has (PC7).
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// An object that presents a controller as a sheet: at the bottom, at one of several heights
/// between which a finger drags it (PC1 to PC9).
open class UISheetPresentationController: UIPresentationController {
    // MARK: Detents

    /// The heights at which the sheet rests, smallest first; the large one by default.
    open var detents: [Detent] = [.large()] { didSet { update() } }
    /// The name of the detent that was chosen last; nil, or a name that no detent has, means the
    /// smallest (PC7).
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { update() } }
    /// The name of the largest detent at which what is behind the sheet is neither dimmed nor kept
    /// from touches; nil, or a name that no detent has, means that it always is (PC9).
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { update() } }
    /// Indicates whether an upward drag on a list at its top expands the sheet before the list
    /// scrolls (PC2).
    open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { update() } }

    // MARK: Looks

    /// Indicates whether a grabber is shown at the top of the sheet; stored only, as a drag begins
    /// anywhere on the sheet.
    open var prefersGrabberVisible = false
    /// Indicates whether the sheet lies at the bottom in a compact height; stored only, as it
    /// always does.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Indicates whether the width is the preferred one there; stored only.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Indicates whether the sheet has the size of a page; stored only.
    open var prefersPageSizing = true
    /// The radius of the upper corners, in points; nil for square ones.
    open var preferredCornerRadius: CGFloat? {
        didSet { presentedView?.layer.cornerRadius = preferredCornerRadius ?? 0 }
    }
    /// The view from which the sheet comes; stored only.
    open weak var sourceView: UIView?

    /// The detents in use, in the order of the sheet's heights.
    private var used: [Detent] = []
    private var size = CGSize.zero
    private var animatesChanges = false
    private var isUpdating = false

    public override init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        super.init(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        animator = SheetAnimator(self)
    }

    open override var presentationStyle: UIModalPresentationStyle { .pageSheet }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let detents = resolved(in: bounds.height)
        let height = detents[index(in: detents.map(\.detent))].height
        return CGRect(
            x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// Makes changes of the properties, and animates what they do to the sheet.
    open func animateChanges(_ changes: () -> Void) {
        animatesChanges = true
        changes()
        animatesChanges = false
    }

    /// Asks the detents for their heights anew.
    open func invalidateDetents() { update() }

    // MARK: Coming and going

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentedViewController.makeSheet(
            heights: [], scrollingExpands: prefersScrollingExpandsWhenScrolledToEdge)
        presentedSheet?.detentChosen = { [weak self] in self?.fingerChose() }
        update()
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { update() }
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if containerView?.bounds.size != size { update() }
    }

    // MARK: Heights

    /// Returns the detents that have a height, smallest first; the large one if none has.
    private func resolved(in height: CGFloat) -> [(detent: Detent, height: CGFloat)] {
        let room = Room(height: height, containerTraitCollection: traitCollection)
        let usable: [(detent: Detent, height: CGFloat)] = detents.compactMap { detent in
            guard let height = detent.resolvedValue(in: room), height.isFinite else { return nil }
            return (detent, min(max(height, 1), room.maximumDetentValue))
        }
        guard !usable.isEmpty else { return [(.large(), room.maximumDetentValue)] }
        return usable.sorted { $0.height < $1.height }
    }

    private func index(in detents: [Detent]) -> Int {
        detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    }

    /// Gives the sheet its detents and shows it at the selected one.
    private func update() {
        guard let presentedSheet, let containerView, !isUpdating else { return }
        size = containerView.bounds.size
        let resolved = resolved(in: size.height)
        used = resolved.map(\.detent)
        presentedSheet.sheet.heights = resolved.map(\.height)
        presentedSheet.sheet.scrollingExpands = prefersScrollingExpandsWhenScrolledToEdge
        presentedSheet.undimmedHeight =
            resolved.first { $0.detent.identifier == largestUndimmedDetentIdentifier }?.height
        presentedSheet.select(index(in: used), animated: animatesChanges)
    }

    /// Remembers and tells which detent a finger has chosen (PC7).
    private func fingerChose() {
        guard let selected = presentedSheet?.sheet.selected, used.indices.contains(selected) else {
            return
        }
        // The sheet is already on its way there.
        isUpdating = true
        selectedDetentIdentifier = used[selected].identifier
        isUpdating = false
        (delegate as? UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

extension UIViewController {
    /// The object that presents this controller, or the one that contains it, as a sheet; nil if
    /// its style is none of the sheets'. A controller is presented as a sheet if code has asked for
    /// this object before (PC7).
    public var sheetPresentationController: UISheetPresentationController? {
        if let presentationController {
            return presentationController as? UISheetPresentationController
        }
        if let parent { return parent.sheetPresentationController }
        guard modalPresentationStyle.allowsSheet, presentingViewController == nil else {
            return nil
        }
        let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
        presentationController = sheet
        return sheet
    }
}
