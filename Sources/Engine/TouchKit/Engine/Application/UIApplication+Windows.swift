import TouchTrace

extension UIApplication {
    /// Puts `window` in front of the others of its level (HT9).
    func show(_ window: UIWindow) {
        window.application = self
        intake.windowsShown += 1
        window.shownOrder = intake.windowsShown
        place(window)
        if let tracer {
            if tracer.knows(window), window.traceMark.isDescribed {
                tracer.write(.ht9, shownEntry(window, tracer))
            } else {
                trace(window, to: tracer)
            }
        }
        window.noteDirtyBranch()
    }

    func hid(_ window: UIWindow) {
        // First of all, since code that learns of this may show the window again.
        windows.removeAll { $0 === window }
        change { letGo(of: window) }
    }

    private func letGo(of window: UIWindow) {
        if let tracer {
            tracer.write(.ht9, .windowHidden(window: tracer.id(window))) {
                delivery.windowHidden(window)
            }
        } else {
            delivery.windowHidden(window)
        }
        if keyWindow === window, window.isHidden { keyWindow = nil }
        delivery.settleUnlessBusy()
    }

    func windowChangedPlace(_ window: UIWindow) {
        place(window)
        if let tracer { tracer.write(.ht9, shownEntry(window, tracer)) }
    }

    func keyWindowChanged(from old: UIWindow?) {
        guard keyWindow !== old else { return }
        if let tracer { tracer.write(.ht9, .keyWindow(tracer.id(keyWindow))) }
        old?.resignKey()
        keyWindow?.becomeKey()
    }

    /// Writes the windows as they are to a trace that begins now.
    func begin(tracing tracer: Tracer) {
        tracer.now = now
        for window in windows { trace(window, to: tracer) }
        if let keyWindow { tracer.write(.ht9, .keyWindow(tracer.id(keyWindow))) }
    }

    private func trace(_ window: UIWindow, to tracer: Tracer) {
        window.traceBranch(under: nil, at: 0, to: tracer)
        window.traceMark.isDescribed = true
        tracer.write(.ht9, shownEntry(window, tracer))
        if let first = window.firstResponder {
            tracer.write(.rc6, .firstResponder(tracer.id(first)))
        }
    }

    private func shownEntry(_ window: UIWindow, _ tracer: Tracer) -> TraceEntry {
        .windowShown(window: tracer.id(window), level: window.windowLevel.rawValue)
    }

    private func place(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let index = windows.firstIndex {
            ($0.windowLevel, $0.shownOrder) > (window.windowLevel, window.shownOrder)
        }
        windows.insert(window, at: index ?? windows.count)
    }
}
