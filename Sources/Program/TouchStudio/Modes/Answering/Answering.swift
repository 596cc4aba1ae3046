import TouchHost
import TouchLive
import TouchPicture
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// The mode for questions that a tape asks its viewers: while a question is open, its answers are
/// under the stage. Whoever chooses sees which answer is right, and why the chosen one is not; then
/// the tape shows it.
final class Answering: Mode {
    unowned let workspace: Workspace
    /// The last question that the tape has asked; nil if it asks none.
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

    /// Stops the clock instead of pausing.
    func intercept(_ act: any Act) -> Bool {
        guard TimeAct.pause ~= act, session.isWaiting else { return false }
        perform(.hold)
        return true
    }

    /// Lets the tape go on: nobody chooses any more, and the lit answer has been seen.
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

    // MARK: The course of a question

    /// The question that the tape has asked and not yet removed; nil while the user looks at
    /// something else.
    private var standing: Staging.Question? {
        guard session.isDemonstration, branches.open.playhead.isLive, !isCovered,
            let question = session.question, !question.question.answers.isEmpty
        else { return nil }
        return question
    }

    /// Indicates whether another mode has the place of the answers, or the moment that they are
    /// about.
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
        // A question that another mode has covered meanwhile must not go on by itself.
        follow()
        guard let asked, asked.end <= now else { return }
        goOn()
        workspace.repaint()
    }

    /// Follows the tape once more, because somebody may have let it go on elsewhere.
    func prepare() { follow() }

    var due: Double? { isOpen ? asked.flatMap { $0.end.isFinite ? $0.end : nil } : nil }

    /// The time of the ring's next step: now, or at the next second with reduced motion.
    var nextChange: Double? {
        guard let asked, asked.phase == .open, !asked.isHeld else { return nil }
        guard settings.hasReducedMotion else { return now }
        return now + max(asked.left(now: now).truncatingRemainder(dividingBy: 1), 0.001)
    }

    // MARK: Appearance

    var bar: ChromeView? { answers }
    var words: LocalizedText? { asked?.words }

    func arrange(_ room: inout ChromeRoom) {
        guard let asked else { return }
        room.barHeight = grid(of: asked).height
    }

    private func grid(of asked: AskedQuestion) -> AnswerGrid {
        AnswerGrid(asked.question.answers.count, in: window)
    }

    /// The size of the window, in points.
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
