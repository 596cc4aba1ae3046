extension UIView {
    func adopt(_ recognizer: UIGestureRecognizer) {
        // Removing a recognizer may run its action, which may add it elsewhere: it ends up here,
        // where it was added last.
        while let home = recognizer.owner, home !== self { home.abandon(recognizer) }
        guard recognizer.owner == nil else { return }
        recognizer.turn = (recognizers.last?.turn ?? -1) + 1
        recognizers.append(recognizer)
        recognizer.owner = self
        if let tracer = root?.tracer {
            recognizer.traceAdded(at: recognizers.count - 1, to: tracer)
            recognizer.traceRequirements(to: tracer)
        }
    }

    func abandon(_ recognizer: UIGestureRecognizer) {
        guard recognizer.owner === self else { return }
        guard let application = root?.application else { return takeAway(recognizer) }
        application.change { takeAway(recognizer) }
    }

    private func takeAway(_ recognizer: UIGestureRecognizer) {
        // The record comes first, so that its effects follow it.
        recognizer.trace(.sm5) {
            .recognizerRemoved(recognizer: $0.id(recognizer))
        } during: {
            recognizer.stop(because: .removed)
        }
        // Its action may have added it elsewhere: then it has left already.
        guard recognizer.owner === self else { return }
        recognizers.removeAll { $0 === recognizer }
        recognizer.owner = nil
    }

    func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
        for recognizer in recognizers where !new.contains(recognizer) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }

    /// Returns the name of a recognizer that the view brings along, such as `list.pan`; nil if the
    /// view has no identifier.
    package func name(of part: String) -> String? {
        accessibilityIdentifier.map { "\($0).\(part)" }
    }
}

extension UIGestureRecognizer {
    func traceAdded(at index: Int, to tracer: Tracer) {
        guard let owner else { return }
        tracer.write(
            .none,
            .recognizerAdded(
                recognizer: tracer.id(self), view: tracer.id(owner), index: Int32(index)))
        if !isEnabled {
            tracer.write(.sm5, .recognizerEnabled(recognizer: tracer.id(self), false))
        }
    }

    /// Traces the permanent requirements of the recognizer; afterwards `require(toFail:)` does so
    /// itself.
    func traceRequirements(to tracer: Tracer) {
        for requirement in staticRequirements {
            guard let other = requirement.recognizer else { continue }
            tracer.write(
                .ar2,
                .requirement(
                    recognizer: tracer.id(self), on: tracer.id(other), .set,
                    origin: .requireToFail))
        }
    }
}
