import TouchReading
import TouchScript
import TouchTrace

extension Staging {
    /// Applies a line of a tape; lines that do not affect the staging are ignored.
    ///
    /// - Parameter subject: a closure that returns the subject with a name at this time; nil if
    ///   there is none.
    package mutating func apply(_ telling: Telling, subject: (String) -> SubjectID?) {
        switch telling {
        case .chapter(let text): chapter = text
        case .caption(let text): caption = text?.english.isEmpty == false ? text : nil
        case .title(let text, _): card = text
        case .end(let text, _): (card, caption) = (text, nil)
        case .show(let panel): show(panel)
        case .hide(let panel): hide(panel)
        case .highlight(let names): rings = names.compactMap(subject)
        case .spotlight(let names): (lit, light) = (names.compactMap(subject), nil)
        case .light(let spotlight): (lit, light) = ([], spotlight)
        case .depth(nil): depth = nil
        case .depth(.scene?): depth = Depth()
        case .depth(.view(let name)?): depth = subject(name).map { Depth(of: $0) }
        case .ink(let ink): apply(ink)
        case .dim(let names): dim = names.compactMap(subject)
        case .arrow(nil): arrows = []
        case .arrow(let arrow?):
            guard let from = subject(arrow.from), let to = subject(arrow.to) else { return }
            arrows.append(Arrow(from: from, to: to, text: arrow.text))
        case .ask(let asked): question = asked.map { Question(question: $0) }
        case .answer: question?.isAnswered = true
        case .mark, .walk, .slow, .freeze, .zoom, .note, .exercise, .direct, .sound, .cut, .speed,
            .trim:
            break
        }
    }

    /// Applies the ink and light of a hand in advance, before their records.
    public mutating func show(_ underway: [Telling]) {
        for telling in underway { apply(telling) { _ in nil } }
    }

    /// Returns the staging of a tape by record `record`, with words that remain until others
    /// replace them.
    public static func told(by cues: [Cue], in history: StageHistory, at record: Int) -> Staging {
        var staging = Staging()
        for cue in cues where cue.record <= record {
            guard let telling = cue.telling else { continue }
            switch telling {
            // A drawing hand removes no words, nor does an exercise for later.
            case .ink, .light, .exercise: break
            default:
                if staging.question?.isAnswered == true { staging.question = nil }
                if case .title = telling {} else { staging.card = nil }
            }
            staging.apply(telling) { history.subject(named: $0, at: cue.record) }
        }
        return staging
    }
}

extension StageHistory {
    /// Returns the subject with a name at a record: among several, one that is on the stage.
    package func subject(named name: String, at record: Int) -> SubjectID? {
        let all = subjects(named: name)
        guard all.count > 1 else { return all.first }
        let state = state(at: record)
        return all.first { state.views[$0]?.isAttached == true } ?? all.last
    }
}
