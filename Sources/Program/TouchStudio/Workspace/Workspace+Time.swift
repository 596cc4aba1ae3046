import TouchHost
import TouchScript
import TouchTrace

/// What happens as time goes by.
extension Workspace {
    /// Does what is due by itself.
    package func advance(now: Double) {
        turnClock(to: now)
        advanceTake()
        advanceScreening()
        advanceKiosk()
        if session.nextDue(after: now).map({ $0 <= now }) ?? false, session.advance(now: now) {
            repaint()
        }
        if chrome.application.nextDue.map({ $0 <= now }) ?? false {
            chrome.application.advance(to: now)
            repaint()
        }
        followPractice()
        writer?.write(newIn: session.trace)
        takes.current?.follow()
        if session.isFull { beginAnew() }
        if let excess = session.takeExcess() { tellStopped(excess) }
        lookForChanges()
        advanceSharing()
        advanceTapeEditing()
        advanceFiles()
    }

    /// When something is due by itself; nil if nothing is.
    package func nextDue(after now: Double) -> Double? {
        let search = whatIf?.isLooking == true ? now : nil
        let writing = tapeEditor?.file.isPending == true ? now + 0.05 : nil
        let times: [Double?] = [
            session.nextDue(after: now), chrome.application.nextDue, takes.begin, filesDue,
            screening?.due, search, writing, kiosk?.due(at: now),
        ]
        return times.compactMap(\.self).min()
    }

    /// When the picture changes if nothing happens; nil if it stays.
    package func nextChange(after now: Double) -> Double? {
        let playhead = branches.open.playhead
        if needsPicture || replay != nil || playhead.isPlaying { return now }
        if screening?.isPlaying == true { return now }
        // Once more when it is over, for its last step.
        if let slide = chrome.slide, !slide.isOver(now: shown) { return now }
        let isShown = chrome.layout.inspector != nil
        let pending = isShown ? refresh.due(panels.topic, now: now) : nil
        let moves = session.isCameraMoving(now: now) ? now : nil
        let change = playhead.isLive ? session.nextChange(after: now) : moves
        let figures = chrome.covering == .touchCheck ? touchCheck?.due : nil
        return [
            pending, change, figures, takes.nextChange(after: shown),
            nextOverviewChange(after: shown),
        ].compactMap { $0 }.min()
    }

    /// Nothing more happens in what is open; what is recorded of it stands still, too.
    private func tellStopped(_ excess: ScriptError) {
        Console.complain(ScriptErrors([excess]))
        writer?.write("stopped", ("message", Trace.quoted("\(excess)")))
        takes.current?.pause(now: now)
        repaint()
    }
}
