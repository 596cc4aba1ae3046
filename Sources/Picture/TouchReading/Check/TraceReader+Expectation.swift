import TouchPicture
import TouchScript
import TouchTrace
import TouchWords

/// The positions from which `expect delivered`, `expect order`, and `expect … got` continue.
struct ExpectationMarks {
    var delivered = 0
    var order = 0
    var got: [String: Int] = [:]
}

extension Expectation {
    /// Indicates whether it is about the views that the last hit test asked.
    var asksTheWalk: Bool {
        switch self {
        case .notHit, .notAsked: true
        default: false
        }
    }
}

extension TraceReader {
    /// Returns what happened, and whether it meets the expectation.
    ///
    /// - Parameters:
    ///   - asked: the views that the last hit test asked.
    ///   - marks: the positions before which records do not count.
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
            return delivered(deliveries, from: marks.delivered)
        case .order(let steps): return inOrder(steps, from: marks.order)
        case .got(let name, let phases):
            return got(name, phases, from: marks.got[name, default: 0])
        case .hops(let names): return hops(names)
        case .consumed(let name):
            return kept(memory.lastCall?.consumed, by: name, orNobody: .check.nothingConsumed) {
                .consumed(by: $0)
            }
        case .handled(let names): return handled(by: names)
        case .discarded: return discarded()
        case .swallowed(let name):
            return kept(memory.swallowed, by: name, orNobody: .check.nothingSwallowed) {
                .swallowed(by: $0)
            }
        case .withheld(let view, let reason): return withheld(from: view, because: reason)
        case .state(let name, let state, let cause):
            return self.state(of: name, state, because: cause)
        case .isNow(let name, let expected):
            let found = ExpectedState(
                rawValue: "\(id(name).flatMap { self.state.recognizers[$0]?.state } ?? .possible)")
            return Finding(
                isMet: found == expected, says: .isNow(name, found ?? .possible),
                records: id(name).flatMap { memory.transitions[$0] }.map { [$0] } ?? [])
        case .was(let name, let state): return was(name, state)
        case .acts(let name, let event, let times): return acts(name, on: event, times)
        case .noted(let text): return noted(text)
        case .at(let name, let point):
            guard let view = view(name) else { return missing(.check.noView(name)) }
            return near(view.corner, point, within: 0.01, "\(name) at")
        case .moved(let name, let way): return moved(name, by: way)
        case .didNotMove(let name): return moved(name, by: .zero)
        case .scrolled(let name, let point):
            guard let view = view(name) else { return missing(.check.noView(name)) }
            return near(view.bounds.origin, point, within: 1, "\(name) scrolled to")
        case .scrolledBy(let name, let way): return scrolled(name, by: way)
        case .didNotScroll(let name): return scrolled(name, by: .zero)
        case .value(let name, let value): return self.value(of: name, value)
        case .highlighted(let name, let on):
            guard let view = view(name) else { return missing(.check.noControl(name)) }
            return Finding(
                isMet: view.isHighlighted == on,
                says: .highlighted(name, view.isHighlighted))
        }
    }

    private func missing(_ found: Wording) -> Finding { Finding(isMet: false, found: found) }

    // MARK: How far from where the scene has it; nil: anywhere else

    private func moved(_ name: String, by way: CGPoint?) -> Finding {
        guard let id = id(name), let view = state.views[id], let center = memory.firstCenters[id],
            let bounds = memory.firstBounds[id]
        else { return missing(.check.noView(name)) }
        let first = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
        return went(name, "moved", "move", from: first, to: view.corner, by: way, within: 0.01)
    }

    private func scrolled(_ name: String, by way: CGPoint?) -> Finding {
        guard let id = id(name), let view = state.views[id], let first = memory.firstBounds[id]
        else { return missing(.check.noView(name)) }
        return went(
            name, "scrolled", "scroll", from: first.origin, to: view.bounds.origin, by: way,
            within: 1)
    }

    private func went(
        _ name: String, _ did: String, _ verb: String, from start: CGPoint, to end: CGPoint,
        by wanted: CGPoint?, within distance: CGFloat
    ) -> Finding {
        func isNear(_ point: CGPoint) -> Bool {
            abs(end.x - start.x - point.x) <= distance && abs(end.y - start.y - point.y) <= distance
        }
        let (x, y) = (Double(end.x - start.x).thousandths, Double(end.y - start.y).thousandths)
        return Finding(
            isMet: wanted.map(isNear) ?? !isNear(.zero),
            found: .verbatim(
                isNear(.zero) ? "\(name) did not \(verb)" : "\(name) \(did) by \(x) \(y)"))
    }

    private func near(
        _ found: CGPoint, _ wanted: CGPoint, within distance: CGFloat, _ words: String
    ) -> Finding {
        let isNear =
            abs(found.x - wanted.x) <= distance && abs(found.y - wanted.y) <= distance
        return Finding(
            isMet: isNear,
            found: .verbatim(
                "\(words) \(Double(found.x).thousandths) \(Double(found.y).thousandths)"))
    }
}

extension ViewState {
    /// The corner of the frame before any rotation.
    fileprivate var corner: CGPoint {
        CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    }
}
