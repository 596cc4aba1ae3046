/// A recognizer of a pointer over the view (BR7). Continuous: begins when the pointer enters,
/// changes as it moves, ends when it leaves. It receives no touches and competes with no other
/// recognizer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Returns true for hovering alone: touches do not concern it.
    open override func shouldReceive(_ event: UIEvent) -> Bool {
        byDefault(event.type == .hover)
    }

    /// Handles the pointer at `place`, in window coordinates, over the view or not.
    final func pointer(at place: CGPoint, isInside: Bool) {
        guard isEnabled else { return }
        isAnalysing = true
        defer { isAnalysing = false }
        switch (isInside, state) {
        case (true, .possible):
            attempt.locations = TouchPlaces(place)
            state = .began
        case (true, _):
            attempt.locations = TouchPlaces(place)
            state = .changed
        case (false, .began), (false, .changed): state = .ended
        case (false, _): break
        }
    }
}
