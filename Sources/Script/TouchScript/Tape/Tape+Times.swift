extension Tape {
    /// The event time at which all of it has finished, in seconds, if every place is found.
    public var end: Double {
        times.reduce(0) { max($0, $1.upperBound) }
    }

    /// The event times at which each line starts and has finished, in seconds, if every place is
    /// found.
    public var times: [ClosedRange<Double>] {
        var (start, finish) = (0.0, 0.0)
        return lines.map { line in
            guard case .act(let act, let with) = line.statement else { return finish...finish }
            if !with { start = finish }
            let end = act.end(from: start)
            finish = max(finish, end)
            return start...max(start, end)
        }
    }
}

extension TapeAct {
    /// Returns the event time at which it has finished, in seconds, if it starts at `start`.
    public func end(from start: Double) -> Double {
        switch self {
        case .wait(let span): start.later(by: span.seconds)
        case .waitUntil(let span): max(start, span.seconds)
        case .finger(_, .move(_, let motion)), .finger(_, .moveBy(_, let motion)),
            .pointer(.move(_, let motion, _)):
            start + motion.over.seconds
        case .tap(let tap): tap.contacts(from: start).last?.up ?? start
        case .event(let time, _): max(start, time.seconds(from: start))
        case .pencil(.squeeze(let span)): start + span.seconds
        case .finger, .pointer, .pencil, .shake, .remote, .statusBarTap, .interrupt, .set, .remove,
            .enable:
            start
        }
    }
}

extension Tap {
    /// Returns the times at which the finger comes down and goes up again, in seconds, if the first
    /// contact is at `start`.
    public func contacts(from start: Double) -> [(down: Double, up: Double)] {
        var time = start
        return (0..<times).map { _ in
            defer { time += hold.seconds + pause.seconds }
            return (time, time + hold.seconds)
        }
    }
}
