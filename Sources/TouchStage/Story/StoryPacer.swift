import Foundation
import TouchKit

/// Decides when each record of the trace is told: steps of hit-tests and hops one after the other, at a pace
/// that can be followed, everything else at once.
///
/// If more happens than can be told, it hurries, and beyond `patience` it stops pacing, so the story is never
/// far behind. Records are given in order; the same records at the same times get the same answer.
package struct StoryPacer: Sendable {
    /// When the record told last was told, in seconds of presentation.
    private var last = -Double.infinity
    private var isLoud = false

    package init() {}

    /// Between two steps, in seconds.
    package static let pace = 0.12
    /// How far behind the story may be, in seconds.
    package static let patience = 2.0

    /// When to tell `trace.records[index]`, which happened at `time`, and whether it is a step of its own.
    package mutating func tell(_ index: Int, of trace: borrowing Trace, at time: Double) -> (
        time: Double, isStep: Bool
    ) {
        let entry = trace.records[index].entry
        if case .enqueued = entry { isLoud = Self.isLoud(after: index, in: trace) }
        if case .systemEvent = entry { isLoud = true }
        if case .pointer = entry { isLoud = false }
        let isStep = Self.isAlwaysStep(entry) || (isLoud && Self.isStepIfLoud(entry))
        if isStep {
            let behind = max(last - time, 0)
            let hurry = min(max(Self.patience - behind, 0), 1)
            last = max(time, last + Self.pace * Self.weight(entry) * hurry)
        } else {
            last = max(time, last)
        }
        return (last, isStep)
    }

    private static func isAlwaysStep(_ entry: TraceEntry) -> Bool {
        switch entry {
        case .hit, .withheld: true
        default: false
        }
    }

    /// Told one by one unless fingers only move: their calls come too often to be followed.
    private static func isStepIfLoud(_ entry: TraceEntry) -> Bool {
        switch entry {
        case .enqueued, .sendEvent, .swallowed, .visit, .delivery, .hop, .consumed, .discarded: true
        case .answer(_, _, let overridden): overridden
        default: false
        }
    }

    private static func weight(_ entry: TraceEntry) -> Double {
        switch entry {
        case .enqueued, .sendEvent: 0.6
        default: 1
        }
    }

    /// Whether the event enqueued at `index` brings more than moves.
    private static func isLoud(after index: Int, in trace: borrowing Trace) -> Bool {
        for record in trace.records[(index + 1)...] {
            switch record.entry {
            case .sample(_, _, let phase, _, _):
                if phase != .moved && phase != .stationary { return true }
            case .enqueued, .sendEvent: return false
            default: break
            }
        }
        return false
    }
}
