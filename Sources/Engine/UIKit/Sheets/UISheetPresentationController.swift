import TouchKit

/// A delegate that learns which detent a finger has chosen.
@MainActor public protocol UISheetPresentationControllerDelegate:
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

    /// The sheet while it is presented.
    private(set) var sheet: DetentSheet?
    /// The detents in use, in the order of the sheet's heights.
    private var used: [Detent] = []
    private var size = CGSize.zero
    private var animatesChanges = false
    private var isUpdating = false
    private let dimming = UIView()
    /// Indicates whether a finger dismisses the presentation.
    private var isByHand = false

    public override init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        super.init(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        animator = SheetAnimator(self)
        dimming.accessibilityIdentifier = "dimming"
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self,
                action: Selector(
                    "dimmingViewTapped", UISheetPresentationController.tappedBeside)))
    }

    open override var presentationStyle: UIModalPresentationStyle { .pageSheet }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let detents = resolved(in: bounds.height)
        guard !detents.isEmpty else { return bounds }
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
        guard let containerView, let presentedView else { return }
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        let sheet = DetentSheet(view: presentedView, heights: [])
        // The name by which apps find the recognizer, and logs show it.
        sheet.pan.name = "_UISheetInteractionBackgroundDismissRecognizer"
        sheet.delegate = self
        self.sheet = sheet
        update()
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { update() } else { leave() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        hasToldDisappearing = false
        guard completed else { return }
        leave()
        if isByHand { delegate?.presentationControllerDidDismiss(self) }
        isByHand = false
    }

    private func leave() {
        dimming.removeFromSuperview()
        if let sheet { presentedView?.removeGestureRecognizer(sheet.pan) }
        sheet = nil
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if containerView?.bounds.size != size { update() }
    }

    // MARK: Heights

    private func resolved(in height: CGFloat) -> [(detent: Detent, height: CGFloat)] {
        let room = Room(height: height, containerTraitCollection: traitCollection)
        return detents.compactMap { detent in
            guard let height = detent.resolvedValue(in: room), height.isFinite else { return nil }
            return (detent, min(max(height, 1), room.maximumDetentValue))
        }.sorted { $0.height < $1.height }
    }

    private func index(in detents: [Detent]) -> Int {
        detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    }

    /// Gives the sheet its detents and shows it at the selected one.
    private func update() {
        guard let sheet, let containerView, !isUpdating else { return }
        size = containerView.bounds.size
        let resolved = resolved(in: size.height)
        guard !resolved.isEmpty else { return }
        used = resolved.map(\.detent)
        sheet.heights = resolved.map(\.height)
        sheet.scrollingExpands = prefersScrollingExpandsWhenScrolledToEdge
        let isShown = presentedView?.superview === containerView
        if isShown { sheet.select(index(in: used), animated: animatesChanges) }
        dim()
    }

    /// Dims what is behind the sheet, or lets touches through to it (PC9).
    private func dim() {
        let undimmed = used.firstIndex { $0.identifier == largestUndimmedDetentIdentifier } ?? -1
        let isDimmed = index(in: used) > undimmed
        dimming.isHidden = !isDimmed
        letsTouchesThrough = !isDimmed
    }

    func fade(in isComing: Bool) { dimming.alpha = isComing ? 1 : 0 }

    // MARK: Dismissal by hand

    private func tappedBeside() {
        guard mayBeDismissed() else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        dismissByHand()
    }

    /// Asks whether a finger may dismiss the sheet, and says that it begins to (PC8).
    private func mayBeDismissed() -> Bool {
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) != false
        else { return false }
        delegate?.presentationControllerWillDismiss(self)
        return true
    }

    private func dismissByHand() {
        isByHand = true
        presentingViewController.dismiss(animated: true)
    }
}

extension UISheetPresentationController: DetentSheetDelegate {
    package func sheetMayLeave(_ sheet: DetentSheet) -> Bool {
        guard mayBeDismissed() else { return false }
        hasToldDisappearing = true
        presentedViewController.viewWillDisappear(true)
        return true
    }

    package func sheetLeaves(_ sheet: DetentSheet) { dismissByHand() }

    package func sheetStays(_ sheet: DetentSheet, attempted: Bool) {
        if hasToldDisappearing {
            hasToldDisappearing = false
            presentedViewController.viewWillAppear(true)
            presentedViewController.viewDidAppear(true)
        } else if attempted {
            delegate?.presentationControllerDidAttemptToDismiss(self)
        }
    }

    package func sheetChangedDetent(_ sheet: DetentSheet) {
        guard used.indices.contains(sheet.selected) else { return }
        // The sheet is already on its way there.
        isUpdating = true
        selectedDetentIdentifier = used[sheet.selected].identifier
        isUpdating = false
        dim()
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
