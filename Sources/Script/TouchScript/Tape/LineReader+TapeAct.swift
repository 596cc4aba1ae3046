import TouchPicture
import TouchWords

enum FingerWord: String, LanguageWord { case down, move, up, cancel }
enum ContactWord: String, LanguageWord { case force, radius, type, altitude, azimuth, roll }
enum TapClause: String, LanguageWord { case times, finger, hold, pause }
enum PointerWord: String, LanguageWord { case move, exit, scroll }

extension LineReader {
    mutating func finger() throws(ScriptError) -> TapeAct {
        let name = try word(.expected.fingerSuchAs)
        switch try choice(FingerWord.self, .expected.fingerAct) {
        case .down:
            let place = try place()
            let contact = try contact()
            return .finger(
                name,
                .down(
                    place, force: contact.force, radius: contact.radius, type: contact.type,
                    grip: contact.grip))
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
            switch try choice(TapClause.self, .expected.tapClause) {
            case .times: tap.times = try integer(.expected.tapCount, in: 1...1000)
            case .finger: tap.finger = try word(.expected.finger)
            case .hold: tap.hold = try span(.expected.time("80ms"))
            case .pause: tap.pause = try span(.expected.time("120ms"))
            }
        }
        offer(TapClause.self)
        return tap
    }

    mutating func pointer() throws(ScriptError) -> PointerAct {
        switch try choice(PointerWord.self, .expected.pointerAct) {
        case .move: return .move(try place(), try motion(), try hoveringGrip())
        case .exit: return .exit(try place())
        case .scroll:
            let offset = try offset()
            try require("at")
            let place = try place()
            return .scroll(offset, at: place, take("continuous") ? .continuous : .discrete)
        }
    }

    mutating func recordedSample() throws(ScriptError) -> RecordedSample {
        var sample = try plainSample()
        while take("coalesced") { sample.coalesced.append(try plainSample()) }
        return sample
    }

    private mutating func plainSample() throws(ScriptError) -> RecordedSample {
        let finger = try word(.expected.fingerSuchAs)
        let phase = try choice(RecordedSample.Phase.self, .expected.phase)
        let location = try parenthesised(.expected.points)
        let contact = try contact()
        let time = take("time") ? try sampleTime() : nil
        return RecordedSample(
            finger: finger, phase: phase, location: location, force: contact.force,
            radius: contact.radius, type: contact.type, grip: contact.grip, time: time)
    }

    /// Reads `1.25s`, or `+16ms` after the line before.
    mutating func eventTime() throws(ScriptError) -> EventTime {
        let isLater = isSigned("+")
        let span = try span(.expected.eventTime)
        return isLater ? .after(span) : .at(span)
    }

    /// Reads `1.25s`, or `-8ms`, `+8ms` relative to the event.
    private mutating func sampleTime() throws(ScriptError) -> EventTime {
        let expected = Wording.expected.sampleTime
        guard isSigned("+") || isSigned("-") else { return .at(try span(expected)) }
        return .after(try signedSpan(expected))
    }

    private mutating func contact() throws(ScriptError) -> (
        force: Double, radius: Double, type: TouchKind, grip: PencilGrip?
    ) {
        var contact = (force: 0.0, radius: 0.0, type: TouchKind.direct, grip: PencilGrip?.none)
        while let clause = take(ContactWord.self) {
            switch clause {
            case .altitude: try read(.altitude, into: &contact.grip)
            case .azimuth: try read(.azimuth, into: &contact.grip)
            case .roll: try read(.roll, into: &contact.grip)
            case .force: contact.force = try number(.expected.force, in: 0...1000)
            case .radius:
                contact.radius = try number(.expected.radius, in: 0...Limits.coordinate)
            case .type: contact.type = try choice(TouchKind.self, .expected.touchType)
            }
        }
        if contact.grip != nil, contact.type != .pencil {
            throw unexpected(.expected.word("type pencil"))
        }
        offer(ContactWord.self)
        return contact
    }

    private mutating func motion() throws(ScriptError) -> Movement {
        var motion = Movement()
        if take("over") { motion.over = try span(.expected.time("180ms")) }
        offer(Easing.self)
        if !isAtEnd, !isAt("type") { motion.easing = try choice(Easing.self, .expected.easing) }
        return motion
    }

    private mutating func offset() throws(ScriptError) -> Offset {
        let point = try point(.expected.xAndY)
        return Offset(dx: point.x, dy: point.y)
    }

    /// Reads `card(0.2, 0.5)`, `card`, `(120, 80)`.
    private mutating func place() throws(ScriptError) -> Place {
        let expected = Wording.expected.place
        if current?.isSymbol("(") == true { return .point(try parenthesised(expected)) }
        let view = try reference(.view, expected)
        guard current?.isSymbol("(") == true else { return .center(of: view) }
        return .unit(view, try parenthesised(expected))
    }
}
