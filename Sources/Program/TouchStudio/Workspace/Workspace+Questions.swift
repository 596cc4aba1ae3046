import Foundation
import TouchLive
import TouchReading
import TouchStage
import TouchTrace

/// Looking back, asking and searching; those who drive the program from outside are told what comes of it.
extension Workspace {
    /// The playhead goes elsewhere.
    func move(_ change: (inout Branch) -> Void) {
        endReplay()
        look(change)
        tellPlayhead()
    }

    private func tellPlayhead() {
        let branch = branches.open
        writer?.write(
            "playhead", ("record", "\(branch.record)"), ("time", "\(branch.time)"),
            ("from", "\(branch.window.start)"), ("to", "\(branch.window.end)"),
            ("at", branch.playhead.isLive ? "\"live\"" : "\"past\""))
    }

    // MARK: Asking

    func choose(_ choice: InspectorTopic) {
        if case .record = choice { endReplay() }
        look { $0.choose(choice) }
        if !search.isOpen { chrome.inspector.scrollToTop() }
        tellPlayhead()
        tellAnswer()
    }

    /// Asks about whom a point of the window means.
    func ask(at point: CGPoint) {
        let painted = paintedStage(of: moment())
        if let subject = painted.subject(at: space.picturePoint(of: point)) {
            choose(.subject(subject))
        }
    }

    func askAgain() {
        endReplay()
        var wasAsked = false
        look { wasAsked = $0.askAgain() }
        guard wasAsked else { return }
        chrome.inspector.scrollToTop()
        tellPlayhead()
        tellAnswer()
    }

    func copy() {
        host?.copy(panels.inspector.text(language: settings.language))
        chrome.inspector.sayCopied()
        writer?.write("copied")
    }

    private func tellAnswer() {
        guard let writer else { return }
        var values: [(String, String)] = []
        if case .subject(let subject) = branches.open.choice {
            values.append(("subject", Trace.quoted(session.trace.name(of: subject))))
        }
        let answer = panels.inspector.answers.first?[settings.language] ?? ""
        writer.write("asked", values + [("answer", Trace.quoted(answer))])
    }

    // MARK: Searching

    func beginSearch() {
        guard !search.isOpen else { return }
        if chrome.layout.inspector == nil { open { $0.inspector = true } }
        search { $0.open() }
        // Only now: input methods would keep the keys of commands to themselves.
        host?.takeText(true)
        searchChanged()
    }

    func endSearch() {
        guard search.isOpen else { return }
        search { $0.close() }
        host?.takeText(false)
        chrome.inspector.scrollToTop()
    }

    func type(_ text: String) {
        guard search.isOpen else { return }
        search { $0.type(text) }
        searchChanged()
    }

    func searchWith(_ key: PanelSearch.Key) {
        switch key {
        case .leave: endSearch()
        case .next: chooseFound(forward: true)
        case .previous: chooseFound(forward: false)
        case .erase:
            search { $0.erase() }
            searchChanged()
        case .type: break
        }
    }

    private func searchChanged() {
        chrome.inspector.scrollToTop()
        writer?.write(
            "searched", ("query", Trace.quoted(search.query)), ("found", "\(panels.foundCount)"))
    }

    private func chooseFound(forward: Bool) {
        guard let record = panels.found(forward: forward) else { return }
        choose(.record(record))
        chrome.inspector.reveal(.record(record))
    }
}
