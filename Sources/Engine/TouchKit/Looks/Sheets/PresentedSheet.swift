/// A sheet in which a controller is presented, and the view that dims what is behind it (PC7 to
/// PC9).
///
/// Its presentation keeps it alive. It dismisses the controller when a finger pulls the sheet away
/// or taps beside it.
package final class PresentedSheet {
    /// The presented view with its heights.
    package let sheet: DetentSheet
    /// The largest height, in points, at which what is behind the sheet is neither dimmed nor kept
    /// from touches; nil if it always is (PC9).
    package var undimmedHeight: CGFloat? { didSet { dim() } }
    /// A closure that is called when a finger has chosen another detent (PC7).
    package var detentChosen: (() -> Void)?
    /// Indicates whether the presented controller already knows that its view is disappearing.
    private(set) var hasToldDisappearing = false

    @Weak private var presentation: UIPresentationController?
    private let dimming = UIView()
    /// Indicates whether a finger dismisses the presentation.
    private var isByHand = false

    init(_ presentation: UIPresentationController, view: UIView, heights: [CGFloat]) {
        sheet = DetentSheet(view: view, heights: heights)
        self.presentation = presentation
        sheet.delegate = self
        dimming.accessibilityIdentifier = "dimming"
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer()
        tap.name = "dimming.tap"
        tap.addTarget(self, action: PresentedSheet.tappedBeside, name: "tapped beside")
        dimming.addGestureRecognizer(tap)
        if let container = presentation.containerView {
            container.accessibilityIdentifier = "container"
            dimming.frame = container.bounds
            container.insertSubview(dimming, at: 0)
        }
    }

    /// Shows the sheet at one of its heights, without telling anybody.
    package func select(_ index: Int, animated: Bool) {
        sheet.select(index, animated: animated)
        dim()
    }

    /// Dims what is behind the sheet, or lets touches through to it (PC9).
    private func dim() {
        let isDimmed = sheet.heights[sheet.selected] > undimmedHeight ?? 0
        dimming.isHidden = !isDimmed
        presentation?.letsTouchesThrough = !isDimmed
    }

    func fade(in isComing: Bool) { dimming.alpha = isComing ? 1 : 0 }

    // MARK: Dismissal

    /// Tells the delegate that a dismissal by hand is over.
    func dismissalEnded(_ completed: Bool) {
        hasToldDisappearing = false
        if completed, isByHand, let presentation {
            presentation.delegate?.presentationControllerDidDismiss(presentation)
        }
        isByHand = false
    }

    /// Takes away what drags the presented view.
    func remove() {
        dimming.removeFromSuperview()
        // A finger that still drags the sheet has nothing more to decide.
        sheet.delegate = nil
        sheet.view?.removeGestureRecognizer(sheet.pan)
    }

    private func tappedBeside() {
        guard let presentation, !isLeaving else { return }
        guard mayBeDismissed() else {
            if isLeaving { return }
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        dismissByHand()
    }

    /// Indicates whether the controller is on its way, so that no finger can dismiss it, or has
    /// gone.
    private var isLeaving: Bool {
        presentation?.presentedViewController.isComingOrGoing != false
            || presentation?.containerView == nil
    }

    /// Asks whether a finger may dismiss the sheet, and says that it begins to (PC8).
    private func mayBeDismissed() -> Bool {
        guard let presentation, !isLeaving,
            !presentation.presentedViewController.isModalInPresentation,
            presentation.delegate?.presentationControllerShouldDismiss(presentation) != false,
            !isLeaving
        else { return false }
        presentation.delegate?.presentationControllerWillDismiss(presentation)
        return !isLeaving
    }

    private func dismissByHand() {
        isByHand = true
        presentation?.presentingViewController.dismiss(animated: true)
    }
}

extension PresentedSheet: DetentSheetDelegate {
    package func sheetMayLeave(_ sheet: DetentSheet) -> Bool {
        guard mayBeDismissed() else { return false }
        hasToldDisappearing = true
        presentation?.presentedViewController.viewWillDisappear(true)
        return true
    }

    package func sheetLeaves(_ sheet: DetentSheet) {
        if !isLeaving { dismissByHand() }
    }

    package func sheetStays(_ sheet: DetentSheet, attempted: Bool) {
        guard let presentation, !isLeaving else { return }
        if hasToldDisappearing {
            hasToldDisappearing = false
            presentation.presentedViewController.viewWillAppear(true)
            if !isLeaving { presentation.presentedViewController.viewDidAppear(true) }
        } else if attempted {
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
        }
    }

    package func sheetChangedDetent(_ sheet: DetentSheet) {
        dim()
        detentChosen?()
    }
}

extension UIViewController {
    /// Makes the view of this controller a sheet at the bottom of the window, with what is behind
    /// it dimmed. A finger drags it from one height to another, or away: then the controller is
    /// dismissed (PC1 to PC9).
    ///
    /// Call it once the controller is presented; the presentation keeps the sheet alive. Called
    /// again, it gives the sheet other heights.
    /// - Parameters:
    ///   - heights: the heights at which the sheet rests, in points from the bottom of the window.
    ///     It begins at the smallest.
    ///   - scrollingExpands: true if a drag on a list at its top expands the sheet before the list
    ///     scrolls (PC2).
    /// - Returns: the sheet; nil if the controller is not presented.
    @discardableResult
    package func makeSheet(heights: [CGFloat], scrollingExpands: Bool) -> DetentSheet? {
        guard let presentingViewController, let view else { return nil }
        let presentation =
            presentationController
            ?? UIPresentationController(
                presentedViewController: self, presenting: presentingViewController)
        if presentation.containerView == nil {
            // Presented plainly: the window has the view itself.
            guard let window = hostWindow, view.superview === window else { return nil }
            let container = PresentationContainer(of: presentation, in: window)
            window.insertSubview(container, belowSubview: view)
            container.addSubview(view)
            presentationController = presentation
        }
        let presented =
            presentation.presentedSheet
            ?? PresentedSheet(presentation, view: view, heights: heights)
        presentation.presentedSheet = presented
        presentation.animator = presentation.animator ?? SheetAnimator(presentation)
        presented.sheet.heights = heights
        presented.sheet.scrollingExpands = scrollingExpands
        presented.select(presented.sheet.selected, animated: false)
        return presented.sheet
    }
}
