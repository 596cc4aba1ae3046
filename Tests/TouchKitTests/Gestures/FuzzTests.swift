import TestEffort
import Testing

@testable import TouchFuzz

@Suite struct FuzzTests {
    private nonisolated static let parts: UInt64 = 8
    private static let samplesInAll = Effort.count(208_000)

    @Test("Whatever is touched and changed, everything stays sound", arguments: 0..<parts)
    func soundness(part: UInt64) {
        let share = Self.samplesInAll / Int(Self.parts)
        var (samples, seed) = (0, 1 + part * 1000)
        while samples < share {
            let (count, failure) = Fuzz.run(seed: seed)
            samples += count
            seed += 1
            guard let failure else { continue }
            Issue.record("\(failure)")
            return
        }
    }

    @Test(
        "Scenes that once found a fault stay sound",
        arguments: [4074, 5050, 20_010_590, 20_010_743, 3_141_609_987])
    func oldFaults(seed: UInt64) {
        #expect(Fuzz.run(seed: seed).failure == nil)
    }

    @Test("A tape is shortened to what the fault needs, and the failure tells how to see it again")
    func failure() {
        var random = FuzzRandom(seed: 3)
        let scene = FuzzScene(&random)
        let tape = FuzzTape(random, samples: 150).steps
        func lifts(_ tape: [FuzzStep]) -> Int {
            tape.count {
                if case .send(let samples) = $0 { samples[0].phase == .ended } else { false }
            }
        }
        let short = Fuzz.shortened(tape) { lifts($0) >= 2 }
        #expect(short.count == 2 && lifts(short) == 2)
        let lines = "\(Fuzz.Failure(seed: 3, fault: "a fault", scene: scene, tape: short))"
            .split(separator: "\n")
        #expect(lines.first == "seed 3: a fault")
        #expect(lines.contains { $0.contains("view 0") })
        #expect(lines[lines.count - 3] == "tape, 2 steps:")
        #expect(lines.suffix(2).allSatisfy { $0.contains("ended") })
    }
}
