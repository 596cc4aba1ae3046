import TestSupport
import Testing

/// Files by chance; `touchbench files` goes on where this ends.
@Suite("Whatever a file holds") struct FileFuzzTests {
    @Test(
        "9: it is read or refused with its place, written as it was meant, and plays alike",
        arguments: 0..<4)
    func fuzz(part: Int) {
        var trial = FileTrial()
        for seed in part * 150..<(part + 1) * 150 {
            if let fault = trial.run(seed: UInt64(seed)) { Issue.record("\(fault)") }
        }
        // Enough of them are whole, or nothing was tried.
        #expect(trial.whole > 150 && trial.played > 15, "\(trial.summary)")
    }
}
