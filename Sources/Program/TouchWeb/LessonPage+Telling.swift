import TouchGeometry
import TouchLive
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchStage
import TouchTrace
import TouchWords

/// The page's texts beside the stage, as JSON.
extension LessonPage {
    /// The content that stays the same while the page is open: its texts, its scene line by line,
    /// its questions and its exercises.
    var content: String {
        JSONObject.of { page in
            addScene(to: &page)
            page.add("title", scene.title[language])
            page.add("scene", sceneLines)
            if let asked = tape?.firstQuestion { page.add("question", json: json(asked)) }
            page.add(
                "tasks", (tape?.exercises ?? []).map { Trace.quoted($0.text[language]) })
            page.add("captions", captions)
        }
    }

    /// Adds the size of the scene and its subjects.
    func addScene(to page: inout JSONObject) {
        page.add("width", Double(scene.size.width))
        page.add("height", Double(scene.size.height))
        page.add("hovers", scene.lines.contains { $0.statement?.hovers == true })
        page.add("names", scene.names.entries.map { Trace.quoted($0.name) })
    }

    private func json(_ question: Telling.Question) -> String {
        JSONObject.of { asked in
            asked.add("text", question.text[language])
            asked.add("answers", question.answers.map { Trace.quoted($0[language]) })
            asked.add("right", question.right ?? -1)
        }
    }

    /// The lines of the scene, each with the parts that can be switched off.
    private var sceneLines: [String] {
        var switches: [Int: [String]] = [:]
        for line in scene.lines {
            switches[line.position.line] = line.statement?.switches ?? []
        }
        let texts = sceneText.split(separator: "\n", omittingEmptySubsequences: false)
        return texts.enumerated().map { index, text in
            JSONObject.of { line in
                line.add("text", String(text))
                line.add("changes", (switches[index + 1] ?? []).map { Trace.quoted($0) })
            }
        }
    }

    /// The captions of the tape, in order; chapters begin with a number sign.
    private var captions: [String] {
        (tape?.lines ?? []).compactMap { line in
            switch line.telling {
            case .chapter(let title)?: Trace.quoted("# " + title[language])
            case .caption(let text?)?: Trace.quoted(text[language])
            default: nil
            }
        }
    }

    // MARK: What happened

    /// The texts to show now.
    var telling: String {
        JSONObject.of { told in
            told.add("isFilm", film != nil)
            told.add("done", isDone.map { $0 ? "true" : "false" })
            told.add("off", switchedOff.map { Trace.quoted($0) })
            if let film {
                tell(film, &told)
            } else {
                tellTouches(&told)
            }
        }
    }

    private func tell(_ film: FilmPlayback, _ told: inout JSONObject) {
        let moment = film.moment
        let staging = moment.staging
        told.add("words", (staging.card ?? staging.caption)?[language] ?? "")
        told.add("chapter", staging.chapter?[language] ?? "")
        told.add("seconds", film.seconds)
        told.add("duration", film.film.duration)
        told.add("runs", film.runs)
        told.add("isOver", film.isOver)
        if let asked = staging.question {
            told.add("asks", json: json(asked.question))
            told.add("isAnswered", asked.isAnswered)
        }
        told.add("states", states(moment.stage, film.trace))
        if staging.panel == .chain { told.add("chain", chain(moment.stage, film.trace)) }
        if staging.hasCode, let code = film.code {
            let lit = code.lines(at: moment.told, saying: staging.caption)
            told.add("code", code.lines.map { Trace.quoted($0) })
            told.add(
                "lit",
                code.lines.indices.map { line in
                    lit.contains { $0.contains(line) } ? "true" : "false"
                })
        }
    }

