enum ExpectWord: String, CaseIterable {
    case hit, no, asked, delivered, order, hops, consumed, handled, discarded, swallowed, withheld,
        noted
}

enum SubjectWord: String, CaseIterable {
    case not, got, acts, never, at, value, scrolled, highlighted
}

extension LineReader {
    mutating func expectation() throws(ScriptError) -> Expectation {
        offer(.viewOrRecognizer)
        guard let word = current?.word else {
            throw unexpected("what must have happened", of: ExpectWord.allCases.map { $0.rawValue })
        }
        guard let first = ExpectWord(rawValue: word) else { return try subjectExpectation() }
        skip()
        switch first {
        case .hit:
            let view = try reference(.view, "a view's name")
            return .hit(view, finger: try byFinger())
        case .no:
            try require("hit")
            return .hit(nil, finger: try byFinger())
        case .asked: return .asked(try names(.view, "a view's name"))
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
            return .handled(by: try names(.responder, "who handled the call"))
        case .discarded: return .discarded
        case .swallowed:
            try require("by")
            return .swallowed(by: try reference(.responder, "who swallowed the event"))
        case .withheld:
            try require("from")
            let view = try reference(.view, "a view's name")
            return .withheld(from: view, because: try because(ExpectedWithholding.self))
        case .noted: return .noted(try string("a note in quotes"))
        }
    }

    /// Expectations that begin with a name: `drag failed because flick`.
    private mutating func subjectExpectation() throws(ScriptError) -> Expectation {
        let second = following?.word ?? ""
        guard let word = SubjectWord(rawValue: second) else { return try stateExpectation() }
        switch word {
        case .not:
            let view = try reference(.view, "a view's name")
            skip()
            if take("asked") { return .notAsked(view) }
            if take("highlighted") { return .highlighted(view, false) }
            guard take("hit") else { throw unexpected("'hit', 'asked' or 'highlighted'") }
            return .notHit(view, because: try because(HitRefusal.self))
        case .got:
            let name = try reference(.view, "a view's name")
            skip()
            return .got(
                name,
                try list { reader throws(ScriptError) in
                    try reader.choice(DeliveryPhase.self, "a phase")
                })
        case .acts:
            let name = try reference(.viewOrRecognizer, "a recognizer's or control's name")
            skip()
            if isAtEnd || isAt("and") { return .acts(name, times: nil) }
            let times = try integer("how many times", in: 1...1_000_000)
            if !take("time") { try require("times") }
            return .acts(name, times: times)
        case .never:
            let name = try reference(.viewOrRecognizer, "a recognizer's or control's name")
            skip()
            try require("acts")
            return .acts(name, times: 0)
        case .at:
            let name = try reference(.view, "a view's name")
            skip()
            return .at(name, try point("x and y in points"))
        case .value:
            let name = try reference(.view, "a control's name")
            skip()
            return .value(name, try coordinate("a value, such as 0.5"))
        case .scrolled:
            let name = try reference(.view, "a scroll view's name")
            skip()
            try require("to")
            return .scrolled(name, to: try point("x and y in points"))
        case .highlighted:
            let name = try reference(.view, "a control's name")
            skip()
            return .highlighted(name, true)
        }
    }

    private mutating func stateExpectation() throws(ScriptError) -> Expectation {
        let states = ExpectedState.allCases.map { $0.rawValue }
        guard states.contains(following?.word ?? "") else {
            // The fault is the first word if it was meant for one of the language, else what follows.
            let words = ExpectWord.allCases.map { $0.rawValue }
            if let word = current?.word, Spelling.nearest(to: word, in: words) != nil {
                throw unexpected("what must have happened", of: words)
            }
            skip()
            throw unexpected(
                "what is expected of it", of: SubjectWord.allCases.map { $0.rawValue } + states)
        }
        let name = try reference(.recognizer, "a recognizer's name")
        let state = try choice(ExpectedState.self, "a state")
        guard take("because") else { return .state(name, state, because: nil) }
        offer(StateCause.Reason.self)
        if let word = current?.word, let reason = StateCause.Reason(rawValue: word) {
            skip()
            return .state(name, state, because: .reason(reason))
        }
        let other = try reference(.recognizer, "a recognizer's name or a reason")
        return .state(name, state, because: .recognizer(other))
    }

    private mutating func because<Reason: CaseIterable & RawRepresentable<String>>(
        _ type: Reason.Type
    ) throws(ScriptError) -> Reason? {
        take("because") ? try choice(type, "a reason") : nil
    }

    private mutating func byFinger() throws(ScriptError) -> String? {
        take("by") ? try word("a finger's name") : nil
    }

    private mutating func names(_ role: Role, _ what: String) throws(ScriptError) -> [String] {
        try list { reader throws(ScriptError) in try reader.reference(role, what) }
    }

    private mutating func delivery() throws(ScriptError) -> Delivery {
        let phase = try choice(DeliveryPhase.self, "a phase")
        return Delivery(phase, try reference(.view, "a view's name"))
    }

    /// `began card`, `flick ended`, `action flick`.
    private mutating func orderedStep() throws(ScriptError) -> OrderedStep {
        if take("action") {
            return .action(try reference(.viewOrRecognizer, "a recognizer's or control's name"))
        }
        offer(DeliveryPhase.self)
        if let word = current?.word, DeliveryPhase(rawValue: word) != nil {
            return .delivered(try delivery())
        }
        let name = try reference(.recognizer, "a phase, 'action' or a recognizer's name")
        return .state(name, try choice(ExpectedState.self, "a state"))
    }

    private mutating func hops() throws(ScriptError) -> [String] {
        var names = [try reference(.responder, "a responder's name")]
        while take(symbol: ">") {
            names.append(try reference(.responder, "a responder's name"))
        }
        guard names.count > 1 else { throw unexpected("'>' and the next responder") }
        return names
    }
}
