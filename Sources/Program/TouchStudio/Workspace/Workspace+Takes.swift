import Foundation
import TouchHost
import TouchScript
import TouchTrace
import TouchWords

/// Recording, when hands ask for it.
extension Workspace {
    // MARK: Commands

    /// What commands mean while a take is made.
    /// - Returns: false if a command means what it always does.
    func performInTake(_ command: ProgramCommand) -> Bool {
        guard let take = takes.current else { return false }
        switch command {
        case .pause: perform(TakeAct.pause)
        case .liftFingers where takes.begin != nil: callOff(take)
        case .nextLesson, .previousLesson, .lesson, .restart, .demonstrate, .bringBack,
            .otherBranch, .list, .drawer(.lessons), .edit:
            // An unlucky key does not end a take.
            takes.say(.take.stopFirst, now: now)
        default: return false
        }
        return true
    }

    func perform(_ act: TakeAct) {
        switch act {
        case .record: takes.current.map(end) ?? beginTake()
        case .pause where takes.current == nil: perform(ProgramCommand.pause)
        case .remove: turnSavedTake()
        case .recover: recover()
        default:
            guard let take = takes.current else { return takes.say(.take.none, now: now) }
            if takes.begin == nil { perform(act, on: take) }
        }
    }

    func perform(_ act: TakeAct, on take: TakeInMaking) {
        switch act {
        case .pause: pauseOrGoOn(take)
        case .mark:
            take.mark(now: now)
            tellTake("marked")
        case .captions:
            pause(take)
            toggle(.captions)
            showTake()
            if chrome.drawer == .captions { perform(.edit, on: take) }
        case .say(let words):
            take.say(words, now: now)
            tellTake("said")
            closeDrawer()
        case .markers:
            pause(take)
            toggle(.markers)
            showTake()
        case .goBack(let number): goBack(take, to: number)
        default: _ = performInEntry(act)
        }
    }

    // MARK: Its course

    private func beginTake() {
        do {
            let place = try takes.folder.place(for: opened.scene)
            let take = try TakeInMaking(
                of: opened.scene, at: place, language: settings.language, now: now,
                companion: takes.companion)
            putAside()
            takes.current = take
            stage(take.session, returns: true)
            takes.say(.take.begins, now: now, stays: true)
            tellTake("counting")
        } catch {
            takes.say(error, now: now)
        }
    }

    /// Begins when the countdown is over.
    func advanceTake() {
        guard let take = takes.current, take.advance(now: now) else { return }
        rolls()
    }

    /// A touch in mid-countdown is the first thing on the take.
    func beginTakeAtOnce() {
        guard let take = takes.current, takes.begin != nil else { return }
        take.begin(at: now)
        rolls()
    }

    private func rolls() {
        takes.sayNothing()
        tellTake("rolling")
        repaint()
    }

    private func pauseOrGoOn(_ take: TakeInMaking) {
        guard take.phase == .paused else { return pause(take) }
        closeDrawer()
        look { $0.goLive() }
        take.goOn(now: now)
        rolls()
    }

    private func pause(_ take: TakeInMaking) {
        guard take.phase == .rolling else { return }
        take.pause(now: now)
        takes.say(.take.paused, now: now, stays: true)
        tellTake("paused")
    }

    private func goBack(_ take: TakeInMaking, to number: Int) {
        let markers = take.markers
        guard markers.indices.contains(number) else { return }
        do {
            let other = try take.goBack(
                to: markers[number], language: settings.language, now: now)
            stage(take.session)
            takes.say(words(goneBackTo: markers[number], leaving: other), now: now, stays: true)
            tellTake("back", [("other", Trace.quoted(other ?? ""))])
        } catch {
            takes.say(error, now: now, stays: true)
        }
        closeDrawer()
    }

