import Dispatch
import TouchKit

/// A group of work with the interface of Dispatch, on event time: what waits for the group runs
/// after the current event is done.
public final class DispatchGroup {
    private var count = 0
    private var waiting: [@MainActor () -> Void] = []

    /// Creates a group without work.
    public init() {}

    /// Adds a piece of work to the group.
    public func enter() { count += 1 }

    /// Takes a piece of work from the group; after the last one, what waits runs.
    public func leave() {
        guard count > 0 else { return }
        count -= 1
        guard count == 0 else { return }
        let due = waiting
        waiting = []
        for work in due { DispatchQueue.main.async(execute: work) }
    }

    /// Runs `work` when the group has no work.
    public func notify(
        qos: DispatchQoS = .unspecified, queue: DispatchQueue,
        execute work: @escaping @MainActor () -> Void
    ) {
        if count == 0 { queue.async(execute: work) } else { waiting.append(work) }
    }

    /// Runs `work` when the group has no work, unless it is cancelled by then.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }

    /// Returns at once: nothing else runs while code waits here.
    public func wait() {}
}

extension DispatchQueue {
    /// Runs `work`, a piece of the work of a group, after the current event is done.
    public func async(
        group: DispatchGroup, qos: DispatchQoS = .unspecified,
        execute work: @escaping @MainActor () -> Void
    ) {
        group.enter()
        async {
            work()
            group.leave()
        }
    }

    /// Runs `work` after the current event is done; flags make no difference here.
    public func async(
        flags: DispatchWorkItemFlags, execute work: @escaping @MainActor () -> Void
    ) { async(execute: work) }

    /// Runs `work` as often as wanted, one after another.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<max(0, iterations) { work(index) }
    }
}
