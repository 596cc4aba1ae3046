import TouchTrace

/// How one new touch looked for its view.
public struct HitWalk: Hashable, Sendable {
    public let touch: SubjectID
    /// The serial of its first record.
    public let record: Int
    /// The windows asked, in order.
    public var windows: [SubjectID] = []
    /// The views asked, in order.
    public var steps: [HitStep] = []
    /// Views that would have been asked next, had nobody in front of them answered; known at the end.
    public var notAsked: [SubjectID] = []
    /// The outcome; none if nothing was hit.
    public var view = SubjectID.none
    /// The serial of the record that ended the walk; nil while it goes on.
    public var end: Int?

    /// The views asked that are told, in the order of their numbers. A window, which all lies in, is one of them only where it
    /// refused or answers by itself; or where it is hit for want of others, and then the last one.
    package var told: [HitStep] {
        func isGround(_ step: HitStep) -> Bool {
            step.depth == 0 && !step.isOverridden
                && (step.verdict == .inside || step.verdict == .overridden)
        }
        let hit = end == nil ? [] : steps.filter { isGround($0) && $0.view == view }
        return steps.filter { !isGround($0) } + hit
    }

    /// The number of a view wherever the hit-test is told; nil for one that has none.
    package func number(of view: SubjectID) -> Int? {
        told.firstIndex { $0.view == view }.map { $0 + 1 }
    }
}

/// One view asked.
public struct HitStep: Hashable, Sendable {
    public let view: SubjectID
    /// How deep it hangs; 0 for a window.
    public let depth: Int
    public let verdict: HitVerdict
    public let record: Int
    /// What it answered; nil as long as it has not, and for a view that refused.
    public var answer: SubjectID?
    public var answerRecord: Int?
    /// Its own `hitTest(_:with:)` decided the answer.
    public var isOverridden = false
}
