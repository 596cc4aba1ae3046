import TouchKit
import TouchReading
import TouchWords

/// An act that changes the moment the user looks at.
nonisolated enum TimeAct: Act {
    /// Pauses, or plays on from the playhead.
    case pause
    case step(TraceJump, forward: Bool)
    case start, live, slower, faster
    /// Zooms the timeline around the playhead.
    case zoom(Double)
    /// Pans the timeline by a share of its width.
    case pan(Double)
    case showAll
    case otherBranch
    /// Moves the playhead to an event time.
    case scrub(Double)
    /// Chooses what is at a point of the timeline.
    case tap(CGPoint)
    case pinch(Double, around: Double)
    /// Scrolls the lanes, in points.
    case scroll(Double)

    static let rows = [
        ActRow(Self.pause, .bar.pause, [.key(" ")], in: .time),
        row(.event, true, .act.nextEvent, .key(.right)),
        row(.event, false, .act.eventBefore, .key(.left)),
        row(.decision, true, .act.nextDecision, .shift(.right)),
        row(.decision, false, .act.decisionBefore, .shift(.left)),
        row(.action, true, .act.nextAction, .key("n")),
        row(.action, false, .act.actionBefore, .shift("n")),
        row(.stateChange, true, .act.nextState, .key("g")),
        row(.stateChange, false, .act.stateBefore, .shift("g")),
        row(.cancellation, true, .act.nextCancellation, .key("x")),
        row(.cancellation, false, .act.cancellationBefore, .shift("x")),
        ActRow(Self.start, .act.beginning, [.key(.home)], in: .time),
        ActRow(Self.live, .bar.live, [.key(.end)], in: .time),
        row(Self.slower, .act.slower, .key("[")),
        row(Self.faster, .act.faster, .key("]")),
        row(Self.zoom(2), .act.closer, .key("."), repeats: true),
        row(Self.zoom(0.5), .act.wider, .key(","), repeats: true),
        row(Self.pan(-0.5), .act.earlier, .control(.left), repeats: true),
        row(Self.pan(0.5), .act.later, .control(.right), repeats: true),
        ActRow(Self.showAll, .act.wholeTimeline, [.key("0")], in: .time),
        ActRow(Self.otherBranch, .act.otherBranch, [.key("b")], in: .time),
    ]

    private static func row(
        _ jump: TraceJump, _ forward: Bool, _ sentence: Wording, _ key: KeyChord
    ) -> ActRow {
        row(.step(jump, forward: forward), sentence, key, repeats: true)
    }

    /// Returns a row of an act that the user asks for again and again.
    private static func row(
        _ act: Self, _ sentence: Wording, _ key: KeyChord, repeats: Bool = false
    ) -> ActRow {
        ActRow(act, sentence, [key], in: .time, repeats: repeats, leavesDrawer: false)
    }

    var subject: ActSubject { self == .otherBranch ? .opening : .looking }
}

nonisolated extension Act where Self == TimeAct {
    static func time(_ act: TimeAct) -> TimeAct { act }
}
