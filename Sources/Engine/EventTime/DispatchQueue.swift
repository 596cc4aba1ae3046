import Dispatch
import TouchKit

/// What Dispatch calls a queue. Each is the main thread here: work runs on event time, in the order in which it is due, so
/// that the same touches bring the same about in every run (TE9).
public final class DispatchQueue {
    /// Ways of a queue; they make no difference here.
    public nonisolated struct Attributes: OptionSet, Sendable {
        /// Its members as bits.
        public let rawValue: UInt64
        /// By its members as bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// Several pieces of work at a time.
        public static let concurrent = Attributes(rawValue: 1 << 1)
        /// At rest until it is activated.
        public static let initiallyInactive = Attributes(rawValue: 1 << 2)
    }

    /// The queue of the main thread.
    public static let main = DispatchQueue(label: "main")

    /// The queue's name.
    public let label: String

    /// A queue by name.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        target: DispatchQueue? = nil
    ) {
        self.label = label
    }

    /// A queue for work that nobody waits for.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(label: "global \(qos)")
    }

    /// Runs `work` when what goes on now is over, and before the next event.
    public func async(
        qos: DispatchQoS = .unspecified, execute work: @escaping @MainActor () -> Void
    ) {
        run(after: 0, work)
    }

    /// The same for an item, unless it is cancelled by then.
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

    /// The same for an item, unless it is cancelled by then.
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

/// Work for a queue that can be taken back.
public final class DispatchWorkItem {
    /// Whether it was taken back.
    public private(set) var isCancelled = false
    private let work: @MainActor () -> Void

    /// Work that no queue has yet.
    public init(qos: DispatchQoS = .unspecified, block: @escaping @MainActor () -> Void) {
        work = block
    }

    /// Does the work now, unless it was taken back.
    public func perform() {
        if !isCancelled { work() }
    }

    /// Takes it back: no queue does it any more.
    public func cancel() { isCancelled = true }
}
