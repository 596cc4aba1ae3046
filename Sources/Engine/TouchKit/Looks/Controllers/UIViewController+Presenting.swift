extension UIViewController {
    func startPresenting(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard presentedViewController == nil else {
            return log("a controller presents one other at a time: dismiss the first")
        }
        guard controller.presentingViewController == nil, !isReached(from: controller) else {
            return log(
                "a controller cannot present itself, one it comes from, or one that is presented")
        }
        guard let window = hostWindow else {
            return log("a controller whose view is in no window cannot present")
        }
        presentedViewController = controller
        controller.presentingViewController = self
        if let transition = ViewControllerTransition(showing: controller, over: self, in: window) {
            return transition.start(animated: animated, completion: completion)
        }
        controller.view.frame = window.bounds
        controller.viewWillAppear(animated)
        window.addSubview(controller.view)
        controller.viewIsAppearing(animated)
        controller.viewDidAppear(animated)
        completion?()
    }

    /// Whether `controller` is this one or comes after it in the responder chain: presented, it would lead in a circle.
    private func isReached(from controller: UIViewController) -> Bool {
        sequence(first: self as UIResponder, next: { $0.next }).prefix(UIResponder.longestChain)
            .contains(controller)
    }

    func stopPresenting(animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: animated, completion: completion)
            return
        }
        if presented.presentedViewController != nil { presented.dismiss(animated: animated) }
        if let transition = ViewControllerTransition(hiding: presented) {
            return transition.start(animated: animated, completion: completion)
        }
        presented.viewWillDisappear(animated)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.viewDidDisappear(animated)
        presented.forgetPresentation()
        completion?()
    }

    /// It is no longer presented.
    func forgetPresentation() {
        presentingViewController?.presentedViewController = nil
        presentingViewController = nil
        presentationController = nil
    }
}