    /// Markers are called otherwise in each language.
    private func words(goneBackTo marker: TakeMarker, leaving other: String?) -> LocalizedText {
        let file = other.map { URL(fileURLWithPath: $0).lastPathComponent }
        return LocalizedText(inEach: { language in
            let name = marker.name[language]
            let words: Wording =
                if let file { .take.backLeaving(name, file: file) } else { .take.back(name) }
            return words[language]
        })
    }

    /// Ends it and opens its tape.
    private func end(_ take: TakeInMaking) {
        guard takes.begin == nil else { return callOff(take) }
        takes.current = nil
        closeDrawer()
        layOut()
        do {
            guard let written = try take.finish(now: now) else {
                takes.say(.take.nothingDone, now: now)
                return tellTake("empty")
            }
            var tape = written.tape
            tape.file = written.place
            takes.saved = SavedTake(written.place)
            showBeginning(of: tape)
            takes.say(.take.saved(named(written.place).short), now: now)
            tellTake("saved", [("place", Trace.quoted(written.place))])
        } catch {
            takes.say(error, now: now, stays: true)
            Console.complain(Wording(saying: error))
        }
    }

    private func callOff(_ take: TakeInMaking) {
        take.callOff()
        take.session.endRest(at: now)
        takes.current = nil
        layOut()
        takes.sayNothing()
        tellTake("calledOff")
    }

    /// The window closes: what there is of a take is written.
    package func finishTake() throws {
        guard let take = takes.current else { return }
        takes.current = nil
        _ = try take.finish(now: now)
    }

    // MARK: Afterwards

    private func turnSavedTake() {
        guard takes.current == nil, var saved = takes.saved else {
            return takes.say(.take.noneSaved, now: now)
        }
        do {
            try saved.turn()
            takes.saved = saved
            let path = named(saved.path)
            takes.say(
                saved.isRemoved
                    ? .take.removed(SavedTake.removed(path).short) : .take.saved(path.short),
                now: now)
            tellTake(saved.isRemoved ? "removed" : "restored")
        } catch {
            takes.say(error, now: now)
        }
    }

    /// A take as it is named where there is room for its place, or for no more than its name.
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
            takes.say(places.isEmpty ? .take.noneCutOff : .take.recovered(names), now: now)
        } catch {
            takes.say(error, now: now)
        }
        tellTake("recovered", [("count", "\(places.count)")])
    }

    // MARK: What is to be seen

    func showTake() {
        chrome.show(takeContent)
        chrome.takeBar.level = takes.companion?.level.map(TakeBar.steps)
        guard let take = takes.current else { return }
        if chrome.drawer == .captions {
            let told = opened.tape?.captions ?? []
            let said = take.captions
            chrome.captions.show(
                captions: (said + told).withoutRepeats, takes.entry, words: panels.searchWords)
        } else if chrome.drawer == .markers {
            chrome.markers.show(take.markers)
        }
    }

    private var takeContent: TakeBar.Content? {
        guard let take = takes.current else { return nil }
        let seconds = Int(session.eventTime(now))
        switch take.phase {
        case .counting(let start): return .counting(max(1, Int((start - now).rounded(.up))))
        case .rolling: return .rolling(seconds)
        case .paused: return .paused(seconds)
        }
    }

    /// What is said about takes; in a pause, and when one is over.
    var takeWords: LocalizedText? { takes.words(now: now) }

    private func tellTake(_ state: String, _ values: [(String, String)] = []) {
        writer?.write("take", [("state", "\"\(state)\"")] + values)
    }
}

nonisolated extension String {
    /// A path as one reads it at home; of a long one the end.
    fileprivate var short: String {
        let home = NSHomeDirectory() + "/"
        let path = hasPrefix(home) ? "~/" + dropFirst(home.count) : self
        return path.count <= 48 ? path : "…" + path.suffix(47)
    }
}

extension Tape {
    /// All that it says, in order.
    var captions: [LocalizedText] {
        lines.compactMap {
            if case .tell(.caption(let words?))? = $0.statement { words } else { nil }
        }
    }
}
