import CFaults
import Foundation
import Synchronization
import TouchWords

/// Tells in one line where somebody's code trapped, recursed without end or does not come back, and saves what was recorded.
package enum CodeFaults {
    /// The code may take so long for one event, in seconds.
    private nonisolated static let patience = 5.0

    /// Saves what must not be lost; called once, when the process is about to die.
    package static var rescue: (() -> Void)?
    /// What was done last, in words; nil for nothing.
    package static var lastInput: (() -> String?)?

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
        let input = lastInput?()
        if signal == 0, Signals.shared.received == nil {
            let time = Int(patience)
            let told: Wording =
                if let input {
                    .host.codeStuckAfter(place, seconds: time, input: input)
                } else {
                    .host.codeStuck(place, seconds: time)
                }
            Console.tell(told)
            if rescue == nil { _exit(1) }
            return
        }
        if signal != 0 {
            let told: Wording =
                switch (isDeep(frames), input) {
                case (true, let input?): .host.codeRecursedAfter(place, input: input)
                case (true, nil): .host.codeRecursed(place)
                case (false, let input?): .host.codeTrappedAfter(place, input: input)
                case (false, nil): .host.codeTrapped(place)
                }
            Console.tell(told)
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

/// Finds lines of source for addresses of code, with what the toolchain or the system brings for it.
enum CodePlaces {
    /// The folders of somebody's code: that of a place in it, then that of its package.
    static func folders(of place: String) -> [String] {
        let own = URL(filePath: String(place.prefix { $0 != ":" })).deletingLastPathComponent()
        var folder = own
        while folder.path.count > 1 {
            let manifest = folder.appending(path: "Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return [own.path, folder.path] }
            folder.deleteLastPathComponent()
        }
        return [own.path]
    }

    /// The innermost place that is in the first of `folders` that has any: file, line and column; nil where none is known.
    static func first(
        of frames: [UnsafeMutableRawPointer?], in folders: [String]
    ) -> String? {
        // A return address is behind its call.
        let addresses = frames.compactMap { frame in
            frame.map { faults_file_address($0 - 1) }
        }.filter { $0 > 0 }.prefix(64).map { "0x" + String($0, radix: 16) }
        let tools = [["llvm-symbolizer", "-f=none", "-e"], ["addr2line", "-i", "-e"]]
        for tool in tools {
            let lines = output(of: tool + ["/proc/\(getpid())/exe"] + addresses)
            for folder in folders {
                let place = lines.first { line in
                    line.hasPrefix(folder + "/") && !line.contains("/.build/")
                }
                if let place { return shortened(place) }
            }
        }
        return nil
    }

    /// Relative to where one is, if it is in there.
    private static func shortened(_ place: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return place.hasPrefix(here) ? String(place.dropFirst(here.count)) : place
    }

    /// Who asks to stop is still told where the code does not come back.
    private static func output(of words: [String]) -> [String] {
        guard let child = try? Child(words, .weRead, patience: 10, isStoppable: false) else {
            return []
        }
        defer { child.finish() }
        return child.readAll().split(separator: "\n").map(String.init)
    }
}
