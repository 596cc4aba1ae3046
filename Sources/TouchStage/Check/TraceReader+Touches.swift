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
        let visits = lastVisits
        let found = visits.map { name($0.view) }
        return Finding(
            isMet: found == views, found: "asked \(found.joined(separator: ", "))",
            records: visits.map(\.index))
    }

    func notAsked(_ view: String) -> Finding {
        let visit = lastVisits.first { name($0.view) == view }
        return Finding(
            isMet: visit == nil && !lastHitTest.isEmpty,
            found: visit == nil ? "no hit-test" : "\(view) asked",
            records: visit.map { [$0.index] } ?? [])
    }

    func notHit(_ view: String, because reason: HitRefusal?) -> Finding {
        guard let visit = lastVisits.first(where: { name($0.view) == view }) else {
            return Finding(isMet: false, found: "\(view) not asked")
        }
        guard let refusal = refusal(of: visit) else {
            return Finding(isMet: false, found: "\(view) inside", records: [visit.index])
        }
        return Finding(
            isMet: reason == nil || reason == refusal,
            found: "\(view) not hit because \(refusal.rawValue)", records: [visit.index])
    }

    private typealias Visit = (view: SubjectID, verdict: HitVerdict, index: Int)

    private var lastVisits: [Visit] {
        lastHitTest.compactMap { index in
            guard case .visit(let view, let verdict) = records[index].entry else { return nil }
            return (view, verdict, index)
        }
    }

    /// Why a view is not the answer; nil if it was open to the touch.
    private func refusal(of visit: Visit) -> HitRefusal? {
        switch visit.verdict {
        case .hidden: return .hidden
        case .interactionOff: return .interactionOff
        case .faint: return .faint
        case .outside: return .outside
        case .singular: return .singular
        case .overridden, .inside: break
        }
        for index in lastHitTest {
            if case .answer(visit.view, let answer, overridden: true) = records[index].entry,
                answer != visit.view
            {
                return .overridden
            }
        }
        return nil
    }

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

    func withheld(from view: String, because reason: WithheldReason?) -> Finding {
        for (index, record) in records.enumerated().reversed() {
            guard case .withheld(_, let kept, let why) = record.entry, name(kept) == view else {
                continue
            }
            let found = WithheldReason(why)
            return Finding(
                isMet: reason == nil || reason == found,
                found: "withheld from \(view) because \(found?.rawValue ?? "nothing was hit")",
                records: [index])
        }
        return Finding(isMet: false, found: "nothing withheld from \(view)")
    }
}

extension WithheldReason {
    fileprivate init?(_ reason: WithholdReason) {
        switch reason {
        case .nothingHit: return nil
        case .answerOutsideWindow: self = .answerOutsideWindow
        case .multipleTouchOff: self = .multitouchOff
        case .exclusiveElsewhere: self = .exclusiveElsewhere
        case .exclusiveHere: self = .exclusiveHere
        case .eventSwallowed: self = .eventSwallowed
        case .scrollViewRefused: self = .scrollViewRefused
        }
    }
}
