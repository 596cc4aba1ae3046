enum ExpectWord: String, LanguageWord {
    case hit, no, asked, delivered, order, hops, consumed, handled, discarded, swallowed, withheld,
        noted
}

enum SubjectWord: String, LanguageWord {
    case not, got, acts, never, at, value, scrolled, highlighted

    /// Of whom it speaks.
    fileprivate var subject: (role: Role, expected: String?) {
        switch self {
        case .not, .got, .at: (.view, nil)
        case .acts, .never: (.viewOrRecognizer, actor)
        case .value, .highlighted: (.view, "a control's name")
        case .scrolled: (.view, "a scroll view's name")
        }
    }
}

/// Who sends actions.
private let actor = "a recognizer's or control's name"

extension LineReader {
    mutating func expectation() throws(ScriptError) -> Expectation {
        offer(.viewOrRecognizer)
        guard current?.word != nil else {
            throw unexpected("what must have happened", of: ExpectWord.words)
        }
        guard let first = take(ExpectWord.self) else { return try subjectExpectation() }
        switch first {
        case .hit: return .hit(try reference(.view), finger: try byFinger())
        case .no:
            try require("hit")
            return .hit(nil, finger: try byFinger())
        case .asked: return .asked(try references(.view))
        case .delivered:
            return .delivered(
                try list { reader throws(ScriptError) in try reader.delivery() })
        case .order:
            return .order(try list { reader throws(ScriptError) in try reader.orderedStep() })
        case .hops: return .hops(try hops())
        case .consumed:
            try require("by")
            return .consumed(by: try reference(.responder, "who consumed the call"))
        case .handled:
            try require("by")
            return .handled(by: try references(.responder, "who handled the call"))
        case .discarded: return .discarded
        case .swallowed:
            try require("by")
            return .swallowed(by: try reference(.responder, "who swallowed the event"))
        case .withheld:
            try require("from")
            return .withheld(
                from: try reference(.view), because: try because(ExpectedWithholding.self))
        case .noted: return .noted(try string("a note in quotes"))
        }
    }

    /// Expectations that begin with a name: `drag failed because flick`.
    private mutating func subjectExpectation() throws(ScriptError) -> Expectation {
        guard let word = following?.word.flatMap(SubjectWord.init(word:)) else {
            return try stateExpectation()
        }
        let name = try reference(word.subject.role, word.subject.expected)
        skip()
        switch word {
        case .not:
            if take("asked") { return .notAsked(name) }
            if take("highlighted") { return .highlighted(name, false) }
            guard take("hit") else { throw unexpected("'hit', 'asked' or 'highlighted'") }
            return .notHit(name, because: try because(HitRefusal.self))
        case .got: return .got(name, try choices(DeliveryPhase.self, "a phase"))
        case .acts:
            if isAtEnd || isAt("and") { return .acts(name, times: nil) }
            let times = try integer("how many times", in: 1...1_000_000)
            if !take("time") { try require("times") }
            return .acts(name, times: times)
        case .never:
            try require("acts")
            return .acts(name, times: 0)
        case .at: return .at(name, try point("x and y in points"))
        case .value: return .value(name, try coordinate("a value, such as 0.5"))
        case .scrolled:
            try require("to")
            return .scrolled(name, to: try point("x and y in points"))
        case .highlighted: return .highlighted(name, true)
        }
    }

    private mutating func stateExpectation() throws(ScriptError) -> Expectation {
        guard following?.word.flatMap(ExpectedState.init(word:)) != nil else {
            // The fault is the first word if it was meant for one of the language, else what follows.
            if let word = current?.word, Spelling.nearest(to: word, in: ExpectWord.words) != nil {
                throw unexpected("what must have happened", of: ExpectWord.words)
            }
            skip()
            throw unexpected(
                "what is expected of it", of: SubjectWord.words + ExpectedState.words)
        }
        let name = try reference(.recognizer)
        let state = try choice(ExpectedState.self, "a state")
        guard take("because") else { return .state(name, state, because: nil) }
        offer(StateCause.Reason.self)
        if let reason = take(StateCause.Reason.self) {
            return .state(name, state, because: .reason(reason))
        }
        let other = try reference(.recognizer, "a recognizer's name or a reason")
        return .state(name, state, because: .recognizer(other))
    }

    private mutating func because<Reason: LanguageWord>(
        _ type: Reason.Type
    ) throws(ScriptError) -> Reason? {
        take("because") ? try choice(type, "a reason") : nil
    }

    private mutating func byFinger() throws(ScriptError) -> String? {
        take("by") ? try word("a finger's name") : nil
    }

    private mutating func delivery() throws(ScriptError) -> Delivery {
        let phase = try choice(DeliveryPhase.self, "a phase")
        return Delivery(phase, try reference(.view))
    }

    /// `began card`, `flick ended`, `action flick`.
    private mutating func orderedStep() throws(ScriptError) -> OrderedStep {
        if take("action") {
            return .action(try reference(.viewOrRecognizer, actor))
        }
        offer(DeliveryPhase.self)
        if current?.word.flatMap(DeliveryPhase.init(word:)) != nil {
            return .delivered(try delivery())
        }
        let name = try reference(.recognizer, "a phase, 'action' or a recognizer's name")
        return .state(name, try choice(ExpectedState.self, "a state"))
    }

    private mutating func hops() throws(ScriptError) -> [String] {
        var names = [try reference(.responder)]
        while take(symbol: ">") {
            names.append(try reference(.responder))
        }
        guard names.count > 1 else { throw unexpected("'>' and the next responder") }
        return names
    }
}
