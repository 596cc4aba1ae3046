import CSDL
import TouchKit
import TouchStage

/// Looking at what happened: standing still, stepping, asking, and going on from there.
extension WindowProgram {
    func performInStudio(_ command: ProgramCommand, now: Double) {
        switch command {
        case .pause: pauseOrPlay(now: now)
        case .step(let jump, let forward): step(jump, forward: forward)
        case .start:
            studio.update(from: stage.presenter.trace)
            studio.choice = nil
            stand(at: studio.beginning(of: stage.presenter.trace))
        case .live:
            endReplay()
            studio.goLive()
            tellPlayhead()
        case .slower: changeSpeed(by: 1, now: now)
        case .faster: changeSpeed(by: -1, now: now)
        case .zoom(let factor): studio.zoom(by: factor, around: time(of: place))
        case .pan(let share): studio.pan(by: share)
        case .showAll: studio.showAll()
        case .ask: chrome.isAsking.toggle()
        case .nextSubject: chooseNext()
        case .choose(let topic):
            endSearch()
            choose(topic)
        case .askAgain: askAgain()
        case .search: beginSearch()
        case .endSearch:
            search.query = ""
            endSearch()
        case .copy: copy()
        case .otherBranch: openNextBranch(now: now)
        case .foldTimeline:
            folds.timeline.toggle()
            layOut()
        case .foldInspector:
            folds.inspector.toggle()
            layOut()
        case .more: chrome.turnPage()
        default: break
        }
    }

    // MARK: The playhead

    private func time(of record: Int) -> Double {
        let records = stage.presenter.trace.records
        return records.indices.contains(record - 1) ? records[record - 1].time : 0
    }

    private func stand(at record: Int) {
        endReplay()
        studio.playhead.stand(at: record)
        studio.reveal(time(of: record))
        tellPlayhead()
    }

    /// Those who drive the program from outside want to know where it stands.
    private func tellPlayhead() {
        let window = studio.window
        writer?.write(
            "playhead",
            [
                ("record", "\(place)"), ("time", "\(time(of: place))"),
                ("from", "\(window.start)"), ("to", "\(window.end)"),
                ("at", studio.playhead.isLive ? "\"live\"" : "\"past\""),
            ])
        needsPicture = true
    }

    private func pauseOrPlay(now: Double) {
        studio.update(from: stage.presenter.trace)
        if studio.playhead.isLive || studio.playhead.isPlaying {
            stand(at: place)
        } else {
            studio.choice = nil
            studio.playhead.play(from: time(of: place), now: now)
            tellPlayhead()
        }
    }

    private func step(_ jump: TraceJump, forward: Bool) {
        studio.update(from: stage.presenter.trace)
        let trace = stage.presenter.trace
        let next = studio.place(jump, forward: forward, from: place, in: trace)
        let beginning = studio.beginning(of: trace)
        // Before the first step is the scene as it stood; where there is no other action, one stays.
        let steps = jump == .event || jump == .decision
        guard let record = next ?? (!forward && steps ? beginning : nil) else {
            return stand(at: place)
        }
        // An event is seen whole; anything smaller is what one wants to know about.
        studio.choice = jump == .event || record <= beginning ? nil : .record(record)
        stand(at: max(record, beginning))
    }

    func scrub(to time: Double) {
        let history = stage.presenter.history
        studio.choice = nil
        endReplay()
        studio.playhead.stand(at: history.lastRecord(atOrBefore: time))
        tellPlayhead()
    }

    private func changeSpeed(by step: Int, now: Double) {
        let all = Playhead.slownesses
        let here = all.firstIndex(of: studio.playhead.slowness) ?? 0
        let next = step > 0 ? (here + 1) % all.count : max(0, here - 1)
        studio.playhead.change(slowness: all[next], now: now)
    }

    // MARK: Asking

    /// A mark is a moment too: the playhead goes there.
    func choose(_ choice: InspectorTopic) {
        studio.ask(choice)
        if case .record(let record) = choice {
            endReplay()
            studio.playhead.stand(at: record)
            studio.reveal(time(of: record))
        }
        if !search.isOpen { chrome.inspector.scrollToTop() }
        tellPlayhead()
        tellAnswer()
    }

    private func askAgain() {
        endReplay()
        guard studio.askAgain() else { return }
        studio.reveal(time(of: place))
        chrome.inspector.scrollToTop()
        tellPlayhead()
        tellAnswer()
    }

    private func copy() {
        SDL_SetClipboardText(inspector.text(language: settings.language))
        chrome.inspector.hasCopied = true
        writer?.write("copied", [])
    }

    private func tellAnswer() {
        guard let writer else { return }
        studio.update(from: stage.presenter.trace)
        var values: [(String, String)] = []
        if case .subject(let subject) = studio.choice {
            values.append(("subject", Trace.quoted(stage.presenter.trace.name(of: subject))))
        }
        let answer = inspector.answers.first?[settings.language] ?? ""
        writer.write("asked", values + [("answer", Trace.quoted(answer))])
    }

    /// Asks about whom a point of the window means.
    func ask(at point: CGPoint) {
        let moment = studioMoment(now: clock.now) ?? stage.moment(now: clock.now)
        let subject = stagePainter.subject(
            at: space.picturePoint(of: point), of: moment, in: stage.presenter.trace,
            size: space.frame.size)
        if let subject { choose(.subject(subject)) }
    }

    /// The next of those who take part: recognizers, views, fingers.
    private func chooseNext() {
        let state = stage.presenter.history.state(at: place)
        let touched = state.touches.flatMap { touch in
            touch.recognizers + [touch.view] + [touch.id]
        }
        var all: [SubjectID] = []
        for subject in touched where subject != .none && !all.contains(subject) {
            all.append(subject)
        }
        guard !all.isEmpty else { return }
        var here = -1
        if case .subject(let subject) = studio.choice {
            here = all.firstIndex(of: subject) ?? -1
        }
        choose(.subject(all[(here + 1) % all.count]))
    }

    /// There is more than can be looked back on.
    func beginAnew() {
        replay = nil
        stage.beginAnew()
        writer?.write("anew")
        writer?.restart()
        needsPicture = true
    }

    // MARK: Branches

    /// A finger on the stage goes on from where the playhead stands.
    func leaveThePast() {
        guard let record = studio.playhead.record else { return }
        studio.update(from: stage.presenter.trace)
        guard record < studio.lastTold || stage.isDemonstration else { return studio.goLive() }
        let now = clock.now
        let isTouched = stage.presenter.history.latest.touches.contains(where: \.isLive)
        if isTouched && !stage.isDemonstration { stage.interrupt(now: now) }
        writer?.write(newIn: stage.session.tracer.trace)
        let old = stage
        if branches.isEmpty { branches = [old] }
        stage = LiveStage(branchOf: old, at: record, language: settings.language, now: now)
        stage.studio.playhead.slowness = old.studio.playhead.slowness
        branches.append(stage)
        branchChanged()
    }

    private func openNextBranch(now: Double) {
        guard let here = branches.firstIndex(where: { $0 === stage }), branches.count > 1 else {
            return
        }
        if !stageFingers.isEmpty {
            forgetFingers()
            stage.interrupt(now: now)
        }
        writer?.write(newIn: stage.session.tracer.trace)
        stage = branches[(here + 1) % branches.count]
        stage.resume(now: now)
        branchChanged()
    }

    private func branchChanged() {
        writer?.write("branch", [("number", "\((branches.firstIndex { $0 === stage } ?? 0) + 1)")])
        writer?.restart()
        replay = nil
        needsPicture = true
    }
}
