import TouchReading
import TouchTrace

/// Where somebody who watches a film can go.
extension Film {
    /// While two runs stand where they part first: from when all of it is shown to when they go on, in seconds of film. Nil if
    /// they never part, and for a film of one run.
    public var parting: Range<Double>? {
        score.beats.first { $0.kind == .parted }.map { $0.settled..<$0.end }
    }

    /// When what one can step to is shown, in order, in seconds of film.
    public func stops(for jump: TraceJump) -> [Double] {
        score.beats.filter { $0.duration > 0 && $0.isStop(for: jump) }.map { $0.settled }
    }

    /// When recognizers are told to have come to a decision, and to which, in seconds of film.
    public var decisions: [(seconds: Double, state: GestureState)] {
        score.beats.flatMap { beat in
            sceneries.indices.compactMap { run in
                let record = beat.side(run).told.flatMap(sceneries[run].why.record)
                guard case .transition(_, _, let state, _, _)? = record?.entry else { return nil }
                return (beat.start, state)
            }
        }
    }
}

extension Beat {
    /// When the picture has become this beat's, in seconds of film.
    fileprivate var settled: Double { FilmTime.exact(start + min(Beat.change, duration)) }

    fileprivate func isStop(for jump: TraceJump) -> Bool {
        switch jump {
        case .event: kind != .passage
        case .decision: kind.isDecision || kind == .parted
        case .action: kind == .acted
        case .stateChange: kind == .decided
        case .cancellation: kind == .cancelled || kind == .interrupted
        }
    }
}
