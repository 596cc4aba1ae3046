import TouchTrace

/// The search of one new touch for its view.
public struct HitWalk: Hashable, Sendable {
    public let touch: SubjectID
    /// The serial of its first record.
    public let record: Int
    /// The windows that were asked, in order.
    public var windows: [SubjectID] = []
    /// The views that were asked, in order.
    public var steps: [HitStep] = []
    /// The views that would have been asked next if none in front of them had answered; known at
    /// the end.
    public var notAsked: [SubjectID] = []
    /// The view that was found; none if nothing was hit.
    public var view = SubjectID.none
    /// The serial of the record that ended the walk; nil while it continues.
    public var end: Int?

    /// The steps that lists show, in the order of their numbers. A window, which contains
    /// everything, is included only if it refused or overrides the answer, or, as the last step, if
    /// it is hit because nothing else was.
    package var told: [HitStep] {
        func isGround(_ step: HitStep) -> Bool {
            step.depth == 0 && !step.isOverridden
                && (step.verdict == .inside || step.verdict == .overridden)
        }
        let hit = end == nil ? [] : steps.filter { isGround($0) && $0.view == view }
        return steps.filter { !isGround($0) } + hit
    }

    /// Returns the number of a view wherever the hit test is shown; nil for a view without one.
    package func number(of view: SubjectID) -> Int? {
        told.firstIndex { $0.view == view }.map { $0 + 1 }
    }
}

/// One view that was asked.
public struct HitStep: Hashable, Sendable {
    public let view: SubjectID
    /// The depth of the view in the hierarchy; 0 for a window.
    public let depth: Int
    public let verdict: HitVerdict
    public let record: Int
    /// The view's answer; nil until it has answered, and for a view that refused.
    public var answer: SubjectID?
    public var answerRecord: Int?
    /// Indicates whether the view's own `hitTest(_:with:)` decided the answer.
    public var isOverridden = false
}
