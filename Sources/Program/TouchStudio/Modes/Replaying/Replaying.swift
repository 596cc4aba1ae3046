import TouchLive
import TouchScript
import TouchStage
import TouchTrace

/// The act of showing the last seconds once more, slowly.
nonisolated enum ReplayAct: Act {
    case turn

    static let rows = [ActRow(Self.turn, .act.againSlowly, [.key("a")], in: .lesson)]
}

nonisolated extension Act where Self == ReplayAct {
    static func replay(_ act: ReplayAct) -> ReplayAct { act }
}

/// The mode that replays the last ten seconds at a quarter of the speed; whatever the user does
/// next ends it.
final class Replaying: Mode {
    unowned let workspace: Workspace
    private lazy var replay = Replay(of: session, now: now)

    private lazy var again = PillButton(.act.againSlowly, style: style) { [unowned self] in
        workspace.perform(.replay(.turn))
    }

    init(_ workspace: Workspace) { self.workspace = workspace }

    func isOn(_ act: ReplayAct) -> Bool { isOpen }

    func buttons(isNarrow: Bool) -> BarButtons {
        guard chrome.layout.offersMore(in: workspace.room) else { return BarButtons() }
        chrome.shorten(again, to: .again)
        again.isSelected = isOpen
        return BarButtons(right: [again])
    }

    func perform(_ act: ReplayAct) {
        guard !isOpen else { return end() }
        guard begin() else { return }
        replay = Replay(of: session, now: now)
        writer?.write("again")
    }

    var claims: ModeClaims { .moment }

    func end() {
        guard isOpen else { return }
        workspace.stack.close(self)
        writer?.write("againEnded")
        workspace.repaint()
    }

    func fingersFallThrough() { end() }
    func fingersLost() { end() }
    func willMove() { end() }
    func sessionWillChange(returns: Bool) { end() }
    func prepare() { if replay.isOver(now: now) { end() } }

    var moment: StageMoment? { replay.moment(now: now) }
    var trace: Trace? { replay.history.trace }
    var words: LocalizedText? { LocalizedText(.workspace.again) }
    var nextChange: Double? { now }
}
