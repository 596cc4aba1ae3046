import TouchScript
import TouchTrace
import TouchWords

extension TraceReader {
    typealias Finding = ExpectationChecker.Finding

    // MARK: Hit-testing

    func hit(_ view: String?, by finger: String?) -> Finding {
        let last = if let finger { memory.lastHits[finger] } else { memory.lastHit }
        guard let place = last else {
            return Finding(
                isMet: false, found: finger.map { Wording.check.noTouchBy($0) } ?? .check.noTouch)
        }
        let found: String? =
            if case .hit(_, _, let view) = records[place].entry, view != .none {
                name(view)
            } else {
                nil
            }
        return Finding(
            isMet: found == view, says: .hit(found, finger: finger), records: [place])
    }

    func asked(_ views: [String]) -> Finding {
        let steps = state.walks.last?.steps ?? []
        // A scene can have thousands of views; nobody reads that many names.
        let told = steps.prefix(100).map { name($0.view) }
        let found: Wording =
            steps.count > 100
            ? .check.askedMore(told.joined(separator: ", "), more: steps.count - 100)
            : .verbatim(Expectation.asked(told).text)
        return Finding(
            isMet: steps.lazy.map { name($0.view) }.elementsEqual(views), found: found,
            records: Finding.ends(steps.lazy.map { Int32($0.record - 1) }))
    }

    /// - Parameter step: the step in which the last hit test asked the view; nil if it did not.
    func notAsked(_ view: String, _ step: HitStep?) -> Finding {
        Finding(
            isMet: step == nil && !state.walks.isEmpty,
            found: step == nil ? .check.noHitTest : .check.asked(view),
            records: step.map { [$0.record - 1] } ?? [])
    }

    func notHit(_ view: String, _ step: HitStep?, because reason: HitRefusal?) -> Finding {
        guard let step else {
            return Finding(isMet: false, says: .notAsked(view))
        }
        guard let refusal = HitRefusal(step) else {
            return Finding(isMet: false, found: .check.inside(view), records: [step.record - 1])
        }
        return Finding(
            isMet: reason == nil || reason == refusal,
            says: .notHit(view, because: refusal), records: [step.record - 1])
    }

    // MARK: Delivery

    func got(_ name: String, _ phases: [DeliveryPhase], from start: Int) -> Finding {
        let found = id(name).flatMap { memory.got[$0] } ?? []
        return finding(found, phases, from: start, orNone: .check.gotNothing(name)) {
            .got(name, $0)
        }
    }

    func delivered(_ expected: [Delivery], from start: Int) -> Finding {
        let found = steps(from: start, withRecognizers: false).compactMap { step -> Delivery? in
            if case .delivered(let delivery) = step { delivery } else { nil }
        }
        return finding(found, expected, from: start, orNone: .check.deliveredNothing) {
            .delivered($0)
        }
    }

    func inOrder(_ expected: [OrderedStep], from start: Int) -> Finding {
        let found = steps(from: start, withRecognizers: true)
        return finding(found, expected, from: start, orNone: .check.nothingInOrder) { .order($0) }
    }

    private func finding<Step: Equatable>(
        _ found: [Step], _ expected: [Step], from start: Int, orNone none: Wording,
        _ said: ([Step]) -> Expectation
    ) -> Finding {
        Finding(
            isMet: found == expected, found: found.isEmpty ? none : .verbatim(said(found).text),
            records: deliveries(from: start))
    }

    private func deliveries(from start: Int) -> [Int] { Finding.ends(memory.deeds(from: start)) }

    func withheld(from view: String, because reason: ExpectedWithholding?) -> Finding {
        guard let place = id(view).flatMap({ memory.withheld[$0] }),
            case .withheld(_, _, let why) = records[place].entry
        else { return Finding(isMet: false, found: .check.nothingWithheld(view)) }
        guard let found = ExpectedWithholding(why) else {
            return Finding(
                isMet: reason == nil, found: .check.withheldUnhit(view), records: [place])
        }
        return Finding(
            isMet: reason == nil || reason == found,
            says: .withheld(from: view, because: found), records: [place])
    }
}

extension HitRefusal {
    /// Creates the reason that a view is not the answer; nil if it was open to the touch.
    fileprivate init?(_ step: HitStep) {
        switch step.verdict {
        case .overridden, .inside:
            guard step.isOverridden, step.answer != step.view else { return nil }
            self = .overridden
        default: self.init(rawValue: step.verdict.rawValue)
        }
    }
}

extension ExpectedWithholding {
    fileprivate init?(_ reason: WithholdReason) {
        switch reason {
        case .nothingHit: return nil
        case .answerOutsideWindow: self = .answerOutsideWindow
        case .multipleTouchOff: self = .multitouchOff
        case .exclusiveElsewhere: self = .exclusiveElsewhere
        case .exclusiveHere: self = .exclusiveHere
        case .scrollViewRefused: self = .scrollViewRefused
        }
    }
}
