import TouchHost
import TouchLive
import TouchPicture
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// Questions that a tape asks, answered by those who watch: while one stands, its answers stand
/// under the stage. Whoever has chosen sees which is right, and why not what was chosen; then the
/// tape shows it.
final class Answering: Mode {
    unowned let workspace: Workspace
    /// The last question that the tape has asked; nil where it asks none.
    private(set) var asked: AskedQuestion?
    private(set) lazy var answers = AnswerBar(style: style, perform: chrome.perform)

    init(_ workspace: Workspace) { self.workspace = workspace }

    // MARK: Acts

    func perform(_ act: AnswerAct) {
        guard isOpen, let asked else { return }
        switch act {
        case .choose(let place):
            guard asked.phase == .open, asked.question.answers.indices.contains(place) else {
                return
            }
            self.asked?.choose(place, now: now)
            announce()
        case .hold where asked.phase == .open && !asked.isHeld: self.asked?.hold(now: now)
        case .hold, .goOn: goOn()
        }
    }

    /// Pausing is stopping the clock.
    func intercept(_ act: any Act) -> Bool {
        guard TimeAct.pause ~= act, session.isWaiting else { return false }
        perform(.hold)
        return true
    }

    /// Nobody chooses any more, and what is lit has been seen.
    private func goOn() {
        if asked?.phase == .told { asked?.close() } else { asked?.goOn() }
        session.goOn(now: now)
        close()
    }

    func leave() -> Bool {
        goOn()
        return true
    }

    func end() {
        asked = nil
        close()
    }

    private func close() {
        guard isOpen else { return }
        workspace.stack.close(self)
        announce()
        workspace.layOut()
    }

    func sessionWillChange(returns: Bool) { end() }

    // MARK: The way of a question

    /// The question that the tape has asked and not put away; nil while something else is looked
    /// at.
    private var standing: Staging.Question? {
        guard session.isDemonstration, branches.open.playhead.isLive, !isCovered,
            let question = session.question, !question.question.answers.isEmpty
        else { return nil }
        return question
    }

    /// Whether the place of the answers, or the moment that they are about, is another mode's.
    private var isCovered: Bool {
        workspace.stack.open.contains {
            $0 !== self
                && ($0.bar != nil || !$0.claims.isDisjoint(with: [.moment, .session, .window]))
        }
    }

    func follow() {
        guard let standing else {
            if asked != nil { end() }
            return
        }
        let question = standing.question
        if session.isWaiting {
            guard asked?.question != question || asked?.stands == false else { return }
            open(AskedQuestion(question, now: now))
        } else if standing.isAnswered {
            guard asked?.phase != .told, asked?.phase != .over else { return }
            var told = asked ?? AskedQuestion(question, now: now)
            told.tell(now: now)
            open(told)
        } else if asked?.stands == true {
            asked?.goOn()
            close()
        }
    }

    private func open(_ question: AskedQuestion) {
        asked = question
        begin()
        announce()
        workspace.layOut()
    }

    func advance() {
        // What another mode has taken meanwhile is not over.
        follow()
        guard let asked, asked.end <= now else { return }
        goOn()
        workspace.repaint()
    }

    /// Whoever let it go on did not ask for it here.
    func prepare() { follow() }

    var due: Double? { isOpen ? asked.flatMap { $0.end.isFinite ? $0.end : nil } : nil }

    /// The ring runs on, or jumps from second to second where nothing is to move for long.
    var nextChange: Double? {
        guard let asked, asked.phase == .open, !asked.isHeld else { return nil }
        guard settings.hasReducedMotion else { return now }
        return now + max(asked.left(now: now).truncatingRemainder(dividingBy: 1), 0.001)
    }

    // MARK: What is to be seen

    var bar: ChromeView? { answers }
    var words: LocalizedText? { asked?.words }

    func arrange(_ room: inout ChromeRoom) {
        guard let asked else { return }
        room.barHeight = grid(of: asked).height
    }

    private func grid(of asked: AskedQuestion) -> AnswerGrid {
        AnswerGrid(asked.question.answers.count, in: window)
    }

    /// The window, in points.
    private var window: CGSize {
        let size = host?.size ?? .zero
        return CGSize(width: size.width / workspace.scale, height: size.height / workspace.scale)
    }

    func show() {
        guard isOpen, let asked else { return }
        answers.content = AnswerBar.Content(
            question: asked.question, grid: grid(of: asked), choice: asked.choice,
            isLit: asked.isLit, canGoOn: asked.phase == .chosen,
            clock: asked.phase == .open ? clock(of: asked) : nil)
    }

    private func clock(of asked: AskedQuestion) -> AnswerClock {
        let left = asked.left(now: now)
        let seconds = left.rounded(.up)
        let shown = settings.hasReducedMotion ? min(seconds, asked.span) : left
        return AnswerClock(
            seconds: Int(seconds), share: shown / asked.span, isHeld: asked.isHeld)
    }

    func announce() {
        guard let asked else { return }
        let state = isOpen ? "\(asked.phase)" : "left"
        writer?.write(
            "question", ("state", "\"\(state)\""),
            ("text", Trace.quoted(asked.question.text[settings.language])),
            ("chosen", asked.choice.map { "\($0 + 1)" } ?? "null"))
    }
}
