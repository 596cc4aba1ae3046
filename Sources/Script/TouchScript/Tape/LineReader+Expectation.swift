import TouchPicture
import TouchWords

enum ExpectWord: String, LanguageWord {
    case hit, no, asked, delivered, order, hops, consumed, handled, discarded, swallowed, withheld,
        noted
}

enum SubjectWord: String, LanguageWord {
    case not, got, acts, never, at, value, scrolled, moved, did, highlighted

    /// The role of the name before the word.
    fileprivate var subject: (role: Role, expected: Wording?) {
        switch self {
        case .not, .at, .moved, .did: (.view, nil)
        case .got: (.responder, nil)
        case .acts, .never: (.viewOrRecognizer, .expected.actor)
        case .value, .highlighted: (.view, .expected.control)
        case .scrolled: (.view, .expected.scrollView)
        }
    }
}

extension LineReader {
    mutating func expectation() throws(ScriptError) -> Expectation {
        offer(.viewOrRecognizer)
        guard current?.word != nil else {
            throw unexpected(.expected.outcome, of: ExpectWord.words)
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
            return .consumed(by: try reference(.responder, .expected.consumer))
        case .handled:
            try require("by")
            return .handled(by: try references(.responder, .expected.handlers))
        case .discarded: return .discarded
        case .swallowed:
            try require("by")
            return .swallowed(by: try reference(.responder, .expected.swallower))
        case .withheld:
            try require("from")
            return .withheld(
                from: try reference(.view), because: try because(ExpectedWithholding.self))
        case .noted: return .noted(try string(.expected.note))
        }
    }

    /// Reads expectations that begin with a name: `drag failed because flick`.
    private mutating func subjectExpectation() throws(ScriptError) -> Expectation {
        guard let word = following?.word.flatMap(SubjectWord.init(word:)) else {
            if let event = following?.word.flatMap(ControlEvent.init(word:)) {
                let name = try reference(.view, .expected.control)
                skip()
                return .acts(name, on: event, times: try times())
            }
            return try stateExpectation()
        }
        let name = try reference(word.subject.role, word.subject.expected)
        skip()
        switch word {
        case .not:
            if take("asked") { return .notAsked(name) }
            if take("highlighted") { return .highlighted(name, false) }
            guard take("hit") else { throw unexpected(.expected.hitAskedOrHighlighted) }
            return .notHit(name, because: try because(HitRefusal.self))
        case .got: return .got(name, try choices(DeliveryPhase.self, .expected.phase))
        case .acts:
            return .acts(name, on: nil, times: try times())
        case .never:
            try require("acts")
            return .acts(name, on: nil, times: 0)
        case .at: return .at(name, try point(.expected.xAndY))
        case .value: return .value(name, try coordinate(.expected.value))
        case .moved: return .moved(name, by: try byHowMuch())
        case .did:
            try require("not")
            if take("move") { return .didNotMove(name) }
            guard take("scroll") else { throw unexpected(.expected.moveOrScroll) }
            return .didNotScroll(name)
        case .scrolled:
            if take("to") { return .scrolled(name, to: try point(.expected.xAndY)) }
            return .scrolledBy(name, try byHowMuch())
        case .highlighted: return .highlighted(name, true)
        }
    }

    private mutating func byHowMuch() throws(ScriptError) -> CGPoint? {
        take("by") ? try point(.expected.xAndY) : nil
    }

    /// Reads a number of times; nil if the line gives none.
    private mutating func times() throws(ScriptError) -> Int? {
        if isAtEnd || isAt("and") { return nil }
        let times = try integer(.expected.times, in: 0...1_000_000)
        if !take("time") { try require("times") }
        return times
    }

    private mutating func stateExpectation() throws(ScriptError) -> Expectation {
        if let word = following?.word, word == "is" || word == "was" {
            let name = try reference(.recognizer)
            skip()
            let state = try choice(ExpectedState.self, .expected.state)
            if word == "was" { return .was(name, state) }
            try require("now")
            return .isNow(name, state)
        }
        guard following?.word.flatMap(ExpectedState.init(word:)) != nil else {
            // The fault is at the first word if that resembles one of the language, otherwise at
            // the next.
            if let word = current?.word, Spelling.nearest(to: word, in: ExpectWord.words) != nil {
                throw unexpected(.expected.outcome, of: ExpectWord.words)
            }
            skip()
            offer(ControlEvent.self)
            throw unexpected(
                .expected.outcomeOfIt, of: SubjectWord.words + ["is", "was"] + ExpectedState.words)
        }
        let name = try reference(.recognizer)
        let state = try choice(ExpectedState.self, .expected.state)
        guard take("because") else { return .state(name, state, because: nil) }
        offer(StateCause.Reason.self)
        if let reason = take(StateCause.Reason.self) {
            return .state(name, state, because: .reason(reason))
        }
        let other = try reference(.recognizer, .expected.recognizerOrReason)
        return .state(name, state, because: .recognizer(other))
    }

    private mutating func because<Reason: LanguageWord>(
        _ type: Reason.Type
    ) throws(ScriptError) -> Reason? {
        take("because") ? try choice(type, .expected.reason) : nil
    }

    private mutating func byFinger() throws(ScriptError) -> String? {
        take("by") ? try word(.expected.finger) : nil
    }

    private mutating func delivery() throws(ScriptError) -> Delivery {
        let phase = try choice(DeliveryPhase.self, .expected.phase)
        return Delivery(phase, try reference(.view))
    }

    /// Reads `began card`, `flick ended`, `action flick`.
    private mutating func orderedStep() throws(ScriptError) -> OrderedStep {
        if take("action") {
            return .action(try reference(.viewOrRecognizer, .expected.actor))
        }
        offer(DeliveryPhase.self)
        if current?.word.flatMap(DeliveryPhase.init(word:)) != nil {
            return .delivered(try delivery())
        }
        let name = try reference(.recognizer, .expected.orderedStep)
        return .state(name, try choice(ExpectedState.self, .expected.state))
    }

    private mutating func hops() throws(ScriptError) -> [String] {
        var names = [try reference(.responder)]
        while take(symbol: ">") {
            names.append(try reference(.responder))
        }
        guard names.count > 1 else { throw unexpected(.expected.nextResponder) }
        return names
    }
}
