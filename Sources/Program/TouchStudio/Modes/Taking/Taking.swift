import Foundation
import TouchHost
import TouchLive
import TouchPicture
import TouchScript
import TouchTrace
import TouchWords

/// The mode in which touches are recorded as a tape. It is open while a take is made.
package final class Taking: Mode {
    unowned let workspace: Workspace
    /// The folder of the takes.
    package var folder = TakeFolder(named: nil)
    /// The companion of takes; nil for none.
    package var companion: (any TakeCompanion)?
    /// Indicates whether a recording was cut off earlier and has not been finished yet.
    package var hasUnfinishedRecordings = false
    /// The current take.
    private(set) var current: TakeInMaking?
    /// The scene and sessions that were open before the take, to go back to if it is called off.
    private var before: (opened: OpenedScene, branches: Branches)?
    /// The last take.
    private(set) var saved: SavedTake?
    private(set) lazy var takeBar = TakeBar(style: style, perform: chrome.perform)
    private lazy var markers = MarkerPanel(style: style, perform: chrome.perform)
    private lazy var captions = EntryPanel(
        .bar.caption, hint: .panel.newCaption, marks: ".,?!'-", style: style,
        perform: chrome.perform)

    init(_ workspace: Workspace) {
        self.workspace = workspace
        chrome.bring(.markers) { [unowned self] in
            show()
            return markers
        }
        chrome.bring(.captions) { [unowned self] in captions }
    }

    func windowOpens() {
        typing.use(in: .captions, beginsWithCapital: true) { [unowned self] text in
            current?.say(LocalizedText(text, in: settings.language), now: now)
            tellTake("said")
            workspace.closeDrawer()
        }
    }

    private var typing: Typing { workspace.mode() }

    // MARK: Its place on the stack

    var claims: ModeClaims { .session }
    var fingers: FingerUse? { isPaused ? .pressed : nil }
    var bar: ChromeView? { takeBar }
    func arrange(_ room: inout ChromeRoom) { room.isBarFull = true }
    var holdsFiles: Bool { true }
    var holdsSession: Bool { true }
    var holdsNotice: Bool { true }

    /// Refuses other modes, so that a key pressed by accident does not end the take.
    func refusal(of other: any Mode) -> Wording? { .take.stopFirst }

    func intercept(_ act: any Act) -> Bool {
        switch (act, act.subject) {
        case (TimeAct.pause, _): perform(.pause)
        case (_, .opening), (LessonAct.list, _): workspace.say(.take.stopFirst)
        default: return false
        }
        return true
    }

    /// Calls off the countdown; a take that has begun stays.
    func leave() -> Bool {
        guard let take = current, begins != nil else { return false }
        callOff(take)
        return true
    }

    /// Does nothing, since visitors make no takes.
    func forget() {}

    func isOn(_ act: TakeAct) -> Bool { act == .record && isOpen }

    // MARK: Acts

    func perform(_ act: TakeAct) {
        switch act {
        case .record: current.map(end) ?? start()
        case .pause where current == nil: workspace.perform(.time(.pause))
        case .remove: turnSavedTake()
        case .recover: recover()
        default:
            guard let take = current else { return workspace.say(.take.none) }
            if begins == nil { perform(act, on: take) }
        }
    }

    private func perform(_ act: TakeAct, on take: TakeInMaking) {
        switch act {
        case .pause: pauseOrGoOn(take)
        case .mark:
            take.mark(now: now)
            tellTake("marked")
        case .captions:
            pause(take)
            workspace.toggle(.captions)
            if chrome.drawer == .captions { typing.open() }
            show()
        case .say(let words):
            take.say(words, now: now)
            tellTake("said")
            workspace.closeDrawer()
        case .markers:
            pause(take)
            workspace.toggle(.markers)
            show()
        case .goBack(let number): goBack(take, to: number)
        case .record, .remove, .recover: break
        }
    }

    // MARK: The course of a take

    private func start() {
        if let refusal = workspace.stack.refusal(of: self) { return workspace.say(refusal) }
        do {
            let place = try folder.place(for: opened.scene)
            let take = try TakeInMaking(
                of: opened.scene, at: place, language: settings.language, now: now,
                companion: companion)
            workspace.putAside()
            begin()
            current = take
            before = (opened, branches)
            workspace.stage(take.session, returns: true)
            workspace.say(.take.begins, stays: true)
            tellTake("counting")
        } catch {
            workspace.say(error)
        }
    }

    /// Begins when the countdown is over.
    func advance() {
        guard let take = current, take.advance(now: now) else { return }
        rolls()
    }

    /// Begins in the middle of the countdown, so that the touch is the first on the take.
    func fingersFallThrough() {
        guard let take = current, begins != nil else { return }
        take.begin(at: now)
        rolls()
    }

    /// The host's time at which the countdown is over; nil if there is none.
    private var begins: Double? {
        if case .counting(let start) = current?.phase { start } else { nil }
    }

    var due: Double? { begins }

    var isPaused: Bool { current?.phase == .paused }

    /// Stops event time on the take.
    /// - Returns: false if no take is made.
    func standStill() -> Bool {
        current?.standStill(now: now)
        return isOpen
    }

    /// Resumes event time on the take.
    /// - Returns: false if no take is made.
    func moveOn() -> Bool {
        current?.moveOn(now: now)
        return isOpen
    }

    /// Pauses the take, since nothing more happens in its session.
    func sessionStopped() { current?.pause(now: now) }

    func follow() { current?.follow() }

    private func rolls() {
        workspace.notice.sayNothing()
        tellTake("rolling")
        workspace.repaint()
    }

    private func pauseOrGoOn(_ take: TakeInMaking) {
        guard take.phase == .paused else { return pause(take) }
        workspace.closeDrawer()
        workspace.look { $0.goLive() }
        take.goOn(now: now)
        rolls()
    }

    private func pause(_ take: TakeInMaking) {
        guard take.phase == .rolling else { return }
        take.pause(now: now)
        workspace.say(.take.paused, stays: true)
        tellTake("paused")
    }

    private func goBack(_ take: TakeInMaking, to number: Int) {
        let markers = take.markers
        guard markers.indices.contains(number) else { return }
        do {
            let other = try take.goBack(
                to: markers[number], language: settings.language, now: now)
            workspace.stage(take.session)
            workspace.say(words(goneBackTo: markers[number], leaving: other), stays: true)
            tellTake("back", [("other", Trace.quoted(other ?? ""))])
        } catch {
            workspace.say(error, stays: true)
        }
        workspace.closeDrawer()
    }

    /// Returns the message about a marker, whose name differs in each language.
    private func words(goneBackTo marker: TakeMarker, leaving other: String?) -> LocalizedText {
        let file = other.map { URL(fileURLWithPath: $0).lastPathComponent }
        return LocalizedText(inEach: { language in
            let name = marker.name[language]
            let words: Wording =
                if let file { .take.backLeaving(name, file: file) } else { .take.back(name) }
            return words[language]
        })
    }

    /// Ends the take and opens its tape.
    private func end(_ take: TakeInMaking) {
        guard begins == nil else { return callOff(take) }
        close()
        workspace.closeDrawer()
        workspace.layOut()
        do {
            guard let written = try take.finish(now: now) else {
                workspace.say(.take.nothingDone)
                return tellTake("empty")
            }
            var tape = written.tape
            tape.file = written.place
            saved = SavedTake(written.place)
            workspace.showBeginning(of: tape)
            workspace.say(.take.saved(named(written.place).short))
            tellTake("saved", [("place", Trace.quoted(written.place))])
        } catch {
            workspace.say(error, stays: true)
            Console.complain(Wording(saying: error))
        }
    }

    private func callOff(_ take: TakeInMaking) {
        take.callOff()
        take.session.endRest(at: now)
        let before = before
        close()
        if let before { workspace.goBack(to: before.opened, before.branches) }
        workspace.layOut()
        workspace.notice.sayNothing()
        tellTake("calledOff")
    }

    /// Writes the current take, because the window closes.
    package func finish() throws {
        guard let take = current else { return }
        close()
        _ = try take.finish(now: now)
    }

    private func close() {
        (current, before) = (nil, nil)
        workspace.stack.close(self)
    }

    /// Ends the take, because something else is opened; nothing is lost.
    func end() { if let take = current { end(take) } }

    // MARK: Afterwards

    private func turnSavedTake() {
        guard current == nil, var saved else {
            return workspace.say(.take.noneSaved)
        }
        do {
            try saved.turn()
            self.saved = saved
            let path = named(saved.path)
            workspace.say(
                saved.isRemoved
                    ? .take.removed(SavedTake.removed(path).short) : .take.saved(path.short))
            tellTake(saved.isRemoved ? "removed" : "restored")
        } catch {
            workspace.say(error)
        }
    }

    /// Returns the name of a take: its path, or only its file name if there is little room.
    private func named(_ path: String) -> String {
        chrome.layout.isNarrow ? URL(fileURLWithPath: path).lastPathComponent : path
    }

    private func recover() {
        var places: [String] = []
        do {
            for journal in UnfinishedRecordings.all {
                if let place = try UnfinishedRecordings.finish(journal) { places.append(place) }
            }
            hasUnfinishedRecordings = false
            let names = places.map(\.short).joined(separator: ", ")
            workspace.say(places.isEmpty ? .take.noneCutOff : .take.recovered(names))
        } catch {
            workspace.say(error)
        }
        tellTake("recovered", [("count", "\(places.count)")])
    }

    // MARK: Appearance

    func show() {
        takeBar.content = content
        takeBar.level = companion?.level.map(TakeBar.steps)
        guard let take = current else { return }
        if chrome.drawer == .captions {
            let told = opened.tape?.captions ?? []
            let said = take.captions
            captions.show(
                captions: (said + told).withoutRepeats, typing.entry,
                words: workspace.panels.searchWords
            ) { TakeAct.say($0) }
        } else if chrome.drawer == .markers {
            markers.show(take.markers)
        }
    }

    private var content: TakeBar.Content? {
        guard let take = current else { return nil }
        let seconds = Int(session.eventTime(now))
        switch take.phase {
        case .counting(let start): return .counting(max(1, Int((start - now).rounded(.up))))
        case .rolling: return .rolling(seconds)
        case .paused: return .paused(seconds)
        }
    }

    /// The countdown, over the stage.
    var marks: [Mark] {
        guard let second = content?.countdown else { return [] }
        return style.countdown(second, in: CGRect(origin: .zero, size: space.frame.size))
    }

    var nextChange: Double? {
        var times: [Double] = []
        switch current?.phase {
        case .counting(let start):
            let last = workspace.shown
            times.append(start - ((start - last).rounded(.up) - 1))
        case .rolling:
            let time = session.eventTime(workspace.shown)
            times.append(workspace.shown + time.rounded(.down) + 1 - time)
            if companion?.level != nil { times.append(workspace.shown + 0.1) }
        case .paused, nil: break
        }
        return times.min()
    }

    var hint: Wording? {
        // The hint is shown for as long as it takes to read.
        hasUnfinishedRecordings && now < 20 ? .workspace.unfinished : nil
    }

    func announce() { if hasUnfinishedRecordings { writer?.write("unfinished") } }

    private func tellTake(_ state: String, _ values: [(String, String)] = []) {
        writer?.write("take", [("state", "\"\(state)\"")] + values)
    }
}

nonisolated extension String {
    /// A path as it is read at home; the end of a long one.
    fileprivate var short: String {
        let home = NSHomeDirectory() + "/"
        let path = hasPrefix(home) ? "~/" + dropFirst(home.count) : self
        return path.count <= 48 ? path : "…" + path.suffix(47)
    }
}

extension Tape {
    /// All captions of the tape, in order.
    var captions: [LocalizedText] {
        lines.compactMap {
            if case .tell(.caption(let words?))? = $0.statement { words } else { nil }
        }
    }
}
