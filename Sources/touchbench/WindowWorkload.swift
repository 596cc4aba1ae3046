import Foundation
import TestSupport

/// What the window costs, beside the least that a program can do, measured in one run.
enum WindowWorkload {
    private static let size = CGSize(width: 1920, height: 1080)

    static func run() throws {
        guard XServer.isInstalled else {
            throw SupportError("Xorg with its dummy driver is missing: make deps installs it")
        }
        let minimal = try latency(program: "touchbench", ["minimal", "1920", "1080"]) { _ in true }
        print("finger to pixel, minimal program: \(minimal.line)")
    }

    private static func latency(
        program: String, _ arguments: [String], isReady: (TraceLine) -> Bool
    ) throws -> Latency {
        let server = try XServer(width: Int(size.width), height: Int(size.height))
        let touch = try TouchScreen(on: server)
        let watch = try PixelWatch(server)
        let running = try RunningProgram(program, arguments, environment: server.environment)
        try running.waitForLine("ready")
        let places = (0..<200).map { (index: Int) in
            CGPoint(x: Double(700 + index * 7 % 20 * 40), y: Double(300 + index * 3 % 10 * 30))
        }
        return try Latency.measure(on: server, touch: touch, watch: watch, places: places)
    }
}
