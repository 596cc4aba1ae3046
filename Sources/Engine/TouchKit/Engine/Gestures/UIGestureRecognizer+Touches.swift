import TouchTrace

extension UIGestureRecognizer {
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = owner?.root ?? view.root, view !== window else {
            return point
        }
        return window.convert(point, to: view)
    }

    /// The application that the recognizer is in; during an attempt, by the shortest way.
    @inline(__always)
    var application: UIApplication? {
        attempt.context?.pointee.application ?? owner?.root?.application
    }

    @inline(__always)
    var tracer: Tracer? {
        if let context = attempt.context { return context.pointee.tracer }
        return application?.tracer
    }

    // MARK: The attempt

    /// The state that other recognizers see as settled.
    var settled: State { attempt.settled }

    /// The touches of the attempt, and those of them that it still follows.
    var received: TouchList { attempt.received }
    var tracked: TouchList { attempt.tracked }

    /// Returns whether it received `touch` in this attempt and does not ignore it.
    func tracks(_ touch: UITouch) -> Bool { attempt.tracks(touch) }

    /// Returns whether both received one touch in their present attempts, or take part in the
    /// pointer's scrolling (AR1).
    func shares(with other: UIGestureRecognizer) -> Bool { attempt.shares(with: other.attempt) }

    var requirements: [Requirement] { staticRequirements + attempt.dynamicRequirements }

    func requiresStatically(_ other: UIGestureRecognizer) -> Bool {
        staticRequirements.contains { $0.recognizer === other }
    }

    /// Returns whether `touch` is of an allowed type, and of the type of those received before if
    /// types must not mix.
    func allows(_ touch: UITouch) -> Bool {
        if requiresExclusiveTouchType, let first = received.first, first.type != touch.type {
            return false
        }
        return allows(touch.type)
    }

    /// Returns whether `type` is an allowed one (PP9).
    func allows(_ type: UITouch.TouchType) -> Bool {
        allowsAllTouchTypes || allowedTouchTypes.contains { $0.intValue == type.rawValue }
    }

    /// Records the locations of the tracked touches, for later questions.
    @inline(__always)
    func noteLocations() { attempt.locations.note(attempt.tracked) }

    func trace(_ rule: Rule, _ entry: (Tracer) -> TraceEntry) {
        guard let tracer else { return }
        tracer.write(rule, entry(tracer))
    }

    /// Writes a record and runs `body` as its effect.
    func trace(_ rule: Rule, _ entry: (Tracer) -> TraceEntry, during body: () -> Void) {
        guard let tracer else { return body() }
        tracer.write(rule, entry(tracer), during: body)
    }
}