    private func tellTouches(_ told: inout JSONObject) {
        let session = branch.session
        let why = Why(
            history: session.history, index: session.digest.index, scene: session.session.scene)
        let state = branch.state
        let record = branch.record
        told.add("isLive", branch.playhead.isLive)
        told.add("record", record)
        told.add("time", branch.time)
        told.add("states", states(state, why.trace))
        told.add("chain", chain(state, why.trace))
        tellWhy(why, record, &told)
        told.add("recognizers", recognizers(state, why.trace))
        tellTime(why, &told)
        if let before { tellDifference(before, why, &told) }
        if let excess = session.session.excess { told.add("fault", excess.message[language]) }
    }

    private func tellWhy(_ why: Why, _ record: Int, _ told: inout JSONObject) {
        guard branch.session.digest.index.eventStarts.first != nil else { return }
        let chosen: [WhySentence]
        var inspector: Inspector
        switch branch.choice {
        case .record(let record)?:
            inspector = Inspector(why, at: record)
            chosen = [why.sentence(forRecord: record)].compactMap { $0 }
            inspector.question = .verbatim("")
        case .subject(let subject)?:
            inspector = Inspector(why, at: record, about: subject)
            chosen = []
        case nil:
            inspector = Inspector(why, at: record)
            chosen = []
        }
        let answers = (chosen + inspector.answers).prefix(4)
        told.add("asked", inspector.question[language])
        told.add("question", inspector.question["en"])
        told.add(
            "answers",
            answers.map { sentence in
                JSONObject.of { answer in
                    answer.add("words", sentence.words[language])
                    answer.add("line", sentence.place?.line ?? 0)
                }
            })
    }

    /// Returns the states of views and recognizers by name, which determine the colors of names.
    private func states(_ state: StageState, _ trace: Trace) -> [String] {
        var states: [String] = []
        for recognizer in state.recognizers.values {
            guard let shown = recognizer.shownState(at: state.time) else { continue }
            let waits = shown == .possible && !recognizer.waitingFor.isEmpty
            states.append(
                JSONObject.of { one in
                    one.add("name", trace.name(of: recognizer.id))
                    one.add("state", waits ? "waiting" : "\(shown)")
                })
        }
        return states
    }

    /// Returns the recognizers with their types and views, to be shown before anybody touches. A
    /// recognizer that only holds back touches for a scroll view is not a gesture.
    private func recognizers(_ state: StageState, _ trace: Trace) -> [String] {
        state.recognizers.values.compactMap { recognizer in
            guard recognizer.view != .none, recognizer.isEnabled, !trace.isHolder(recognizer.id)
            else { return nil }
            return JSONObject.of { one in
                one.add("name", trace.name(of: recognizer.id))
                one.add("type", trace[recognizer.id]?.typeName ?? "")
                one.add("view", trace.name(of: recognizer.view))
            }
        }
    }

    private func chain(_ state: StageState, _ trace: Trace) -> [String] {
        guard let ladder = ChainLadder(state) else { return [] }
        return ladder.responders.map { id in
            JSONObject.of { rung in
                rung.add("name", trace.name(of: id))
                let scene: Wording? = trace[id]?.kind == .window ? .stage.noScene : nil
                rung.add("words", (scene ?? ladder.words(at: id))?[language] ?? "")
                rung.add("isReached", ladder.arrival(at: id) != nil)
            }
        }
    }

    // MARK: Time

    /// A decision that the reader can step to.
    struct Decision {
        let record: Int
        let time: Double
    }

    /// The decisions of the gesture that is looked at, in order; moves that decide nothing are left
    /// out.
    var decisions: [Decision] {
        let session = branch.session
        let window = branch.window
        let first = session.history.lastRecord(atOrBefore: window.start)
        var filter = DecisionFilter()
        var decisions: [Decision] = []
        for record in session.trace.records.dropFirst(first) {
            if record.time > window.end { break }
            guard let kind = filter.tell(record, climbingEach: false), kind.isStep else { continue }
            decisions.append(Decision(record: Int(record.serial), time: record.time))
        }
        return decisions
    }

