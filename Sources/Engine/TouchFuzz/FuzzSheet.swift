import TouchKit

extension FuzzScene {
    /// A sheet over the root controller. The numbers of its view and its list follow those of the
    /// scene's views.
    nonisolated struct Sheet: Sendable, CustomStringConvertible {
        var heights: [Double]
        var scrollingExpands: Bool
        var undimmedHeight: Double?
        /// Indicates whether the controller is modal, so that no finger dismisses it.
        var isModal: Bool
        /// Indicates whether the delegate does not let a finger dismiss it.
        var refuses: Bool
        /// Indicates whether it comes and goes with an animation.
        var isAnimated: Bool
        var hasList: Bool

        init(_ random: inout FuzzRandom) {
            heights = (0...random.below(3)).map { _ in random.number(60...480) }
            scrollingExpands = !random.oneIn(3)
            undimmedHeight = random.oneIn(3) ? random.number(0...480) : nil
            isModal = random.oneIn(6)
            refuses = random.oneIn(6)
            isAnimated = random.oneIn(2)
            hasList = !random.oneIn(3)
        }

        var description: String {
            var line = "sheet" + heights.map { " \($0)" }.joined()
            if hasList { line += " list" }
            if !scrollingExpands { line += " scrolling-stays" }
            if let undimmedHeight { line += " undimmed \(undimmedHeight)" }
            if isModal { line += " modal" }
            if refuses { line += " refuses" }
            if isAnimated { line += " animated" }
            return line
        }
    }
}

/// A running sheet: two controllers, of which one presents the other, and what must hold of them.
final class FuzzSheet {
    /// The views that fingers meet in it.
    let views: [UIView]
    private let made: FuzzScene.Sheet
    private let root = FuzzController()
    private let controller = FuzzController()
    private weak var stage: FuzzStage?
    private var isLeaving = false

    init(_ made: FuzzScene.Sheet, in window: UIWindow, of stage: FuzzStage) {
        (self.made, self.stage) = (made, stage)
        let card = FuzzView(frame: window.bounds)
        card.index = stage.scene.views.count
        card.stage = stage
        let list = UIScrollView(frame: CGRect(x: 0, y: 40, width: 320, height: 400))
        list.contentSize = CGSize(width: 320, height: 1000)
        if made.hasList { card.addSubview(list) }
        views = made.hasList ? [card, list] : [card]
        root.view = UIView(frame: window.bounds)
        controller.view = card
        controller.isModalInPresentation = made.isModal
        controller.told = { [weak stage] in stage?.called("the sheet \($0)") }
        controller.fault = { [weak stage] in stage?.faults.append("the sheet \($0) (PC8)") }
        window.rootViewController = root
    }

    func present() {
        guard root.presentedViewController == nil, root.view.window != nil else { return }
        isLeaving = false
        if made.isAnimated {
            controller.presentationController = FuzzPresentation(controller, over: root, made)
            root.present(controller, animated: true)
        } else {
            root.present(controller, animated: false)
            controller.makeSheet(made)
        }
        controller.presentationController?.delegate = self
        controller.presentationController?.presentedSheet?.undimmedHeight =
            made.undimmedHeight.map { CGFloat($0) }
    }

    func dismiss(animated: Bool) {
        if root.presentedViewController != nil { root.dismiss(animated: animated) }
    }

    // MARK: The end

    /// The violations of what must hold when no finger is down and nothing moves.
    var faults: [String] {
        let card = views[0]
        var faults: [String] = []
        if controller.transitionCoordinator != nil { faults.append("a transition never ended") }
        let pans = (card.gestureRecognizers ?? []).count { $0 is SheetPanGestureRecognizer }
        guard root.presentedViewController != nil else {
            if pans != 0 { faults.append("a sheet that has gone is still dragged (PC8)") }
            if controller.presentationController != nil
                || controller.presentingViewController != nil
            {
                faults.append("a controller that was dismissed is still presented (PC8)")
            }
            let isAlone = root.view.window?.subviews.contains {
                $0.accessibilityIdentifier == "container"
            }
            if isAlone == true { faults.append("a sheet that has gone left its container (PC8)") }
            return faults
        }
        guard let presentation = controller.presentationController,
            let sheet = presentation.presentedSheet?.sheet
        else { return faults + ["a sheet is presented, and is none"] }
        // A sheet that surprises have taken out of its container moves no more.
        guard let container = presentation.containerView, card.superview === container,
            container.window != nil
        else { return faults }
        let wanted = sheet.heights[sheet.selected]
        if abs(sheet.height - wanted) > 0.001 {
            faults.append("a sheet rests at \(sheet.height) rather than \(wanted) (PC5)")
        }
        let dimming = container.subviews.first { $0.accessibilityIdentifier == "dimming" }
        let isDimmed = wanted > presentation.presentedSheet?.undimmedHeight ?? 0
        if dimming?.isHidden != !isDimmed { faults.append("a sheet dims wrongly (PC9)") }
        if dimming?.alpha != 1 { faults.append("a sheet never came to dim (PC9)") }
        return faults
    }

    /// The objects that must be gone with the stage.
    var witnesses: [AnyObject] {
        let all: [AnyObject?] = [root, controller, controller.presentationController]
        return all.compactMap { $0 } + views
    }
}

extension FuzzSheet: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        stage?.called("asked whether the sheet may go")
        return !made.refuses
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        stage?.called("the sheet did not go")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        isLeaving = true
        stage?.called("the sheet begins to go")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if !isLeaving { stage?.faults.append("a sheet went by hand without a beginning (PC8)") }
        stage?.called("the sheet has gone")
    }
}

/// A controller that checks the order in which it hears that its view comes and goes.
private final class FuzzController: UIViewController {
    private enum Step: String {
        case gone, comes
        case isThere = "is there"
        case goes
    }

    var told: (String) -> Void = { _ in }
    var fault: (String) -> Void = { _ in }
    private var step = Step.gone

    private func pass(to next: Step, from steps: Step...) {
        if !steps.contains(step) { fault("\(next.rawValue) after it \(step.rawValue)") }
        step = next
        told(next.rawValue)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pass(to: .comes, from: .gone, .goes)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pass(to: .isThere, from: .comes)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pass(to: .goes, from: .isThere, .comes)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pass(to: .gone, from: .goes)
    }
}

/// A presentation whose sheet comes up from below.
private final class FuzzPresentation: UIPresentationController {
    private let made: FuzzScene.Sheet

    init(_ controller: UIViewController, over root: UIViewController, _ made: FuzzScene.Sheet) {
        self.made = made
        super.init(presentedViewController: controller, presenting: root)
        animator = SheetAnimator(self)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds, let height = made.heights.min() else {
            return .zero
        }
        return bounds.inset(by: UIEdgeInsets(top: bounds.height - height))
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentedViewController.makeSheet(made)
    }
}

extension UIViewController {
    fileprivate func makeSheet(_ made: FuzzScene.Sheet) {
        makeSheet(
            heights: made.heights.map { CGFloat($0) }, scrollingExpands: made.scrollingExpands)
    }
}
