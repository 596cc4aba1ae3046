import Testing
import TouchFuzz

@Suite struct FuzzTests {
    @Test("Whatever is touched and changed, everything stays sound", arguments: 0..<8)
    func soundness(part: UInt64) {
        var samples = 0
        var seed = 1 + part * 1000
        while samples < 26_000 {
            let (count, failure) = Fuzz.run(seed: seed)
            samples += count
            seed += 1
            if let failure {
                Issue.record("\(failure)")
                return
            }
        }
    }
}
