import CAllocations
import Foundation

/// How often `work` asks for heap memory each time, once it has got going.
func allocationsEach(_ work: Timing.Work, times: Int = 10_000) -> String {
    work(times)
    let before = allocations_counted()
    work(times)
    return String(format: "%.4g", Double(allocations_counted() - before) / Double(times))
}
