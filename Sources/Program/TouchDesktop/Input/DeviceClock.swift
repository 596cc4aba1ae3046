/// When a device did something, by the program's clock: the program hears of it later, the more so while it is busy.
///
/// Both clocks count milliseconds, from moments of their own. What was heard of soonest tells best how far apart they are.
nonisolated struct DeviceClock {
    /// How far the program's clock is ahead, at most.
    private var ahead: UInt32?

    /// What is thought to be heard of later than this, in milliseconds, is a clock that was set.
    private static let patience: UInt32 = 1000

    /// The tick at which the device was at `time`, if the program hears of it at the tick `now`. Never later than that.
    mutating func tick(of time: UInt32, heardAt now: UInt32) -> UInt32 {
        let difference = now &- time
        guard let known = ahead, difference &- known < Self.patience else {
            ahead = difference
            return now
        }
        return time &+ known
    }
}
