extension Arbiter {
    /// Asks for permission to begin: first the hit views that would lose their touches, then the
    /// delegate, once per attempt. A recognizer that is refused fails (AR4).
    /// - Returns: true if the recognizer can still be recognized.
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
                // Usually there is only one view, and it needs no array.
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
