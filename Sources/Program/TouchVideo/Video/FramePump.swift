import Foundation
import Synchronization
import TouchHost

/// Sends frames to the encoder on a thread of its own, so that the next one is painted meanwhile.
///
/// Nothing else writes to the encoder, and nothing waits for its end before all frames are sent.
// Unchecked: only the queue uses the child until it is drained.
nonisolated final class FramePump: @unchecked Sendable {
    private let child: Child
    private let queue = DispatchQueue(label: "touchscope.frames")
    /// The number of frames that may wait: enough to keep painting while one encoder ends and the
    /// next begins.
    private let room = DispatchSemaphore(value: 6)
    private let hasFailed = Atomic(false)

    init(to child: Child) { self.child = child }

    /// Sends all parts, one after the other; returns false if the encoder refused something before.
    func send(_ parts: [[UInt8]]) -> Bool {
        room.wait()
        queue.async { [self] in
            defer { room.signal() }
            for part in parts where !hasFailed.load(ordering: .relaxed) {
                let isTaken = part.withUnsafeBytes { child.write($0) }
                if !isTaken { hasFailed.store(true, ordering: .relaxed) }
            }
        }
        return !hasFailed.load(ordering: .relaxed)
    }

    /// Waits until all frames are sent; returns false if the encoder refused any.
    func drain() -> Bool {
        queue.sync {}
        return !hasFailed.load(ordering: .relaxed)
    }
}
