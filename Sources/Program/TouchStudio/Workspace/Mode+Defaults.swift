import TouchHost
import TouchKit
import TouchLive
import TouchPicture
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// The defaults of a mode, which take nothing.
extension Mode {
    func intercept(_ act: any Act) -> Bool { false }
    func isOn(_ act: Acts) -> Bool { isOpen }

    var claims: ModeClaims { [] }
    var isTopmost: Bool { false }
    func refusal(of other: any Mode) -> Wording? { nil }
    func end() { workspace.stack.close(self) }
    func leave() -> Bool {
        end()
        return true
    }
    func putAside() {}
    func forget() { end() }

    var fingers: FingerUse? { nil }
    func follow(_ samples: [TouchSample]) {}
    func press(at point: CGPoint) {}
    func see(_ samples: [TouchSample]) {}
    func see(palm finger: Int, radius: Double) {}
    func fingersComeToStage() {}
    func fingersFallThrough() {}
    func fingersLost() {}
    func displayLost() {}
    func touchDevicesChanged() {}
    func see(pointerAt point: CGPoint) {}
    func take(_ sample: PointerSample, isOnStage: Bool) -> Bool { claims.contains(.moment) }
    func take(_ press: KeyPress) -> Bool { false }
    func type(_ text: String) -> Bool { false }

    var moment: StageMoment? { nil }
    func stage(_ moment: inout StageMoment) {}
    var trace: Trace? { nil }
    var picture: Picture? { nil }
    var marks: [Mark] { [] }
    var words: LocalizedText? { nil }
    var hint: Wording? { nil }
    var fault: ScriptErrors? { nil }
    var bar: ChromeView? { nil }
    func buttons(isNarrow: Bool) -> BarButtons { BarButtons() }
    func arrange(_ room: inout ChromeRoom) {}
    func open(_ change: (inout Openings) -> Void) -> Bool { false }
    func prepare() {}
    func show() {}
    func laidOut() {}
    func settingsChanged() {}
    func tell(_ panels: inout Panels) {}
    func announce() {}

    func windowOpens() {}
    func advance() {}
    func follow() {}
    func sessionStopped() {}
    var due: Double? { nil }
    var nextChange: Double? { nil }
    func sessionWillChange(returns: Bool) {}
    func lessonsChanged(from old: [Lesson]) {}
    func willMove() {}
    func willOpen() {}
    func didOpen() {}
    func drawerChanged() {}
    func openedChanged() {}
    func adopt(_ new: OpenedScene) {}
    func renew(_ new: OpenedScene) -> Bool { false }
    var knowsFiles: Bool? { nil }
    func finishFiles() {}
    func tell(unreadable errors: ScriptErrors) -> Bool { false }
    var holdsFiles: Bool { false }
    var holdsLessons: Bool { false }
    var holdsSession: Bool { false }
    var holdsNotice: Bool { false }
    func languageChanged() -> Bool { false }
    func holdsWindow() -> Bool { false }
}

/// The parts of the workspace that modes work with.
extension Mode {
    var isOpen: Bool { workspace.stack.isOpen(self) }
    var chrome: Chrome { workspace.chrome }
    var host: (any WorkspaceHost)? { workspace.host }
    var now: Double { workspace.now }
    var session: PacedSession { workspace.session }
    var branches: Branches { workspace.branches }
    var opened: OpenedScene { workspace.opened }
    var settings: Settings { workspace.settings }
    var space: StageSpace { workspace.space }
    var writer: TraceWriter? { workspace.writer }
    var style: ChromeStyle { workspace.chrome.style }

    /// Opens the mode, unless an open one refuses, in which case the window shows the reason.
    /// - Returns: true if the mode is open now.
    @discardableResult
    func begin() -> Bool {
        if let refusal = workspace.stack.open(self) { workspace.say(refusal) }
        return isOpen
    }

    /// Performs an act if it is one of this mode's, and returns whether it is.
    func performOwn(_ act: any Act) -> Bool {
        guard let own = act as? Acts else { return false }
        perform(own)
        return true
    }

    /// The type of the mode's acts.
    var acts: any Act.Type { Acts.self }

    /// Returns whether what an act turns on is on; nil for an act of another mode.
    func isOn(any act: any Act) -> Bool? { (act as? Acts).map(isOn) }
}
