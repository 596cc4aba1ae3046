import TouchPicture

enum FingerWord: String, LanguageWord { case down, move, up, cancel }
enum ContactWord: String, LanguageWord { case force, radius, type }
enum TapClause: String, LanguageWord { case times, finger, hold, pause }
enum PointerWord: String, LanguageWord { case move, exit, scroll }

extension LineReader {
    mutating func finger() throws(ScriptError) -> TapeAct {
        let name = try word("a finger's name, such as a")
        switch try choice(FingerWord.self, "what the finger does") {
        case .down:
            let place = try place()
            let contact = try contact()
            return .finger(
                name,
                .down(place, force: contact.force, radius: contact.radius, type: contact.type))
        case .move:
            guard take("by") else { return .finger(name, .move(try place(), try motion())) }
            return .finger(name, .moveBy(try offset(), try motion()))
        case .up: return .finger(name, .up)
        case .cancel: return .finger(name, .cancel)
        }
    }

    mutating func tap() throws(ScriptError) -> Tap {
        var tap = Tap.standard
        tap.place = try place()
        while !isAtEnd {
            switch try choice(TapClause.self, "a clause of a tap") {
            case .times: tap.times = try integer("a number of taps", in: 1...1000)
            case .finger: tap.finger = try word("a finger's name")
            case .hold: tap.hold = try span("a time such as 80ms")
            case .pause: tap.pause = try span("a time such as 120ms")
            }
        }
        offer(TapClause.self)
        return tap
    }

    mutating func pointer() throws(ScriptError) -> PointerAct {
        switch try choice(PointerWord.self, "what the pointer does") {
        case .move: return .move(try place(), try motion())
        case .exit: return .exit(try place())
        case .scroll:
            let offset = try offset()
            try require("at")
            return .scroll(offset, at: try place())
        }
    }

    mutating func recordedSample() throws(ScriptError) -> RecordedSample {
        var sample = try plainSample()
        while take("coalesced") { sample.coalesced.append(try plainSample()) }
        return sample
    }

    private mutating func plainSample() throws(ScriptError) -> RecordedSample {
        let finger = try word("a finger's name, such as a")
        let phase = try choice(RecordedSample.Phase.self, "a phase")
        let location = try parenthesised("a number of points")
        let contact = try contact()
        let time = take("time") ? try sampleTime() : nil
        return RecordedSample(
            finger: finger, phase: phase, location: location, force: contact.force,
            radius: contact.radius, type: contact.type, time: time)
    }

    /// `1.25s`, or `+16ms` after the line before.
    mutating func eventTime() throws(ScriptError) -> EventTime {
        let isLater = isSigned("+")
        let span = try span("the time of the event, such as +16ms or 1.25s")
        return isLater ? .after(span) : .at(span)
    }

    /// `1.25s`, or `-8ms`, `+8ms` as seen from its event.
    private mutating func sampleTime() throws(ScriptError) -> EventTime {
        let expected = "a time such as -8ms or 1.25s"
        guard isSigned("+") || isSigned("-") else { return .at(try span(expected)) }
        return .after(try signedSpan(expected))
    }

    private mutating func contact() throws(ScriptError) -> (
        force: Double, radius: Double, type: TouchKind
    ) {
        var contact = (force: 0.0, radius: 0.0, type: TouchKind.direct)
        while let clause = take(ContactWord.self) {
            switch clause {
            case .force: contact.force = try number("a force, 0 or more", in: 0...1000)
            case .radius:
                contact.radius = try number("a radius in points", in: 0...Limits.coordinate)
            case .type: contact.type = try choice(TouchKind.self, "a type of touch")
            }
        }
        offer(ContactWord.self)
        return contact
    }

    private mutating func motion() throws(ScriptError) -> Movement {
        var motion = Movement()
        if take("over") { motion.over = try span("a time such as 180ms") }
        offer(Easing.self)
        if !isAtEnd { motion.easing = try choice(Easing.self, "'over' or how to ease") }
        return motion
    }

    private mutating func offset() throws(ScriptError) -> Offset {
        let point = try point("x and y in points")
        return Offset(dx: point.x, dy: point.y)
    }

    /// `card(0.2, 0.5)`, `card`, `(120, 80)`.
    private mutating func place() throws(ScriptError) -> Place {
        let expected = "a place such as card(0.2, 0.5), card or (120, 80)"
        if current?.isSymbol("(") == true { return .point(try parenthesised(expected)) }
        let view = try reference(.view, expected)
        guard current?.isSymbol("(") == true else { return .center(of: view) }
        return .unit(view, try parenthesised(expected))
    }
}
