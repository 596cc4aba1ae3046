import TouchTrace

extension UIApplication {
    /// Returns the violations of what must hold between events, a sentence each. It walks
    /// everything: for tests.
    package func _checkInvariants() -> [String] {
        guard !intake.isDraining else { return ["asked while an event is being handled"] }
        return windowFaults + windows.flatMap(faults(under:)) + fingerFaults + deliveryFaults
            + recognizerFaults + (tracer.map { historyFaults(in: $0.trace) } ?? [])
    }

    // MARK: The scene

    private var windowFaults: [String] {
        var faults: [String] = []
        for window in windows {
            if window.isHidden { faults.append("a hidden window is among the visible ones") }
            if window.root !== window { faults.append("a window is not its own root") }
            if window.application !== self { faults.append("a window is of another application") }
            if let first = window.firstResponder, first.hostWindow !== window {
                faults.append("a first responder is outside its window")
            }
        }
        for (back, front) in zip(windows, windows.dropFirst())
        where (back.windowLevel, back.shownOrder) >= (front.windowLevel, front.shownOrder) {
            faults.append("windows are not sorted by level, then by when they were shown (HT9)")
        }
        return faults
    }

    private func faults(under view: UIView) -> [String] {
        var faults: [String] = []
        for recognizer in view.recognizers where recognizer.owner !== view {
            faults.append("a recognizer does not know its view")
        }
        for child in view.children {
            if child.parent !== view { faults.append("a view does not know its superview") }
            if child.root !== view.root { faults.append("a view does not know its window") }
            faults += self.faults(under: child)
        }
        return faults
    }

    // MARK: Touches

    private var fingerFaults: [String] {
        var faults: [String] = []
        let touches = intake.fingers.values.sorted { $0.serial < $1.serial }
        for touch in touches {
            if !touch.isLive { faults.append("finger \(touch.finger) lifted and is still known") }
            if intake.fingers[touch.finger] !== touch {
                faults.append("finger \(touch.finger) is known by another number")
            }
        }
        if !intake.batch.isEmpty { faults.append("samples were put together and never sent") }
        if (intake.event == nil) != touches.isEmpty {
            faults.append("the event does not live as long as its sequence (TE1)")
        }
        let known = touches.filter { $0.window != nil }
        if let event = intake.event, event.touches.sorted(by: { $0.serial < $1.serial }) != known {
            faults.append("the event's touches are not the live ones (TE4)")
        }
        return faults
    }

    private var deliveryFaults: [String] {
        var faults: [String] = []
        if delivery.context.pointee.isBusy { faults.append("the delivery never came to its end") }
        if !delivery.claims.isEmpty { faults.append("claimed touches were not cancelled (DL7)") }
        return faults + delivery.viewTouches.faults
    }

    // MARK: Delivered touches

    /// Returns the violations of the order of phases: a view gets each touch that began within the
    /// trace as began, moved, and once ended or cancelled (TE1).
    private func historyFaults(in trace: Trace) -> [String] {
        var faults: [String] = []
        var last: [SubjectID: UITouch.Phase] = [:]
        var began: Set<SubjectID> = []
        var wasSwallowed = false
        for record in trace.records {
            switch record.entry {
            case .sample(let touch, _, .began, _, _): began.insert(touch)
            case .swallowed: wasSwallowed = true
            case .delivery(_, let touch, let phase) where began.contains(touch):
                if !phase.follows(last[touch]) {
                    let before = last[touch].map { "\($0)" } ?? "nothing"
                    faults.append(
                        "finger \(trace.name(of: touch)): \(phase) delivered after \(before)")
                }
                last[touch] = phase
            default: break
            }
        }
        let isQuiet =
            intake.fingers.isEmpty && delivery.viewTouches.holding.isEmpty && !wasSwallowed
        for touch in last.keys.sorted() where isQuiet {
            if last[touch] == .began || last[touch] == .moved {
                faults.append("finger \(trace.name(of: touch)): its view never heard the end")
            }
        }
        return faults
    }
}

extension UITouch.Phase {
    /// Returns whether a view may get this phase of a touch after `previous`; nil before the first
    /// (TE1).
    fileprivate func follows(_ previous: UITouch.Phase?) -> Bool {
        switch self {
        case .began: previous == nil
        case .moved, .ended, .cancelled: previous == .began || previous == .moved
        default: false
        }
    }
}
