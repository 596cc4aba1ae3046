import Foundation
import TestSupport

/// What an exhibit costs before nobody: `touchbench kiosk [SECONDS]` lets it play by itself at 1080p, and says how much of a
/// processor it took and how its memory went.
enum KioskWorkload {
    static func run(seconds: Double) throws {
        guard XServer.isInstalled else {
            throw SupportError("Xorg with its dummy driver is missing: make deps installs it")
        }
        let server = try XServer(width: 1920, height: 1080)
        try server.startWindowManager()
        var environment = server.environment
        environment["XDG_CONFIG_HOME"] = server.folder.path
        environment["XDG_STATE_HOME"] = server.folder.path + "/state"
        let program = try RunningProgram(
            "touchscope", ["open", "--kiosk", "--trace", "-"], environment: environment)
        try program.waitForLine("shown")
        let begin = Date()
        let before = Processes.processorTime(of: program.id)
        // In thirds: what only fills up at first shows in the first.
        for third in 1...3 {
            Thread.sleep(until: begin.addingTimeInterval(seconds * Double(third) / 3))
            let used = Processes.processorTime(of: program.id) - before
            print(
                String(
                    format: "after %.0f s: %.1f %% of a processor, %.0f MB resident",
                    seconds * Double(third) / 3, used / (seconds * Double(third) / 3) * 100,
                    Processes.residentMegabytes(of: program.id)))
        }
        let lessons = program.printed.filter { $0.contains(#""state":"attract""#) }.count
        print("\(lessons) lessons were played or begun")
        program.send(signal: SIGTERM)
        _ = program.waitForEnd()
    }
}
