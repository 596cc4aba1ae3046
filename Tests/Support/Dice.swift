/// A small generator with a seed, so that every run rolls alike.
public struct Dice {
    private var state: UInt64

    public init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    /// From 0 up to, and without, `sides`; 0 if there are none.
    public mutating func roll(_ sides: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return sides > 0 ? Int(state % UInt64(sides)) : 0
    }
}
