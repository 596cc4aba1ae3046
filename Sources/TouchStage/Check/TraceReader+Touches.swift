import TouchKit
import TouchScript

extension TraceReader {
    typealias Finding = ExpectationChecker.Finding

    // MARK: Hit-testing

    func hit(_ view: String?, by finger: String?) -> Finding {
        let by = finger.map { " by \($0)" } ?? ""
        guard let hit = lastHit(by: finger) else {
            return Finding(isMet: false, found: "no touch\(by)")
        }
        let found = hit.view == .none ? nil : name(hit.view)
        return Finding(
            isMet: found == view, found: (found.map { "hit \($0)" } ?? "no hit") + by,
            records: [hit.index])
    }

    func asked(_ views: [String]) -> Finding {
        let steps = lastWalk
        let found = steps.map { name($0.view) }
        return Finding(
            isMet: found == views, found: "asked \(found.joined(separator: ", "))",
            records: steps.map { $0.record - 1 })
    }

    func notAsked(_ view: String) -> Finding {
        let step = lastWalk.first { name($0.view) == view }
        return Finding(
            isMet: step == nil && !state.walks.isEmpty,
            found: step == nil ? "no hit-test" : "\(view) asked",
            records: step.map { [$0.record - 1] } ?? [])
    }

    func notHit(_ view: String, because reason: HitRefusal?) -> Finding {
        guard let step = lastWalk.first(where: { name($0.view) == view }) else {
            return Finding(isMet: false, found: "\(view) not asked")
        }
        guard let refusal = HitRefusal(step) else {
            return Finding(isMet: false, found: "\(view) inside", records: [step.record - 1])
        }
        return Finding(
            isMet: reason == nil || reason == refusal,
            found: "\(view) not hit because \(refusal.rawValue)", records: [step.record - 1])
    }

    /// The views the last hit-test asked, in order, through all windows.
    private var lastWalk: [HitStep] { state.walks.last?.steps ?? [] }

    // MARK: Delivery

    func delivered(_ steps: [OrderedStep], from start: Int) -> Finding {
        let found = self.steps(from: start, withRecognizers: false)
        return compare(found, steps, word: "delivered", from: start)
    }

    func order(_ steps: [OrderedStep], from start: Int) -> Finding {
        let found = self.steps(from: start, withRecognizers: true)
        return compare(found, steps, word: "order", from: start)
    }

    func got(_ name: String, _ phases: [DeliveryPhase], from start: Int) -> Finding {
        var found: [DeliveryPhase] = []
        for step in steps(from: start, withRecognizers: false) {
            guard case .delivered(let delivery) = step, delivery.receiver == name else { continue }
            if delivery.phase != .moved || found.last != .moved { found.append(delivery.phase) }
        }
        let list = found.map(\.rawValue).joined(separator: ", ")
        return Finding(
            isMet: found == phases, found: "\(name) got \(list.isEmpty ? "nothing" : list)",
            records: deliveries(from: start))
    }

    private func compare(
        _ found: [OrderedStep], _ expected: [OrderedStep], word: String, from start: Int
    ) -> Finding {
        let list = found.map(\.text).joined(separator: ", ")
        return Finding(
            isMet: found == expected, found: "\(word) \(list.isEmpty ? "nothing" : list)",
            records: deliveries(from: start))
    }

    private func deliveries(from start: Int) -> [Int] {
        (min(start, records.count)..<records.count).filter { index in
            switch records[index].entry {
            case .delivery, .transition, .action: true
            default: false
            }
        }
    }

    func withheld(from view: String, because reason: ExpectedWithholding?) -> Finding {
        for (index, record) in records.enumerated().reversed() {
            guard case .withheld(_, let kept, let why) = record.entry, name(kept) == view else {
                continue
            }
            let found = ExpectedWithholding(why)
            return Finding(
                isMet: reason == nil || reason == found,
                found: "withheld from \(view) because \(found?.rawValue ?? "nothing was hit")",
                records: [index])
        }
        return Finding(isMet: false, found: "nothing withheld from \(view)")
    }
}

extension HitRefusal {
    /// Why a view is not the answer; nil if it was open to the touch.
    fileprivate init?(_ step: HitStep) {
        switch step.verdict {
        case .hidden: self = .hidden
        case .interactionOff: self = .interactionOff
        case .faint: self = .faint
        case .outside: self = .outside
        case .singular: self = .singular
        case .overridden, .inside:
            guard step.isOverridden, step.answer != step.view else { return nil }
            self = .overridden
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
