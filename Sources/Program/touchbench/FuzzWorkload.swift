import Foundation
import TouchFuzz

/// Random scenes and sequences for as long as one likes: `touchbench fuzz --seconds N [--seed S]`.
enum FuzzWorkload {
    static func run(_ words: [String]) {
        let options = Words(words)
        guard let seconds = options.number("--seconds"), seconds > 0,
            words.count == (words.contains("--seed") ? 4 : 2)
        else { return stop("usage: touchbench fuzz --seconds N [--seed S]", code: 2) }
        let first = UInt64(options.number("--seed") ?? 1)
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var (seed, samples) = (first, 0)
        while clock.now < end {
            let (count, failure) = Fuzz.run(seed: seed)
            samples += count
            if let failure { return stop("touchbench: \(failure)", code: 1) }
            seed += 1
        }
        print("\(samples) samples in \(seed - first) scenes, seeds \(first) to \(seed - 1): sound")
    }

    private static func stop(_ message: String, code: Int32) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}
