import Foundation
import TestSupport

/// Ten random fingers on everything, through the real window: `touchbench soak --seconds N [--seed S]` prints how
/// much memory the window takes, then whether its recording gives the same trace again.
enum SoakWorkload {
    static func run(_ words: [String]) throws {
        let options = Words(words)
        guard let seconds = options.number("--seconds"), seconds > 0,
            words.count == (words.contains("--seed") ? 4 : 2)
        else { throw SupportError("usage: touchbench soak --seconds N [--seed S]") }
        guard XServer.isInstalled else {
            throw SupportError("Xorg with its dummy driver is missing: make deps installs it")
        }
        print(" seconds  resident MB  own MB  peak MB")
        let soak = Soak(seconds: Double(seconds), seed: UInt64(options.number("--seed") ?? 1)) {
            print(
                String(
                    format: "%8.0f %12.1f %7.1f %8.1f", $0.seconds, $0.resident, $0.own, $0.peak))
            // Somebody may be watching a file.
            fflush(nil)
        }
        let report = try soak.run()
        if let minute = report.curve.first(where: { $0.seconds >= 60 }), let end = report.curve.last
        {
            print(
                String(
                    format: "after the first minute: %+.1f MB resident in %.0f s",
                    end.resident - minute.resident, end.seconds - minute.seconds))
        }
        if let difference = report.difference { throw SupportError(difference) }
        print("\(report.records) records, live and replayed alike")
    }
}
