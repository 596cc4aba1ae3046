import TouchScript
import TouchTrace

extension TraceReader {
    typealias Finding = ExpectationChecker.Finding

    // MARK: Hit-testing

    func hit(_ view: String?, by finger: String?) -> Finding {
        let by = finger.map { " by \($0)" } ?? ""
        let last = if let finger { memory.lastHits[finger] } else { memory.lastHit }
        guard let place = last else { return Finding(isMet: false, found: "no touch\(by)") }
        let found: String? =
            if case .hit(_, _, let view) = records[place].entry, view != .none {
                name(view)
            } else {
                nil
            }
        return Finding(
            isMet: found == view, found: (found.map { "hit \($0)" } ?? "no hit") + by,
            records: [place])
    }

    func asked(_ views: [String]) -> Finding {
        let steps = state.walks.last?.steps ?? []
        // A scene can have thousands of views; nobody reads that many names.
        let told = steps.prefix(100).map { name($0.view) }.joined(separator: ", ")
        let rest = steps.count > 100 ? " and \(steps.count - 100) more" : ""
        return Finding(
            isMet: steps.lazy.map { name($0.view) }.elementsEqual(views),
            found: "asked \(told)\(rest)",
            records: Finding.ends(steps.lazy.map { Int32($0.record - 1) }))
    }

    /// - Parameter step: in which the last hit-test asked the view; nil if it did not.
    func notAsked(_ view: String, _ step: HitStep?) -> Finding {
        Finding(
            isMet: step == nil && !state.walks.isEmpty,
            found: step == nil ? "no hit-test" : "\(view) asked",
            records: step.map { [$0.record - 1] } ?? [])
    }

    func notHit(_ view: String, _ step: HitStep?, because reason: HitRefusal?) -> Finding {
        guard let step else {
            return Finding(isMet: false, found: "\(view) not asked")
        }
        guard let refusal = HitRefusal(step) else {
            return Finding(isMet: false, found: "\(view) inside", records: [step.record - 1])
        }
        return Finding(
            isMet: reason == nil || reason == refusal,
            found: "\(view) not hit because \(refusal.word)", records: [step.record - 1])
    }

    // MARK: Delivery

    func got(_ name: String, _ phases: [DeliveryPhase], from start: Int) -> Finding {
        let found = id(name).flatMap { memory.got[$0] } ?? []
        let list = found.map { $0.rawValue }.joined(separator: ", ")
        return Finding(
            isMet: found == phases, found: "\(name) got \(list.isEmpty ? "nothing" : list)",
            records: deliveries(from: start))
    }

    /// - Parameter word: by which a tape expects such steps.
    func inOrder(
        _ expected: [OrderedStep], _ word: String, withRecognizers: Bool, from start: Int
    ) -> Finding {
        let found = steps(from: start, withRecognizers: withRecognizers)
        let list = found.map { $0.text }.joined(separator: ", ")
        return Finding(
            isMet: found == expected, found: "\(word) \(list.isEmpty ? "nothing" : list)",
            records: deliveries(from: start))
    }

    private func deliveries(from start: Int) -> [Int] { Finding.ends(memory.deeds(from: start)) }

    func withheld(from view: String, because reason: ExpectedWithholding?) -> Finding {
        guard let place = id(view).flatMap({ memory.withheld[$0] }),
            case .withheld(_, _, let why) = records[place].entry
        else { return Finding(isMet: false, found: "nothing withheld from \(view)") }
        let found = ExpectedWithholding(why)
        return Finding(
            isMet: reason == nil || reason == found,
            found: "withheld from \(view) because \(found?.word ?? "nothing was hit")",
            records: [place])
    }
}

extension HitRefusal {
    /// Why a view is not the answer; nil if it was open to the touch.
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
