import CFaults
import Foundation
import Synchronization

/// Tells in one line where somebody's code trapped, recursed without end or does not come back, and saves what was recorded.
package enum CodeFaults {
    /// The code may take so long for one event, in seconds.
    private nonisolated static let patience = 5.0

    /// Saves what must not be lost; called once, when the process is about to die.
    package static var rescue: (() -> Void)?
    /// What was done last, in words; nil for nothing.
    package static var deed: (() -> String?)?

    private static var folders: [String] = []
    /// Where the code begins.
    private static var beginning = ""
    private nonisolated static let isStuck = Atomic<Bool>(false)

    /// Looks after somebody's code, which the main thread runs.
    ///
    /// - Parameters:
    ///   - place: where it begins: a path, a colon and a line.
    ///   - duration: how long it has been at work on one event, in seconds; nil while it is not. Called on another thread.
    package static func watch(place: String, duration: @escaping @Sendable () -> Double?) {
        folders = CodePlaces.folders(of: place)
        beginning = place
        faults_watch { signal, frames, count in
            // Told on the thread that watches, the main one.
            let frames = Array(UnsafeBufferPointer(start: frames, count: count))
            MainActor.assumeIsolated { CodeFaults.tell(signal, frames) }
        }
        Thread.detachNewThread { CodeFaults.lookAfter(duration) }
    }

    private nonisolated static func lookAfter(_ duration: @Sendable () -> Double?) {
        while true {
            Thread.sleep(forTimeInterval: 0.25)
            let isLate = duration().map { $0 > patience } ?? false
            let wasLate = isStuck.exchange(isLate, ordering: .relaxed)
            // Once each time; and once more if somebody wants to end the program that cannot hear it.
            if isLate, !wasLate || Signals.shared.received != nil { faults_ask() }
        }
    }

    private static func tell(_ signal: Int32, _ frames: [UnsafeMutableRawPointer?]) {
        let place = CodePlaces.first(of: frames, in: folders) ?? beginning
        let during = deed?().map { ", after \($0)" } ?? ""
        if signal == 0, Signals.shared.received == nil {
            let stuck = "the code has not come back for \(Int(patience)) s"
            Console.tell("\(place): \(stuck)\(during); Ctrl-C ends it")
            if rescue == nil { _exit(1) }
            return
        }
        if signal != 0 {
            let trap = Self.isDeep(frames) ? "the code recursed without end" : "the code trapped"
            Console.tell("\(place): \(trap)\(during)")
        }
        let work = rescue
        rescue = nil
        work?()
        if signal == 0 { _exit(128 + (Signals.shared.received ?? SIGINT)) }
    }

    /// As many frames as are looked at; the same few again and again.
    private static func isDeep(_ frames: [UnsafeMutableRawPointer?]) -> Bool {
        frames.count > 200 && Set(frames).count < 100
    }
}
