/// The hash by which a page says which script is its own (FIPS 180-4).
enum SHA256 {
    /// The 32 bytes of `message`'s hash.
    static func hash(of message: some Collection<UInt8>) -> [UInt8] {
        var padded = Array(message) + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        padded += bytes(of: UInt64(message.count) * 8)
        var state = squareRoots
        for start in stride(from: 0, to: padded.count, by: 64) {
            mix(padded[start..<start + 64], into: &state)
        }
        return state.flatMap { bytes(of: $0) }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for n in 16..<64 {
            let (a, b) = (words[n - 15], words[n - 2])
            let early = turned(a, 7) ^ turned(a, 18) ^ a >> 3
            let late = turned(b, 17) ^ turned(b, 19) ^ b >> 10
            words.append(words[n - 16] &+ early &+ words[n - 7] &+ late)
        }
        var s = state
        for n in 0..<64 {
            let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
            let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
            let low = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
            let high = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
            let sum = s[7] &+ low &+ choice &+ cubeRoots[n] &+ words[n]
            s[3] = s[3] &+ sum
            s.insert(sum &+ high &+ majority, at: 0)
            s.removeLast()
        }
        for n in state.indices { state[n] = state[n] &+ s[n] }
    }

    private static func turned(_ word: UInt32, _ places: UInt32) -> UInt32 {
        word >> places | word << (32 - places)
    }

    private static func bytes<Word: FixedWidthInteger>(of word: Word) -> [UInt8] {
        stride(from: Word.bitWidth - 8, through: 0, by: -8).map {
            UInt8(truncatingIfNeeded: word >> Word($0))
        }
    }

    private static let primes = (2...311).filter { n in !(2..<n).contains { n % $0 == 0 } }

    /// The first 32 bits behind the point of the first eight primes' square roots.
    private static let squareRoots = primes.prefix(8).map { UInt32(fraction(of: $0, power: 2)) }

    /// The same of the first sixty-four primes' cube roots.
    private static let cubeRoots = primes.prefix(64).map { UInt32(fraction(of: $0, power: 3)) }

    /// The largest whole number whose `power` is at most the prime shifted so far that 32 bits stand behind the point; of
    /// that, those 32 bits.
    private static func fraction(of prime: Int, power: Int) -> UInt64 {
        var root: UInt128 = 0
        let whole = UInt128(prime) << UInt128(32 * power)
        for bit in (0..<40).reversed() {
            let trial = root | 1 << UInt128(bit)
            if (0..<power).reduce(UInt128(1), { product, _ in product * trial }) <= whole {
                root = trial
            }
        }
        return UInt64(root & 0xffff_ffff)
    }
}
