import TouchPicture
import TouchScript

/// Where `expect delivered`, `expect order` and `expect … got` read on.
struct ExpectationMarks {
    var delivered = 0
    var order = 0
    var got: [String: Int] = [:]
}

extension Expectation {
    /// Whether it asks whom the last hit-test asked.
    var asksTheWalk: Bool {
        switch self {
        case .notHit, .notAsked: true
        default: false
        }
    }
}

extension TraceReader {
    /// What happened, and whether it is what was expected.
    /// - Parameters:
    ///   - asked: whom the last hit-test asked.
    ///   - marks: what was told before them does not count.
    func finding(
        _ expectation: Expectation, _ asked: AskedViews, since marks: ExpectationMarks
    ) -> Finding {
        switch expectation {
        case .hit(let view, let finger): return hit(view, by: finger)
        case .notHit(let view, let reason):
            return notHit(view, step(of: view, in: asked), because: reason)
        case .notAsked(let view): return notAsked(view, step(of: view, in: asked))
        case .asked(let views): return self.asked(views)
        case .delivered(let deliveries):
            return inOrder(
                deliveries.map { .delivered($0) }, "delivered", withRecognizers: false,
                from: marks.delivered)
        case .order(let steps):
            return inOrder(steps, "order", withRecognizers: true, from: marks.order)
        case .got(let name, let phases):
            return got(name, phases, from: marks.got[name, default: 0])
        case .hops(let names): return hops(names)
        case .consumed(let name): return kept("consumed", by: name, at: memory.lastCall?.consumed)
        case .handled(let names): return handled(by: names)
        case .discarded: return discarded()
        case .swallowed(let name): return kept("swallowed", by: name, at: memory.swallowed)
        case .withheld(let view, let reason): return withheld(from: view, because: reason)
        case .state(let name, let state, let cause):
            return self.state(of: name, state, because: cause)
        case .acts(let name, let times): return acts(name, times)
        case .noted(let text): return noted(text)
        case .at(let name, let point):
            guard let view = view(name) else { return missing(name) }
            let corner = CGPoint(
                x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2)
            return near(corner, point, within: 0.01, "\(name) at")
        case .scrolled(let name, let point):
            guard let view = view(name) else { return missing(name) }
            return near(view.bounds.origin, point, within: 1, "\(name) scrolled to")
        case .value(let name, let value): return self.value(of: name, value)
        case .highlighted(let name, let on):
            guard let view = view(name) else { return missing("control \(name)") }
            let found = "\(name) \(view.isHighlighted ? "" : "not ")highlighted"
            return Finding(isMet: view.isHighlighted == on, found: found)
        }
    }

    private func missing(_ name: String) -> Finding {
        Finding(isMet: false, found: "no \(name)")
    }

    private func near(
        _ found: CGPoint, _ wanted: CGPoint, within distance: CGFloat, _ words: String
    ) -> Finding {
        let isNear =
            abs(found.x - wanted.x) <= distance && abs(found.y - wanted.y) <= distance
        return Finding(
            isMet: isNear,
            found: "\(words) \(Double(found.x).thousandths) \(Double(found.y).thousandths)")
    }
}
