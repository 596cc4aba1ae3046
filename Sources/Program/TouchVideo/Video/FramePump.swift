import Foundation
import Synchronization
import TouchHost

/// Sends frames to the encoder on a thread of its own, so that the next is painted meanwhile.
///
/// Nobody else writes to the encoder, and nobody waits for its end before all is sent.
// Unchecked: of the child the queue alone asks anything until it is drained.
nonisolated final class FramePump: @unchecked Sendable {
    private let child: Child
    private let queue = DispatchQueue(label: "touchscope.frames")
    /// How many frames may wait: enough to paint on while one encoder ends and the next begins.
    private let room = DispatchSemaphore(value: 6)
    private let hasFailed = Atomic(false)

    init(to child: Child) { self.child = child }

    /// Sends all of these, one after the other; false if something before was not taken.
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

    /// Waits until all is sent; false if something was not taken.
    func drain() -> Bool {
        queue.sync {}
        return !hasFailed.load(ordering: .relaxed)
    }
}
