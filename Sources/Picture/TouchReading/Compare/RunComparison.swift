import TouchGeometry
import TouchPicture
import TouchTrace
import TouchWords

/// Two runs compared: the point where they first diverge, and the differences at the end.
public struct RunComparison: Sendable {
    public let first: Why
    public let second: Why
    /// The first difference; nil if the runs never diverge.
    public let parting: FirstDifference?
    /// The differences at the end: actions, touches, then the positions of views; empty if there
    /// are none.
    public let outcomes: [Outcome]

    /// A difference at the end, in the words of each run, with asterisks around names.
    public struct Outcome: Hashable, Sendable {
        public let first: Wording
        public let second: Wording
    }

    public init(_ first: Why, _ second: Why) {
        self.first = first
        self.second = second
        parting = FirstDifference(between: first.history, and: second.history)
        outcomes =
            Self.outcomes(RunOutcome(first.history.trace), RunOutcome(second.history.trace))
            + Self.places(first.history, second.history)
    }

    private static func outcomes(_ one: RunOutcome, _ other: RunOutcome) -> [Outcome] {
        var outcomes: [Outcome] = []
        let senders =
            one.actions.map { $0.sender }
            + other.actions.map { $0.sender }.filter { one.count(ofActionsBy: $0) == 0 }
        for sender in senders {
            let (a, b) = (one.count(ofActionsBy: sender), other.count(ofActionsBy: sender))
            if a == b { continue }
            outcomes.append(Outcome(first: acts(sender, a), second: acts(sender, b)))
        }
        for place in 0..<max(one.contacts.count, other.contacts.count) {
            let a = one.contacts.indices.contains(place) ? one.contacts[place] : nil
            let b = other.contacts.indices.contains(place) ? other.contacts[place] : nil
            if a == b { continue }
            outcomes.append(Outcome(first: gets(a), second: gets(b)))
        }
        return outcomes
    }

    private static func acts(_ sender: String, _ count: Int) -> Wording {
        switch count {
        case 0: .compare.sentNone(sender)
        case 1: .compare.sentOnce(sender)
        default: .compare.sentTimes(sender, count: count)
        }
    }

    private static func gets(_ contact: RunOutcome.Contact?) -> Wording {
        guard let contact else { return .compare.noFinger }
        let views = contact.views.compactMap { view in
            view.phases.map(WhyWords.phase).joined { .compare.phases($0, then: $1) }
                .map { Wording.compare.got(view.name, phases: $0) }
        }
        return views.joined { .compare.gotAlso($0, then: $1) }
            ?? .compare.noView(contact.finger)
    }
}

// MARK: Whom it is about

extension RunComparison {
    /// Returns the outcomes that are not about the names.
    package func outcomes(besides names: [String]) -> [Outcome] {
        outcomes.filter { !$0.isAbout(names) }
    }
}

extension RunComparison.Outcome {
    /// Returns whether it is about one of the names, or about what one of them got.
    package func isAbout(_ names: [String]) -> Bool {
        let told = [first["en"], second["en"]].flatMap { $0.split(separator: "*") }
        return names.contains { name in told.contains { $0 == name } }
    }
}

// MARK: Places

extension RunComparison {
    /// Returns the differences between views that both runs have at the end: position, size,
    /// rotation, scrolling, or value.
    fileprivate static func places(_ first: StageHistory, _ second: StageHistory) -> [Outcome] {
        var others: [String: ViewState] = [:]
        for view in second.latest.views.values where view.isAttached {
            others[second.trace.name(of: view.id)] = view
        }
        return first.latest.views.values.flatMap { view -> [Outcome] in
            let name = first.trace.name(of: view.id)
            guard view.isAttached, let other = others[name] else { return [] }
            return zip(view.standing(name), other.standing(name)).compactMap { a, b in
                // Numbers that read the same are the same.
                a["en"] == b["en"] ? nil : Outcome(first: a, second: b)
            }
        }
    }
}

extension ViewState {
    /// Returns its position and appearance, one sentence for each property, in the same order for
    /// every view.
    fileprivate func standing(_ name: String) -> [Wording] {
        let turn = Mathematics.arcTangent(y: transform.b, x: transform.a) * 180 / .pi
        let scale = Mathematics.hypotenuse(transform.a, transform.b)
        return [
            .compare.scrolledTo(name, point: bounds.origin.tenths),
            .compare.center(name, point: center.tenths),
            .compare.measures(name, size: bounds.size),
            .compare.turned(name, angle: turn, scale: scale),
            value.map { Wording.compare.value(name, value: $0.decimals(3)) } ?? .verbatim(""),
        ]
    }
}

// MARK: Words

extension RunComparison {
    /// The actions of the two runs where they diverge: "*drag* waits for *flick*", "*drag* began";
    /// nil if they never do.
    package var deeds: (first: Wording, second: Wording)? {
        parting.map { (deed($0.first, first), deed($0.second, second)) }
    }

    /// The sentence "Here they diverge: in 1, *drag* waits for *flick*; in 2, *drag* began.", or the
    /// one that says that they never do.
    public var sentence: Wording {
        guard let (a, b) = deeds else {
            return outcomes.isEmpty ? .compare.neverPart : .compare.sameDecisions
        }
        return .compare.part(a, second: .compare.inSecond(b))
    }

    /// The end of `sentence`, which is about the second run; nil if the runs never diverge.
    package var sentenceAboutSecond: Wording? {
        deeds.map { .compare.inSecond($0.second) }
    }

    /// The most important difference at the end.
    public var conclusion: Wording {
        guard let outcome = outcomes.first else {
            return parting == nil ? sentence : .compare.sameEnd
        }
        return .compare.inTheEnd(outcome.first, second: .compare.inSecond(outcome.second))
    }

    /// The end of `conclusion`, which is about the second run; nil if there is no difference.
    package var conclusionAboutSecond: Wording? {
        outcomes.first.map { .compare.inSecond($0.second) }
    }

    private func deed(_ side: FirstDifference.Side, _ why: Why) -> Wording {
        side.record.flatMap { why.deed(ofRecord: $0) } ?? .compare.nothingYet
    }

    /// The reasons for what each run does where they diverge; for a run in which nothing happens
    /// then, the reason for the later event, if there is one.
    public var reasons: (first: WhySentence?, second: WhySentence?) {
        guard let parting else { return (nil, nil) }
        func reason(_ side: FirstDifference.Side, _ why: Why) -> WhySentence? {
            (side.record ?? side.later).flatMap { why.sentence(forRecord: $0) }
        }
        return (reason(parting.first, first), reason(parting.second, second))
    }
}
