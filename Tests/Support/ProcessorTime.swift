import Foundation

/// What some work on this thread gives, and the seconds that the processor spends on it: what else the machine does hardly
/// shows in them.
public nonisolated func timed<Value>(
    _ work: () throws -> Value
) rethrows -> (value: Value, seconds: Double) {
    let start = usedTime
    let value = try work()
    return (value, usedTime - start)
}

private nonisolated var usedTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
