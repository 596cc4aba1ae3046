import TouchTrace

/// Two runs beside one another: where they part first, and what differs in the end.
public struct RunComparison: Sendable {
    public let first: Why
    public let second: Why
    /// Nil if they never part.
    public let parting: FirstDifference?
    /// What differs in the end, actions first; nothing if all came to the same.
    public let outcomes: [Outcome]

    /// Something that came out otherwise: in the words of each run, with stars around names.
    public struct Outcome: Hashable, Sendable {
        public let first: Wording
        public let second: Wording
    }

    public init(_ first: Why, _ second: Why) {
        self.first = first
        self.second = second
        parting = FirstDifference(between: first.history, and: second.history)
        outcomes = Self.outcomes(
            RunOutcome(first.history.trace), RunOutcome(second.history.trace))
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
        case 0: Wording("*\(sender)* sent no action", "*\(sender)* 没有发送动作")
        case 1: Wording("*\(sender)* sent its action", "*\(sender)* 发送了动作")
        default:
            Wording("*\(sender)* sent its action \(count) times", "*\(sender)* 发送了 \(count) 次动作")
        }
    }

    private static func gets(_ contact: RunOutcome.Contact?) -> Wording {
        guard let contact else { return Wording("no finger came down", "没有手指按下") }
        if contact.views.isEmpty {
            return Wording("no view got finger \(contact.finger)", "没有视图得到手指 \(contact.finger)")
        }
        let parts = contact.views.map { view in
            Wording("*\(view.name)* got ", "*\(view.name)* 得到")
                + view.phases.map { WhyWords.phase($0) }.joined(", ", "")
        }
        return parts.joined("; ", "；")
    }
}

// MARK: Words

extension RunComparison {
    /// What each does where they part: "*drag* waits for *flick*", "*drag* began"; nil if they never do.
    package var deeds: (first: Wording, second: Wording)? {
        parting.map { (deed($0.first, first), deed($0.second, second)) }
    }

    /// "Here they part: in 1, *drag* waits for *flick*; in 2, *drag* began.", or that they never do.
    public var sentence: Wording {
        guard let (a, b) = deeds else {
            return Wording("They never part: both do the same.", "两次始终没有分开：做的完全一样。")
        }
        return Wording(
            "Here they part: in 1, \(a.english); \(Self.second(b).english)",
            "在这里分开：1 里 \(a.chinese)；\(Self.second(b).chinese)")
    }

    /// The end of `sentence`, which is about the second run; nil if they never part.
    package var sentenceAboutSecond: Wording? {
        deeds.map { Self.second($0.second) }
    }

    /// What differs most in the end.
    public var conclusion: Wording {
        guard parting != nil else { return sentence }
        guard let outcome = outcomes.first else {
            return Wording("In the end, both come to the same.", "最后的结果相同。")
        }
        return Wording(
            "In the end: in 1, \(outcome.first.english); \(Self.second(outcome.second).english)",
            "结果：1 里 \(outcome.first.chinese)；\(Self.second(outcome.second).chinese)")
    }

    /// The end of `conclusion`, which is about the second run; nil if there is no difference to tell.
    package var conclusionAboutSecond: Wording? {
        parting == nil ? nil : outcomes.first.map { Self.second($0.second) }
    }

    private static func second(_ words: Wording) -> Wording {
        Wording("in 2, \(words.english).", "2 里 \(words.chinese)。")
    }

    private func deed(_ side: FirstDifference.Side, _ why: Why) -> Wording {
        side.record.flatMap { why.deed(ofRecord: $0) } ?? Wording("nothing yet", "还什么都没有发生")
    }

    /// Why each does what it does where they part; of a run in which nothing happens then, when it does, if ever.
    public var reasons: (first: WhySentence?, second: WhySentence?) {
        guard let parting else { return (nil, nil) }
        func reason(_ side: FirstDifference.Side, _ why: Why) -> WhySentence? {
            (side.record ?? side.later).flatMap { why.sentence(forRecord: $0) }
        }
        return (reason(parting.first, first), reason(parting.second, second))
    }
}
