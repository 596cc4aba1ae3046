import TestEffort
import TestSupport
import Testing

/// Files by chance; `touchbench files` goes on where this ends.
@Suite("Whatever a file holds") struct FileFuzzTests {
    @Test(
        "9: it is read or refused with its place, written as it was meant, and plays alike",
        arguments: 0..<4)
    func fuzz(part: Int) {
        var trial = FileTrial()
        let count = Effort.count(150)
        for seed in part * count..<(part + 1) * count {
            if let fault = trial.run(seed: UInt64(seed)) { Issue.record("\(fault)") }
        }
        // Enough of them are whole, or nothing was tried.
        #expect(trial.whole > count, "\(trial.summary)")
        #expect(trial.played > Effort.count(15), "\(trial.summary)")
    }
}
