import TouchScript
import TouchWords

/// The performing of acts, whether they come from a key, a button, or fingers.
extension Workspace {
    /// Performs an act. Each open mode may intercept it, from the top; if none does, the mode to
    /// which the act belongs performs it.
    func perform(_ act: some Act) {
        defer { repaint() }
        if stack.fromTop.contains(where: { $0.intercept(act) }) { return }
        // The user has read the message before doing something else.
        if act.subject != .aside, !stack.open.contains(where: \.holdsNotice) {
            notice.sayNothing()
        }
        for mode in stack.all where mode.performOwn(act) { return }
    }

    /// Leaves, by the one gesture that leads back, what was opened last: a drawer or a mode.
    func leave() {
        let isCovered = stack.fromTop.contains { $0.claims.contains(.window) }
        if !isCovered, chrome.drawer != nil { return closeDrawer() }
        for mode in stack.fromTop where mode.leave() { return }
    }

    /// Closes the window unless a mode holds it, because the system, a key, or a button asks for
    /// it.
    func askToClose() {
        if !stack.fromTop.contains(where: { $0.holdsWindow() }) { host?.close() }
    }

    /// Discards what a visitor did, so that none of it can be brought back.
    func forgetVisitor() {
        for mode in stack.all.reversed() { mode.forget() }
        closeDrawer()
        for mode in stack.all { mode.openedChanged() }
    }

    // MARK: Messages

    /// Shows a message about what was done, for as long as it takes to read or until the next one.
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

    /// The message that is shown now; nil if there is none.
    var saidWords: LocalizedText? { notice.words(now: now) }

    // MARK: Drawers

    /// Ends what was begun in passing: a search, a question, a choice in a drawer.
    func putAside() {
        for mode in stack.fromTop { mode.putAside() }
        closeDrawer()
    }

    /// Slides a drawer in, or out if it is open.
    func toggle(_ drawer: Drawer) { slide(chrome.drawer == drawer ? nil : drawer) }

    func closeDrawer() {
        if chrome.drawer != nil { slide(nil) }
    }

    /// Closes one drawer, if it is open.
    func close(_ drawer: Drawer) {
        if chrome.drawer == drawer { slide(nil) }
    }

    private func slide(_ drawer: Drawer?) {
        chrome.open(drawer, now: settings.hasReducedMotion ? nil : now)
        for mode in stack.fromTop { mode.drawerChanged() }
        layOut()
    }
}
