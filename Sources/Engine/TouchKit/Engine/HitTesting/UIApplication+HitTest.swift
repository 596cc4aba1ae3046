import TouchTrace

extension UIApplication {
    /// Finds the window and view of a new touch. Each window is asked once, from the front one back
    /// (HT8, HT9).
    func hitTest(_ touch: UITouch, with event: UIEvent) {
        let screen = touch.moment.location
        countTaps(of: touch, at: screen)
        guard let tracer else { return findView(of: touch, at: screen, with: event) }
        for window in windows.reversed() where !touch.hasAnswer {
            tracer.write(
                .ht9, .hitTestBegan(touch: tracer.id(touch), window: tracer.id(window))
            ) {
                ask(window, about: touch, at: screen, with: event)
            }
        }
        traceOutcome(of: touch, to: tracer)
    }

    private func findView(of touch: UITouch, at screen: CGPoint, with event: UIEvent) {
        for window in windows.reversed() where !touch.hasAnswer {
            ask(window, about: touch, at: screen, with: event)
        }
    }

    private func ask(
        _ window: UIWindow, about touch: UITouch, at screen: CGPoint, with event: UIEvent
    ) {
        guard let point = window.pointFromParent(screen) else { return }
        guard let view = window.askForHit(point, with: event) else { return }
        touch.hasAnswer = true
        guard view.root === window else {
            // HT7: an override answered with a view that is in no window, or in another one.
            touch.strayAnswer = view
            return
        }
        touch.window = window
        touch.view = view
        touch.moment.location = point
        touch.moment.previousLocation = point
    }

    private func traceOutcome(of touch: UITouch, to tracer: Tracer) {
        let id = tracer.id(touch)
        guard let view = touch.view, let window = touch.window else {
            let reason: WithholdReason =
                touch.strayAnswer == nil ? .nothingHit : .answerOutsideWindow
            let stray = tracer.id(touch.strayAnswer)
            tracer.write(
                touch.strayAnswer == nil ? .ht9 : .ht7,
                .withheld(touch: id, view: stray, reason: reason))
            return
        }
        let hit = TraceEntry.hit(touch: id, window: tracer.id(window), view: tracer.id(view))
        tracer.write(.ht8, hit) {
            var here: UIResponder? = view
            var length = 0
            // Overrides of `next` may lead in a circle.
            while let responder = here, length < UIResponder.longestChain {
                here = responder.next
                length += 1
                tracer.write(
                    .rc1,
                    .chain(
                        touch: id, responder: tracer.id(responder), next: tracer.id(here)))
            }
        }
    }

    /// Returns the view that would get a touch at `point`, in the coordinates of the screen,
    /// without delivering anything (HT9).
    public func hitTest(_ point: CGPoint) -> UIView? {
        perform {
            for window in windows.reversed() {
                guard let inside = window.pointFromParent(point) else { continue }
                if let view = window.askForHit(inside, with: nil) { return view }
            }
            return nil
        }
    }
}