    private func tellTime(_ why: Why, _ told: inout JSONObject) {
        let window = branch.window
        let timeline = branch.session.digest.timeline
        told.add("from", window.start)
        told.add("to", window.end)
        let thresholds = thresholds(in: window, why.trace)
        told.add(
            "lanes",
            timeline.lanes.compactMap { lane -> String? in
                guard lane.kind != .actions else { return nil }
                let bars = lane.bars.filter { $0.end > window.start && $0.start < window.end }
                guard !bars.isEmpty else { return nil }
                return JSONObject.of { one in
                    one.add("name", lane.name)
                    one.add("isFinger", lane.kind == .finger)
                    one.add(
                        "bars",
                        bars.map { bar in
                            let end = bar.end.isFinite ? bar.end : max(timeline.end, bar.start)
                            return JSONObject.of { one in
                                one.add("from", bar.start)
                                one.add("to", end)
                                one.add("look", bar.look.word)
                                one.add("record", bar.record)
                            }
                        })
                    one.add("limits", thresholds.filter { $0.id == lane.subject }.map { $0.json })
                }
            })
        told.add(
            "steps",
            decisions.map { step in
                JSONObject.of { one in
                    one.add("record", step.record)
                    one.add("time", step.time)
                    one.add("words", why.sentence(forRecord: step.record)?.words[language] ?? "")
                }
            })
    }

    /// The moment when a recognizer's measure crossed the threshold that decides.
    private struct Threshold {
        let id: SubjectID
        let time: Double
        let words: String

        var json: String {
            JSONObject.of { one in
                one.add("time", time)
                one.add("words", words)
            }
        }
    }

    private func thresholds(in window: TimelineWindow, _ trace: Trace) -> [Threshold] {
        var passed: [Threshold] = []
        let first = branch.session.history.lastRecord(atOrBefore: window.start)
        for record in trace.records.dropFirst(first) {
            if record.time > window.end { break }
            guard case .measure(let id, let quantity, let value, let threshold) = record.entry,
                quantity != .touchCount, quantity != .tapCount, threshold > 0, value >= threshold
            else { continue }
            let words = "\(threshold.thousandths) \(quantity.unit)"
            if !passed.contains(where: { $0.id == id && $0.words == words }) {
                passed.append(Threshold(id: id, time: record.time, words: words))
            }
        }
        return passed
    }

    // MARK: Changes

    private func tellDifference(_ before: PacedSession, _ why: Why, _ told: inout JSONObject) {
        let first = Why(
            history: before.history, index: before.digest.index, scene: before.session.scene)
        let comparison = RunComparison(first, why)
        told.add(
            "difference",
            json: JSONObject.of { difference in
                if let parting = comparison.parting, let deeds = comparison.deeds {
                    difference.add("time", parting.time)
                    difference.add("was", deeds.first[language])
                    difference.add("is", deeds.second[language])
                    difference.add("reason", comparison.reasons.second?.words[language] ?? "")
                }
                difference.add("wasAtEnd", comparison.outcomes.first?.first[language] ?? "")
                difference.add("isAtEnd", comparison.outcomes.first?.second[language] ?? "")
            })
    }
}

extension Beat.Kind {
    /// Indicates whether stepping stops here. Hit tests of single views and the climbing of a call
    /// are told along with their results.
    fileprivate var isStep: Bool {
        switch self {
        case .sent, .asked, .passed, .receives, .delivered, .kept: false
        default: isDecision
        }
    }
}

extension TimelineBar.Look {
    fileprivate var word: String {
        switch self {
        case .contact: "contact"
        case .waiting: "waiting"
        case .state(let state): "\(state)"
        }
    }
}

extension Tape {
    fileprivate var firstQuestion: Telling.Question? {
        for line in lines {
            if case .ask(let question?) = line.telling { return question }
        }
        return nil
    }
}

extension SceneStatement {
    fileprivate var hovers: Bool {
        if case .recognizer(.builtIn(.hover), _, _) = self { true } else { false }
    }
}
