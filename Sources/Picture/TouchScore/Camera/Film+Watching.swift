import TouchReading
import TouchTrace

/// The positions in a film to which a viewer can go.
extension Film {
    /// The stretch in which two runs stop where they first diverge, from the time when it is fully
    /// shown until they continue, in seconds of film; nil if they never diverge, and for a film of
    /// one run.
    public var parting: Range<Double>? {
        score.beats.first { $0.kind == .parted }.map { $0.settled..<$0.end }
    }

    /// Returns the times at which the stops for a jump are shown, in order, in seconds of film.
    public func stops(for jump: TraceJump) -> [Double] {
        score.beats.filter { $0.duration > 0 && $0.isStop(for: jump) }.map { $0.settled }
    }

    /// The times at which recognizers are shown to have reached a decision, in seconds of film, and
    /// the decision.
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
    /// The time at which the picture has changed into this beat's, in seconds of film.
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
