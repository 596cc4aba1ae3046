import TouchKit
import TouchReading
import TouchStage
import TouchTrace
import TouchWords

/// The mode that asks "Why?": while it is open, a touch on the stage asks instead of touching. It
/// performs the acts of the inspector at any time.
final class Asking: Mode {
    unowned let workspace: Workspace

    /// Indicates whether rules and records are shown beside the answers.
    private(set) var showsSources = false

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: AskAct) {
        switch act {
        case .turn: if isOpen { end() } else { begin() }
        case .nextSubject:
            if let subject = branches.open.nextSubject { choose(.subject(subject)) }
        case .choose(let topic):
            workspace.mode(Searching.self).end()
            choose(topic)
        case .back: goBack()
        case .sources: showsSources.toggle()
        case .copy:
            host?.copy(workspace.panels.inspector.text(language: settings.language))
            chrome.inspector.sayCopied()
            writer?.write("copied")
        }
    }

    func isOn(_ act: AskAct) -> Bool { act == .turn && isOpen || act == .sources && showsSources }

    var claims: ModeClaims { .fingers }
    var fingers: FingerUse? { .pressed }

    func putAside() { end() }

    /// Asks about the subject at a point of the window.
    func press(at point: CGPoint) {
        let painted = workspace.paintedStage(of: workspace.moment())
        if let subject = painted.subject(at: space.picturePoint(of: point)) {
            choose(.subject(subject))
        }
    }

    func choose(_ choice: InspectorTopic) {
        if case .record = choice { for mode in workspace.stack.fromTop { mode.willMove() } }
        workspace.look { $0.choose(choice) }
        if !workspace.mode(Searching.self).isOpen { chrome.inspector.scrollToTop() }
        workspace.tellPlayhead()
        tellAnswer()
    }

    private func goBack() {
        for mode in workspace.stack.fromTop { mode.willMove() }
        var wasAsked = false
        workspace.look { wasAsked = $0.askAgain() }
        guard wasAsked else { return }
        chrome.inspector.scrollToTop()
        workspace.tellPlayhead()
        tellAnswer()
    }

    private func tellAnswer() {
        guard let writer else { return }
        var values: [(String, String)] = []
        if case .subject(let subject) = branches.open.choice {
            values.append(("subject", Trace.quoted(session.trace.name(of: subject))))
        }
        let answer = workspace.panels.inspector.answers.first?[settings.language] ?? ""
        writer.write("asked", values + [("answer", Trace.quoted(answer))])
    }

    var hint: Wording? { .stage.asking }

    func tell(_ panels: inout Panels) {
        (panels.isAsking, panels.showsSources) = (isOpen, showsSources)
    }

    func show() { chrome.inspector.isAsking = isOpen }
}
