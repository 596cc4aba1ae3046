import TouchScript
import TouchWords

/// What acts do, whether they come from a key, from a button or from fingers.
extension Workspace {
    /// Each mode that is open may meet it, from the top; what none of them takes is done by the
    /// mode whose act it is.
    func perform(_ act: some Act) {
        defer { repaint() }
        if stack.fromTop.contains(where: { $0.intercept(act) }) { return }
        // What is said has been read by whoever does something else.
        if act.subject != .aside, !stack.open.contains(where: \.holdsNotice) {
            notice.sayNothing()
        }
        for mode in stack.all where mode.performOwn(act) { return }
    }

    /// The one gesture that leads back: out of what was opened last, at the end away from the
    /// fingers that stand.
    func leave() {
        let isCovered = stack.fromTop.contains { $0.claims.contains(.window) }
        if !isCovered, chrome.drawer != nil { return closeDrawer() }
        for mode in stack.fromTop where mode.leave() { return }
    }

    /// The window is to close: because the system asks, or by a key or button.
    func askToClose() {
        if !stack.fromTop.contains(where: { $0.holdsWindow() }) { host?.close() }
    }

    /// Nothing of what was done before can be brought back.
    func forgetVisitor() {
        for mode in stack.all.reversed() { mode.forget() }
        closeDrawer()
        for mode in stack.all { mode.openedChanged() }
    }

    // MARK: What is said

    /// Says something about what was done: for so long that it can be read, or until something else
    /// is said.
    func say(_ words: LocalizedText, stays: Bool = false) {
        notice.say(words, now: now, stays: stays)
        repaint()
    }

    package func say(_ words: Wording, stays: Bool = false) {
        say(LocalizedText(words), stays: stays)
    }

    func say(_ error: any Error, stays: Bool = false) {
        say(LocalizedText(saying: error), stays: stays)
    }

    /// What is said now; nil for nothing.
    var saidWords: LocalizedText? { notice.words(now: now) }

    // MARK: What slides over the stage

    /// What was begun on the way to something else ends: searching, asking, choosing in a drawer.
    func putAside() {
        for mode in stack.fromTop { mode.putAside() }
        closeDrawer()
    }

    /// Slides a drawer in, or out if it is open.
    func toggle(_ drawer: Drawer) { slide(chrome.drawer == drawer ? nil : drawer) }

    func closeDrawer() {
        if chrome.drawer != nil { slide(nil) }
    }

    /// Puts one drawer away, if it is open.
    func close(_ drawer: Drawer) {
        if chrome.drawer == drawer { slide(nil) }
    }

    private func slide(_ drawer: Drawer?) {
        chrome.open(drawer, now: settings.hasReducedMotion ? nil : now)
        for mode in stack.fromTop { mode.drawerChanged() }
        layOut()
    }
}
