extension UIApplication {
    /// The violations, between events, of what must hold for recognizers.
    var recognizerFaults: [String] {
        var faults: [String] = []
        if delivery.context.pointee.isUnsettled {
            faults.append("something was left unsettled (DL3)")
        }
        for recognizer in delivery.arbiter.attempts {
            let name = recognizer.name ?? className(of: recognizer)
            faults += recognizer.attempt.faults.map { "\(name): \($0)" }
        }
        for touch in delivery.viewTouches.delivered {
            for recognizer in touch.recognizers where recognizer.hasClaim(on: touch) {
                faults.append(
                    "finger \(touch.finger) is with its view, and claimed by"
                        + " \(recognizer.name ?? "a recognizer") (DL7)")
            }
        }
        return faults
    }

    /// Returns what remains although every finger has lifted and every timer has run out. It must
    /// be empty, unless a recognizer stays Possible by itself.
    package func _leftovers() -> [String] {
        var faults: [String] = []
        if intake.event != nil { faults.append("the sequence never ended") }
        if !clock.isEmpty { faults.append("a timer outlived its reason") }
        if !delivery.viewTouches.holding.isEmpty {
            faults.append("a touch is held back for ever (DL8, DL9)")
        }
        if !delivery.viewTouches.delivered.isEmpty {
            faults.append("a view keeps a touch for ever (TE1)")
        }
        for recognizer in delivery.arbiter.attempts {
            let name = recognizer.name ?? "a recognizer"
            faults.append("\(name) is still \(recognizer.state) with an attempt open (SM4)")
        }
        return faults
    }
}

extension UIGestureRecognizer {
    fileprivate func hasClaim(on touch: UITouch) -> Bool {
        cancelsTouchesInView && (attempt.isActive || settled == .ended) && tracks(touch)
    }
}
