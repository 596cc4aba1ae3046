import Foundation
import TestSupport

/// Measures an exhibit without visitors: `touchbench kiosk [SECONDS]` lets it play by itself at
/// 1080p, and prints its share of a processor and its memory over time.
enum KioskWorkload {
    static func run(seconds: Double) throws {
        try XServer.demand()
        let server = try XServer(width: 1920, height: 1080)
        try server.startWindowManager()
        let program = try RunningProgram(
            "touchscope", ["open", "--kiosk", "--trace", "-"], environment: server.ownEnvironment)
        try program.waitForLine("shown")
        let begin = Date()
        let before = program.processorTime
        // In thirds: caches that only fill up at first show in the first.
        for third in 1...3 {
            let passed = seconds * Double(third) / 3
            Thread.sleep(until: begin.addingTimeInterval(passed))
            let used = program.processorTime - before
            report(
                "after %.0f s: %.1f %% of a processor, %.0f MB resident",
                passed, used / passed * 100, program.residentMegabytes)
        }
        let lessons = program.printed.filter { $0.contains(#""state":"attract""#) }.count
        print("\(lessons) lessons were played or begun")
        program.end()
    }
}
