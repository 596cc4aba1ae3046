import Foundation
import TestSupport
import TouchStudio
import TouchscopeKit

/// Scenes, tapes, lists of lessons and settings by chance, for as long as one likes:
/// `touchbench files --seconds N [--seed S]`.
enum FilesWorkload {
    static func run(_ words: [String]) {
        let options = Words(words)
        guard let seconds = options.number("--seconds"), seconds > 0,
            words.count == (words.contains("--seed") ? 4 : 2)
        else { return stop("usage: touchbench files --seconds N [--seed S]", code: 2) }
        let first = UInt64(options.number("--seed") ?? 1)
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var trial = FileTrial()
        var seed = first
        while clock.now < end {
            // Said beforehand: after a trap there is nobody left to say it.
            if seed % 1000 == 0 { tell("from seed \(seed): \(trial.summary)") }
            if let fault = trial.run(seed: seed) { return stop("touchbench: \(fault)", code: 1) }
            var mutator = FileMutator(seed: seed)
            // Settings that cannot be read are forgotten: that they can be tried is all there is.
            _ = try? Settings.read(Data(mutator.settings().utf8))
            seed += 1
        }
        print("\(trial.summary), seeds \(first) to \(seed - 1): sound")
    }

    private static func tell(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    private static func stop(_ message: String, code: Int32) {
        tell(message)
        exit(code)
    }
}
