extension Arbiter {
    /// AR4: the hit views that would lose their touches are asked, then the delegate; once an attempt. No = Failed.
    /// - Returns: whether the recognizer is still on its way.
    func isPermitted(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.attempt.mayBegin == nil {
            let answer = askPermission(recognizer)
            recognizer.attempt.mayBegin = answer
            if !answer, recognizer.settled == .possible {
                recognizer.fail(.shouldBeginRefused, because: nil, tracer?.latest ?? 0)
            }
        }
        return recognizer.settled == .possible && !recognizer.attempt.requests.isEmpty
    }

    private func askPermission(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.cancelsTouchesInView {
            var last: UIView?
            var askedViews: [UIView] = []
            for touch in recognizer.received where recognizer.tracks(touch) {
                guard touch.standing != .finished, let view = touch.view, view !== last,
                    !askedViews.contains(view)
                else { continue }
                // Mostly there is but one view, and it takes no array.
                if let last { askedViews.append(last) }
                last = view
                let answer = view.gestureRecognizerShouldBegin(recognizer)
                trace(.ar4) {
                    .question(
                        .viewShouldBegin, asked: $0.id(view), about: $0.id(recognizer),
                        answer: answer, by: .view)
                }
                if !answer { return false }
            }
        }
        guard let delegate = recognizer.delegate else { return true }
        return askDelegate(.shouldBegin, of: recognizer, about: recognizer, rule: .ar4) {
            delegate.gestureRecognizerShouldBegin(recognizer)
        }
    }
}
