import TouchHost
import TouchLive
import TouchScript
import TouchTrace

/// The passing of time.
extension Workspace {
    /// Does whatever is due by itself.
    package func advance(now: Double) {
        turnClock(to: now)
        for mode in stack.fromTop { mode.advance() }
        if session.nextDue(after: now).map({ $0 <= now }) ?? false, session.advance(now: now) {
            repaint()
        }
        if chrome.application.nextDue.map({ $0 <= now }) ?? false {
            chrome.application.advance(to: now)
            repaint()
        }
        for mode in stack.all { mode.follow() }
        writer?.write(newIn: session.trace)
        if session.isFull { beginAnew() }
        if let excess = session.takeExcess() { tellStopped(excess) }
    }

    /// Returns the time at which something is due by itself; nil if nothing is.
    package func nextDue(after now: Double) -> Double? {
        let times = [session.nextDue(after: now), chrome.application.nextDue]
        return (times + stack.all.map(\.due)).compactMap(\.self).min()
    }

    /// Returns the time at which the picture changes if nothing happens; nil if it stays.
    package func nextChange(after now: Double) -> Double? {
        let playhead = branches.open.playhead
        if needsPicture || playhead.isPlaying { return now }
        // Once more when the slide is over, for its last step.
        if let slide = chrome.slide, !slide.isOver(now: shown) { return now }
        let isShown = chrome.layout.inspector != nil
        let pending = isShown ? refresh.due(panels.topic, now: now) : nil
        let moves = session.isCameraMoving(now: now) ? now : nil
        let change = playhead.isLive ? session.nextChange(after: now) : moves
        let times = [pending, change, notice.nextChange(after: shown)]
        return (times + stack.open.map(\.nextChange)).compactMap(\.self).min()
    }

    /// Reports that nothing more happens in what is open; modes that record it stop, too.
    private func tellStopped(_ excess: ScriptError) {
        Console.complain(ScriptErrors([excess]))
        writer?.write("stopped", ("message", Trace.quoted("\(excess)")))
        for mode in stack.fromTop { mode.sessionStopped() }
        repaint()
    }
}
