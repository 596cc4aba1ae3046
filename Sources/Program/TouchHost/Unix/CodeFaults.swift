import CFaults
import Foundation
import Synchronization
import TouchWords

/// Reports in one line where a user's code trapped, recursed without end or does not return, and
/// saves what was recorded.
package enum CodeFaults {
    /// The longest time that the code may take for one event, in seconds.
    private nonisolated static let patience = 5.0

    /// The closure that saves what must not be lost; called once, when the process is about to die.
    package static var rescue: (() -> Void)?
    /// The closure that describes the last input in words; it returns nil if there was none.
    package static var lastInput: (() -> String?)?

    private static var folders: [String] = []
    /// The location where the code begins.
    private static var beginning = ""
    private nonisolated static let isStuck = Atomic<Bool>(false)

    /// Watches a user's code, which the main thread runs.
    ///
    /// - Parameters:
    ///   - place: the location where it begins: a path, a colon and a line.
    ///   - duration: a closure that returns how long the code has been working on one event, in
    ///     seconds; nil while it is not. Called on another thread.
    package static func watch(place: String, duration: @escaping @Sendable () -> Double?) {
        folders = CodePlaces.folders(of: place)
        beginning = place
        faults_watch { signal, frames, count in
            // Called on the thread that is watched, the main one.
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
            // Once each time, and once more if the program is asked to stop but cannot respond.
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

    /// Returns whether the stack is deep and consists of the same few frames over and over, as in
    /// endless recursion.
    private static func isDeep(_ frames: [UnsafeMutableRawPointer?]) -> Bool {
        frames.count > 200 && Set(frames).count < 100
    }
}

/// Finds source lines for code addresses, with the tools that the toolchain or the system provides.
enum CodePlaces {
    /// Returns the folders of a user's code: that of a location in it, then that of its package.
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

    /// Returns the innermost location in the first of `folders` that contains any: file, line and
    /// column; nil if none is known.
    static func first(
        of frames: [UnsafeMutableRawPointer?], in folders: [String]
    ) -> String? {
        // A return address lies after its call.
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

    /// Returns the location relative to the current folder, if it is inside it.
    private static func shortened(_ place: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return place.hasPrefix(here) ? String(place.dropFirst(here.count)) : place
    }

    /// Runs a tool and returns its output. A user who asks to stop still learns where the code does
    /// not return.
    private static func output(of words: [String]) -> [String] {
        guard let child = try? Child(words, .weRead, patience: 10, isStoppable: false) else {
            return []
        }
        defer { child.finish() }
        return child.readAll().split(separator: "\n").map(String.init)
    }
}
