import Dispatch
import TouchKit

/// A queue with the interface of Dispatch. Every queue is the main thread here: work runs on event
/// time, in the order in which it is due, so that the same touches have the same effects in every
/// run (TE9).
public final class DispatchQueue {
    /// The attributes of a queue; they make no difference here.
    public nonisolated struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt64
        /// Creates attributes from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The queue runs several work items at a time.
        public static let concurrent = Attributes(rawValue: 1 << 1)
        /// The queue is inactive until it is activated.
        public static let initiallyInactive = Attributes(rawValue: 1 << 2)
    }

    /// The queue of the main thread.
    public static let main = DispatchQueue(label: "main")

    /// The name of the queue.
    public let label: String

    /// Creates a queue with a name.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        target: DispatchQueue? = nil
    ) {
        self.label = label
    }

    /// Returns a queue for work that nobody waits for.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(label: "global \(qos)")
    }

    /// Runs `work` after the current event is done, and before the next.
    public func async(
        qos: DispatchQoS = .unspecified, execute work: @escaping @MainActor () -> Void
    ) {
        run(after: 0, work)
    }

    /// Runs `item` after the current event is done, and before the next, unless it is cancelled by
    /// then.
    public func async(execute item: DispatchWorkItem) {
        run(after: 0) { item.perform() }
    }

    /// Runs `work` at `deadline`.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified,
        execute work: @escaping @MainActor () -> Void
    ) {
        run(after: deadline.timeFromNow, work)
    }

    /// Runs `item` at `deadline`, unless it is cancelled by then.
    public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        run(after: deadline.timeFromNow) { item.perform() }
    }

    /// Runs `work` now.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        try work()
    }

    private func run(after delay: Double, _ work: @escaping @MainActor () -> Void) {
        UIApplication.shared.schedule(after: delay) { work() }
    }
}

/// A piece of work for a queue, which can be cancelled.
public final class DispatchWorkItem {
    /// Indicates whether the work was cancelled.
    public private(set) var isCancelled = false
    private let work: @MainActor () -> Void

    /// Creates work that is not on a queue yet.
    public init(qos: DispatchQoS = .unspecified, block: @escaping @MainActor () -> Void) {
        work = block
    }

    /// Does the work now, unless it was cancelled.
    public func perform() {
        if !isCancelled { work() }
    }

    /// Cancels the work: no queue does it any more.
    public func cancel() { isCancelled = true }
}
