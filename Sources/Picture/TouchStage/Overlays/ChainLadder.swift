import TouchReading
import TouchTrace
import TouchWords

/// The responders that a call climbs, from the first one called upwards.
package struct ChainLadder {
    enum Rung: Hashable {
        case responder(SubjectID)
        /// A number of rungs left out, because there is no room for them.
        case leftOut(Int)
    }

    private(set) var rungs: [Rung]
    /// The call; nil until a responder has been called.
    package let call: CallState?
    /// Indicates whether the ladder begins with the hit view of a finger; otherwise it begins with
    /// the first responder.
    let isHitView: Bool
    /// The finger whose touch that view does not get; nil if it does.
    private(set) var barred: TouchState?

    /// Creates the ladder of the last call, or, without one, that of the newest finger; nil if
    /// there is neither.
    package init?(_ stage: StageState) {
        let finger = stage.touches.last { $0.isLive }
        guard let call = stage.calls.last else {
            guard let finger else { return nil }
            self.init(of: finger)
            return
        }
        let own = call.touches.lazy.compactMap { stage.touch($0) }.first
        // A finger that arrived after the call shows its own ladder; so does one whose touch is
        // never delivered.
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

    /// Creates the ladder of a finger for which no responder has been called.
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

    /// Returns the ladder with rungs left out if there are more than `limit`: those that the call
    /// has not reached, or else the middle of its path.
    func shortened(to limit: Int) -> ChainLadder {
        guard rungs.count > limit, limit >= 3 else { return self }
        let reached = rungs.lastIndex { rung in
            if case .responder(let id) = rung { arrival(at: id) != nil } else { false }
        }
        // These are the part to shorten, and the number of rungs that remain at the bottom.
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

    /// Returns how the call left this rung; nil if it has not.
    package func hop(from rung: SubjectID) -> CallState.Hop? {
        call?.hops.first { $0.from == rung }
    }

    /// Returns the serial of the record with which the call reached this rung; nil if it has not.
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

    /// Returns the serial of the record that shows that no responder beyond `rung` takes the call.
    func discard(after rung: SubjectID) -> Int? {
        if case .discarded(let after) = call?.outcome, after == rung { return call?.outcomeRecord }
        return nil
    }

    /// The responders on the ladder, from the first one called upwards.
    package var responders: [SubjectID] {
        rungs.compactMap { if case .responder(let id) = $0 { id } else { nil } }
    }

    /// Returns what `rung` did with the call; nil if the call did not reach it, or is just passing
    /// through.
    package func words(at rung: SubjectID) -> Wording? {
        guard arrival(at: rung) != nil else { return nil }
        if isConsumed(by: rung) { return .stage.consumed }
        if discard(after: rung) != nil { return .stage.discarded }
        return hop(from: rung).map { Words.manner($0.how) }
    }
}
