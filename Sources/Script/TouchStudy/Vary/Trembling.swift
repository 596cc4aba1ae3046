import TouchPicture

/// How a hand trembles: the same for the same seed, everywhere (SplitMix64).
nonisolated struct Trembling {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// An offset in the disc of that radius, every part of it as likely as any other.
    mutating func next(within radius: Double) -> CGPoint {
        let (distance, angle) = (radius * share().squareRoot(), 2 * .pi * share())
        return CGPoint(
            x: distance * Mathematics.cosine(angle), y: distance * Mathematics.sine(angle))
    }

    /// From 0 to less than 1.
    private mutating func share() -> Double {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
        bits ^= bits >> 31
        return Double(bits >> 11) / 0x1p53
    }
}
