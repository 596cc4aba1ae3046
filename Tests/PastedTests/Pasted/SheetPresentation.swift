import Dispatch
import Foundation
import UIKit

/// A sheet from below that its own presentation controller places, and that a clock of Foundation's name closes.
final class SheetPresentation: UIPresentationController {
    private let shade = UIView()
    private(set) var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        log.append("will begin")
        guard let containerView else { return }
        shade.frame = containerView.bounds
        containerView.insertSubview(shade, at: 0)
        shade.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("dismiss", SheetPresentation.dismiss)))
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.shade.alpha = 0.5
        })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log.append("did end \(completed)")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("gone \(completed)") }

    func dismiss() { presentedViewController.dismiss(animated: true) }
}

final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
        -> TimeInterval
    { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to) else { return }
        context.containerView.addSubview(to.view)
        to.view.frame = context.finalFrame(for: to).offsetBy(dx: 0, dy: 400)
        UIView.animate(
            withDuration: 0.3, animations: { to.view.frame = context.finalFrame(for: to) },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

final class SheetPresenter: UIViewController, UIViewControllerTransitioningDelegate {
    let sheet = UIViewController()
    private(set) var presentation: SheetPresentation?
    private var clock: Timer?
    private let queue = DispatchQueue.main

    func open(closingAfter seconds: TimeInterval) {
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = self
        present(sheet, animated: true)
        clock = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
            self?.queue.async { self?.sheet.dismiss(animated: true) }
        }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        presentation = SheetPresentation(presentedViewController: presented, presenting: presenting)
        return presentation
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator() }
}
