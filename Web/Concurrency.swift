// A main actor for one thread. The toolchain's library of actors is not built for browsers; the compiler asks for these names.
import Swift

@_marker public protocol AnyActor: AnyObject, Sendable {}

public protocol Actor: AnyActor {
    nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

public protocol Executor: AnyObject, Sendable {}
public protocol SerialExecutor: Executor {}

public struct UnownedSerialExecutor: Sendable {
    @usableFromInline var executor: Builtin.Executor
    public init() { executor = Builtin.zeroInitializer() }
}

public protocol GlobalActor {
    associatedtype ActorType: Actor
    static var shared: ActorType { get }
}

@globalActor public final actor MainActor: GlobalActor {
    public static let shared = MainActor()
    public nonisolated var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor() }

    /// Whoever asks is on it: there is one thread.
    public static func assumeIsolated<Result>(_ work: @MainActor () -> Result) -> Result {
        typealias Plain = () -> Result
        return withoutActuallyEscaping(work) { unsafeBitCast($0, to: Plain.self)() }
    }
}

/// What goes, goes at once: there is no other thread to go on.
@_silgen_name("swift_task_deinitOnExecutor")
@usableFromInline
func _deinitOnExecutor(
    _ object: __owned AnyObject, _ work: @convention(thin) (__owned AnyObject) -> Void,
    _ executor: Builtin.Executor, _ flags: Builtin.Word
) { work(object) }
