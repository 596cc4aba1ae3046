import Foundation
import TestSupport

/// Moves ten random fingers on everything, through the real window:
/// `touchbench soak --seconds N [--seed S]` prints the window's memory over time, then whether its
/// recording reproduces the trace.
enum SoakWorkload {
    static func run(_ words: [String]) throws {
        guard let trials = RandomTrials(words) else {
            throw SupportError("usage: touchbench soak --seconds N [--seed S]")
        }
        try XServer.demand()
        print(" seconds  resident MB  own MB  peak MB")
        let soak = Soak(seconds: Double(trials.seconds), seed: trials.first) {
            report("%8.0f %12.1f %7.1f %8.1f", $0.seconds, $0.resident, $0.own, $0.peak)
            // The output may be a file that somebody is watching.
            fflush(nil)
        }
        let outcome = try soak.run()
        let curve = outcome.curve
        if let minute = curve.first(where: { $0.seconds >= 60 }), let end = curve.last {
            report(
                "after the first minute: %+.1f MB resident in %.0f s",
                end.resident - minute.resident, end.seconds - minute.seconds)
        }
        if let difference = outcome.difference { throw SupportError(difference) }
        print("\(outcome.records) records, live and replayed alike")
    }
}
