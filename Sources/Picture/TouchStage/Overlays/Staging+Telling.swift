import TouchReading
import TouchScript
import TouchTrace

extension Staging {
    /// Takes in what a line of a tape tells; those that do not change what is shown leave it alone.
    ///
    /// - Parameter subject: whom a name means now; nil if there is nobody.
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

    /// Takes in what a hand draws and lights, before it is told.
    public mutating func show(_ underway: [Telling]) {
        for telling in underway { apply(telling) { _ in nil } }
    }

    /// What a tape has told by record `record`, where its words stand as long as nothing else is said.
    public static func told(by cues: [Cue], in history: StageHistory, at record: Int) -> Staging {
        var staging = Staging()
        for cue in cues where cue.record <= record {
            guard let telling = cue.telling else { continue }
            switch telling {
            // A hand that draws takes no words away, nor does what is for later.
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
    /// Whom a name means at a record: of several, one that is on the stage.
    package func subject(named name: String, at record: Int) -> SubjectID? {
        let all = subjects(named: name)
        guard all.count > 1 else { return all.first }
        let state = state(at: record)
        return all.first { state.views[$0]?.isAttached == true } ?? all.last
    }
}
