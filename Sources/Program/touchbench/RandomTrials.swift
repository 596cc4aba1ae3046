import Foundation
import TestSupport
import TouchFuzz
import TouchStudio
import TouchscopeKit

/// Random trials, one seed after the other, for a given time: `--seconds N [--seed S]`.
struct RandomTrials {
    let seconds: Int
    let first: UInt64

    /// Creates the trials; nil if `words` are anything else.
    init?(_ words: [String]) {
        func number(after option: String) -> Int? {
            guard let place = words.firstIndex(of: option), place + 1 < words.count,
                let value = Int(words[place + 1]), value >= 0
            else { return nil }
            return value
        }
        guard let seconds = number(after: "--seconds"), seconds > 0,
            words.count == (words.contains("--seed") ? 4 : 2)
        else { return nil }
        (self.seconds, first) = (seconds, UInt64(number(after: "--seed") ?? 1))
    }

    /// Runs trials until the time is over.
    /// - Parameter fault: a closure that returns the fault found with a seed, which ends
    ///   everything; nil if there is none.
    /// - Returns: the seeds that were tried.
    private func run(_ fault: (_ seed: UInt64) -> String?) throws -> Range<UInt64> {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var seed = first
        while clock.now < end {
            if let fault = fault(seed) { throw SupportError(fault) }
            seed += 1
        }
        return first..<seed
    }

    /// Tries scenes, tapes, lists of lessons and settings.
    func tryFiles() throws {
        var trial = FileTrial()
        let seeds = try run { seed in
            // Printed beforehand, because a trap ends the process.
            if seed % 1000 == 0 { complain("from seed \(seed): \(trial.summary)") }
            if let fault = trial.run(seed: seed) { return "\(fault)" }
            var mutator = FileMutator(seed: seed)
            // Unreadable settings are discarded, so this only checks that reading them does not
            // trap.
            _ = try? Settings.read(Data(mutator.settings().utf8))
            return nil
        }
        print("\(trial.summary), seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): sound")
    }

    /// Tries scenes and sequences of touches.
    func fuzz() throws {
        var samples = 0
        let seeds = try run { seed in
            let (count, failure) = Fuzz.run(seed: seed)
            samples += count
            return failure?.description
        }
        print(
            "\(samples) samples in \(seeds.count) scenes, "
                + "seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): sound")
    }
}
