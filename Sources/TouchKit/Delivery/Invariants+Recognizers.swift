extension UIApplication {
    /// What must hold between events for recognizers and does not.
    var recognizerFaults: [String] {
        var faults: [String] = []
        if delivery.arbiter.isUnsettled { faults.append("something was left unsettled (DL3)") }
        for recognizer in delivery.arbiter.attempts {
            faults += recognizer.faults.map { "\(recognizer.name ?? "recognizer"): \($0)" }
        }
        for touch in delivery.delivered where touch.standing == .delivered {
            for recognizer in touch.recognizers where recognizer.hasClaim(on: touch) {
                faults.append(
                    "finger \(touch.finger) is with its view, and claimed by"
                        + " \(recognizer.name ?? "a recognizer") (DL7)")
            }
        }
        return faults
    }

    /// What is still there though every finger has lifted and every timer has run out. It must be nothing, if no
    /// recognizer stays Possible by itself.
    package func _leftovers() -> [String] {
        var faults: [String] = []
        if intake.event != nil { faults.append("the sequence never ended") }
        if !clock.isEmpty { faults.append("a timer outlived its reason") }
        if !delivery.holding.isEmpty { faults.append("a touch is held back for ever (DL8, DL9)") }
        if !delivery.delivered.isEmpty { faults.append("a view keeps a touch for ever (TE1)") }
        for recognizer in delivery.arbiter.attempts {
            let name = recognizer.name ?? "a recognizer"
            faults.append("\(name) is still \(recognizer.state) with an attempt open (SM4)")
        }
        return faults
    }
}

extension UIGestureRecognizer {
    fileprivate var faults: [String] {
        var faults: [String] = []
        if isFinished, !timers.isEmpty { faults.append("a timer outlived its reason") }
        if owesAction { faults.append("an action was never sent (SM2)") }
        if isWaiting, settled != .possible || requests.isEmpty {
            faults.append("it waits for nothing (AR5)")
        }
        if !isWaiting, !requests.isEmpty { faults.append("a request was never settled (DL3)") }
        return faults
    }

    fileprivate func hasClaim(on touch: UITouch) -> Bool {
        cancelsTouchesInView && (isActive || settled == .ended) && tracks(touch)
    }
}
