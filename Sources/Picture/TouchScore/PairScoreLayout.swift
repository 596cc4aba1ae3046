import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// A layout of two runs on one film time, synchronized on event time: decisions that both make at
/// one time are shown together, and where they first diverge both stop until the explanation has
/// been read.
struct PairScoreLayout {
    private let comparison: RunComparison
    private let narration: Narration
    private var one: Lane
    private var other: Lane
    private var beats: [Beat] = []
    /// The words, the same around both stages.
    private var words = Staging()
    private var slowness = 1.0
    private var hasParted = false
    /// The event time up to which the film has been laid out.
    private var time = 0.0

    /// - Parameters:
    ///   - isDirected: true to show decisions one by one, and choices in slow motion.
    ///   - end: the event time up to which both last at least.
    init(_ comparison: RunComparison, isDirected: Bool, end: Double?, narration: Narration) {
        self.comparison = comparison
        self.narration = narration
        let histories = [comparison.first.history, comparison.second.history]
        let end = histories.map { $0.latest.time }.reduce(end ?? 0, max)
        let lanes = histories.map { Lane($0, isDirected: isDirected, end: end) }
        (one, other) = (lanes[0], lanes[1])
    }

    /// Returns the score.
    ///
    /// - Parameters:
    ///   - before: the tellings before the two run.
    ///   - after: the tellings after them.
    mutating func score(before: [Telling], after: [Telling]) -> Score {
        for telling in before { apply(telling) }
        run()
        conclude()
        for telling in after { apply(telling) }
        var room = ScoreRoom(
            beats: beats, cameras: [], arbitrations: [], history: comparison.first.history,
            narration: narration)
        return room.score()
    }

    // MARK: Words

    private mutating func apply(_ telling: Telling) {
        words.apply(telling) { _ in nil }
        switch telling {
        case .caption:
            (words.captionTail, words.remarks) = (nil, [])
            add(.caption, Beat.change)
        case .title(let text, let span):
            add(.title, max(span?.seconds ?? 2.5, text.readingTime))
            words.card = nil
        case .end(let text, let span):
            add(.end, max(span?.seconds ?? 3, text.readingTime))
        case .slow(let factor): slowness = factor
        case .freeze(let span): add(.freeze, span.seconds)
        default: break
        }
    }

    /// Stops both runs and explains where they diverge.
    private mutating func part(_ parting: FirstDifference) {
        hasParted = true
        say(comparison.sentence, comparison.sentenceAboutSecond)
        one.mark = comparison.first.remark(parting.first)
        other.mark = comparison.second.remark(parting.second)
        addMarked(.parted, atLeast: 0)
        (words.caption, words.captionTail) = (nil, nil)
    }

    /// Shows the outcome.
    private mutating func conclude() {
        let outcomes = comparison.outcomes.prefix(3)
        say(comparison.conclusion, comparison.conclusionAboutSecond)
        // The caption covers a single outcome completely.
        if outcomes.count > 1 {
            one.mark = Mark(texts: outcomes.map { LocalizedText($0.first) })
            other.mark = Mark(texts: outcomes.map { LocalizedText($0.second) })
        }
        addMarked(.outcome, atLeast: 2.5)
    }

    /// Adds a beat with the caption and the marks on the stages, long enough to read both.
    private mutating func addMarked(_ kind: Beat.Kind, atLeast seconds: Double) {
        let texts = [one.mark, other.mark].compactMap { $0 }.flatMap { $0.texts }
        // A viewer who has read the caption has read half of the reasons.
        let reading = texts.reduce(0) { $0 + $1.readingTime / 2 }
        add(kind, max((words.caption?.readingTime ?? 0) + reading, seconds))
        (one.mark, other.mark) = (nil, nil)
    }

    private mutating func say(_ sentence: Wording, _ aboutSecond: Wording?) {
        words.caption = LocalizedText(sentence)
        words.captionTail = aboutSecond.map { LocalizedText($0) }
    }

    /// The marks on one stage and the texts below it.
    struct Mark {
        var rings: [SubjectID] = []
        var texts: [LocalizedText] = []
    }

    // MARK: Running

    /// One run in progress, with the beats that a film of it alone would have.
    private struct Lane {
        let history: StageHistory
        var beats: ArraySlice<Beat>
        var record: Int
        var reach: Int
        var lit: [SubjectID] = []
        var mark: Mark?

