import TouchKit
import TouchWords

/// The act of showing nothing but the scene, the caption, and one bar.
nonisolated enum PresentAct: Act {
    /// Begins or ends the presentation.
    case turn

    static let rows = [
        ActRow(
            Self.turn, .rail.present, [.key("z"), .key(.function(5))], in: .show,
            handle: ActRow.Handle(words: .rail.present, icon: .present))
    ]

    var right: ActRight { .nobody }
    var subject: ActSubject { .looks }
}

nonisolated extension Act where Self == PresentAct {
    static func present(_ act: PresentAct) -> PresentAct { act }
}

/// The mode of a presentation. It has its own panels beside the stage, and begins with none open.
final class Presenting: Mode {
    unowned let workspace: Workspace
    private var openings = Openings(inspector: false)
    private lazy var lessons = button(.lesson(.list), .lessons, .rail.lessons)
    private lazy var pen = button(.ink(.toggle), .pen, .bar.ink)
    private lazy var record = button(.take(.record), .record, .bar.recordTake)
    private lazy var why = button(.look(.foldInspector), .why, .inspector.why)
    private lazy var acts = button(.look(.acts), .deeds, .rail.deeds)
    private lazy var done = button(.present(.turn), .present, .bar.leavePresentation)

    init(_ workspace: Workspace) { self.workspace = workspace }

    private func button(_ act: some Act, _ icon: Icon, _ words: Wording) -> PillButton {
        PillButton(words, icon: icon, style: style) { [unowned self] in workspace.perform(act) }
    }

    func perform(_ act: PresentAct) {
        workspace.change { $0.presents.toggle() }
        chrome.open(nil, now: nil)
        settings.presents ? open() : close()
    }

    private func open() {
        openings = Openings(inspector: false)
        begin()
        workspace.layOut()
    }

    private func close() {
        workspace.stack.close(self)
        workspace.layOut()
    }

    func windowOpens() { if settings.presents { open() } }

    func end() { if isOpen { perform(.turn) } }

    /// Ends the presentation, unless the user's fingers on the scene have to be lifted first.
    func leave() -> Bool {
        guard !session.isTouched || session.isDemonstration else { return false }
        end()
        return true
    }

    func forget() { openings = Openings(inspector: false) }

    func arrange(_ room: inout ChromeRoom) {
        room.presents = true
        room.openings = openings
    }

    func open(_ change: (inout Openings) -> Void) -> Bool {
        change(&openings)
        return true
    }

    func buttons(isNarrow: Bool) -> BarButtons {
        guard isOpen else { return BarButtons() }
        if workspace.room.screens { return BarButtons(left: [lessons], right: [done]) }
        return BarButtons(
            left: [lessons],
            right: isNarrow ? [record, why, done] : [pen, record, why, acts, done])
    }
}
