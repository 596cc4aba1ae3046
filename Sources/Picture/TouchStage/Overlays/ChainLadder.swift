import TouchReading
import TouchTrace
import TouchWords

/// The responders that a call climbs, from the one first asked upwards.
package struct ChainLadder {
    enum Rung: Hashable {
        case responder(SubjectID)
        /// So many rungs are left out, for want of room.
        case leftOut(Int)
    }

    private(set) var rungs: [Rung]
    /// Nil as long as nobody has been called.
    package let call: CallState?
    /// Whether it begins with the hit view of a finger; else with the first responder.
    let isHitView: Bool
    /// The finger whose touch that view does not get; nil where it does.
    private(set) var barred: TouchState?

    /// That of the last call; without one, that of the newest finger. Nil if there is neither.
    package init?(_ stage: StageState) {
        let finger = stage.touches.last { $0.isLive }
        guard let call = stage.calls.last else {
            guard let finger else { return nil }
            self.init(of: finger)
            return
        }
        let own = call.touches.lazy.compactMap { stage.touch($0) }.first
        // A finger that came after the call has a ladder of its own to show; so has one of which nobody ever hears.
        let last = (finger?.isBarred == true ? own?.startTime : own?.time) ?? stage.time
        if let finger, finger.startTime > last {
            self.init(of: finger)
            return
        }
        var rungs = own?.chain ?? []
        if rungs.first != call.responder { rungs = [call.responder] }
        for hop in call.hops where !rungs.contains(hop.to) { rungs.append(hop.to) }
        self.init(rungs, call: call, isHitView: own != nil)
    }

    /// That of a finger for which nobody has been called.
    private init?(of finger: TouchState) {
        guard !finger.chain.isEmpty else { return nil }
        self.init(finger.chain, call: nil, isHitView: true)
        barred = finger.isBarred ? finger : nil
    }

    private init(_ rungs: [SubjectID], call: CallState?, isHitView: Bool) {
        self.rungs = rungs.map { .responder($0) }
        self.call = call
        self.isHitView = isHitView
    }

    /// With rungs left out if there are more than `limit`: those that the call has not reached, else the middle of its
    /// way.
    func shortened(to limit: Int) -> ChainLadder {
        guard rungs.count > limit, limit >= 3 else { return self }
        let reached = rungs.lastIndex { rung in
            if case .responder(let id) = rung { arrival(at: id) != nil } else { false }
        }
        // What it is shortened of, and how many rungs stay at the bottom.
        let (way, bottom) =
            switch reached {
            case nil: (rungs[...], limit / 2)
            case let reached? where reached + 1 < limit: (rungs[...], limit - 1)
            case let reached?: (rungs[...reached], 1)
            }
        let left = Rung.leftOut(way.count - (limit - 1))
        var ladder = self
        ladder.rungs = way.prefix(bottom) + [left] + way.suffix(limit - 1 - bottom)
        return ladder
    }

    /// How the call left this rung; nil if it has not.
    package func hop(from rung: SubjectID) -> CallState.Hop? {
        call?.hops.first { $0.from == rung }
    }

    /// The serial of the record with which the call came to this rung; nil if it has not.
    package func arrival(at rung: SubjectID) -> Int? {
        guard let call else { return nil }
        if call.responder == rung { return call.record }
        return call.hops.last { $0.to == rung }?.record
    }

    func isHandled(by rung: SubjectID) -> Bool { call?.handlers.contains(rung) == true }

    func isConsumed(by rung: SubjectID) -> Bool {
        if case .consumed(let by) = call?.outcome { return by == rung }
        return false
    }

    /// The serial of the record that told that nobody beyond `rung` takes the call.
    func discard(after rung: SubjectID) -> Int? {
        if case .discarded(let after) = call?.outcome, after == rung { return call?.outcomeRecord }
        return nil
    }

    /// Who stands on it, from the one first asked upwards.
    package var responders: [SubjectID] {
        rungs.compactMap { if case .responder(let id) = $0 { id } else { nil } }
    }

    /// What `rung` did with the call; nil if it did not come there, or only passes through.
    package func words(at rung: SubjectID) -> Wording? {
        guard arrival(at: rung) != nil else { return nil }
        if isConsumed(by: rung) { return .stage.consumed }
        if discard(after: rung) != nil { return .stage.discarded }
        return hop(from: rung).map { Words.manner($0.how) }
    }
}