        init(_ history: StageHistory, isDirected: Bool, end: Double) {
            self.history = history
            var layout = ScoreLayout(history, isDirected: isDirected)
            // Two runs side by side have no panels: decisions that only a panel would show get no
            // beats of their own.
            let bare = [TellingPanel.pipeline, .chain].map { panel in
                Cue(
                    .tell(.hide(panel)), record: 0, time: 0,
                    position: SourcePosition(line: 1, column: 1))
            }
            beats = layout.score(bare, end: end).beats.filter { $0.kind != .show }[...]
            record = history.trace.countOfBuilding
            reach = record
        }

        /// Removes and returns the next beat if time stops in it.
        mutating func takeStanding() -> Beat? {
            guard let beat = beats.first, beat.from >= beat.to else { return nil }
            beats.removeFirst()
            enter(beat)
            return beat
        }

        /// Continues to event time `time`, within the next passage.
        mutating func pass(to time: Double) {
            guard let beat = beats.first else { return }
            enter(beat)
            if beat.to > time {
                record = max(record, min(beat.record, history.lastRecord(atOrBefore: time)))
            } else {
                record = max(record, beat.record)
                beats.removeFirst()
            }
        }

        private mutating func enter(_ beat: Beat) {
            if beat.from >= beat.to { record = max(record, beat.record) }
            reach = beat.reach
            lit = beat.staging.lit
        }

        /// The factor by which the next passage is slower than the events.
        var slowness: Double {
            beats.first.map { $0.to > $0.from ? $0.duration / ($0.to - $0.from) : 1 } ?? 1
        }

        func side(_ words: Staging, told: Int?) -> Beat.Side {
            var staging = words
            staging.lit = lit
            if let mark {
                staging.rings = mark.rings
                staging.remarks = mark.texts
            }
            return Beat.Side(record: record, reach: reach, told: told, staging: staging)
        }
    }

    private mutating func run() {
        while !one.beats.isEmpty || !other.beats.isEmpty {
            let (a, b) = (one.takeStanding(), other.takeStanding())
            if let kind = a?.kind ?? b?.kind {
                let seconds = max(a?.duration ?? 0, b?.duration ?? 0)
                add(kind, seconds, told: (a?.told, b?.told))
                if let parting, shows(parting) { part(parting) }
            } else {
                if let parting, time >= parting.time { part(parting) }
                pass()
            }
        }
    }

    /// The point where the two diverge, until it has been shown.
    private var parting: FirstDifference? { hasParted ? nil : comparison.parting }

    private func shows(_ parting: FirstDifference) -> Bool {
        time >= parting.time && one.record >= parting.first.playhead
            && other.record >= parting.second.playhead
    }

    private mutating func pass() {
        var ends = [one, other].compactMap { $0.beats.first?.to }
        if let parting = parting?.time, parting > time { ends.append(parting) }
        let next = max(ends.min() ?? time, time)
        let factor = max(one.slowness, other.slowness, slowness)
        let isSlow = [one, other].contains { $0.beats.first?.isSlowMotion == true }
        one.pass(to: next)
        other.pass(to: next)
        let start = time
        time = next
        add(.passage, (next - start) * factor, from: start)
        beats[beats.count - 1].isSlowMotion = isSlow
    }

    private mutating func add(
        _ kind: Beat.Kind, _ seconds: Double, from start: Double? = nil,
        told: (Int?, Int?) = (nil, nil)
    ) {
        let side = one.side(words, told: told.0)
        var beat = Beat(
            duration: seconds, kind: kind, record: side.record, from: start ?? time, to: time,
            staging: side.staging)
        (beat.reach, beat.told) = (side.reach, side.told)
        beat.second = other.side(words, told: told.1)
        beats.append(beat)
    }
}

extension Why {
    /// Returns the marks and texts for one run where two diverge.
    fileprivate func remark(_ side: FirstDifference.Side) -> PairScoreLayout.Mark {
        guard let serial = side.record, let record = record(serial) else {
            return PairScoreLayout.Mark()
        }
        let stage = history.state(at: serial)
        let subject = record.entry.subject
        let view = stage.recognizers[subject]?.view ?? subject
        let rings = stage.views[view].map { $0.parent == .none ? [] : [$0.id] } ?? []
        let why = sentence(forRecord: serial).map { $0.text }
        return PairScoreLayout.Mark(rings: rings, texts: [why].compactMap { $0 })
    }
}

extension WhySentence {
    /// The words with the place in the scene.
    fileprivate var text: LocalizedText {
        LocalizedText(
            self["en"],
            translations: WordLanguage.all.dropFirst().map {
                LocalizedText.Translation(language: $0.identifier, text: self[$0.identifier])
            })
    }
}
